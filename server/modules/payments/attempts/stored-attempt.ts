import { sql } from 'drizzle-orm';
import type { AttemptState, PaidPurchase } from '#domain/payments/decide-payment.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { CardToken } from './open-attempt.ts';

/** A stored attempt, with the fields of its purchase that matter to it. */
export interface StoredAttempt {
  id: string;
  purchaseId: string;
  purchaseNumber: string;
  method: PaymentMethod;
  state: AttemptState;
  amount: number;
  endsAt: Date;
  card: CardToken | null;
  isCancelledByUs: boolean;
  tries: number;
  createdAt: Date;
  purchase: Pick<PaidPurchase, 'state' | 'isCod' | 'isExchange'> & { total: number; payBy: Date };
}

interface AttemptRow extends Omit<StoredAttempt, 'purchase'> {
  purchaseState: StoredAttempt['purchase']['state'];
  isCod: boolean;
  isExchange: boolean;
  total: number;
  payBy: Date;
}

/** An attempt; null for an unknown id. */
export async function findAttempt(query: Query, attemptId: string): Promise<StoredAttempt | null> {
  const [row] = await query<AttemptRow>(sql`
    select a.id, a.purchase_id as "purchaseId", p.number as "purchaseNumber", a.method, a.state,
      a.amount, a.ends_at as "endsAt", a.card, a.is_cancelled_by_us as "isCancelledByUs", a.tries,
      a.created_at as "createdAt", p.state as "purchaseState", p.method = 'cod' as "isCod", p.is_exchange as "isExchange", p.total, p.pay_by as "payBy"
    from payment_attempts a join purchases p on p.id = a.purchase_id where a.id = ${attemptId}`);
  if (!row) return null;
  const { purchaseState: state, isCod, isExchange, total, payBy, ...attempt } = row;
  return { ...attempt, purchase: { state, isCod, isExchange, total, payBy } };
}

/** Whether a provider can be asked about it; a transfer is confirmed by the operator. */
export const isAtProvider = ({ method }: Pick<StoredAttempt, 'method'>): boolean => method !== 'transfer';
