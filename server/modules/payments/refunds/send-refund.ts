import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import {
  findRefund,
  paidByProvider,
  planNextTry,
  type RefundPart,
  refusedByProvider,
  type StoredRefund,
  startSending,
} from '#server/modules/ledger/ledger.ts';
import { askForAccount, noteRefunded, openRefundCase } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { PaymentsOptions } from '../provider/payments-options.ts';
import { ProviderAway } from '../provider/provider-away.ts';

/** Hours until a captured card payment with a partial refund is checked again: it must settle first. */
const UNSETTLED_HOURS = 6;
/** Longest interval, in minutes, between two attempts while the provider does not answer. */
const LONGEST_PAUSE_MINUTES = 120;

/** The outcome of one part. */
type Outcome = 'done' | 'unsettled' | 'refused';

/**
 * Pays a refund back the way the money came. The refund is marked `sent` before the provider is called, with
 * a key derived from its id: however often the job runs, the money goes once.
 * @throws ProviderAway without an answer: the job is retried with the same key
 */
export async function sendBack(options: PaymentsOptions, refundId: string): Promise<void> {
  const { provider, query, transaction } = options;
  const refund = await findRefund(query, refundId);
  if (!provider || refund?.way !== 'direct' || !['created', 'sent'].includes(refund.state)) return;
  // Meanwhile it may have been fulfilled on the provider's own page.
  if (!(await transaction((tx) => startSending(tx, refundId)))) return;
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

/** The key of a part at the provider: always the same, so that a repetition pays once. */
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
    attemptId,
    key,
    amount: rupiah(part.amount),
    reason: 'Pengembalian dana pesanan',
  });
  if (sent.ok) return 'done';
  if (sent.error.kind === 'unknown') throw new ProviderAway(sent.error);
  return 'refused';
}

/** A captured card payment that is not settled can only be returned by cancelling the whole. */
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
  // It settled meanwhile: the next attempt refunds it.
  return 'unsettled';
}

async function finish({ transaction }: PaymentsOptions, refund: StoredRefund): Promise<void> {
  await transaction(async (tx) => {
    if (await paidByProvider(tx, refund)) await noteRefunded(tx, { refundId: refund.id, actor: 'provider' });
  });
}

/**
 * The provider refuses: the shopper must name a bank account. Not if a part went through, or the provider
 * reversed the payment itself: a transfer would then pay twice, so the operator decides.
 */
async function giveUp(
  { transaction, log }: PaymentsOptions,
  { id: refundId, parts }: StoredRefund,
  outcomes: readonly Outcome[],
): Promise<void> {
  const isSafe =
    outcomes.every((outcome) => outcome === 'refused') && parts.every(({ reversed }) => reversed === 0);
  log.warn({ refund: refundId, isSafe }, 'The provider refused a refund');
  await transaction(async (tx) => {
    if (!(await refusedByProvider(tx, { refundId, isSafe }))) return;
    if (isSafe) await askForAccount(tx, { refundId, actor: 'provider' });
    else await openRefundCase(tx, { refundId, kind: 'failed_refund' });
  });
}

const MINUTE_MS = 60_000;

async function waitForSettlement(query: Query, { id, tries }: StoredRefund): Promise<void> {
  const at = new Date((await shopNow(query)).getTime() + UNSETTLED_HOURS * 60 * MINUTE_MS);
  await planNextTry(query, { id, tries, at });
}

async function planAgain(query: Query, { id, tries }: StoredRefund): Promise<void> {
  const minutes = Math.min(LONGEST_PAUSE_MINUTES, 2 ** Math.min(tries, 10));
  const at = new Date((await shopNow(query)).getTime() + minutes * MINUTE_MS);
  await planNextTry(query, { id, tries: tries + 1, at });
}
