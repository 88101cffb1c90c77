import { sql } from 'drizzle-orm';
import type { Result } from '#domain/result.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { bookUnknownMoney } from '../events/unknown-money.ts';
import type { PaymentProvider, ProviderFact, ProviderFailure } from '../payment-provider.ts';
import type { PaymentsOptions } from '../payments-options.ts';
import { applyFact } from './apply-fact.ts';
import { ProviderAway } from './provider-away.ts';
import { findAttempt, isAtProvider, type StoredAttempt } from './stored-attempt.ts';
import { nextCheckAt } from './watch.ts';

/** How long, in ms, until a transfer whose purchase still waits is looked at again. */
const TRANSFER_PAUSE_MS = 60 * 60_000;
/** How often a job looks whether a notification came while it worked. */
const MOST_ROUNDS = 5;

/**
 * Asks the provider about an attempt, does what the answer means and says when to ask again. Notifications that came
 * before the question are done with then.
 * @throws ProviderAway when there is no answer: the job is tried again
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

/** Of a transfer only its purchase tells whether it is still awaited; a closed one frees its amount for others. */
async function closeTransfer(query: Query, { id, purchase }: StoredAttempt): Promise<void> {
  const isOpen = purchase.state === 'awaiting';
  const state = purchase.state === 'expired' ? 'expired' : 'cancelled';
  const again = new Date((await shopNow(query)).getTime() + TRANSFER_PAUSE_MS);
  await query(sql`
    update payment_attempts set next_check_at = ${isOpen ? again : null},
      state = case when state = 'pending' and ${!isOpen} then ${state} else state end
    where id = ${id}`);
}

/** A shop without a provider has nobody to ask. */
export async function stopWatching(query: Query, attemptId: string): Promise<void> {
  await query(sql`update payment_attempts set next_check_at = null where id = ${attemptId}`);
}

async function checkOnce(
  options: PaymentsOptions,
  provider: PaymentProvider,
  attempt: StoredAttempt,
): Promise<void> {
  // A created one is not known to the provider yet, unless its charge is under way: that asks by itself.
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

/** Whether we want no money by it any more. */
const isEnded = ({ state, purchase }: StoredAttempt) =>
  purchase.state !== 'awaiting' || ['failed', 'expired', 'cancelled'].includes(state);

/** Ends a payment at the provider; what its state forbids is looked at again. @returns what the provider says then */
export async function cancelAtProvider(
  provider: PaymentProvider,
  attemptId: string,
): Promise<Result<ProviderFact, ProviderFailure>> {
  const cancelled = await provider.cancel(attemptId);
  if (!cancelled.ok && cancelled.error.kind !== 'wrong_state') return cancelled;
  return provider.status(attemptId);
}

/** Writes when the provider is asked again. */
async function plan(
  { query }: PaymentsOptions,
  attemptId: string,
  asked: Result<ProviderFact, ProviderFailure>,
): Promise<void> {
  const attempt = await findAttempt(query, attemptId);
  if (!attempt) return;
  const isUnknownThere = !asked.ok && asked.error.kind === 'not_found';
  const fact = isUnknownThere ? { status: 'expired', isCaptured: false } : asked.ok ? asked.value : null;
  // What we wait for and the provider never had is over with its code.
  const isGone = isUnknownThere && attempt.state === 'pending';
  const now = await shopNow(query);
  const next = nextCheckAt({ ...attempt, fact, now });
  await query(sql`
    update payment_attempts set tries = tries + 1, next_check_at = ${next},
      state = case when state = 'pending' and ${isGone} then 'failed' else state end
    where id = ${attemptId} and state = ${attempt.state}`);
}
