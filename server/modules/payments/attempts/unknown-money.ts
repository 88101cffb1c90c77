import { bookReceipt } from '#server/modules/ledger/ledger.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { PaymentsOptions } from '../provider/payments-options.ts';
import { ProviderAway } from '../provider/provider-away.ts';

/**
 * The provider reported an unknown payment, for example after a restore. Received money is booked into
 * suspense, where the operator sees it; not if a report has named the lost attempt before, and it was decided by that.
 * @throws ProviderAway without an answer
 */
export async function bookUnknownMoney(
  { transaction }: Pick<PaymentsOptions, 'transaction'>,
  provider: Pick<PaymentProvider, 'status'>,
  attemptId: string,
): Promise<void> {
  const asked = await provider.status(attemptId);
  if (!asked.ok) {
    if (asked.error.kind === 'not_found') return;
    throw new ProviderAway(asked.error);
  }
  const { status, transactionId, amount } = asked.value;
  if (status !== 'paid') return;
  await transaction((tx) =>
    bookReceipt(tx, {
      id: transactionId,
      purchaseId: null,
      attemptId: null,
      lostAttempt: attemptId,
      place: 'provider',
      amount,
    }),
  );
}
