import { sendRefund } from '#server/modules/ledger/ledger.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { chargePayment } from './attempts/charge-attempt.ts';
import { checkPayment } from './attempts/check-attempt.ts';
import { stripEvents, stripOldEvents } from './due-payments.ts';
import { chargeAttempt, checkAttempt, expirePayment } from './payment-jobs.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { expireUnpaid } from './purchases/expire-payment.ts';
import { sendBack } from './refunds/send-refund.ts';

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

/** Names who does the jobs of payments. */
export function handlePayments(jobs: Pick<Jobs, 'handle'>, options: PaymentsOptions): void {
  jobs.handle(chargeAttempt, (id) => chargePayment(options, id));
  jobs.handle(checkAttempt, (id) => checkPayment(options, id));
  jobs.handle(expirePayment, (id) => expireUnpaid(options, id));
  jobs.handle(sendRefund, (id) => sendBack(options, id));
  jobs.handle(stripEvents, async () => stripOldEvents(options.query, await shopNow(options.query)));
}
