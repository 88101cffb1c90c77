import { type SQL, sql } from 'drizzle-orm';
import { startOfJakartaDay } from '#domain/format-date.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { feeOf } from '#domain/ledger/shares.ts';
import { rupiah } from '#domain/money.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import {
  isWaitingTab,
  MOST_COUNTED,
  SELLER_TAB_IDS,
  SELLER_TABS,
  type SellerTab,
} from '#domain/orders/seller-tabs.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import {
  type FreightBorne,
  freightBorne,
  type PurchaseTransfer,
  transfersOfPurchase,
} from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import { LINES_OF_ORDER } from './order-lines-sql.ts';
import { GOODS_IN_ESCROW } from './order-money.ts';
import { parcelsOfOrders, readEvents } from './order-page.ts';
import { type OrderRow, readOrder, readOrders } from './order-row.ts';
import type { OrderContactView, OrderEventView, OrderLineView, ParcelView } from './order-view.ts';
import { moneyToCome } from './to-come.ts';

/** What the people of a shop see of its orders. Amounts are whole Rupiah; times follow the shop's clock. */

/** What the people of a shop see of a buyer: 'S***' and the district. */
export interface MaskedBuyer {
  name: string;
  regionName: string;
}

/** An order in a shop's list. */
export interface ShopOrderCard {
  number: string;
  state: OrderState;
  placedAt: Date;
  isCod: boolean;
  /** It replaces goods that came back. */
  isExchange: boolean;
  /** Prices of the goods together. */
  goods: number;
  lines: OrderLineView[];
  /** Null after the personal data was deleted. */
  buyer: MaskedBuyer | null;
  courier: CourierId;
  service: string;
  /** Of its last parcel that was not taken back. */
  parcel: ParcelView | null;
  acceptBy: Date | null;
  shipBy: Date | null;
  /** Until when a wish to cancel must be answered; null when there is none. */
  cancelAnswerBy: Date | null;
  hasNote: boolean;
  deliveredAt: Date | null;
  receivedAt: Date | null;
}

/** Which orders of a shop somebody asks for. */
export interface ShopOrdersQuery {
  tab: SellerTab;
  /** A number or its end, a waybill, or a part of the name of a buyer or product; empty for all. */
  q: string;
  /** The number of the order after which the page begins; null for the first one. */
  after: string | null;
  /** Ids of the orders whose parcels have the waybill that `q` names. */
  withWaybill: readonly string[];
}

/** One page of a shop's orders. */
export interface ShopOrderList {
  orders: ShopOrderCard[];
  /** Orders of each tab, at most one more than `MOST_COUNTED`. */
  counts: Readonly<Record<SellerTab, number>>;
  /** Orders that a search finds, at most one more than can be ticked; null without a search. */
  found: number | null;
  /** The order after which the next page begins; null on the last one. */
  next: string | null;
}

/** Orders on a page of the list: what fits a courier's visit, and a sheet of labels. */
const PAGE_ORDERS = 50;

/** The first orders of a list that a search looks through before it asks the indexes of names. */
const LOOKED_AT_FIRST = 500;

/** A shop never sees what nobody paid for, or confirmed to pay at the door. */
const REACHED_SHOP = sql`(o.state not in ('unpaid', 'unconfirmed', 'cancelled') or p.method = 'cod' and p.pay_by is null
  or exists (select from order_events e where e.order_id = o.id and e.event in ('paid', 'confirmed', 'inspected')))`;

/** The condition on `o` and `p` that selects the orders that a shop may see. */
export const seenByShop = (sellerId: number): SQL => sql`o.seller_id = ${sellerId} and ${REACHED_SHOP}`;

/** The orders of a shop. A subquery of ids, for an `in`. */
export const ordersOfShop = (sellerId: number): SQL =>
  sql`(select id from orders where seller_id = ${sellerId})`;

/** The orders by which a shop is judged: none of its own purchases (P-CAT-25). A subquery of ids, for an `in`. */
export const salesOfShop = (sellerId: number): SQL =>
  sql`(select id from orders where seller_id = ${sellerId} and not is_own_purchase)`;

const BUYER = sql`(
  select json_build_object('name', left(c.recipient, 1) || '***', 'regionName', c.region) from order_contacts c
  where c.purchase_id = o.purchase_id)`;

