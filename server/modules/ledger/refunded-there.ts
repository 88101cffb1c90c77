import { sql } from 'drizzle-orm';
import { payRefund } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { post } from './post.ts';

/** What was refunded on the provider's own page (P-PAY-21). */

/** What is booked of it for a receipt, and our own refunds of it; null for an unknown receipt. Whole Rupiah. */
export async function bookedThere(
  query: Query,
  receiptId: string,
): Promise<{ booked: number; ours: string[] } | null> {
  const [receipt] = await query<{ booked: number; ours: string[] }>(sql`
    select refunded_there as booked,
      array(select refund_id::text from refund_parts where receipt_id = receipts.id) as ours
    from receipts where id = ${receiptId}`);
  return receipt ?? null;
}

/** Adds to what was refunded there. @returns the new total; null for an unknown receipt */
export async function noteRefundedThere(tx: Tx, receiptId: string, amount: number): Promise<number | null> {
  const [booked] = await tx<{ total: number }>(sql`
    update receipts set refunded_there = refunded_there + ${amount} where id = ${receiptId}
    returning refunded_there as total`);
  return booked?.total ?? null;
}

interface WaitingRefund {
  id: string;
  purchaseId: string | null;
  orderId: string | null;
  amount: number;
  attempt: number;
}

/** Our refunds of a receipt that have not gone out count as paid, as far as the amount reaches. @returns their ids */
export async function fulfilWaiting(
  tx: Tx,
  receiptId: string,
  amount: number,
): Promise<{ paid: string[]; left: number }> {
  const waiting = await tx<WaitingRefund>(sql`
    select f.id, f.amount, f.attempt, f.purchase_id as "purchaseId", f.order_id as "orderId"
    from refunds f join refund_parts p on p.refund_id = f.id
    where p.receipt_id = ${receiptId} and p.amount = f.amount and f.state in ('created', 'needs_account')
    order by f.created_at, f.id for update of f`);
  const at = await tx.now();
  let left = amount;
  const paid: string[] = [];
  for (const refund of waiting) {
    if (refund.amount > left) continue;
    const { id, attempt, purchaseId, orderId } = refund;
    await tx(sql`
      update refunds set state = 'done', way = 'direct', done_at = ${at}, next_try_at = null where id = ${id}`);
    await post(tx, payRefund({ id, amount: rupiah(refund.amount), place: 'provider', attempt }), {
      ...(purchaseId && { purchaseId }),
      ...(orderId && { orderId }),
      at,
    });
    paid.push(id);
    left -= refund.amount;
  }
  return { paid, left };
}
