import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Log } from '#server/platform/log.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What the work of payments needs. */
export interface PaymentsOptions {
  query: Query;
  transaction: Transaction;
  /** Null in a shop without one: cash on delivery and transfers by hand. */
  provider: PaymentProvider | null;
  /** The address of the page where a purchase is paid. */
  payUrl: (purchaseNumber: string) => string;
  log: Pick<Log, 'warn'>;
}
