import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codeEndsAt, type PaymentMethod } from '#domain/payments/methods.ts';
import { noteOnPurchase } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { chargeAttempt } from '../provider/payment-jobs.ts';
import type { ChargeRetry } from './charge-retry.ts';

/** A card as the provider's script names it; we never see its number. */
export interface CardToken {
  token: string;
  /** Months of instalments; 0 for none. */
  instalmentMonths: number;
  /** The bank of the instalments. */
  bank: string | null;
}

/** A new payment attempt. */
export interface NewAttempt {
  purchaseId: string;
  method: PaymentMethod;
  /** What is still to be paid of the purchase, in whole Rupiah. */
  amount: number;
  card?: CardToken;
  /** Replaces one without a usable code, later; absent for a choice of the shopper. */
  retry?: ChargeRetry;
}

/**
 * The newest attempt is the one that counts. Transactions that wait for the purchase's lock have read their clock before:
 * without this the last one could get an earlier moment than the attempt it ended.
 */
const createdAfterOthers = (purchaseId: string, now: Date) => sql`(
  select greatest(${now}::timestamptz, max(created_at) + interval '1 microsecond')
  from payment_attempts where purchase_id = ${purchaseId})`;

/** Highest unique code: three digits. */
const MOST_CODE = 999;
/** Least amount to transfer after the code was subtracted. */
const LEAST_TRANSFER = 1000;

/**
 * Opens a payment attempt inside the transaction that placed the purchase or holds its lock. A job asks the
 * provider for the code or number; a manual transfer has its amount at once. Cash on delivery needs none. A
 * card without a token waits for one on the pay page, which opens its attempt.
 * @returns the attempt's id; null when none was opened
 */
export async function openAttempt(tx: Tx, given: NewAttempt): Promise<string | null> {
  const { purchaseId, method, amount, card, retry } = given;
  if (method === 'cod' || (method === 'card' && !card)) return null;
  const now = await tx.now();
  const [purchase] = await tx<{ payBy: Date }>(
    sql`select pay_by as "payBy" from purchases where id = ${purchaseId}`,
  );
  if (!purchase) throw new Error(`There is no purchase ${purchaseId} to pay`);
  if (method === 'transfer') return openTransfer(tx, { purchaseId, amount, endsAt: purchase.payBy, now });
  const id = randomUUID();
  await tx(sql`
    insert into payment_attempts (id, purchase_id, method, state, amount, ends_at, card, tries, next_check_at, created_at)
    values (${id}, ${purchaseId}, ${method}, 'created', ${amount}, ${codeEndsAt(method, now, purchase.payBy)},
      ${card ? JSON.stringify(card) : null}::jsonb, ${retry?.tries ?? 0}, ${retry?.at ?? now},
      ${createdAfterOthers(purchaseId, now)})`);
  if (!retry) await tx.enqueue(chargeAttempt, [id]);
  return id;
}

/**
 * A manual transfer. Its amount differs from that of every other open one, so that the line on the bank
 * statement identifies its purchase.
 */
async function openTransfer(
  tx: Tx,
  given: { purchaseId: string; amount: number; endsAt: Date; now: Date },
): Promise<string> {
  const { purchaseId, amount, endsAt, now } = given;
  const most = Math.min(MOST_CODE, amount - LEAST_TRANSFER);
  const from = randomInt(MOST_CODE);
  const codes = Array.from({ length: MOST_CODE }, (_, at) => ((from + at) % MOST_CODE) + 1);
  for (const code of most > 0 ? codes.filter((one) => one <= most) : [0]) {
    const id = randomUUID();
    const [opened] = await tx(sql`
      insert into payment_attempts (id, purchase_id, method, state, amount, unique_code, ends_at, next_check_at,
        created_at)
      values (${id}, ${purchaseId}, 'transfer', 'pending', ${amount - code}, ${code}, ${endsAt},
        ${endsAt}::timestamptz + interval '1 hour', ${createdAfterOthers(purchaseId, now)})
      on conflict do nothing returning id`);
    if (opened) {
      await noteOnPurchase(tx, { purchaseId, event: 'payment_ready', actor: 'shopper' });
      return id;
    }
  }
  throw new NoCodeFree();
}

/** All unique codes for amounts close to this one are in use; another method helps. */
export class NoCodeFree extends Error {
  override readonly name = 'NoCodeFree';
}
