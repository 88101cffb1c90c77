import { formatDateTime } from '#domain/format-date.ts';
import type { OperatorOrderView } from '#server/services.ts';
import { operatingActionsCopy } from '../../copy/operating-actions.id.ts';

const when = (at: Date) => `${formatDateTime(at)} WIB`;

/** What it means to have asked the provider about an order: of what is paid only whether a bank took it back. */
export function askedWords({ attempts, receipts }: Pick<OperatorOrderView, 'attempts' | 'receipts'>): string {
  const paid = attempts.find(({ state, method }) => state === 'paid' && method !== 'transfer');
  const receipt = receipts.find(({ place }) => place === 'provider');
  if (!paid || !receipt) return operatingActionsCopy.done.ask;
  return operatingActionsCopy.askedPaid(when(receipt.at), paid.nextCheckAt && when(paid.nextCheckAt));
}
