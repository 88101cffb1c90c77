import { sql } from 'drizzle-orm';
import type { ProviderAnswer } from '#domain/payments/decide-payment.ts';
import type { Result } from '#domain/result.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { PaymentProvider, ProviderFact, ProviderFailure } from '../provider/payment-provider.ts';
import type { PaymentsOptions } from '../provider/payments-options.ts';
import { ProviderAway } from '../provider/provider-away.ts';
import { applyFact } from './apply-fact.ts';
import { findAttempt, isAtProvider, type StoredAttempt } from './stored-attempt.ts';
import { bookUnknownMoney } from './unknown-money.ts';
import { nextCheckAt } from './watch.ts';

/** Poll interval, in ms, of a transfer whose purchase still waits. */
const TRANSFER_PAUSE_MS = 60 * 60_000;
/** Most times a job checks for notifications that came while it worked. */
const MOST_ROUNDS = 5;

/**
 * Polls the provider about an attempt, applies the answer and sets the time of the next poll. Notifications
 * from before the request are then handled.
 * @throws ProviderAway without an answer: the job is retried
 */
export async function checkPayment(options: PaymentsOptions, attemptId: string): Promise<void> {
  const { provider, query } = options;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const events = await query<{ id: string }>(sql`
      select id from payment_events where attempt_id = ${attemptId} and processed_at is null`);
    const attempt = await findAttempt(query, attemptId);
    if (attempt && !isAtProvider(attempt)) await closeTransfer(query, attempt);
    else if (attempt && provider) await checkOnce(options, provider, attempt);
    else if (provider && events.length > 0) await bookUnknownMoney(options, provider, attemptId);
    const seen = events.map(({ id }) => id);
    const [more] = await query(sql`
      with done as (
        update payment_events set processed_at = ${await shopNow(query)} where id = any(${sql.param(seen)}::uuid[])
      )
      select 1 as more from payment_events
      where attempt_id = ${attemptId} and processed_at is null and id <> all(${sql.param(seen)}::uuid[]) limit 1`);
    if (!more) return;
  }
}

/**
 * The purchase of a transfer decides whether it is still open; a closed one releases its amount for others.
 */
async function closeTransfer(query: Query, { id, purchase }: StoredAttempt): Promise<void> {
  const isOpen = purchase.state === 'awaiting';
  const state = purchase.state === 'expired' ? 'expired' : 'cancelled';
  const again = new Date((await shopNow(query)).getTime() + TRANSFER_PAUSE_MS);
  await query(sql`
    update payment_attempts set next_check_at = ${isOpen ? again : null},
      state = case when state = 'pending' and ${!isOpen} then ${state} else state end
    where id = ${id}`);
}

/** A shop without a provider has nothing to poll. */
export async function stopWatching(query: Query, attemptId: string): Promise<void> {
  await query(sql`update payment_attempts set next_check_at = null where id = ${attemptId}`);
}

async function checkOnce(
  options: PaymentsOptions,
  provider: PaymentProvider,
  attempt: StoredAttempt,
): Promise<void> {
  // The provider does not know a created attempt yet; a charge in progress polls by itself.
  if (attempt.state === 'created') return;
  let asked = await provider.status(attempt.id);
  if (asked.ok) {
    await applyFact(options.transaction, attempt.id, asked.value);
    if (asked.value.status === 'pending' && isEnded(attempt)) {
      asked = await cancelAtProvider(provider, attempt.id);
      if (asked.ok) await applyFact(options.transaction, attempt.id, asked.value);
    }
  }
  await plan(options, attempt.id, asked);
  if (!asked.ok && asked.error.kind !== 'not_found') throw new ProviderAway(asked.error);
}

/** Whether we want no more money through it. */
const isEnded = ({ state, purchase }: StoredAttempt) =>
  purchase.state !== 'awaiting' || ['failed', 'expired', 'cancelled'].includes(state);

/**
 * Ends a payment at the provider; if its state forbids that, its status is read again. @returns the
 * provider's fact then
 */
export async function cancelAtProvider(
  provider: PaymentProvider,
  attemptId: string,
): Promise<Result<ProviderFact, ProviderFailure>> {
  const cancelled = await provider.cancel(attemptId);
  if (!cancelled.ok && cancelled.error.kind !== 'wrong_state') return cancelled;
  return provider.status(attemptId);
}

/** What is noted of an answer, for whoever explains a payment. */
function answerOf(asked: Result<ProviderFact, ProviderFailure>): ProviderAnswer {
  if (asked.ok) return asked.value.status;
  return asked.error.kind === 'not_found' ? 'not_found' : 'silent';
}

/** Notes the answer, and sets the time of the next poll. */
async function plan(
  { query }: PaymentsOptions,
  attemptId: string,
  asked: Result<ProviderFact, ProviderFailure>,
): Promise<void> {
  const attempt = await findAttempt(query, attemptId);
  if (!attempt) return;
  const isUnknownThere = !asked.ok && asked.error.kind === 'not_found';
  const fact = isUnknownThere ? { status: 'expired', isCaptured: false } : asked.ok ? asked.value : null;
  // An open attempt that the provider never had expires with its code.
  const isGone = isUnknownThere && attempt.state === 'pending';
  const now = await shopNow(query);
  const next = nextCheckAt({ ...attempt, fact, now });
  await query(sql`
    update payment_attempts set tries = tries + 1, next_check_at = ${next}, asked_at = ${now}, answer = ${answerOf(asked)},
      state = case when state = 'pending' and ${isGone} then 'failed' else state end
    where id = ${attemptId} and state = ${attempt.state}`);
}
