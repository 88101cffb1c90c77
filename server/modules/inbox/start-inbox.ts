import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Inbox } from './inbox-interface.ts';
import { createSqlInbox } from './sql-inbox.ts';
import { expireInbox, sweepInbox } from './sweep.ts';

/** The inbox, and its background work: deleting what has expired. */
export function startInbox(given: {
  publicUrl: string;
  noticesTo: () => string | null;
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  /** The shop's time. */
  clock: () => Date;
}): Inbox {
  const { publicUrl, noticesTo, query, transaction, jobs, clock } = given;
  jobs.handle(expireInbox, async () => sweepInbox(query, await shopNow(query)));
  return createSqlInbox({ query, transaction, clock, publicUrl, noticesTo });
}
