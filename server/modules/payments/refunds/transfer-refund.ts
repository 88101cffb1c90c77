import { sql } from 'drizzle-orm';
import { bounceRefund, payRefund } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import type { RefundAccount } from '#domain/payments/refund-account.ts';
import { refundPromisedBy } from '#domain/payments/refund-days.ts';
import { post, TAKES_ACCOUNT } from '#server/modules/ledger/ledger.ts';
import { askForAccount, noteRefunded } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { findRefund } from './stored-refund.ts';

/**
 * Stores the bank account of a refund; the operator transfers to it. It may be changed until the money has
 * left, and after a bank returned it. From then on the money has its days to arrive. @returns false when it is too late
 */
export async function nameAccount(tx: Tx, refundId: string, account: RefundAccount): Promise<boolean> {
  const promisedBy = refundPromisedBy('transfer', await tx.now());
  const [waiting] = await tx(sql`
    update refunds set state = 'manual',
      promised_by = case when state = 'manual' then promised_by else greatest(promised_by, ${promisedBy}::timestamptz) end
    where id = ${refundId} and ${TAKES_ACCOUNT} returning id`);
  if (!waiting) return false;
  const { bank, number, holder } = account;
  await tx(sql`
    insert into refund_accounts (refund_id, bank, number, holder) values (${refundId}, ${bank}, ${number}, ${holder})
    on conflict (refund_id) do update set bank = ${bank}, number = ${number}, holder = ${holder}`);
  return true;
}

/**
 * Tries a refund again that the provider refused in part, once the operator has seen there what became of it: the same
 * keys, so that what went through is not sent twice. @returns false when it did not fail
 */
export async function retryRefund(tx: Tx, refundId: string): Promise<boolean> {
  const now = await tx.now();
  const [failed] = await tx(sql`
    update refunds set state = 'created', next_try_at = ${now} where id = ${refundId} and state = 'failed' returning id`);
  return failed !== undefined;
}

/**
 * The operator has seen at the provider that nothing of a failed refund went through: the shopper names an account.
 * @returns false when it did not fail
 */
export async function refundByTransfer(tx: Tx, refundId: string): Promise<boolean> {
  const [failed] = await tx(sql`
    update refunds set state = 'needs_account', way = 'transfer' where id = ${refundId} and state = 'failed' returning id`);
  if (failed) await askForAccount(tx, refundId, 'operator');
  return failed !== undefined;
}

/** The operator transferred a refund. @returns false when it does not wait for that */
export async function refundTransferred(tx: Tx, refundId: string): Promise<boolean> {
  const now = await tx.now();
  const [done] = await tx<{ purchaseId: string | null; orderId: string | null }>(sql`
    update refunds set state = 'done', done_at = ${now}, next_try_at = null where id = ${refundId} and state = 'manual'
    returning purchase_id as "purchaseId", order_id as "orderId"`);
  if (!done) return false;
  await postMove(tx, refundId, payRefund);
  await noteRefunded(tx, { ...done, actor: 'operator' });
  return true;
}

/**
 * The bank returned a transferred refund: its money waits again, and the shopper may name another account.
 * @returns false when it was not transferred
 */
export async function refundBounced(tx: Tx, refundId: string): Promise<boolean> {
  const [bounced] = await tx(sql`
    update refunds set state = 'bounced', done_at = null
    where id = ${refundId} and state = 'done' and way = 'transfer' returning id`);
  if (!bounced) return false;
  await postMove(tx, refundId, bounceRefund);
  await tx(sql`update refunds set attempt = attempt + 1 where id = ${refundId}`);
  await askForAccount(tx, refundId, 'operator');
  return true;
}

async function postMove(tx: Tx, refundId: string, move: typeof payRefund): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (!refund) return;
  const { id, amount, attempt, purchaseId, orderId } = refund;
  const at = await tx.now();
  const moved = move({ id, amount: rupiah(amount), place: 'bank', attempt });
  await post(tx, moved, { ...(purchaseId && { purchaseId }), ...(orderId && { orderId }), at });
}
