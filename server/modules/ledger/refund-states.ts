import { sql } from 'drizzle-orm';
import { bounceRefund, payRefund } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { post } from './post.ts';
import { waitsSince } from './refund-reminders.ts';
import { transferReturned } from './refund-transfers.ts';
import { findRefund, type StoredRefund } from './stored-refund.ts';

/** Each change of a refund's row after it was made. Who calls them tells its order (`orders`). */

/** Marks a refund as sent, before the provider is called. @returns false when it is not to be sent any more */
export async function startSending(query: Query, refundId: string): Promise<boolean> {
  const [sending] = await query(sql`
    update refunds set state = 'sent' where id = ${refundId} and state in ('created', 'sent') returning id`);
  return sending !== undefined;
}

/** Plans the next try of a sent refund. @param given.tries how many tries there were then */
export async function planNextTry(
  query: Query,
  { id, at, tries }: { id: string; at: Date; tries: number },
): Promise<void> {
  await query(sql`
    update refunds set tries = ${tries}, next_try_at = ${at} where id = ${id} and state = 'sent'`);
}

/** The provider has paid a sent refund. @returns false when it was not sent */
export async function paidByProvider(tx: Tx, refund: StoredRefund): Promise<boolean> {
  const [done] = await tx(sql`
    update refunds set state = 'done', done_at = ${await tx.now()}, next_try_at = null
    where id = ${refund.id} and state = 'sent' returning id`);
  if (done) await postMove(tx, refund, payRefund, 'provider');
  return done !== undefined;
}

/**
 * The provider refuses a sent refund: the shopper must name a bank account, or if that might pay twice the operator
 * decides. @returns false when it was not sent
 */
export async function refusedByProvider(
  tx: Tx,
  { refundId, isSafe }: { refundId: string; isSafe: boolean },
): Promise<boolean> {
  const now = await tx.now();
  const [ended] = await tx(sql`
    update refunds set next_try_at = null, state = ${isSafe ? 'needs_account' : 'failed'},
      way = ${isSafe ? 'transfer' : 'direct'},
      promised_by = greatest(promised_by, ${now}::timestamptz + interval '5 days')${isSafe ? sql`, ${waitsSince(now)}` : sql``}
    where id = ${refundId} and state = 'sent' returning id`);
  return ended !== undefined;
}

/**
 * Tries a refund again that the provider refused in part, once the operator has seen there what became of it: the same
 * keys, so that what went through is not sent twice. @returns false when it did not fail
 */
export async function retryRefund(tx: Tx, refundId: string): Promise<boolean> {
  const [failed] = await tx(sql`
    update refunds set state = 'created', next_try_at = ${await tx.now()}
    where id = ${refundId} and state = 'failed' returning id`);
  return failed !== undefined;
}

/** A failed refund is to be transferred instead. @returns false when it did not fail */
export async function failedToTransfer(tx: Tx, refundId: string): Promise<boolean> {
  const [failed] = await tx(sql`
    update refunds set state = 'needs_account', way = 'transfer', ${waitsSince(await tx.now())}
    where id = ${refundId} and state = 'failed' returning id`);
  return failed !== undefined;
}

/** A refund was transferred: by hand, or by a file for the bank. @returns false when it does not wait for that */
export async function transferred(
  tx: Tx,
  refundId: string,
  from: 'manual' | 'exported' = 'manual',
): Promise<boolean> {
  const [done] = await tx(sql`
    update refunds set state = 'done', done_at = ${await tx.now()}, next_try_at = null
    where id = ${refundId} and state = ${from} returning id`);
  const refund = done ? await findRefund(tx, refundId) : null;
  if (!refund) return false;
  await postMove(tx, refund, payRefund, 'bank');
  return true;
}

/** The bank returned a transferred refund: its money waits again. @returns false when it was not transferred */
export async function bounced(tx: Tx, refundId: string): Promise<boolean> {
  const [back] = await tx(sql`
    update refunds set state = 'bounced', done_at = null, ${waitsSince(await tx.now())}
    where id = ${refundId} and state = 'done' and way = 'transfer' returning id`);
  const refund = back ? await findRefund(tx, refundId) : null;
  if (!refund) return false;
  await postMove(tx, refund, bounceRefund, 'bank');
  await tx(sql`update refunds set attempt = attempt + 1 where id = ${refundId}`);
  await transferReturned(tx, refundId);
  return true;
}

async function postMove(
  tx: Tx,
  { id, amount, attempt, purchaseId, orderId }: StoredRefund,
  move: typeof payRefund,
  place: 'provider' | 'bank',
): Promise<void> {
  const moved = move({ id, amount: rupiah(amount), place, attempt });
  const context = { ...(purchaseId && { purchaseId }), ...(orderId && { orderId }) };
  await post(tx, moved, { ...context, at: await tx.now() });
}
