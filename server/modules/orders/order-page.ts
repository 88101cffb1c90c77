import { sql } from 'drizzle-orm';
import { actionsOf } from '#domain/orders/actions.ts';
import { type CancelReason, parseCancelReason } from '#domain/orders/cancel-reasons.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { returnWindows } from '#domain/orders/return-windows.ts';
import { returnableUntil } from '#domain/orders/returnable.ts';
import { isConfirmed } from '#domain/orders/shown-state.ts';
import { PROMISED_BY, WAITS_FOR_ACCOUNT } from '#server/modules/ledger/ledger.ts';
import type { ParcelStatus } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import { readCorrections } from './invoice-corrections.ts';
import { type OrderRow, readOrder } from './order-row.ts';
import type {
  OrderContactView,
  OrderEventView,
  OrderOwner,
  OrderView,
  ParcelView,
  RefundView,
} from './order-view.ts';
import { purchasesOf } from './owned.ts';

/** An owner's order, by its number; null when it does not exist or belongs to another owner. */
export async function orderPage(query: Query, owner: OrderOwner, typed: string): Promise<OrderView | null> {
  const number = parseOrderNumber(typed);
  if (number === null) return null;
  const order = await readOrder(query, sql`o.number = ${number} and o.purchase_id in ${purchasesOf(owner)}`);
  return order && viewOf(query, owner, order);
}

async function viewOf(query: Query, owner: OrderOwner, order: OrderRow): Promise<OrderView> {
  const [contact] = await query<OrderContactView>(sql`
    select recipient, phone, email, region_code as "regionCode", region as "regionName", postal_code as "postalCode", street, landmark,
      courier_note as "courierNote", dropship_name as "dropshipName"
    from order_contacts where purchase_id = ${order.purchaseId}`);
  const orders = await query<{ number: string }>(
    sql`select number from orders where purchase_id = ${order.purchaseId} order by id`,
  );
  const { lines, state, siblings } = order;
  return {
    id: order.id,
    number: order.number,
    state,
    lines,
    isCod: order.method === 'cod',
    placedAt: order.placedAt,
    shop: shopOnInvoice(order),
    parts: partsOf(order),
    shipping: shippingOf(order),
    exchangeOf: order.exchangeOf,
    note: order.note,
    giftNote: order.giftNote,
    purchase: {
      id: order.purchaseId,
      number: order.purchaseNumber,
      method: order.method,
      state: order.purchaseState,
      total: order.purchaseTotal,
      payBy: order.payBy,
      orders: orders.map((one) => one.number),
    },
    contact: contact ?? null,
    events: await readEvents(query, order.id),
    parcels: await readParcels(query, order.id),
    refunds: await readRefunds(query, order),
    deadlines: {
      payBy: state === 'unpaid' ? order.payBy : null,
      confirmBy: state === 'unconfirmed' ? order.payBy : null,
      acceptBy: state === 'new' ? order.acceptBy : null,
      shipBy: state === 'accepted' || state === 'packed' ? order.shipBy : null,
      cancelAnswerBy: order.cancelAnswerBy,
      receiveBy: state === 'delivered' && order.receivedAt === null ? order.receiveBy : null,
      returnBy: returnableUntil(order, lines),
    },
    cancelAsked: askedOf(order),
    deliveredAt: order.deliveredAt,
    receivedAt: order.receivedAt,
    missingSince: order.missingSince,
    isArrivalAsked: isArrivalAsked(order),
    // An order that was reported missing has nothing to return yet.
    returnWindows: order.missingSince ? null : order.deliveredAt && returnWindows(order.deliveredAt),
    invoiceNumber: order.invoiceNumber,
    corrections: await readCorrections(query, order),
    may: actionsOf({
      state,
      siblings,
      isCancelAsked: order.cancelAskedAt !== null,
      isMissing: order.missingSince !== null,
      isReceived: order.receivedAt !== null,
      isConfirmed: isConfirmed(order),
    }),
    isGuests: order.userId === null,
    mailHeldAt: order.mailHeldAt,
    canJoin: owner.userId !== undefined && order.userId === null,
  };
}

