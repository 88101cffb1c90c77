import { bookReceipt } from '#server/modules/ledger/ledger.ts';
import { ProviderAway } from '../attempts/provider-away.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { PaymentsOptions } from '../payments-options.ts';

/**
 * The provider told of a payment that we know nothing about, such as after a restore. If money came, it is booked into
 * suspense, where the operator sees it.
 * @throws ProviderAway when there is no answer
 */
export async function bookUnknownMoney(
  { transaction }: PaymentsOptions,
  provider: PaymentProvider,
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
    bookReceipt(tx, { id: transactionId, purchaseId: null, attemptId: null, place: 'provider', amount }),
  );
}
