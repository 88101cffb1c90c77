import { sql } from 'drizzle-orm';
import { commissionBack, GOODWILL, type RefundSource } from '#domain/ledger/refund-sources.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { post, type RefundCause, refundableOf } from '#server/modules/ledger/ledger.ts';
import { restockPieces } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { askForAccount } from './note-refund.ts';
import {
  type BornePieces,
  type ChosenLine,
  type PiecesRefusal,
  planRefund,
  type RefundableOrder,
} from './plan-refund.ts';
import { refundOrder } from './refund-order.ts';

/** Which pieces, why, and who bears it. */
export interface AskedPieces extends BornePieces {
  cause: RefundCause;
  /** Who gives them back. */
  actor: Actor;
  goods: Whereabouts;
}

/** Where pieces are: at the seller and on sale again, all or as many as are named; at the seller; or with the shopper. */
export type Whereabouts =
  | 'restocked'
  | 'returned'
  | 'kept'
  | { restocked: readonly { line: number; quantity: number }[] };

/**
 * Refunds pieces of an order that has arrived, all or nothing, under the order's lock (P-PAY-23). Its lines count them as
 * returned, or as settled when the shopper keeps them.
 * @returns what the shopper gets, and what the seller bears of the goods
 */
export async function refundPieces(
  tx: Tx,
  order: RefundableOrder,
  asked: AskedPieces,
): Promise<Result<{ refundId: string; amount: number; ofSeller: number }, PiecesRefusal>> {
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
  return { ok: true, value: { refundId, amount, ofSeller: goodsOfSeller(from) } };
}

/** What a seller bears of the goods of a refund: all but the shop's own part. Whole Rupiah. */
export const goodsOfSeller = (from: readonly RefundSource[]): number =>
  from
    .filter(({ kind, account }) => kind === 'goods' && account !== GOODWILL)
    .reduce((sum, { amount }) => sum + amount, 0);

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
  const back = chosen
    .map(({ id: lineId, skuId, position, pieces }) => ({
      lineId,
      skuId,
      quantity: Math.min(pieces, restockedOf(goods, position)),
    }))
    .filter(({ quantity }) => quantity > 0);
  const why = cause.kind === 'return_rest' ? `rest:${cause.id}` : cause.id;
  await restockPieces(tx, why, back);
}

/** How many pieces of a line are on sale again at most. */
function restockedOf(goods: Whereabouts, position: number): number {
  if (goods === 'restocked') return Number.POSITIVE_INFINITY;
  if (typeof goods === 'string') return 0;
  return goods.restocked.find(({ line }) => line === position)?.quantity ?? 0;
}
