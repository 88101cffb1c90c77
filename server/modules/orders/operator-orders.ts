import { type SQL, sql } from 'drizzle-orm';
import { OPERATOR_TAB_IDS, OPERATOR_TABS, type OperatorTab } from '#domain/operating/order-tabs.ts';
import type { OrderTerm } from '#domain/operating/order-term.ts';
import { MOST_COUNTED } from '#domain/orders/seller-tabs.ts';
import type { Actor, OrderState } from '#domain/orders/transitions.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What the operator sees of orders. Amounts are whole Rupiah; times follow the shop's clock. */

/** An order in the console's list. */
export interface OperatorOrderCard {
  number: string;
  purchaseNumber: string;
  state: OrderState;
  placedAt: Date;
  sellerId: number;
  /** 'S***' and the district; null after the personal data was deleted. */
  buyer: { name: string; regionName: string } | null;
  method: PaymentMethod;
  total: number;
  /** Its buyer wants to cancel it, misses it, or has a return open. */
  isCancelAsked: boolean;
  isMissing: boolean;
  isReturning: boolean;
}

/** Which orders somebody asks for. */
export interface OperatorOrdersQuery {
  tab: OperatorTab;
  /** What was typed, by its shape; null for all orders of the tab. A search looks through all tabs. */
  term: OrderTerm | null;
  /** What other modules know of the term. */
  known: { orderIds: readonly string[]; purchaseIds: readonly string[] };
  /** The number of the order after which the page begins; null for the first one. */
  after: string | null;
}

/** One page of the console's orders, the newest first. */
export interface OperatorOrderList {
  orders: OperatorOrderCard[];
  /** Orders of each tab, at most one more than `MOST_COUNTED`; without the search. */
  counts: Readonly<Record<OperatorTab, number>>;
  /** The order after which the next page begins; null on the last one. */
  next: string | null;
}

/** Orders on a page of the list. */
const PAGE_ORDERS = 50;

/** Where a buyer's name stands, as a letter. */
const MASKED_BUYER = sql`(
  select json_build_object('name', left(c.recipient, 1) || '***', 'regionName', c.region) from order_contacts c
  where c.purchase_id = o.purchase_id)`;

/** A page of all shops' orders, with what its tabs count. */
export async function listOperatorOrders(
  query: Query,
  asked: OperatorOrdersQuery,
): Promise<OperatorOrderList> {
  const { tab, term, known, after } = asked;
  const from =
    after === null
      ? sql`true`
      : sql`(created_at, id) < (select a.created_at, a.id from orders a where a.number = ${after})`;
  const ids =
    term === null
      ? newestOf(OPERATOR_TABS[tab], from)
      : sql`select id, created_at from orders where id in (${matching(term, known)}) and ${from}
          order by created_at desc, id desc limit ${PAGE_ORDERS + 1}`;
  const found = await query<OperatorOrderCard>(sql`
    with page as (${ids})
    select o.number, p.number as "purchaseNumber", o.state, o.created_at as "placedAt", o.seller_id as "sellerId",
      ${MASKED_BUYER} as buyer, p.method, o.total::float8 as total,
      o.cancel_answer_by is not null as "isCancelAsked", o.missing_since is not null as "isMissing",
      o.return_id is not null as "isReturning"
    from page join orders o on o.id = page.id join purchases p on p.id = o.purchase_id
    order by o.created_at desc, o.id desc limit ${PAGE_ORDERS + 1}`);
  const orders = found.slice(0, PAGE_ORDERS);
  const next = found.length > PAGE_ORDERS ? (orders.at(-1)?.number ?? null) : null;
  return { orders, next, counts: await countOperatorOrders(query) };
}

/** The newest orders in some states, or of all: each state is read by its own index. */
function newestOf(states: readonly OrderState[], from: SQL): SQL {
  const page = sql`order by created_at desc, id desc limit ${PAGE_ORDERS + 1}`;
  if (states.length === 0) return sql`select id, created_at from orders where ${from} ${page}`;
  return sql`
    select one.id, one.created_at from unnest(${sql.param(states)}::text[]) wanted(state)
    cross join lateral (select id, created_at from orders where state = wanted.state and ${from} ${page}) one ${page}`;
}

