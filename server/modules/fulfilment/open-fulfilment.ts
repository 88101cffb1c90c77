import { z } from 'zod';
import {
  giveInvoiceNumbers,
  moveParcel,
  numberInvoices,
  passDeadlines,
  passDeadlinesOf,
  tellShopper,
} from '#server/modules/orders/orders.ts';
import type { Shipping } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { Log } from '#server/platform/log.ts';
import type { Env } from '#server/platform/settings/env.ts';
import type { BankAccount } from '#server/platform/settings/env-payments.ts';
import { createOrderDesk } from './create-order-desk.ts';
import { sweepLinks } from './links/order-links.ts';
import { tellAbout } from './news/tell-shopper.ts';
import type { OrderDesk } from './order-desk.ts';
import { workOnParcel } from './parcels/move-parcel.ts';
import { handOverCash, handOverCashOf } from './robot-couriers.ts';
import { createRobotSeller, playSeller, playsSellers } from './robot-sellers.ts';

/** Deletes expired links of mails, once an hour. */
export const sweepOrderLinks = defineJob({ name: 'orders.sweep-links', payload: z.null(), pollSeconds: 30 });

/** Starts fulfilment in this process. @returns the interface of pages */
export function openFulfilment(given: {
  env: Env;
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  log: Log;
  shipping: Pick<Shipping, 'findRegion' | 'cityOf' | 'couriers'>;
  /** The account for manual transfers; null where none is offered. */
  bankAccount: BankAccount | null;
  /** Real time: limits do not follow the shop's clock. */
  clock: () => Date;
}): OrderDesk {
  const { env, query, transaction, jobs, log, shipping, bankAccount, clock } = given;
  const { couriers } = shipping;
  jobs.handle(tellShopper, async (id) => {
    await tellAbout({ transaction, publicUrl: env.publicUrl, bankAccount }, id);
    // The robot starts before the next sweep.
    if (playsSellers(env)) await transaction((tx) => tx.enqueue(playSeller, [id]));
  });
  jobs.handle(passDeadlines, (id) => passDeadlinesOf({ query, transaction }, id));
  jobs.handle(giveInvoiceNumbers, () => numberInvoices(transaction));
  jobs.handle(playSeller, createRobotSeller({ transaction, log }));
  jobs.handle(handOverCash, () => transaction(handOverCashOf));
  jobs.handle(sweepOrderLinks, () => sweepLinks(query));
  jobs.handle(moveParcel, async (id) => {
    // Without couriers the shop books none; parcels from earlier are left to the operator.
    if (couriers) {
      await workOnParcel({ query, transaction, couriers, phone: env.shop.phone, log }, id);
    }
  });
  const confirmsHere = env.hasSimulators && env.smtpUrl === undefined;
  const counter = createRateCounter(query, clock);
  return createOrderDesk({ query, transaction, shipping, counter, confirmsHere });
}
