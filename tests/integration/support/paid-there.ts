import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import { applyFact } from '#server/modules/payments/attempts/apply-fact.ts';
import { openAttempt } from '#server/modules/payments/payments.ts';
import type { ProviderFact } from '#server/modules/payments/provider/payment-provider.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';

/** The whole of `openLife`'s purchase. Unit: Rupiah. */
const TOTAL = 468_999;

/** What a purchase of `openLife` has paid for at the provider, which then says something about it. */
export async function theProviderSays(
  transaction: Transaction,
  purchaseId: string,
  changes: Partial<ProviderFact> = {},
): Promise<void> {
  const attempt = await transaction(async (tx) => {
    const [open] = await tx<{ id: string }>(
      sql`select id from payment_attempts where purchase_id = ${purchaseId}`,
    );
    return open?.id ?? openAttempt(tx, { purchaseId, method: 'gopay', amount: TOTAL });
  });
  await applyFact(transaction, attempt ?? '', {
    status: 'paid',
    amount: rupiah(TOTAL),
    transactionId: `T1-${purchaseId}`,
    refunds: [],
    refundedInAll: null,
    takenBack: 'all',
    refundedKeys: [],
    isCaptured: false,
    ...changes,
  });
}

/** A refund on the provider's own page. */
export const refundedThere = (amount: number, id = '1') => ({ id, key: '', amount: rupiah(amount) });
