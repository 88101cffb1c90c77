import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import { checkAttempt } from '../provider/payment-jobs.ts';

/**
 * Ends the open attempts of a purchase, under its lock. Each is polled until the provider has closed it too,
 * because money may still arrive through it.
 * @param but the attempt that stays
 */
export async function endOtherAttempts(
  tx: Tx,
  given: { purchaseId: string; but: string | null; state?: 'cancelled' | 'expired' },
): Promise<void> {
  const { purchaseId, but, state = 'cancelled' } = given;
  const now = await tx.now();
  const ended = await tx<{ id: string; method: string }>(sql`
    update payment_attempts set state = ${state}, card = null, tries = 0,
      next_check_at = case when method = 'transfer' then null else ${now}::timestamptz end
    where purchase_id = ${purchaseId} and state in ('created', 'pending') and id is distinct from ${but}::uuid
    returning id, method`);
  await tx.enqueue(
    checkAttempt,
    ended.flatMap(({ id, method }) => (method === 'transfer' ? [] : [id])),
  );
}
