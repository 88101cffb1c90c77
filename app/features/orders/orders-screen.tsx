import { Form } from 'react-router';
import { loginPath } from '#domain/accounts/next-path.ts';
import { ORDER_TABS, type OrderTab } from '#domain/orders/tabs.ts';
import { COMPLAINTS_PATH, ORDERS_PATH, ordersListPath, TRACK_PATH } from '#domain/paths.ts';
import type { OrderList } from '#server/services.ts';
import { ordersCopy as copy } from '../../copy/orders.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderPages } from './order-pages.tsx';

const TABS = Object.keys(ORDER_TABS) as OrderTab[];

/** Somebody's orders, of one tab and one search. */
export function OrdersScreen({
  list,
  tab,
  q,
  isGuest,
}: {
  list: OrderList;
  tab: OrderTab;
  q: string;
  /** Known by this browser's cookie alone. */
  isGuest: boolean;
}) {
  const { orders, counts, page, pages } = list;
  const tabs = TABS.map((id) => ({
    id,
    label: copy.tab(copy.tabs[id], counts[id]),
    to: ordersListPath({ tab: id, q: '' }),
  }));
  return (
    <div className="space-y-5">
      {isGuest && <GuestHint />}
      <OrderSearch tab={tab} q={q} />
      <LinkTabs label={copy.tabsLabel} tabs={tabs} current={tab} />
      {orders.length === 0 ? (
        <NoOrders tab={tab} q={q} />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {orders.map((order, index) => (
            <OrderCard key={order.number} order={order} isFirst={index === 0} />
          ))}
        </ul>
      )}
      <OrderPages tab={tab} q={q} page={page} pages={pages} />
      <p className="flex flex-wrap gap-x-6">
        <Link to={COMPLAINTS_PATH} className="link inline-flex min-h-11 items-center">
          {copy.complaints}
        </Link>
        <Link to={TRACK_PATH} className="link inline-flex min-h-11 items-center">
          {copy.track}
        </Link>
      </p>
    </div>
  );
}

function OrderSearch({ tab, q }: { tab: OrderTab; q: string }) {
  const { label, placeholder, submit, clear } = copy.search;
  return (
    <Form action={ORDERS_PATH} method="get" role="search" aria-label={label} className="flex gap-2">
      {tab !== 'all' && <input type="hidden" name="tab" value={tab} />}
      <SearchField name="q" defaultValue={q} label={label} placeholder={placeholder} clearLabel={clear} />
      <button type="submit" className="button button-quiet">
        <Icon name="search" className="size-5" />
        <span className="max-sm:sr-only">{submit}</span>
      </button>
    </Form>
  );
}

function NoOrders({ tab, q }: { tab: OrderTab; q: string }) {
  const title = q === '' ? copy.emptyTab(copy.tabs[tab]) : copy.emptySearch(q);
  return (
    <EmptyList title={title}>
      <Link to={ORDERS_PATH} className="button button-primary">
        {copy.seeAll}
      </Link>
    </EmptyList>
  );
}

function GuestHint() {
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="max-w-prose">{copy.guest.text}</p>
      <Link to={loginPath(ORDERS_PATH)} className="button button-quiet">
        {copy.guest.login}
      </Link>
    </div>
  );
}
