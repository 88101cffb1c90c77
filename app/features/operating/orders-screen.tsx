import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { OPERATOR_TAB_IDS, type OperatorTab } from '#domain/operating/order-tabs.ts';
import { operatorOrderPath, operatorOrdersPath } from '#domain/paths.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import type { FoundOrders } from '#server/services.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { SearchForm } from '../desk/search-form.tsx';
import { StateBadge } from './state-badge.tsx';

const copy = operatingOrdersCopy.list;

export interface OrdersScreenProps {
  asked: { tab: OperatorTab; q: string; after: string | null };
  list: FoundOrders;
}

/** The orders of all shops: a search through all of them, and tabs by state. */
export function OrdersScreen({ asked, list }: OrdersScreenProps) {
  const { tab, q, after } = asked;
  const to = (next: string | null) => operatorOrdersPath({ tab, q, after: next });
  return (
    <>
      <SearchForm action={operatorOrdersPath()} q={q} copy={copy} />
      <LinkTabs
        label={copy.tabsLabel}
        current={q === '' ? tab : ''}
        tabs={OPERATOR_TAB_IDS.map((id) => ({
          id,
          label: copy.tab(id, q === '' ? list.counts[id] : null),
          to: operatorOrdersPath({ tab: id }),
        }))}
      />
      {list.orders.length === 0 ? (
        <EmptyList
          title={q === '' ? copy.empty : copy.none(q)}
          text={list.isTooShort ? copy.tooShort : q === '' ? copy.emptyText : copy.noneText}
        />
      ) : (
        <DeskList
          label={copy.label}
          columns={COLUMNS}
          rows={list.orders}
          keyOf={({ number }) => number}
          pages={{
            newest: after === null ? null : to(null),
            older: list.next === null ? null : to(list.next),
            words: { newest: copy.first, older: copy.next },
          }}
        />
      )}
    </>
  );
}

type Found = FoundOrders['orders'][number];

const COLUMNS: readonly Column<Found>[] = [
  {
    label: copy.columns.order,
    cell: (order) => (
      <>
        <Link to={operatorOrderPath(order.number)} className="link font-semibold">
          {order.number}
        </Link>
        <span className="block text-sm text-ink-soft">{formatDateTime(order.placedAt)} WIB</span>
        <span className="mt-1 flex flex-wrap gap-1">
          <StateBadge state={order.state} />
          <Badges order={order} />
        </span>
      </>
    ),
  },
  { label: copy.columns.shop, cell: ({ seller }) => seller },
  {
    label: copy.columns.buyer,
    cell: ({ buyer }) =>
      buyer === null ? (
        operatingOrdersCopy.buyerGone
      ) : (
        <>
          {buyer.name}
          <span className="block text-sm text-ink-soft">{buyer.regionName}</span>
        </>
      ),
  },
  { label: copy.columns.paid, cell: ({ method }) => METHOD_NAMES[method] },
  {
    label: copy.columns.total,
    isNumber: true,
    cell: ({ total }) => <span className="nums">{formatRupiah(rupiah(total))}</span>,
  },
];

function Badges({ order: { isCancelAsked, isMissing, isReturning } }: { order: Found }) {
  const words = [
    isCancelAsked && copy.badges.cancelAsked,
    isMissing && copy.badges.missing,
    isReturning && copy.badges.returning,
  ].filter((word) => word !== false);
  return words.map((word) => (
    <span key={word} className="badge bg-accent-soft py-0.5 text-accent-ink">
      {word}
    </span>
  ));
}
