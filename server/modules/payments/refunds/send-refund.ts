import { sql } from 'drizzle-orm';
import { payRefund } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import { noteRefunded } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { ProviderAway } from '../attempts/provider-away.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { PaymentsOptions } from '../payments-options.ts';
import { findRefund, type RefundPart, type StoredRefund } from './stored-refund.ts';

/** Hours until a captured card, of which a part goes back, is looked at again: it must settle first. */
const UNSETTLED_HOURS = 6;
/** The longest pause, in minutes, between two tries while the provider does not answer. */
const LONGEST_PAUSE_MINUTES = 120;

/** What came of one part. */
type Outcome = 'done' | 'unsettled' | 'refused';

/**
 * Sends a refund back the way the money came. The refund says `sent` before the provider is called, with a key made of
 * its id: however often the job runs, the money goes once.
 * @throws ProviderAway when there is no answer: the job is tried again with the same key
 */
export async function sendBack(options: PaymentsOptions, refundId: string): Promise<void> {
  const { provider, query } = options;
  const refund = await findRefund(query, refundId);
  if (!provider || refund?.way !== 'direct' || !['created', 'sent'].includes(refund.state)) return;
  await query(sql`update refunds set state = 'sent' where id = ${refundId} and state in ('created', 'sent')`);
  const outcomes: Outcome[] = [];
  try {
    for (const part of refund.parts) outcomes.push(await sendPart(query, provider, { refund, part }));
  } catch (error) {
    if (error instanceof ProviderAway) await planAgain(query, refund);
    throw error;
  }
  if (outcomes.includes('refused')) return giveUp(options, refund, outcomes);
  if (outcomes.includes('unsettled')) return waitForSettlement(query, refund);
  await finish(options, refund);
}

/** The key of a part at the provider: always the same, so that repeating it pays once. */
const keyOf = (refund: StoredRefund, part: RefundPart) =>
  refund.parts.length === 1 ? refund.id : `${refund.id}-${refund.parts.indexOf(part) + 1}`;

async function sendPart(
  query: Query,
  provider: PaymentProvider,
  { refund, part }: { refund: StoredRefund; part: RefundPart },
): Promise<Outcome> {
  const { attemptId } = part;
  if (attemptId === null) return 'refused';
  const key = keyOf(refund, part);
  const asked = await provider.status(attemptId);
  if (!asked.ok) {
    if (asked.error.kind === 'not_found') return 'refused';
    throw new ProviderAway(asked.error);
  }
  const fact = asked.value;
  if (fact.refundedKeys.includes(key)) return 'done';
  if (fact.status === 'cancelled' && part.isCancelledByUs) return 'done';
  if (fact.isCaptured) return cancelCard(query, provider, { part, attemptId });
  const sent = await provider.refund({
    ...{ attemptId, key, amount: rupiah(part.amount) },
    reason: 'Pengembalian dana pesanan',
  });
  if (sent.ok) return 'done';
  if (sent.error.kind === 'unknown') throw new ProviderAway(sent.error);
  return 'refused';
}

/** A card that is captured and not settled can only be given back by cancelling it whole. */
async function cancelCard(
  query: Query,
  provider: PaymentProvider,
  { part, attemptId }: { part: RefundPart; attemptId: string },
): Promise<Outcome> {
  if (part.amount !== part.receiptAmount) return 'unsettled';
  await query(sql`update payment_attempts set is_cancelled_by_us = true where id = ${attemptId}`);
  const cancelled = await provider.cancel(attemptId);
  if (cancelled.ok) return 'done';
  if (cancelled.error.kind === 'unknown') throw new ProviderAway(cancelled.error);
  // It settled meanwhile: the next try refunds it.
  return 'unsettled';
}

async function finish({ transaction }: PaymentsOptions, refund: StoredRefund): Promise<void> {
  const { id: refundId, amount, attempt, purchaseId, orderId } = refund;
  await transaction(async (tx) => {
    const now = await tx.now();
    const [done] = await tx(sql`
      update refunds set state = 'done', done_at = ${now}, next_try_at = null where id = ${refundId} and state = 'sent'
      returning id`);
    if (!done) return;
    const paid = payRefund({ id: refundId, amount: rupiah(amount), place: 'provider', attempt });
    await post(tx, paid, { ...(purchaseId && { purchaseId }), ...(orderId && { orderId }), at: now });
    await noteRefunded(tx, { purchaseId, orderId, actor: 'provider' });
  });
}

/**
 * The provider refuses: the shopper names an account instead. Not when a part went through, or the provider has taken
 * the payment back itself: then a transfer would pay twice, and the operator decides.
 */
async function giveUp(
  { query, log }: PaymentsOptions,
  { id: refundId, parts }: StoredRefund,
  outcomes: readonly Outcome[],
): Promise<void> {
  const isSafe =
    outcomes.every((outcome) => outcome === 'refused') && parts.every(({ reversed }) => reversed === 0);
  const now = await shopNow(query);
  log.warn({ refund: refundId, isSafe }, 'The provider refused a refund');
  await query(sql`
    update refunds set next_try_at = null, state = ${isSafe ? 'needs_account' : 'failed'},
      way = ${isSafe ? 'transfer' : 'direct'}, promised_by = greatest(promised_by, ${now}::timestamptz + interval '5 days')
    where id = ${refundId} and state = 'sent'`);
}

async function waitForSettlement(query: Query, { id: refundId }: StoredRefund): Promise<void> {
  const now = await shopNow(query);
  await query(sql`
    update refunds set next_try_at = ${now}::timestamptz + make_interval(hours => ${UNSETTLED_HOURS})
    where id = ${refundId} and state = 'sent'`);
}

async function planAgain(query: Query, { id: refundId, tries }: StoredRefund): Promise<void> {
  const minutes = Math.min(LONGEST_PAUSE_MINUTES, 2 ** Math.min(tries, 10));
  const now = await shopNow(query);
  await query(sql`
    update refunds set tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(mins => ${minutes})
    where id = ${refundId} and state = 'sent'`);
}
