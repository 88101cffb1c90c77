import { sql } from 'drizzle-orm';
import {
  type Bearer,
  commissionBack,
  GOODWILL,
  type PiecesRefund,
  type RefundedLine,
  type RefundReason,
  type RefundSource,
  refundSources,
} from '#domain/ledger/refund-sources.ts';
import { rupiah } from '#domain/money.ts';
import type { Actor, OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { paidBackBy, post, type RefundCause, refundableOf } from '#server/modules/ledger/ledger.ts';
import { restockPieces } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { askForAccount } from './note-refund.ts';
import { refundOrder } from './refund-order.ts';

/** An order whose pieces are to be refunded, under its lock. */
export interface RefundableOrder extends Record<string, unknown> {
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

/** Which pieces, why, and who bears it. */
export interface AskedPieces extends QuotedPieces {
  cause: RefundCause;
  /** Who gives them back. */
  actor: Actor;
  bearer: Bearer;
  /** Where the pieces are: at the seller and on sale again, at the seller, or with the shopper. */
  goods: 'restocked' | 'returned' | 'kept';
}

/** Which pieces, and why. */
export interface QuotedPieces {
  reason: RefundReason;
  /** By the number of the line on the order, from 1; null for all that is left. */
  pieces: readonly { line: number; quantity: number }[] | null;
  /** A part of their price, for which the case is closed; null for all of it. */
  part: number | null;
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

/**
 * Refunds pieces of an order that has arrived, all or nothing, under the order's lock (P-PAY-23). Its lines count them as
 * returned, or as settled when the shopper keeps them.
 */
export async function refundPieces(
  tx: Tx,
  order: RefundableOrder,
  asked: AskedPieces,
): Promise<Result<{ refundId: string; amount: number }, PiecesRefusal>> {
  const { orderId, purchaseId } = order;
  const { cause, actor } = asked;
  const planned = await planRefund(tx, order, asked);
  if (!planned.ok) return planned;
  const { refund, lines, from, sum } = planned.value;
  await countPieces(tx, lines, asked);
  if (sum > (await refundableOf(tx, order))) return { ok: false, error: 'payment_taken_back' };
  const { id: refundId, amount } = await refundOrder(tx, { cause, purchaseId, orderId, from });
  if (refundId === null) return { ok: false, error: 'nothing_left' };
  const back = commissionBack(refundId, refund, from);
  await post(tx, back, { purchaseId, orderId, at: await tx.now() });
  await askForAccount(tx, { refundId, actor });
  return { ok: true, value: { refundId, amount } };
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

/**
 * What its seller would lose from money that it has already or gets elsewhere, if all of the pieces were refunded at its cost:
 * nothing of the goods while the order's escrow pays them. Whole Rupiah; 0 where nothing can be refunded.
 */
export async function sellersPartOf(
  query: Query,
  orderId: string,
  asked: Pick<QuotedPieces, 'reason' | 'pieces'>,
): Promise<number> {
  const order = await readRefundable(query, orderId);
  const planned = await planRefund(query, order, { ...asked, part: null, bearer: 'seller' });
  const from = planned.ok ? planned.value.from : [];
  return from.reduce(
    (sum, { account, amount }) => sum + (account === `seller:${order.sellerId}` ? amount : 0),
    0,
  );
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
  asked: QuotedPieces & { bearer: Bearer },
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

/** Gives back what a shopper paid to send goods to their seller, out of the seller's account (P-RET-46). */
export async function refundPostage(
  tx: Tx,
  { orderId, purchaseId, sellerId }: RefundableOrder,
  given: { returnId: string; amount: number; actor: Actor },
): Promise<void> {
  const { returnId, amount, actor } = given;
  const from = [{ account: `seller:${sellerId}`, amount, kind: 'postage' as const }];
  const cause = { kind: 'postage', id: returnId } as const;
  const { id } = await refundOrder(tx, { cause, purchaseId, orderId, from });
  if (id !== null) await askForAccount(tx, { refundId: id, actor });
}

/** Gives something on top of what was paid, out of the shop's own pocket (P-PAY-24). */
export async function giveOnTop(
  tx: Tx,
  { orderId, purchaseId }: RefundableOrder,
  { causeId, amount }: { causeId: string; amount: number },
): Promise<string> {
  const from = [{ account: GOODWILL, amount, kind: 'goodwill' as const }];
  const cause = { kind: 'goodwill', id: causeId } as const;
  const { id } = await refundOrder(tx, { cause, purchaseId, orderId, from });
  if (id === null) throw new Error(`Nothing was given for order ${orderId}`);
  await askForAccount(tx, { refundId: id, actor: 'operator' });
  return id;
}

/** An order; whoever changes it has locked it. */
export async function readRefundable(query: Query, orderId: string): Promise<RefundableOrder> {
  const [order] = await query<RefundableOrder>(sql`
    select o.id as "orderId", o.purchase_id as "purchaseId", o.seller_id as "sellerId", o.state,
      o.missing_since is not null as "isMissing", p.user_id as "buyerId", o.total::float8 as total,
      o.return_id is not null as "isReturning", (o.shipping_charged + o.cod_fee)::float8 as extras, (o.total - o.refund_reserved)::float8 as left
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${orderId}`);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

async function readLines(query: Query, { orderId, sellerId }: RefundableOrder): Promise<LineRow[]> {
  const bySeller = await paidBackBy(query, { orderId, account: `seller:${sellerId}` });
  const rows = await query<LineRow & Record<string, unknown>>(sql`
    select id, position, sku_id as "skuId", price, quantity, cancelled, cancelled + returned + settled as gone,
      refunded::float8 as refunded, commission_basis_points as "commissionBasisPoints",
      (price::bigint * (quantity - cancelled) - from_escrow)::float8 as kept
    from order_lines where order_id = ${orderId} order by position`);
  return rows.map((row) => ({ ...row, kept: rupiah(row.kept - (bySeller.get(row.id) ?? 0)) }));
}

type ChosenLine = LineRow & { pieces: number };

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

/** Counts pieces as returned or settled, and puts them on sale again. */
export async function countPieces(
  tx: Tx,
  lines: readonly ChosenLine[],
  { goods, cause }: Pick<AskedPieces, 'goods' | 'cause'>,
): Promise<void> {
  const counted = sql.identifier(goods === 'kept' ? 'settled' : 'returned');
  const chosen = lines.filter(({ pieces }) => pieces > 0);
  for (const { id, pieces } of chosen)
    await tx(sql`update order_lines set ${counted} = ${counted} + ${pieces} where id = ${id}`);
  if (goods !== 'restocked') return;
  const back = chosen.map(({ id: lineId, skuId, pieces: quantity }) => ({ lineId, skuId, quantity }));
  await restockPieces(tx, cause.id, back);
}
