import { sql } from 'drizzle-orm';
import {
  type PiecesRefund,
  type RefundedLine,
  type RefundReason,
  type RefundSource,
  refundSources,
} from '#domain/ledger/refund-sources.ts';
import { rupiah } from '#domain/money.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { paidBackBy } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';

/** An order whose pieces are to be refunded, under its lock. */
export interface RefundableOrder {
  orderId: string;
  purchaseId: string;
  sellerId: number;
  state: OrderState;
  isMissing: boolean;
  /** A return of it is open. */
  isReturning: boolean;
  /** The account that bought it. */
  buyerId: string | null;
  total: number;
  /** Shipping and the fee for cash on delivery. */
  extras: number;
  /** What can still go back of its price. */
  left: number;
}

/** Which pieces, and why. */
export interface QuotedPieces {
  reason: RefundReason;
  /** By the number of the line on the order, from 1; null for all that is left. */
  pieces: readonly { line: number; quantity: number }[] | null;
  /** A part of their price, for which the case is closed; null for all of it. */
  part: number | null;
}

/** Which pieces, why, and who bears it. */
export interface BornePieces extends QuotedPieces {
  bearer: PiecesRefund['bearer'];
}

export type PiecesRefusal =
  /** It has not arrived, is missed, or is over. */
  | 'not_arrived'
  /** The order has no such line, or not so many pieces that were not cancelled, refunded or sent back. */
  | 'no_such_pieces'
  /** Nothing of their price is left. */
  | 'nothing_left'
  /** A bank took the payment back: the dispute decides. */
  | 'payment_taken_back';

interface LineRow extends Omit<RefundedLine, 'pieces'> {
  skuId: number;
}

/** What the shopper of an order would get for pieces, in whole Rupiah. */
export async function quotePieces(
  query: Query,
  orderId: string,
  asked: QuotedPieces,
): Promise<Result<number, PiecesRefusal>> {
  const order = await readRefundable(query, orderId);
  const planned = await planRefund(query, order, { ...asked, bearer: 'seller' });
  return planned.ok ? { ok: true, value: planned.value.sum } : planned;
}

/** What refunding all of the pieces at their seller's cost takes, in whole Rupiah; 0 where nothing can be refunded. */
export interface RefundCost {
  goods: number;
  shipping: number;
  /** What of both the seller loses of money that it has already or gets elsewhere: the order's escrow pays the rest. */
  ofSeller: number;
}

export async function costOfRefund(
  query: Query,
  orderId: string,
  asked: Pick<QuotedPieces, 'reason' | 'pieces'>,
): Promise<RefundCost> {
  const order = await readRefundable(query, orderId);
  const planned = await planRefund(query, order, { ...asked, part: null, bearer: 'seller' });
  const from = planned.ok ? planned.value.from : [];
  const sumOf = (isWanted: (source: RefundSource) => boolean) =>
    from.filter(isWanted).reduce((sum, { amount }) => sum + amount, 0);
  return {
    goods: sumOf(({ kind }) => kind === 'goods'),
    shipping: sumOf(({ kind }) => kind === 'shipping'),
    ofSeller: sumOf(({ account }) => account === `seller:${order.sellerId}`),
  };
}

interface PlannedRefund {
  refund: PiecesRefund;
  lines: ChosenLine[];
  from: RefundSource[];
  sum: number;
}

/** Where a refund of pieces would come from. */
export async function planRefund(
  query: Query,
  order: RefundableOrder,
  asked: BornePieces,
): Promise<Result<PlannedRefund, PiecesRefusal>> {
  const { orderId, sellerId, state } = order;
  const isCompleted = state === 'completed';
  if (order.isMissing || (state !== 'delivered' && !isCompleted)) return { ok: false, error: 'not_arrived' };
  const lines = choose(await readLines(query, order), asked.pieces);
  if (!lines) return { ok: false, error: 'no_such_pieces' };
  const refund: PiecesRefund = {
    orderId,
    sellerId,
    isCompleted,
    lines,
    reason: asked.reason,
    bearer: asked.bearer,
    extras: rupiah(order.extras),
    left: rupiah(order.left),
    part: asked.part === null ? null : rupiah(asked.part),
  };
  const from = refundSources(refund);
  const sum = from.reduce((all, { amount }) => all + amount, 0);
  if (sum === 0 || sum > order.left) return { ok: false, error: 'nothing_left' };
  return { ok: true, value: { refund, lines, from, sum } };
}

/** An order; whoever changes it has locked it. */
export async function readRefundable(query: Query, orderId: string): Promise<RefundableOrder> {
  const [order] = await query<RefundableOrder>(sql`
    select o.id as "orderId", o.purchase_id as "purchaseId", o.seller_id as "sellerId", o.state,
      o.missing_since is not null as "isMissing", p.user_id as "buyerId", o.total,
      o.return_id is not null as "isReturning", o.shipping_charged + o.cod_fee as extras, o.total - o.refund_reserved as left
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${orderId}`);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

async function readLines(query: Query, { orderId, sellerId }: RefundableOrder): Promise<LineRow[]> {
  const bySeller = await paidBackBy(query, { orderId, account: `seller:${sellerId}` });
  const rows = await query<LineRow>(sql`
    select id, position, sku_id as "skuId", price, quantity, cancelled, cancelled + returned + settled as gone,
      refunded, commission_basis_points as "commissionBasisPoints",
      price::bigint * (quantity - cancelled) - from_escrow as kept
    from order_lines where order_id = ${orderId} order by position`);
  return rows.map((row) => ({ ...row, kept: rupiah(row.kept - (bySeller.get(row.id) ?? 0)) }));
}

/** A line with how many of its pieces are to be refunded. */
export type ChosenLine = LineRow & { pieces: number };

/** All lines with what is to be refunded of each; null when there are not so many pieces. */
function choose(lines: readonly LineRow[], asked: QuotedPieces['pieces']): ChosenLine[] | null {
  const wanted = new Map<number, number>();
  for (const { line, quantity } of asked ?? []) wanted.set(line, (wanted.get(line) ?? 0) + quantity);
  const chosen = lines.map((line) => ({
    ...line,
    pieces: asked === null ? line.quantity - line.gone : (wanted.get(line.position) ?? 0),
  }));
  const isThere = [...wanted.keys()].every((position) => lines.some((line) => line.position === position));
  const isEnough = chosen.every(({ pieces, quantity, gone }) => pieces <= quantity - gone);
  return isThere && isEnough && chosen.some(({ pieces }) => pieces > 0) ? chosen : null;
}
