import { z } from 'zod';
import type { CityCode } from '#domain/shipping/zones.ts';
import type { Shipping } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { createOrderService } from './create-order-service.ts';
import { dueInvoices, numberInvoices } from './invoice-numbers.ts';
import { callOffSuspended, giveInvoiceNumbers, passDeadlines, remindOfAccount } from './jobs.ts';
import { sweepLinks } from './order-links.ts';
import type { OrderService } from './order-service.ts';
import { dueOrders, passDeadlinesOf } from './pass-deadlines.ts';
import { dueAccountReminders, remindShopper } from './remind-of-account.ts';
import { callOffSuspendedOrder, dueSuspended } from './suspended-shop.ts';

/** Deletes expired links of mails, once an hour. */
const sweepOrderLinks = defineJob({ name: 'orders.sweep-links', payload: z.null(), pollSeconds: 30 });

export const orderWork: BackgroundWork = {
  jobs: [passDeadlines, giveInvoiceNumbers, remindOfAccount, callOffSuspended],
  hourly: [sweepOrderLinks],
  due: [...dueOrders, dueInvoices, dueAccountReminders, dueSuspended],
};

/** Starts the work on orders in this process. @returns the interface of pages */
export function openOrders(given: {
  env: Env;
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  shipping: Pick<Shipping, 'findRegion' | 'cityOf'>;
  /** Freight of refused parcels in a district, in Rupiah, above which nobody there pays at the door. */
  mostFreight: () => number;
  /** Whether couriers collect cash in a city. */
  isCodArea: (city: CityCode) => boolean;
  /** Real time: limits do not follow the shop's clock. */
  clock: () => Date;
}): OrderService {
  const { env, query, transaction, jobs, shipping, mostFreight, isCodArea, clock } = given;
  jobs.handle(passDeadlines, (id) => passDeadlinesOf({ query, transaction }, id));
  jobs.handle(callOffSuspended, (id) => transaction((tx) => callOffSuspendedOrder(tx, id)));
  jobs.handle(giveInvoiceNumbers, () => numberInvoices(transaction));
  jobs.handle(remindOfAccount, (refundId) => transaction((tx) => remindShopper(tx, refundId)));
  jobs.handle(sweepOrderLinks, () => sweepLinks(query));
  const confirmsHere = env.hasSimulators && env.smtpUrl === undefined;
  const counter = createRateCounter(query, clock);
  return createOrderService({ query, transaction, shipping, counter, confirmsHere, mostFreight, isCodArea });
}
