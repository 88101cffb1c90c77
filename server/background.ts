import { sweepAccess } from './modules/access/access.ts';
import {
  countSales,
  countSalesJob,
  dueFlashSession,
  dueSales,
  endFlashSession,
  endSessionWhenOver,
} from './modules/catalogue/catalogue.ts';
import { dueCheckouts, sweepCheckouts } from './modules/checkout/checkout.ts';
import {
  dueNews,
  dueParcels,
  dueRobotCouriers,
  dueRobotSellers,
  handOverCash,
  playSeller,
  playsSellers,
  sweepOrderLinks,
} from './modules/fulfilment/fulfilment.ts';
import { sweepIdentity } from './modules/identity/identity.ts';
import { dueInbox, expireInbox } from './modules/inbox/inbox.ts';
import {
  dueInvoices,
  dueOrders,
  giveInvoiceNumbers,
  moveParcel,
  passDeadlines,
  tellShopper,
} from './modules/orders/orders.ts';
import { duePayments, paymentJobs } from './modules/payments/payments.ts';
import { forgetOldChanges } from './platform/changes/change-log.ts';
import { forgetChanges } from './platform/changes/forget-changes-job.ts';
import type { Database } from './platform/database/connect.ts';
import { createQuery, type Query } from './platform/database/query.ts';
import { createTransaction, type Transaction } from './platform/database/transactions.ts';
import { type DueWork, Sweep } from './platform/jobs/due-work.ts';
import { type Jobs, openJobs, prepareJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { chooseSender, outboxOf } from './platform/mail/choose-sender.ts';
import { sweepOutbox } from './platform/mail/mail-outbox.ts';
import { dueMails, handleMails } from './platform/mail/mail-work.ts';
import { forgetFailedMails, sendMail } from './platform/mail/send-mail-job.ts';
import type { Env } from './platform/settings/env.ts';

/** Jobs that one of the processes enqueues once an hour. */
const hourly = [forgetFailedMails, forgetChanges, sweepIdentity, sweepAccess, sweepOrderLinks];

/** All kinds of jobs of the shop. */
export const jobKinds = [
  sendMail,
  expireInbox,
  countSalesJob,
  endFlashSession,
  sweepCheckouts,
  ...paymentJobs,
  tellShopper,
  passDeadlines,
  moveParcel,
  giveInvoiceNumbers,
  playSeller,
  handOverCash,
  ...hourly,
];

/** All work that becomes due at times stored in rows. */
export const dueWorkOf = (env: Env): readonly DueWork[] => [
  dueMails,
  dueInbox,
  dueSales,
  dueFlashSession,
  dueCheckouts,
  ...duePayments,
  ...dueOrders,
  dueParcels,
  dueInvoices,
  dueNews,
  ...(playsSellers(env) ? [dueRobotSellers, dueRobotCouriers] : []),
];

/** Work without a request: jobs, and sweeps for due work. */
export interface Background {
  readonly query: Query;
  /** Transactions that enqueue jobs. */
  readonly transaction: Transaction;
  readonly jobs: Jobs;
  /** Sweeps for due work now instead of within 10 s. */
  look(): Promise<void>;
  /** Starts to work, once all modules have registered their handlers. */
  start(): Promise<void>;
  /** Lets running jobs finish for some seconds. */
  close(): Promise<void>;
}

/** Migrates the tables of jobs to this version of the program, once a start. */
export function prepareBackground(setup: Database['setup'], log: Log): Promise<void> {
  return prepareJobs(setup, log, jobKinds);
}

/** Opens the job queues and registers the handlers that belong to no module. */
export async function openBackground(given: {
  env: Env;
  database: Pick<Database, 'pool'>;
  log: Log;
}): Promise<Background> {
  const { env, database, log } = given;
  const query = createQuery(database.pool);
  const jobs = await openJobs({ pool: database.pool, log, kinds: jobKinds });
  const transaction = createTransaction(database.pool, {
    enqueue: jobs.enqueue,
    onLateFailure: (error) => log.warn({ err: error }, 'Work after a commit failed'),
  });
  const sender = chooseSender(env, log);
  handleMails(jobs, { query, sender, log });
  jobs.handle(countSalesJob, () => countSales(query));
  jobs.handle(endFlashSession, () => endSessionWhenOver(transaction));
  jobs.handle(forgetChanges, () => forgetOldChanges(query));
  const sweep = new Sweep({
    ...{ query, transaction, jobs, log, hourly },
    work: dueWorkOf(env),
    hourlyHere: [() => sweepOutbox(outboxOf(env), new Date())],
  });
  return {
    ...{ query, transaction, jobs },
    look: () => sweep.look(),
    async start() {
      await jobs.start();
      void sweep.look();
    },
    async close() {
      await sweep.close();
      await jobs.stop();
      await sender.close();
    },
  };
}
