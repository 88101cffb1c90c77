import { accessWork } from './modules/access/access.ts';
import { catalogueWork, handleCatalogue } from './modules/catalogue/catalogue.ts';
import { chatWork } from './modules/chat/chat.ts';
import { checkoutWork } from './modules/checkout/checkout.ts';
import { demoWork, dueRobots } from './modules/demo/demo.ts';
import { identityWork } from './modules/identity/identity.ts';
import { inboxWork } from './modules/inbox/inbox.ts';
import { foldLedger, foldMoves, ledgerWork } from './modules/ledger/ledger.ts';
import { mediaWork } from './modules/media/media.ts';
import { notificationWork } from './modules/notifications/notifications.ts';
import { orderWork } from './modules/orders/orders.ts';
import { parcelWork } from './modules/parcels/parcels.ts';
import { paymentWork } from './modules/payments/payments.ts';
import { handlePayouts, payoutWork } from './modules/payouts/payouts.ts';
import { handleProof, proofWork } from './modules/proof/proof.ts';
import { returnWork } from './modules/returns/returns.ts';
import { handleReviews, reviewWork } from './modules/reviews/reviews.ts';
import { handleSelling, sellingWork } from './modules/selling/selling.ts';
import { askForDecree, openDecreeCase, shippingWork } from './modules/shipping/shipping.ts';
import { forgetOldChanges } from './platform/changes/change-log.ts';
import { forgetChanges } from './platform/changes/forget-changes-job.ts';
import type { Database } from './platform/database/connect.ts';
import { createQuery, type Query } from './platform/database/query.ts';
import { createTransaction, type Transaction } from './platform/database/transactions.ts';
import type { BackgroundWork } from './platform/jobs/background-work.ts';
import { type DueWork, Sweep } from './platform/jobs/due-work.ts';
import { type Jobs, openJobs, prepareJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { chooseSender, outboxOf } from './platform/mail/choose-sender.ts';
import { sweepOutbox } from './platform/mail/mail-outbox.ts';
import { dueMails, handleMails } from './platform/mail/mail-work.ts';
import { forgetFailedMails, sendMail } from './platform/mail/send-mail-job.ts';
import type { Env } from './platform/settings/env.ts';

/** The work of the platform itself. */
const platformWork: BackgroundWork = {
  jobs: [sendMail],
  hourly: [forgetFailedMails, forgetChanges],
  due: [dueMails],
};

const WORK: readonly BackgroundWork[] = [
  platformWork,
  accessWork,
  catalogueWork,
  chatWork,
  checkoutWork,
  demoWork,
  identityWork,
  inboxWork,
  ledgerWork,
  mediaWork,
  notificationWork,
  orderWork,
  parcelWork,
  paymentWork,
  payoutWork,
  proofWork,
  returnWork,
  reviewWork,
  sellingWork,
  shippingWork,
];

const hourly = WORK.flatMap((work) => work.hourly ?? []);

/** All kinds of jobs of the shop. */
export const jobKinds = [...WORK.flatMap(({ jobs }) => jobs ?? []), ...hourly];

/** All work that becomes due at times stored in rows. */
export const dueWorkOf = (env: Env): readonly DueWork[] => [
  ...WORK.flatMap(({ due }) => due ?? []),
  ...dueRobots(env),
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
  handleCatalogue(jobs, { query, transaction });
  jobs.handle(askForDecree, () => transaction(openDecreeCase));
  jobs.handle(foldLedger, () => foldMoves(query));
  handlePayouts(jobs, transaction);
  handleReviews(jobs, transaction);
  handleSelling(jobs, { query, transaction });
  handleProof(jobs, { query, transaction, log });
  jobs.handle(forgetChanges, () => forgetOldChanges(query));
  const sweep = new Sweep({
    query,
    transaction,
    jobs,
    log,
    hourly,
    work: dueWorkOf(env),
    hourlyHere: [() => sweepOutbox(outboxOf(env), new Date())],
  });
  return {
    query,
    transaction,
    jobs,
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