/** The ids of the orders that a term means; each kind is answered by an index. */
function matching(term: OrderTerm, { orderIds, purchaseIds }: OperatorOrdersQuery['known']): SQL {
  const ofPurchases = (condition: SQL) =>
    sql`select id from orders where purchase_id in (select purchase_id from order_contacts where ${condition})`;
  const others = sql`
    select id from orders where id = any(${sql.param(orderIds)}::uuid[])
    union all select id from orders where purchase_id = any(${sql.param(purchaseIds)}::uuid[])`;
  switch (term.kind) {
    case 'number':
      return sql`
        select id from orders where number = ${term.number}
        union all select o.id from orders o join purchases p on p.id = o.purchase_id where p.number = ${term.number}`;
    case 'invoice':
      return sql`select id from orders where invoice_number = ${term.number}`;
    case 'email':
      return ofPurchases(sql`lower(email) = ${term.email}`);
    case 'phone':
      return sql`${ofPurchases(sql`phone = ${term.phone}`)} union all ${others}`;
    case 'id':
      return sql`
        select id from orders where id = ${term.id} or purchase_id = ${term.id}
        union all select id from orders where purchase_id in (select id from purchases where user_id = ${term.id})
        union all ${others}`;
    case 'code':
      return others;
    case 'name':
      return sql`
        ${ofPurchases(sql`folded_recipient like ${`%${term.part.replace(/[\\%_]/g, '\\$&')}%`}`)} union all ${others}`;
    case 'short':
      return sql`select id from orders where false`;
  }
}

async function countOperatorOrders(query: Query): Promise<Record<OperatorTab, number>> {
  const counted = OPERATOR_TAB_IDS.map((tab) => {
    const states: readonly OrderState[] = OPERATOR_TABS[tab];
    const condition = states.length === 0 ? sql`true` : sql`state = any(${sql.param(states)}::text[])`;
    return sql`(select count(*) from (select from orders where ${condition} limit ${MOST_COUNTED + 1}) one)::int
      as ${sql.identifier(tab)}`;
  });
  const [row] = await query<Record<OperatorTab, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  if (!row) throw new Error('A count has no row');
  return row;
}

/** An event of an order, with the person whose command it was. */
export interface OperatorEvent {
  seq: number;
  event: string;
  actor: Actor;
  /** As the audit log names them; null for shopper, program and provider. */
  by: string | null;
  /** Why it was cancelled, or is to be. */
  reason: string | null;
  at: Date;
}

/** What happened to an order, the oldest first. */
export const operatorEvents = (query: Query, orderId: string): Promise<OperatorEvent[]> =>
  query<OperatorEvent>(sql`
    select seq, event, actor, by, details ->> 'reason' as reason, at from order_events
    where order_id = ${orderId} order by seq`);

/** An order of a purchase. */
export interface PurchasedOrder {
  id: string;
  number: string;
  state: OrderState;
  sellerId: number;
  total: number;
}

export const ordersOfPurchase = (query: Query, purchaseId: string): Promise<PurchasedOrder[]> =>
  query<PurchasedOrder>(sql`
    select id, number, state, seller_id as "sellerId", total::float8 as total from orders
    where purchase_id = ${purchaseId} order by id`);

/** The buyer of a purchase as a letter and a district; null after the personal data was deleted. */
export async function maskedBuyer(query: Query, purchaseId: string): Promise<OperatorOrderCard['buyer']> {
  const [buyer = null] = await query<{ name: string; regionName: string }>(sql`
    select left(recipient, 1) || '***' as name, region as "regionName" from order_contacts where purchase_id = ${purchaseId}`);
  return buyer;
}

/** The number of the first order of a purchase, by the purchase's number; null for an unknown one. */
export async function firstOrderOf(query: Query, purchaseNumber: string): Promise<string | null> {
  const [first] = await query<{ number: string }>(sql`
    select o.number from orders o join purchases p on p.id = o.purchase_id where p.number = ${purchaseNumber}
    order by o.id limit 1`);
  return first?.number ?? null;
}

/** Whom an order goes to, in full. */
export interface OrderContact {
  recipient: string;
  phone: string;
  email: string;
  street: string;
  landmark: string;
  regionName: string;
  postalCode: string;
  courierNote: string;
}

/** Whom a purchase goes to, in full, for a command that notes who saw it; null after the personal data was deleted. */
export async function readContact(query: Query, purchaseId: string): Promise<OrderContact | null> {
  const [contact = null] = await query<OrderContact>(sql`
    select recipient, phone, email, street, landmark, region as "regionName", postal_code as "postalCode", courier_note as "courierNote"
    from order_contacts where purchase_id = ${purchaseId}`);
  return contact;
}

/** A line of an order with what its shop gets for it. Amounts are whole Rupiah. */
export interface MoneyLine {
  position: number;
  name: string;
  options: string;
  price: number;
  quantity: number;
  cancelled: number;
  /** What left the order's escrow for its buyer before completion. */
  fromEscrow: number;
  /** The commission, in hundredths of a percent. */
  commission: number;
}

export const moneyLines = (query: Query, orderId: string): Promise<MoneyLine[]> =>
  query<MoneyLine>(sql`
    select position, name, options, price, quantity, cancelled, from_escrow::float8 as "fromEscrow",
      commission_basis_points as commission
    from order_lines where order_id = ${orderId} order by position`);
