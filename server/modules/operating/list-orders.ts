import { sql } from 'drizzle-orm';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { ORDER_STATES } from '#domain/orders/transitions.ts';
import { type OrderRow, readEvents, readOrder, readParcels } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { plainText, textTable } from '#server/platform/terminal-text.ts';

/** Output of orders for a terminal. */

const money = (amount: number) => formatRupiah(rupiah(amount));
const moment = (at: Date | null) => (at === null ? '' : `${formatDateTime(at)} WIB`);

interface ListedRow {
  number: string;
  state: string;
  placed: Date;
  seller: string;
  total: number;
  due: Date | null;
  is_asked: boolean;
}

const MOST_LISTED = 200;

/**
 * The orders of a state, or all unfinished ones; the oldest first. @throws SettingsError for an unknown state
 */
export async function listForOperator(query: Query, state: string | undefined): Promise<string> {
  const states: readonly string[] = ORDER_STATES;
  if (state !== undefined && !states.includes(state)) {
    throw new SettingsError(`There is no state ${state}: ${states.join(', ')}.`);
  }
  const rows = await query<ListedRow>(sql`
    select o.number, o.state, o.created_at as placed, s.name as seller, o.total,
      o.cancel_answer_by is not null as is_asked, coalesce(o.cancel_answer_by, o.accept_by, o.ship_by, o.scan_by,
        o.answer_arrival_by, o.complete_at,
        case when o.state in ('unpaid', 'unconfirmed') then p.pay_by end) as due
    from orders o join sellers s on s.id = o.seller_id join purchases p on p.id = o.purchase_id
    where ${state === undefined ? sql`o.state not in ('completed', 'cancelled')` : sql`o.state = ${state}`}
    order by o.created_at, o.id limit ${MOST_LISTED}`);
  if (rows.length === 0) return 'There are no such orders.';
  const lines = rows.map((row) => [
    row.number,
    row.is_asked ? `${row.state}, wants to cancel` : row.state,
    formatDateTime(row.placed),
    money(row.total),
    moment(row.due),
    plainText(row.seller),
  ]);
  return textTable([['Number', 'State', 'Placed (WIB)', 'Total', 'Due', 'Seller'], ...lines]);
}

/** One order in full. @throws SettingsError when there is none */
export async function showForOperator(query: Query, typed: string): Promise<string> {
  const order = await readOrder(query, sql`o.number = ${parseOrderNumber(typed)}`);
  if (!order) throw new SettingsError(`There is no order ${typed}.`);
  const events = await readEvents(query, order.id);
  const parcels = await readParcels(query, order.id);
  return [
    ...headOf(order),
    ...(await addressOf(query, order)),
    ...(await pickupOf(query, order)),
    '',
    ...order.lines.map(
      ({ quantity, name, options, price }) =>
        `  ${quantity} x ${plainText(name)}${options && `, ${plainText(options)}`} at ${money(price)}`,
    ),
    '',
    ...events.map(
      ({ at, event, actor, reason }) =>
        `  ${formatDateTime(at)}  ${event} by ${actor}${reason ? ` (${reason})` : ''}`,
    ),
    ...parcels.map(
      ({ service, waybill, state }) => `  Parcel ${service} ${waybill ?? '(no waybill yet)'}: ${state}`,
    ),
    ...(await refundsOf(query, order)),
  ].join('\n');
}

const headOf = (order: OrderRow): string[] => [
  `${order.number} of the purchase ${order.purchaseNumber}: ${order.state}`,
  `  Seller ${plainText(order.seller)}; paid by ${order.method}; ${money(order.total)}`,
  ...(order.acceptBy ? [`  To be accepted by ${moment(order.acceptBy)}`] : []),
  ...(order.shipBy ? [`  To be sent by ${moment(order.shipBy)}`] : []),
  ...(order.cancelAnswerBy
    ? [
        `  The shopper wants to cancel (${order.cancelReason}); to be answered by ${moment(order.cancelAnswerBy)}`,
      ]
    : []),
  ...(order.scanBy && order.state === 'shipped'
    ? [`  The courier must have scanned it by ${moment(order.scanBy)}, or it is cancelled`]
    : []),
  ...(order.answerArrivalBy && order.state === 'shipped'
    ? [
        `  The shopper is asked whether it came, until ${moment(order.answerArrivalBy)}; then see npm run cases`,
      ]
    : []),
  ...(order.deliveredAt ? [`  Arrived at ${moment(order.deliveredAt)}`] : []),
  ...(order.receivedAt ? [`  Received at ${moment(order.receivedAt)}`] : []),
  ...(order.completeAt ? [`  To be completed at ${moment(order.completeAt)}`] : []),
  ...(order.missingSince ? [`  The shopper misses it since ${moment(order.missingSince)}`] : []),
];

async function addressOf(query: Query, { purchaseId }: OrderRow): Promise<string[]> {
  const [contact] = await query<Record<string, string>>(sql`
    select recipient, phone, street, landmark, region, postal_code, courier_note from order_contacts
    where purchase_id = ${purchaseId}`);
  if (!contact) return ['  The address has been deleted.'];
  const parts = Object.values(contact).filter((part) => part !== '');
  return [`  To ${parts.map(plainText).join(', ')}`];
}

/** Why no courier can be booked for an order that is to be sent (P-SHIP-24). */
async function pickupOf(query: Query, { state, sellerId }: OrderRow): Promise<string[]> {
  if (!['new', 'accepted', 'packed'].includes(state)) return [];
  const [pickup] = await query(sql`select 1 from pickup_addresses where seller_id = ${sellerId}`);
  if (pickup) return [];
  return [
    '  No courier can be booked: the seller has no pickup address (docs/catalogue-import.md, the columns pickup_...).',
  ];
}

async function refundsOf(query: Query, { id, purchaseId }: OrderRow): Promise<string[]> {
  const rows = await query<{ id: string; amount: number; state: string; account: string | null }>(sql`
    select r.id, r.amount, r.state, a.bank || ' ' || a.number || ' ' || a.holder as account
    from refunds r left join refund_accounts a on a.refund_id = r.id
    where r.order_id = ${id} or (r.order_id is null and r.purchase_id = ${purchaseId}) order by r.created_at`);
  return rows.map(
    ({ id: refund, amount, state, account }) =>
      `  Refund ${refund}: ${money(amount)}, ${state}${account ? `, to ${plainText(account)}` : ''}`,
  );
}
