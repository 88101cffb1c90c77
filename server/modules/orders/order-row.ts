import { type SQL, sql } from 'drizzle-orm';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { CalendarDay } from '#domain/shipping/calendar.ts';
import type { Query } from '#server/platform/database/query.ts';
import { LINES_OF_ORDER, SIBLINGS_OF_ORDER } from './order-lines-sql.ts';
import type { OrderLineView, OrderView } from './order-view.ts';

/** An order with its purchase, seller and lines, as it is stored. */
export interface OrderRow {
  id: string;
  number: string;
  state: OrderState;
  placedAt: Date;
  sellerId: number;
  seller: string;
  location: string;
  /** Tax number of a seller who charges PPN. */
  taxNumber: string | null;
  goods: number;
  shipping: number;
  codFee: number;
  credit: number;
  total: number;
  courier: string;
  service: string;
  arrivesFrom: CalendarDay;
  arrivesTo: CalendarDay;
  isGuess: boolean;
  note: string;
  giftNote: string;
  acceptBy: Date | null;
  shipBy: Date | null;
  deliveredAt: Date | null;
  receivedAt: Date | null;
  receiveBy: Date | null;
  scanBy: Date | null;
  askArrivalAt: Date | null;
  answerArrivalBy: Date | null;
  windowEnd: Date | null;
  completeAt: Date | null;
  cancelAskedAt: Date | null;
  cancelReason: string | null;
  cancelAnswerBy: Date | null;
  missingSince: Date | null;
  invoiceNumber: string | null;
  purchaseId: string;
  purchaseNumber: string;
  purchaseState: OrderView['purchase']['state'];
  purchaseTotal: number;
  method: PaymentMethod;
  payBy: Date | null;
  userId: string | null;
  guestId: string | null;
  mailHeldAt: Date | null;
  /** Somebody of the shop bought its own goods (P-CAT-25). */
  isOwnPurchase: boolean;
  /** What its courier was to cost. */
  shippingQuote: number;
  /** The number of the order whose goods it replaces; null for all but an exchange. */
  exchangeOf: string | null;
  /** The return that is open. */
  returnId: string | null;
  lines: OrderLineView[];
  siblings: OrderState[];
}

/** The one order that a condition on `o` (orders) and `p` (purchases) selects; null for none. */
export async function readOrder(query: Query, condition: SQL): Promise<OrderRow | null> {
  const [row] = await readOrders(query, condition);
  return row ?? null;
}

/** The orders that a condition selects, by id. */
export function readOrders(query: Query, condition: SQL): Promise<OrderRow[]> {
  return query<OrderRow>(sql`
    select o.id, o.number, o.state, o.created_at as "placedAt", o.seller_id as "sellerId", s.name as seller,
      s.location, case when s.is_pkp then s.npwp end as "taxNumber",
      o.goods, o.shipping_charged as shipping, o.cod_fee as "codFee",
      o.credit, o.total, o.courier, o.service,
      o.arrives_from::text as "arrivesFrom", o.arrives_to::text as "arrivesTo",
      not exists (select 1 from holiday_years where year = extract(year from o.arrives_to)) as "isGuess", o.note, o.gift_note as "giftNote",
      o.accept_by as "acceptBy", o.ship_by as "shipBy", o.delivered_at as "deliveredAt",
      o.received_at as "receivedAt", o.receive_by as "receiveBy",
      o.scan_by as "scanBy", o.ask_arrival_at as "askArrivalAt", o.answer_arrival_by as "answerArrivalBy", o.window_end as "windowEnd", o.complete_at as "completeAt", o.cancel_asked_at as "cancelAskedAt",
      o.cancel_reason as "cancelReason", o.cancel_answer_by as "cancelAnswerBy",
      o.missing_since as "missingSince", o.invoice_number as "invoiceNumber", p.id as "purchaseId",
      p.number as "purchaseNumber", p.state as "purchaseState", p.total as "purchaseTotal", p.method,
      p.pay_by as "payBy", p.user_id as "userId", p.guest_id as "guestId", p.mail_held_at as "mailHeldAt",
      o.is_own_purchase as "isOwnPurchase", o.shipping_quote as "shippingQuote", o.return_id as "returnId",
      (select e.number from orders e where e.id = o.exchange_of) as "exchangeOf", ${LINES_OF_ORDER} as lines,
      ${SIBLINGS_OF_ORDER} as siblings
    from orders o join purchases p on p.id = o.purchase_id join sellers s on s.id = o.seller_id
    where ${condition} order by o.id`);
}

/** The numbers of orders by their ids. */
export async function orderNumbers(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; number: string }>(
    sql`select id, number from orders where id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}
