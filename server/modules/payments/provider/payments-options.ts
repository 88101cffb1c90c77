import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Log } from '#server/platform/log.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Dependencies of payments. */
export interface PaymentsOptions {
  query: Query;
  transaction: Transaction;
  /** Null in a shop without one, which has cash on delivery and manual transfers. */
  provider: PaymentProvider | null;
  /** The address of a purchase's pay page. */
  payUrl: (purchaseNumber: string) => string;
  log: Pick<Log, 'warn'>;
}