/** The buyers of orders, by the orders' ids; none whose personal data was deleted. */
export async function maskedBuyers(
  query: Query,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, MaskedBuyer>> {
  const rows = await query<{ id: string; buyer: MaskedBuyer | null }>(sql`
    select o.id, ${BUYER} as buyer from orders o where o.id = any(${sql.param(orderIds)}::uuid[])`);
  return new Map(rows.flatMap(({ id, buyer }) => (buyer ? [[id, buyer]] : [])));
}

/** A page of a shop's orders, with what its tabs count. */
export async function listShopOrders(
  query: Query,
  sellerId: number,
  asked: ShopOrdersQuery,
): Promise<ShopOrderList> {
  const { q, after } = asked;
  const all = q === '' ? null : await findShopOrders(query, sellerId, asked, { most: MOST_TICKED + 1 });
  const rest =
    all && after === null
      ? all.slice(0, PAGE_ORDERS + 1)
      : await findShopOrders(query, sellerId, asked, { after, most: PAGE_ORDERS + 1 });
  const page = rest.slice(0, PAGE_ORDERS);
  const ids = page.map(({ id }) => id);
  const rows = await query<Omit<ShopOrderCard, 'parcel'> & { id: string }>(sql`
    select o.id, o.number, o.state, o.created_at as "placedAt", p.method = 'cod' as "isCod", o.exchange_of is not null as "isExchange",
      o.goods::float8 as goods, ${LINES_OF_ORDER} as lines, ${BUYER} as buyer, o.courier, o.service,
      o.accept_by as "acceptBy", o.ship_by as "shipBy", o.cancel_answer_by as "cancelAnswerBy",
      o.note <> '' or o.gift_note <> '' as "hasNote", o.delivered_at as "deliveredAt", o.received_at as "receivedAt"
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as page (id, place)
    join orders o on o.id = page.id join purchases p on p.id = o.purchase_id order by page.place`);
  const parcels = await parcelsOfOrders(query, ids);
  return {
    orders: rows.map(({ id, ...order }) => Object.assign(order, { parcel: currentParcel(parcels.get(id)) })),
    next: rest.length > PAGE_ORDERS ? (page.at(-1)?.number ?? null) : null,
    counts: await countShopOrders(query, sellerId),
    found: all?.length ?? null,
  };
}

/** The numbers of the first so many orders of a tab, or of a search through all, as its list shows them. */
export async function shopOrderNumbers(
  query: Query,
  sellerId: number,
  asked: Omit<ShopOrdersQuery, 'after'>,
  most: number,
): Promise<string[]> {
  const found = await findShopOrders(query, sellerId, asked, { most });
  return found.map(({ number }) => number);
}

/** So many orders of a tab, or of a search through all, in the order of its list; from the first one, or after another. */
async function findShopOrders(
  query: Query,
  sellerId: number,
  asked: Omit<ShopOrdersQuery, 'after'>,
  { after = null, most }: { after?: string | null; most: number },
): Promise<{ id: string; number: string }[]> {
  const { tab, q } = asked;
  const [direction, beyond] = isWaitingTab(tab) ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const from =
    after === null
      ? sql`true`
      : sql`(o.created_at, o.id) ${beyond} (
    select a.created_at, a.id from orders a where a.number = ${after} and a.seller_id = ${sellerId})`;
  const sorted = sql`order by o.created_at ${direction}, o.id ${direction}`;
  const look = (condition: SQL) =>
    query<{ id: string; number: string }>(sql`
    select o.id, o.number from orders o join purchases p on p.id = o.purchase_id
    where ${seenByShop(sellerId)} and ${condition} and ${from} ${sorted} limit ${most}`);
  if (q === '') return look(sql`o.state = any(${sql.param(SELLER_TABS[tab])}::text[])`);
  const ways = waysToFind(asked);
  const isFound = ways.map(({ table, where }) =>
    table ? sql`exists (select from ${table} where ${where})` : where,
  );
  const first = sql`o.id in (
    select o.id from orders o where o.seller_id = ${sellerId} and ${from} ${sorted} limit ${LOOKED_AT_FIRST})`;
  const found = await look(sql`${first} and (${sql.join(isFound, sql` or `)})`);
  if (found.length === most) return found;
  // What many orders match has filled the list; what few match is found by the indexes of names.
  const byIndex = ways.map(
    ({ table, where }) =>
      sql`select o.id from orders o ${table ? sql`, ${table}` : sql``} where ${where} and o.seller_id = ${sellerId}`,
  );
  return look(sql`o.id in (${sql.join(byIndex, sql` union all `)})`);
}

/** The parcel that an order is sent in; null while it has none. */
const currentParcel = (parcels: readonly ParcelView[] = []): ParcelView | null =>
  parcels.findLast(({ state }) => state !== 'cancelled') ?? null;

/** A way to find an order `o`, by itself or by rows of another table. */
interface WayToFind {
  table?: SQL;
  where: SQL;
}

/** How a search finds orders, by the shape of what was typed: a number or its end, else a waybill, or a part of a name. */
function waysToFind({ q, withWaybill }: Pick<ShopOrdersQuery, 'q' | 'withWaybill'>): WayToFind[] {
  const number = parseOrderNumber(q);
  if (number !== null)
    return [
      { where: sql`o.number = ${number}` },
      { table: sql`purchases m`, where: sql`m.id = o.purchase_id and m.number = ${number}` },
    ];
  const pattern = `%${foldText(q).replace(/[\\%_]/g, '\\$&')}%`;
  const ways = [
    { where: sql`o.id = any(${sql.param(withWaybill)}::uuid[])` },
    {
      table: sql`order_contacts c`,
      where: sql`c.purchase_id = o.purchase_id and c.folded_recipient like ${pattern}`,
    },
    { table: sql`order_lines l`, where: sql`l.order_id = o.id and l.folded_name like ${pattern}` },
  ];
  if (!/^[0-9a-z]{4,6}$/i.test(q)) return ways;
  const ending = `${Array.from(q.toUpperCase()).toReversed().join('')}%`;
  return [{ where: sql`reverse(o.number) like ${ending}` }, ...ways];
}

/** How many orders each tab of a shop has, at most one more than `MOST_COUNTED`. */
export async function countShopOrders(query: Query, sellerId: number): Promise<Record<SellerTab, number>> {
  const counted = SELLER_TAB_IDS.map((tab) => {
    // Of the other tabs a shop sees every order, so that an index alone counts them.
    const seen =
      tab === 'cancelled'
        ? sql`orders o join purchases p on p.id = o.purchase_id where ${seenByShop(sellerId)}`
        : sql`orders o where o.seller_id = ${sellerId}`;
    return sql`(select count(*) from (
      select from ${seen} and o.state = any(${sql.param(SELLER_TABS[tab])}::text[])
      limit ${MOST_COUNTED + 1}) one)::int as ${sql.identifier(tab)}`;
  });
  const [row] = await query<Record<SellerTab, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  if (!row) throw new Error('A count has no row');
  return row;
}

/** What of an order its shop may see, and nothing of its buyer or of the rest of the purchase. */
const SHOP_FACTS = [
  'number',
  'state',
  'placedAt',
  'goods',
  'shipping',
  'shippingQuote',
  'codFee',
  'credit',
  'total',
  'courier',
  'service',
  'arrivesFrom',
  'arrivesTo',
  'note',
  'giftNote',
  'acceptBy',
  'shipBy',
  'scanBy',
  'deliveredAt',
  'receivedAt',
  'completeAt',
  'cancelAskedAt',
  'cancelReason',
  'cancelAnswerBy',
  'missingSince',
  'method',
  'exchangeOf',
  'lines',
] as const satisfies readonly (keyof OrderRow)[];
export type ShopOrderFacts = Pick<OrderRow, (typeof SHOP_FACTS)[number]>;

/** Takes of a stored order what its shop may see. */
function factsOf(row: OrderRow): ShopOrderFacts {
  return Object.fromEntries(SHOP_FACTS.map((name) => [name, row[name]])) as ShopOrderFacts;
}

/** One order in full, for the people of its shop. */
export interface ShopOrderView {
  id: string;
  order: ShopOrderFacts;
  /** Who pays which part of the freight by the tariff, in whole Rupiah. */
  quotedFreight: FreightBorne;
  /** The same of what the courier really charges; null before the parcel was carried. */
  realFreight: FreightBorne | null;
  /** What the order has brought to the shop's account by now, in whole Rupiah, and since which month, 'yyyy-mm'. */
  booked: number;
  bookedIn: string | null;
  /** 'S***' and the district; null after the personal data was deleted. */
  buyer: ShopOrderCard['buyer'];
  /** What the shop's people remember about it. */
  shopNote: string;
  /** The price of the goods that nobody was given back yet, and the commission of that, in whole Rupiah. */
  goodsKept: number;
  commission: number;
  events: OrderEventView[];
  parcels: readonly ParcelView[];
  parcel: ParcelView | null;
}

/** An order of a shop by its number; null when it is not there, or not yet the shop's to see. */
export async function shopOrder(
  query: Query,
  sellerId: number,
  typed: string,
): Promise<ShopOrderView | null> {
  const number = parseOrderNumber(typed);
  if (number === null) return null;
  const row = await readOrder(query, sql`o.number = ${number} and ${seenByShop(sellerId)}`);
  if (!row) return null;
  const [more] = await query<Pick<ShopOrderView, 'buyer' | 'shopNote' | 'quotedFreight'>>(sql`
    select ${BUYER} as buyer, o.shop_note as "shopNote", ${QUOTED_FREIGHT} as "quotedFreight" from orders o where o.id = ${row.id}`);
  const lines = await query<{ kept: number; rate: number }>(sql`
    select (${GOODS_IN_ESCROW})::float8 as kept, l.commission_basis_points as rate from order_lines l
    where l.order_id = ${row.id}`);
  if (!more) return null;
  const parcels = (await parcelsOfOrders(query, [row.id])).get(row.id) ?? [];
  const events = await readEvents(query, row.id);
  const transfers = await transfersOfPurchase(query, row.purchaseId);
  const own = transfers.filter(({ orderId }) => orderId === row.id);
  const account = `seller:${sellerId}`;
  const first = own.find((moved) => forAccount(moved, account) !== 0);
  return {
    id: row.id,
    realFreight: freightBorne(own),
    booked: own.reduce((sum, moved) => sum + forAccount(moved, account), 0),
    bookedIn: first ? jakartaDay(first.at).slice(0, 'yyyy-mm'.length) : null,
    order: factsOf(row),
    ...more,
    goodsKept: lines.reduce((sum, { kept }) => sum + kept, 0),
    commission: lines.reduce((sum, { kept, rate }) => sum + feeOf(rupiah(kept), rate), 0),
    events,
    parcels,
    parcel: currentParcel(parcels),
  };
}

/** Who pays the freight of an order by the tariff: its shopper what checkout charged, somebody else the rest. */
const QUOTED_FREIGHT = sql`jsonb_build_object(
  'shopper', o.shipping_charged,
  'seller', case when o.shipping_by = 'seller' then o.shipping_quote - o.shipping_charged else 0 end,
  'platform', case when o.shipping_by = 'seller' then 0 else o.shipping_quote - o.shipping_charged end)`;

/** What a movement adds to an account. */
const forAccount = ({ debit, credit, amount }: PurchaseTransfer, account: string): number =>
  (credit === account ? amount : 0) - (debit === account ? amount : 0);

/** What a label shows of an order. */
export interface OrderLabel {
  order: ShopOrderFacts;
  shop: string;
  parcel: ParcelView | null;
  contact: OrderContactView;
  weightGrams: number;
}

/** What the labels of orders show, in the order of their numbers; none of orders whose personal data was deleted. */
export async function orderLabels(query: Query, ids: readonly string[]): Promise<OrderLabel[]> {
  const rows = await readOrders(query, sql`o.id = any(${sql.param(ids)}::uuid[])`);
  const parcels = await parcelsOfOrders(query, ids);
  const contacts = await query<OrderContactView & { id: string; weightGrams: number }>(sql`
    select o.id, recipient, phone, email, region_code as "regionCode", region as "regionName", postal_code as "postalCode", street, landmark,
      courier_note as "courierNote", dropship_name as "dropshipName",
      (select sum(l.weight_grams * (l.quantity - l.cancelled)) from order_lines l where l.order_id = o.id)::int as "weightGrams"
    from orders o join order_contacts c on c.purchase_id = o.purchase_id where o.id = any(${sql.param(ids)}::uuid[])`);
  return rows
    .flatMap((row) => {
      const found = contacts.find(({ id }) => id === row.id);
      if (!found) return [];
      const { id, weightGrams, ...contact } = found;
      return [
        {
          order: factsOf(row),
          shop: row.seller,
          parcel: currentParcel(parcels.get(id)),
          contact,
          weightGrams,
        },
      ];
    })
    .toSorted((a, b) => (a.order.number < b.order.number ? -1 : 1));
}

/** An order in a list to take or to hand over. */
export interface ShopOrderInList {
  order: ShopOrderFacts;
  parcel: ParcelView | null;
}

/** The orders of a shop in some states, the oldest first, at most so many: for its lists of what to take and to hand over. */
export async function shopOrdersIn(
  query: Query,
  sellerId: number,
  states: readonly OrderState[],
  most: number,
): Promise<ShopOrderInList[]> {
  const ids = await query<{ id: string }>(sql`
    select id from orders where seller_id = ${sellerId} and state = any(${sql.param(states)}::text[])
    order by created_at, id limit ${most}`);
  const rows = await readOrders(query, sql`o.id = any(${sql.param(ids.map(({ id }) => id))}::uuid[])`);
  const parcels = await parcelsOfOrders(
    query,
    rows.map(({ id }) => id),
  );
  return rows
    .map((row) => ({ order: factsOf(row), parcel: currentParcel(parcels.get(row.id)) }))
    .toSorted((a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime());
}

/**
 * The orders of a shop that are to be packed and that somebody scanned or typed: by number, the last 4 to 6 signs of it, or ids.
 * At most 2: more than one is ambiguous.
 */
export async function ordersToPack(
  query: Query,
  sellerId: number,
  { code, ids }: { code: string; ids: readonly string[] },
): Promise<string[]> {
  const number = parseOrderNumber(code);
  const isEnding = /^[0-9a-z]{4,6}$/i.test(code);
  const named =
    number !== null
      ? sql`o.number = ${number}`
      : isEnding
        ? sql`right(o.number, ${code.length}) = ${code.toUpperCase()}`
        : sql`false`;
  const rows = await query<{ number: string }>(sql`
    select o.number from orders o
    where o.seller_id = ${sellerId} and o.state = 'accepted' and (${named} or o.id = any(${sql.param(ids)}::uuid[]))
    order by o.created_at, o.id limit 2`);
  return rows.map((row) => row.number);
}

/** Sets what the shop's people remember about an order. */
export const setShopNote = (query: Query, orderId: string, note: string) =>
  query(sql`update orders set shop_note = ${note} where id = ${orderId}`);

/** Sets what a shop weighed before it sent a parcel, in grams; null for what nobody weighed. */
export const setPackedGrams = (query: Query, orderId: string, grams: number | null) =>
  query(sql`update orders set packed_grams = ${grams} where id = ${orderId}`);

/** What a shop weighed before it sent a parcel, in grams; null for what nobody weighed. */
export async function packedGrams(query: Query, orderId: string): Promise<number | null> {
  const [row] = await query<{ grams: number | null }>(
    sql`select packed_grams as grams from orders where id = ${orderId}`,
  );
  return row?.grams ?? null;
}

/** What a shop's home tells of its orders. */
export interface ShopOrderFigures {
  /** Orders of each tab, at most one more than `MOST_COUNTED`. */
  counts: Readonly<Record<SellerTab, number>>;
  /** Orders whose buyers wait for an answer to their wish to cancel. */
  cancelAsked: number;
  /** The first deadline of each kind; null for none. `cancelNumber` is of the order whose wish to cancel is answered first. */
  first: {
    acceptBy: Date | null;
    shipBy: Date | null;
    cancelAnswerBy: Date | null;
    cancelNumber: string | null;
  };
  /** What orders that are not completed will still give the shop, in whole Rupiah. */
  toCome: number;
  /** What was ordered on each of the last days in Jakarta and not cancelled, in whole Rupiah, the oldest day first. */
  days: { day: string; goods: number }[];
}

/** Days of the chart of sales. */
const SALES_DAYS = 30;

/** What a shop's home tells of its orders. @param now the shop's clock */
export async function shopFigures(query: Query, sellerId: number, now: Date): Promise<ShopOrderFigures> {
  const mine = sql`o.seller_id = ${sellerId}`;
  const [found] = await query<ShopOrderFigures['first'] & { cancelAsked: number }>(sql`
    select min(o.accept_by) filter (where o.state = 'new') as "acceptBy",
      min(o.ship_by) filter (where o.state in ('accepted', 'packed')) as "shipBy",
      min(o.cancel_answer_by) as "cancelAnswerBy", count(o.cancel_answer_by)::int as "cancelAsked",
      (array_agg(o.number order by o.cancel_answer_by) filter (where o.cancel_answer_by is not null))[1] as "cancelNumber"
    from orders o where ${mine} and o.state in ('new', 'accepted', 'packed')`);
  const today = startOfJakartaDay(now);
  const days = await query<{ day: string; goods: number }>(sql`
    select to_char(day at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, coalesce(sum(o.goods), 0)::float8 as goods
    from generate_series(${today}::timestamptz - make_interval(days => ${SALES_DAYS - 1}), ${today}::timestamptz, '1 day') day
    left join orders o on ${mine} and o.created_at >= day and o.created_at < day + interval '1 day'
      and o.state not in ('unpaid', 'unconfirmed', 'waiting', 'cancelled')
    group by day order by day`);
  if (!found) throw new Error('An aggregate has no row');
  const { cancelAsked, ...first } = found;
  return {
    days,
    cancelAsked,
    first,
    counts: await countShopOrders(query, sellerId),
    toCome: await moneyToCome(query, sellerId),
  };
}
