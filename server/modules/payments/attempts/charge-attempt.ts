import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import { receivedFor } from '#server/modules/ledger/ledger.ts';
import { noteOnPurchase } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { checkAttempt } from '../provider/payment-jobs.ts';
import type {
  ChargeRequest,
  PaymentInstructions,
  PaymentProvider,
  ProviderFailure,
} from '../provider/payment-provider.ts';
import type { PaymentsOptions } from '../provider/payments-options.ts';
import { isTyped } from '../provider/typed-instructions.ts';
import { retryCharge } from './charge-retry.ts';
import { cancelAtProvider, stopWatching } from './check-attempt.ts';
import { openAttempt } from './open-attempt.ts';
import { findAttempt, type StoredAttempt } from './stored-attempt.ts';

/**
 * Opens an attempt at the provider and stores what the shopper needs to pay. Idempotent: the attempt's id is
 * the key. After a lost answer, the provider is asked for the result.
 * Without an answer it is asked again after pauses that grow.
 */
export async function chargePayment(options: PaymentsOptions, attemptId: string): Promise<void> {
  const { provider, query, log } = options;
  if (!provider) return stopWatching(query, attemptId);
  // Checked right before the call: a shopper who changed the method meanwhile needs no code of this one.
  const attempt = await findAttempt(query, attemptId);
  if (attempt?.state !== 'created' || !(await isDue(query, attemptId))) return;
  if (attempt.purchase.state !== 'awaiting') return end(options, attempt, 'cancelled');
  const request = await requestFor(options, attempt);
  if (!request) return end(options, attempt, 'expired');
  const charged = await provider.charge(request);
  if (charged.ok) return storeInstructions(options, attempt, charged.value);
  if (charged.error.kind === 'used') return recover(options, provider, attempt);
  if (charged.error.kind !== 'unknown') {
    log.warn(
      { attempt: attemptId, method: attempt.method, failure: charged.error },
      'The provider refused a charge',
    );
    return end(options, attempt, 'failed');
  }
  const asked = await provider.status(attemptId);
  if (asked.ok) return recover(options, provider, attempt);
  await askLater(options, attempt, charged.error);
}

/** The provider did not answer. After some requests the method counts as disturbed (P-PAY-18). */
async function askLater(
  options: PaymentsOptions,
  attempt: StoredAttempt,
  error: ProviderFailure,
): Promise<void> {
  const { query, log } = options;
  const { id: attemptId, tries, method } = attempt;
  const retry = retryCharge(tries, await shopNow(query));
  if (retry) {
    await query(sql`
      update payment_attempts set tries = ${retry.tries}, next_check_at = ${retry.at}
      where id = ${attemptId} and state = 'created' and tries = ${tries}`);
    return;
  }
  log.warn({ attempt: attemptId, method, failure: error }, 'The provider gave no code');
  await end(options, attempt, 'failed');
}

/** Whether the pause after a request without an answer is over. */
async function isDue(query: Query, attemptId: string): Promise<boolean> {
  const [due] = await query(sql`
    select 1 from payment_attempts where id = ${attemptId} and (tries = 0 or next_check_at <= shop_now())`);
  return due !== undefined;
}

/** The request for an attempt; null when it has expired. */
async function requestFor(
  { query, payUrl }: PaymentsOptions,
  attempt: StoredAttempt,
): Promise<ChargeRequest | null> {
  const { id: attemptId, method, endsAt, card } = attempt;
  if (method === 'transfer' || method === 'cod') return null;
  const now = await shopNow(query);
  if (endsAt <= now) return null;
  return {
    attemptId,
    method,
    endsAt,
    now,
    amount: rupiah(attempt.amount),
    customer: await customerOf(query, attempt.purchaseId),
    returnUrl: payUrl(attempt.purchaseNumber),
    ...(card && { card }),
  };
}

async function customerOf(query: Query, purchaseId: string): Promise<ChargeRequest['customer']> {
  const [contact] = await query<ChargeRequest['customer']>(sql`
    select recipient as name, email, phone from order_contacts where purchase_id = ${purchaseId}`);
  return contact ?? { name: '', email: '', phone: '' };
}

/** Stores the code, unless the attempt was ended meanwhile: then it is ended at the provider, too. */
async function storeInstructions(
  { transaction }: PaymentsOptions,
  { id: attemptId, purchaseId }: StoredAttempt,
  instructions: PaymentInstructions,
): Promise<void> {
  await transaction(async (tx) => {
    const now = await tx.now();
    const [kept] = await tx(sql`
      update payment_attempts set state = 'pending', instructions = ${JSON.stringify(instructions)}::jsonb, card = null,
        tries = 0, next_check_at = ${now}::timestamptz + interval '1 minute'
      where id = ${attemptId} and state = 'created' returning id`);
    if (kept) {
      if (isTyped(instructions))
        await noteOnPurchase(tx, { purchaseId, event: 'payment_ready', actor: 'provider' });
      return;
    }
    await tx(
      sql`update payment_attempts set next_check_at = ${now} where id = ${attemptId} and state <> 'paid'`,
    );
    await tx.enqueue(checkAttempt, [attemptId]);
  });
}

/** Ends an attempt that may exist at the provider; a check finds out. */
async function end(
  { transaction }: PaymentsOptions,
  { id: attemptId }: StoredAttempt,
  state: 'cancelled' | 'expired' | 'failed',
): Promise<void> {
  await transaction(async (tx) => {
    const now = await tx.now();
    await tx(sql`
      update payment_attempts set state = ${state}, card = null, tries = 0, next_check_at = ${now}
      where id = ${attemptId} and state = 'created'`);
    await tx.enqueue(checkAttempt, [attemptId]);
  });
}

/**
 * The provider already knows the attempt, so the answer to an earlier call was lost, or lacked the code. A payment
 * counts. A code that nobody has seen is ended, and after a pause a new attempt of the same method replaces it.
 */
async function recover(
  options: PaymentsOptions,
  provider: PaymentProvider,
  attempt: StoredAttempt,
): Promise<void> {
  if ((await findAttempt(options.query, attempt.id))?.state !== 'created') return;
  const asked = await cancelAtProvider(provider, attempt.id);
  if (!asked.ok && asked.error.kind !== 'not_found') return askLater(options, attempt, asked.error);
  await options.transaction(async (tx) => {
    const [purchase] = await tx<{ state: string; total: number }>(sql`
      select state, total from purchases where id = ${attempt.purchaseId} for no key update`);
    const now = await tx.now();
    const retry = retryCharge(attempt.tries, now);
    const [ended] = await tx(sql`
      update payment_attempts set state = ${retry ? 'cancelled' : 'failed'}, card = null, tries = 0, next_check_at = ${now}
      where id = ${attempt.id} and state = 'created' returning id`);
    await tx.enqueue(checkAttempt, [attempt.id]);
    const isPaid = asked.ok && asked.value.status === 'paid';
    // A card's token was used up by the first call: only the shopper can provide another one.
    if (!ended || !retry || isPaid || purchase?.state !== 'awaiting' || attempt.method === 'card') return;
    const { purchaseId, method } = attempt;
    const amount = purchase.total - (await receivedFor(tx, purchaseId));
    await openAttempt(tx, { purchaseId, method, amount, retry });
  });
}
