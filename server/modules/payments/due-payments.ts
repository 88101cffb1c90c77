import { sql } from 'drizzle-orm';
import { PAYMENT_DATA_DAYS } from '#domain/payments/payment-data-days.ts';
import { dueRefunds, forgetDoneAccounts, oldestDoneAccount } from '#server/modules/ledger/ledger.ts';
import { EXPIRES_AT } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { dueProofs } from './proofs/proofs.ts';
import { chargeAttempt, checkAttempt, expirePayment, forgetPersonalData } from './provider/payment-jobs.ts';

/** Most rows that a sweep turns into jobs; the next one follows in 10 s. */
const MOST_AT_ONCE = 500;
/** Most paid attempts that a sweep has polled. */
const MOST_PAID_AT_ONCE = 50;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Minutes after which an unhandled notification gets another job. */
const EVENT_PATIENCE_MINUTES = 1;

const first = async (query: Query, statement: Parameters<Query>[0]): Promise<Date | null> =>
  (await query<{ due: Date | null }>(statement))[0]?.due ?? null;

/** Attempts that need a request to the provider, unless they are paid. */
const dueAttempts: DueWork = {
  name: 'payments: attempts',
  clock: 'shop',
  // Asks the provider; the purchase has its own deadline.
  grainMs: HOUR_MS / 2,
  nextDue: (query) =>
    first(query, sql`select min(next_check_at) as due from payment_attempts where state <> 'paid'`),
  async enqueue(tx, now) {
    const rows = await tx<{ id: string; state: string }>(sql`
      select id, state from payment_attempts where state <> 'paid' and next_check_at <= ${now}
      order by next_check_at limit ${MOST_AT_ONCE}`);
    const ids = (isCreated: boolean) =>
      rows.flatMap(({ id, state }) => ((state === 'created') === isCreated ? [id] : []));
    await tx.enqueue(chargeAttempt, ids(true));
    await tx.enqueue(checkAttempt, ids(false));
  },
};

/**
 * Payments to be looked at again (P-PAY-14). A shop that was away has many of them at once: they follow each other
 * in small batches, so that nobody who is paying waits for them.
 */
const duePaid: DueWork = {
  name: 'payments: paid',
  clock: 'shop',
  grainMs: HOUR_MS,
  nextDue: (query) =>
    first(query, sql`select min(next_check_at) as due from payment_attempts where state = 'paid'`),
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from payment_attempts where state = 'paid' and next_check_at <= ${now}
      order by next_check_at limit ${MOST_PAID_AT_ONCE}`);
    await tx.enqueue(
      checkAttempt,
      rows.map(({ id }) => id),
    );
  },
};

/** Purchases after their deadline and grace period. */
const dueExpiry: DueWork = {
  name: 'payments: deadlines',
  clock: 'shop',
  nextDue: (query) =>
    first(query, sql`select min(${EXPIRES_AT}) as due from purchases where state = 'awaiting'`),
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from purchases where state = 'awaiting'
        and ${EXPIRES_AT} <= ${now}
      order by pay_by limit ${MOST_AT_ONCE}`);
    await tx.enqueue(
      expirePayment,
      rows.map(({ id }) => id),
    );
  },
};

/** Notifications that no job has handled. */
const dueEvents: DueWork = {
  name: 'payments: notifications',
  clock: 'shop',
  nextDue: (query) =>
    first(
      query,
      sql`select min(received_at) + make_interval(mins => ${EVENT_PATIENCE_MINUTES}) as due from payment_events where processed_at is null`,
    ),
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select distinct attempt_id as id from payment_events where processed_at is null
        and received_at <= ${now}::timestamptz - make_interval(mins => ${EVENT_PATIENCE_MINUTES}) limit ${MOST_AT_ONCE}`);
    await tx.enqueue(
      checkAttempt,
      rows.map(({ id }) => id),
    );
  },
};

/** Personal data that has had its time: texts of notifications, accounts of refunds that went well. */
const duePersonalData: DueWork = {
  name: 'payments: retention',
  clock: 'shop',
  grainMs: HOUR_MS,
  async nextDue(query) {
    const [kept] = await query<{ at: Date | null }>(sql`
      select min(received_at) as at from payment_events where body <> ''`);
    const oldest = [kept?.at, await oldestDoneAccount(query)].flatMap((at) => (at ? [at.getTime()] : []));
    return oldest.length === 0 ? null : new Date(Math.min(...oldest) + PAYMENT_DATA_DAYS * DAY_MS);
  },
  enqueue: (tx) => tx.enqueue(forgetPersonalData, [null]),
};

/** Deletes the personal data of payments that has had its time. */
export async function deleteOldPersonalData(query: Query, now: Date): Promise<void> {
  const until = new Date(now.getTime() - PAYMENT_DATA_DAYS * DAY_MS);
  await query(sql`update payment_events set body = '' where body <> '' and received_at <= ${until}`);
  await forgetDoneAccounts(query, until);
}

/** All work of payments that becomes due at moments in its rows. */
export const duePayments: readonly DueWork[] = [
  dueAttempts,
  duePaid,
  dueExpiry,
  dueRefunds,
  dueEvents,
  duePersonalData,
  dueProofs,
];
