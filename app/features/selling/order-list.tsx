import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { rupiah } from '#domain/money.ts';
import { parcelCode, SELLER_TAB_IDS, type SellerTab } from '#domain/orders/seller-tabs.ts';
import { handoverPath, labelsPath, pickingPath, shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import type { ShopOrderCard, ShopOrderList } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { BulkBar } from '../desk/bulk-bar.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { RowPicture } from '../desk/row-picture.tsx';
import { SearchForm } from '../desk/search-form.tsx';
import { useTicks } from '../desk/ticks.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import { OrderDue } from './order-due.tsx';
import { ReasonField } from './reason-field.tsx';
import { nameOfService } from './service-name.ts';

const copy = sellingCopy.orders;

export interface OrderListProps {
  shop: number;
  asked: { tab: SellerTab; q: string; after: string | null };
  list: ShopOrderList;
  now: Date;
  /** Whether the viewer may change orders. */
  mayHandle: boolean;
  /** Numbers that were ticked when a form was refused, or whose orders it left as they were. */
  ticked: readonly string[];
  /** The box of the whole tab was ticked when a form was refused. */
  isAllTicked: boolean;
}

/** The orders of a shop: tabs, search, and what can be done with those that are ticked. */
export function OrderList(props: OrderListProps) {
  const { shop, asked, list } = props;
  const { tab, q } = asked;
  return (
    <>
      <LinkTabs
        label={copy.tabsLabel}
        current={q === '' ? tab : ''}
        tabs={SELLER_TAB_IDS.map((id) => ({
          id,
          label: copy.tab(id, q === '' ? list.counts[id] : null),
          to: shopOrdersPath(shop, { tab: id }),
        }))}
      />
      <SearchForm action={shopOrdersPath(shop)} q={q} copy={copy} />
      {q === '' && tab === 'pack' && <ListLink to={pickingPath(shop)} label={copy.picking} />}
      {q === '' && tab === 'ready' && <ListLink to={handoverPath(shop)} label={copy.handover} />}
      {list.orders.length === 0 ? (
        <EmptyList
          title={q === '' ? copy.empty(tab) : copy.none(q)}
          text={q === '' ? copy.emptyText(tab) : copy.noneText}
        />
      ) : (
        <Ticked key={`${tab} ${q} ${asked.after} ${props.ticked.join()}`} {...props} />
      )}
    </>
  );
}

const ListLink = ({ to, label }: { to: string; label: string }) => (
  <p>
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {label}
    </Link>
  </p>
);

/** The list as one form, so that ticks work without scripts. */
function Ticked({ shop, asked, list, now, mayHandle, ticked, isAllTicked }: OrderListProps) {
  const isSearch = asked.q !== '';
  const count = list.found ?? list.counts[asked.tab];
  const ticks = useTicks({
    name: 'order',
    ids: list.orders.map(({ number }) => number),
    first: ticked,
    allLabel: isSearch ? copy.pickAllFound(count) : copy.pickAll(count),
    wholeTab: Math.min(count, MOST_TICKED),
    isAllFirst: isAllTicked,
  });
  const isPickable = mayHandle && (isSearch || ['new', 'pack', 'ready', 'sent'].includes(asked.tab));
  const to = (after: string | null) => shopOrdersPath(shop, { ...asked, after });
  const tick = (number: string) => isPickable && ticks.box(number, copy.pick(number));
  return (
    <Form method="post" action={to(asked.after)} className="flex flex-col gap-4">
      {isPickable && ticks.all}
      {isPickable && <Bulk shop={shop} tab={isSearch ? 'found' : asked.tab} isInSight={ticks.count > 0} />}
      <input type="hidden" name="tab" value={asked.tab} />
      {isSearch && <input type="hidden" name="q" value={asked.q} />}
      <DeskList
        label={copy.list}
        columns={columnsOf({ shop, now, tick })}
        rows={list.orders}
        keyOf={({ number }) => number}
        pages={{
          newest: asked.after === null ? null : to(null),
          older: list.next === null ? null : to(list.next),
          words: { newest: copy.first, older: copy.next },
        }}
      />
    </Form>
  );
}

const columnsOf = ({
  shop,
  now,
  tick,
}: {
  shop: number;
  now: Date;
  tick: (number: string) => ReactNode;
}): readonly Column<ShopOrderCard>[] => [
  {
    label: copy.columns.order,
    isTitle: true,
    cell: (order) => (
      <div className="flex gap-3">
        {tick(order.number)}
        <div className="min-w-0">
          <Link to={shopOrderPath(shop, order.number)} className="link font-semibold whitespace-nowrap">
            {order.number}
          </Link>
          <WibTime at={order.placedAt} className="block text-sm text-ink-soft" />
          <Badges order={order} />
        </div>
      </div>
    ),
  },
  { label: copy.columns.goods, cell: (order) => <Goods order={order} /> },
  {
    label: copy.columns.buyer,
    cell: ({ buyer }) =>
      buyer ? (
        <>
          {buyer.name}
          <span className="block text-sm text-ink-soft">{buyer.regionName}</span>
        </>
      ) : (
        sellingCopy.buyerGone
      ),
  },
  {
    label: copy.columns.courier,
    cell: ({ service, parcel, number, state }) => (
      <>
        {nameOfService(service)}
        {parcel && (
          <span className="block text-sm whitespace-nowrap text-ink-soft">
            {parcel.waybill ?? sellingCopy.noWaybill}
          </span>
        )}
        {state === 'packed' && (
          <span className="block text-sm text-ink-soft">
            {sellingCopy.order.code}: <b>{parcelCode(number)}</b>
          </span>
        )}
      </>
    ),
  },
  { label: copy.columns.due, cell: (order) => <OrderDue due={order} now={now} /> },
];

function Badges({
  order: { isCod, isExchange, hasNote, cancelAnswerBy, parcel, state },
}: {
  order: ShopOrderCard;
}) {
  const words = sellingCopy.badges;
  const told = [
    cancelAnswerBy !== null && words.cancelAsked,
    isCod && words.cod,
    isExchange && words.exchange,
    hasNote && words.note,
    parcel !== null && ['accepted', 'packed'].includes(state) && words.booked,
  ].filter((word) => word !== false);
  if (told.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {told.map((word) => (
        <span key={word} className="badge bg-sunken text-ink-soft">
          {word}
        </span>
      ))}
    </span>
  );
}

function Goods({ order: { state, lines, goods } }: { order: ShopOrderCard }) {
  return (
    <ul className="space-y-2">
      {lines.map(({ position, name, options, imageUrl, quantity, cancelled }) => (
        <li key={position} className="flex gap-3">
          <RowPicture src={imageUrl} />
          <span className="min-w-0">
            <span className="line-clamp-2">{name}</span>
            <span className="block text-sm text-ink-soft">
              {options !== '' && `${options}, `}
              {sellingCopy.pieces(state === 'cancelled' ? quantity : quantity - cancelled)}
            </span>
          </span>
        </li>
      ))}
      <li className="nums text-sm">{formatRupiah(rupiah(goods))}</li>
    </ul>
  );
}

/** What can be done with the ticked orders of a tab, or of a search, which finds those of all tabs. */
function Bulk({ shop, tab, isInSight }: { shop: number; tab: SellerTab | 'found'; isInSight: boolean }) {
  const words = sellingCopy.actions;
  return (
    <BulkBar label={copy.forPicked} isInSight={isInSight}>
      <div className="flex flex-wrap items-start gap-3">
        {tab === 'new' && (
          <>
            <Press intent="accept" label={words.accept} look="button-primary" />
            <details>
              <summary className="button button-quiet">{words.reject}</summary>
              <div className="mt-3 space-y-3">
                <ReasonField />
                <Press intent="reject" label={words.rejectPicked} look="button-quiet" />
              </div>
            </details>
          </>
        )}
        {tab === 'found' && (
          <>
            <Press intent="accept" label={words.accept} look="button-quiet" />
            <Press intent="pack" label={words.pack} look="button-quiet" />
            <PrintLabels shop={shop} />
          </>
        )}
        {tab === 'pack' && (
          <>
            <Press intent="pack" label={words.pack} look="button-primary" />
            <PrintLabels shop={shop} />
          </>
        )}
        {(tab === 'pack' || tab === 'ready' || tab === 'found') && (
          <>
            <Press
              intent="pickup"
              label={words.collection.pickup}
              look={tab === 'ready' ? 'button-primary' : 'button-quiet'}
            />
            <Press intent="drop_off" label={words.collection.drop_off} look="button-quiet" />
          </>
        )}
        {(tab === 'ready' || tab === 'sent') && <PrintLabels shop={shop} />}
      </div>
    </BulkBar>
  );
}

const Press = ({ intent, label, look }: { intent: string; label: string; look: string }) => (
  <button type="submit" name="intent" value={intent} className={`button ${look}`}>
    {label}
  </button>
);

/** Shows the labels of what is ticked: the same form, sent to another page. */
const PrintLabels = ({ shop }: { shop: number }) => (
  <button type="submit" formMethod="get" formAction={labelsPath(shop)} className="button button-quiet">
    {sellingCopy.actions.labels}
  </button>
);
