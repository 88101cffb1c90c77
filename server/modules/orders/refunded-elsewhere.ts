import { sql } from 'drizzle-orm';
import type { RefundSource } from '#domain/ledger/refund-sources.ts';
import { shareOfPieces } from '#domain/ledger/shares.ts';
import { rupiah } from '#domain/money.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { heldFor } from './cancel-order.ts';
import { noteRefunded } from './note-refund.ts';
import { refundOrder } from './refund-order.ts';
import { takeBack } from './reverse-purchase.ts';
import { callOff } from './wish-to-cancel.ts';

/** Money of a purchase that somebody refunded on the provider's own page. */
interface Elsewhere {
  purchaseId: string;
  receiptId: string;
  amount: number;
  /** With what was refunded there before. */
  total: number;
}

/**
 * Books a refund that the provider has made, one for each order, shared by what the orders hold. What no order holds
 * lies in `dispute`. An unsent order that holds nothing any more is cancelled (P-PAY-21). The caller holds the locks of
 * the purchase and its orders.
 */
export async function refundedElsewhere(tx: Tx, refunded: Elsewhere): Promise<void> {
  const { purchaseId, receiptId, amount, total } = refunded;
  const holding = await holdersOf(tx, purchaseId);
  const sum = holding.reduce((all, { held }) => all + held, 0);
  const given = Math.min(amount, sum, await refundableOf(tx, receiptId));
  let before = 0;
  for (const { id: orderId, held } of given > 0 ? holding : []) {
    const share = shareOfPieces(rupiah(given), { from: before, to: before + held, of: sum });
    before += held;
    if (share === 0) continue;
    const { id: refundId } = await refundOrder(tx, {
      cause: { kind: 'provider', id: `${receiptId}:${total}:${orderId}` },
      purchaseId,
      orderId,
      paidFrom: receiptId,
      from: await sourcesOf(tx, orderId, share),
    });
    if (refundId !== null) await noteRefunded(tx, { refundId, actor: 'provider' });
    if (share === held) await callOff(tx, { orderId, actor: 'provider', reason: 'payment_refunded' });
  }
  if (amount > given) await takeBack(tx, { purchaseId, receiptId, amount: amount - given });
}

async function holdersOf(tx: Tx, purchaseId: string): Promise<{ id: string; held: number }[]> {
  const orders = await tx<{ id: string }>(
    sql`select id from orders where purchase_id = ${purchaseId} order by id`,
  );
  const holding: { id: string; held: number }[] = [];
  for (const { id } of orders) {
    const held = await heldFor(tx, id);
    if (held > 0) holding.push({ id, held });
  }
  return holding;
}

async function refundableOf(tx: Tx, receiptId: string): Promise<number> {
  const [receipt] = await tx<{ free: number }>(sql`
    select greatest(0, least(applied, amount - reversed - refund_reserved)) as free
    from receipts where id = ${receiptId} for update`);
  return receipt?.free ?? 0;
}

/** Takes a refund from the lines of an order, by what is left of each; the rest is of its shipping. */
async function sourcesOf(tx: Tx, orderId: string, amount: number): Promise<RefundSource[]> {
  const account = `escrow:${orderId}`;
  const lines = await tx<{ id: string; left: number }>(sql`
    select id, price::bigint * (quantity - cancelled) - from_escrow as left
    from order_lines where order_id = ${orderId} order by position`);
  const sum = lines.reduce((all, { left }) => all + left, 0);
  const ofGoods = Math.min(amount, sum);
  let before = 0;
  const goods = lines.map(({ id: lineId, left }): RefundSource => {
    const part = sum === 0 ? 0 : shareOfPieces(rupiah(ofGoods), { from: before, to: before + left, of: sum });
    before += left;
    return { account, amount: part, lineId, kind: 'goods' };
  });
  const rest: RefundSource = { account, amount: amount - ofGoods, kind: 'shipping' };
  return [...goods, rest].filter((source) => source.amount > 0);
}