/** The shop as its invoices name it. */
export const shopOnInvoice = ({ sellerId, seller, location, taxNumber }: OrderRow): OrderView['shop'] => ({
  id: sellerId,
  name: seller,
  location,
  taxNumber,
});

export const partsOf = ({ goods, shipping, codFee, credit, total, lines }: OrderRow): OrderView['parts'] => ({
  goods,
  shipping,
  codFee,
  credit,
  total,
  toPay: total - credit,
  saved: lines.reduce((sum, line) => sum + (line.originalPrice - line.price) * line.quantity, 0),
});

export const shippingOf = ({
  courier,
  service,
  arrivesFrom,
  arrivesTo,
  isGuess,
}: OrderRow): OrderView['shipping'] => ({
  courier,
  service,
  arrivesFrom,
  arrivesTo,
  isGuess,
});

/** The question was put, and nobody has answered it. */
const isArrivalAsked = ({ state, receivedAt, askArrivalAt, answerArrivalBy }: OrderRow): boolean =>
  state === 'shipped' && receivedAt === null && askArrivalAt === null && answerArrivalBy !== null;

function askedOf({ state, cancelAskedAt, cancelReason }: OrderRow): OrderView['cancelAsked'] {
  if (cancelAskedAt === null || state === 'cancelled') return null;
  return { at: cancelAskedAt, reason: parseCancelReason(cancelReason ?? '') };
}

/** The timeline, oldest first. */
export async function readEvents(query: Query, orderId: string): Promise<OrderEventView[]> {
  const rows = await query<Omit<OrderEventView, 'reason'> & { reason: string | null }>(sql`
    select seq, event, actor, details ->> 'reason' as reason, (details ->> 'return')::integer as "returnN",
      details ->> 'refund_cause' as "refundCause", at from order_events
    where order_id = ${orderId} order by seq`);
  return rows.map((row) => ({ ...row, reason: reasonOf(row.reason) }));
}

const reasonOf = (stored: string | null): CancelReason | null =>
  stored === null ? null : parseCancelReason(stored);

/** Its parcels, oldest first, each with the courier's statuses, newest first. */
export async function readParcels(query: Query, orderId: string): Promise<ParcelView[]> {
  return (await parcelsOfOrders(query, [orderId])).get(orderId) ?? [];
}

/** The parcels of several orders, as {@link readParcels} reads those of one. */
export async function parcelsOfOrders(
  query: Query,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ParcelView[]>> {
  const rows = await query<
    Omit<ParcelView, 'events'> & {
      orderId: string;
      events: { at: string; status: ParcelStatus; note: string }[];
    }
  >(sql`
    select order_id as "orderId", courier, service, waybill, state, collection, events from parcels
    where order_id = any(${sql.param(orderIds)}::uuid[]) order by created_at, id`);
  const byOrder = new Map<string, ParcelView[]>();
  for (const { orderId, events, ...row } of rows) {
    const told = events.map(({ at, status, note }) => ({ at: new Date(at), status, note })).reverse();
    const parcel = Object.assign(row, { events: told });
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), parcel]);
  }
  return byOrder;
}

/**
 * Refunds of the order; for the first order of a purchase also those of money that paid for none of its
 * orders.
 */
function readRefunds(query: Query, { id, purchaseId }: OrderRow): Promise<RefundView[]> {
  return query<RefundView>(sql`
    select id, case when cause_kind in ('return', 'return_rest', 'postage') then cause_id end as "returnId",
      cause_kind as cause, amount, state, way, ${WAITS_FOR_ACCOUNT} as "needsAccount",
      created_at as "createdAt", ${PROMISED_BY} as "promisedBy", done_at as "doneAt"
    from refunds where order_id = ${id} or (purchase_id = ${purchaseId} and order_id is null)
    order by created_at, id`);
}
