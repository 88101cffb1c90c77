import { sql } from 'drizzle-orm';
import { isUuid } from '#domain/is-uuid.ts';
import type { AttemptState, ProviderAnswer } from '#domain/payments/decide-payment.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { checkAttempt } from '../provider/payment-jobs.ts';

/** Payments of a purchase, for the operator. Amounts are whole Rupiah; times follow the shop's clock. */

/** An attempt to pay. */
export interface PurchaseAttempt {
  id: string;
  method: PaymentMethod;
  state: AttemptState;
  amount: number;
  endsAt: Date | null;
  createdAt: Date;
  /** When the provider is asked next; null when nothing can change any more. */
  nextCheckAt: Date | null;
  /** When the provider was asked last, and what it answered; null while nobody has asked. */
  askedAt: Date | null;
  answer: ProviderAnswer | null;
  /** Of a manual transfer the part of the total that is not asked for; else 0. */
  uniqueCode: number;
  hasProof: boolean;
}

/** A notification of the provider: a hint, which is never believed. */
export interface ProviderNotice {
  id: string;
  attemptId: string;
  receivedAt: Date;
  /** When the program asked the provider because of it; null while it has not. */
  processedAt: Date | null;
  /** The provider's own words, such as 'settlement 200'; empty when they are unreadable or deleted. */
  said: string;
}

/** The attempts of a purchase, the oldest first. */
export const attemptsOf = (query: Query, purchaseId: string): Promise<PurchaseAttempt[]> =>
  query<PurchaseAttempt>(sql`
    select a.id, a.method, a.state, a.amount::float8 as amount, a.ends_at as "endsAt", a.created_at as "createdAt",
      a.next_check_at as "nextCheckAt", a.asked_at as "askedAt", a.answer, a.unique_code as "uniqueCode", exists (select from payment_proofs p where p.attempt_id = a.id) as "hasProof"
    from payment_attempts a where a.purchase_id = ${purchaseId} order by a.created_at, a.id`);

/** Most notifications that are shown of a purchase. */
const MOST_NOTICES = 50;

/** What the provider sent about the attempts of a purchase, the newest first. */
export async function noticesOf(query: Query, attemptIds: readonly string[]): Promise<ProviderNotice[]> {
  const rows = await query<Omit<ProviderNotice, 'said'> & { body: string }>(sql`
    select id, attempt_id as "attemptId", received_at as "receivedAt", processed_at as "processedAt", body
    from payment_events where attempt_id = any(${sql.param(attemptIds)}::uuid[])
    order by received_at desc, id limit ${MOST_NOTICES}`);
  return rows.map(({ body, ...notice }) => Object.assign(notice, { said: saidIn(body) }));
}

/** The status words of a notification: they name no person. */
function saidIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return '';
    const fields = new Map<string, unknown>(Object.entries(parsed));
    const words = ['transaction_status', 'fraud_status', 'status_code'].map((name) => fields.get(name));
    return words.filter((word) => typeof word === 'string' && /^[\w-]{1,40}$/.test(word)).join(' ');
  } catch {
    return '';
  }
}

/** The purchase of an attempt, by its id, which is also the provider's number; null for an unknown one. */
export async function purchaseOfAttempt(query: Query, attemptId: string): Promise<string | null> {
  const [found] = await query<{ id: string }>(
    sql`select purchase_id as id from payment_attempts where id = ${attemptId}`,
  );
  return found?.id ?? null;
}

/** An attempt that a report names: by its own id, or by the provider's. */
export interface NamedAttempt {
  id: string;
  purchaseId: string;
  transactionId: string | null;
}

/** The attempts that the references of a report name. */
export const attemptsNamed = (query: Query, references: readonly string[]): Promise<NamedAttempt[]> =>
  query<NamedAttempt>(sql`
    select id, purchase_id as "purchaseId", transaction_id as "transactionId" from payment_attempts
    where id = any(${sql.param(references.filter(isUuid))}::uuid[])
      or transaction_id = any(${sql.param(references)}::text[])
    order by id`);

/**
 * Asks the provider about all attempts of a purchase once more, after this transaction. @returns how many; 0 when the
 * provider knows none of them
 */
export async function askAboutPurchase(tx: Tx, purchaseId: string): Promise<number> {
  const attempts = await tx<{ id: string }>(sql`
    select id from payment_attempts where purchase_id = ${purchaseId} and method <> 'transfer' and state <> 'created'
    order by id`);
  await tx.enqueue(
    checkAttempt,
    attempts.map(({ id }) => id),
  );
  return attempts.length;
}
