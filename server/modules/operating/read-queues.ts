import { QUEUE_NEEDS, type QueueId } from '#domain/operating/queues.ts';
import { type Scope, waitingProposals } from '#server/modules/access/access.ts';
import { waitingProducts } from '#server/modules/catalogue/catalogue.ts';
import { openChatReports } from '#server/modules/chat/chat.ts';
import { openReports } from '#server/modules/inbox/inbox.ts';
import { countTransfers } from '#server/modules/ledger/ledger.ts';
import { countPayouts } from '#server/modules/payouts/payouts.ts';
import type { Query } from '#server/platform/database/query.ts';
import { countDeadJobs } from '#server/platform/jobs/dead-letters.ts';
import { countFailedMails } from '#server/platform/mail/mail-queue.ts';
import type { WaitingQueue } from './operator-views.ts';
import { overdueMessages, waitingMessages } from './read-inbox.ts';
import type { InvariantsAsked } from './read-ledger.ts';

interface Counted {
  count: number;
  oldest: Date | null;
}

/** Where queues are counted. */
interface QueueSources {
  query: Query;
  /** When it was last asked whether money, stock and orders agree. */
  lastRuns: () => Promise<InvariantsAsked[]>;
  /** Who looks. */
  scope: Scope;
}

/** How each queue is counted. */
const QUEUES: Readonly<Record<QueueId, (sources: QueueSources) => Promise<Counted>>> = {
  proposals: ({ query, scope }) => waitingProposals(query, scope),
  products: ({ query }) => waitingProducts(query),
  reports: ({ query }) => openReports(query),
  chats: ({ query }) => openChatReports(query),
  messages: ({ query }) => waitingMessages(query),
  overdue: ({ query }) => overdueMessages(query),
  refunds_waiting: ({ query }) => countTransfers(query, 'manual'),
  refunds_exported: ({ query }) => countTransfers(query, 'exported'),
  payouts_waiting: ({ query }) => countPayouts(query, 'created'),
  payouts_exported: ({ query }) => countPayouts(query, 'exported'),
  mails: ({ query }) => countFailedMails(query),
  jobs: ({ query }) => countDeadJobs(query),
  checks: ({ lastRuns }) => countBroken(lastRuns),
};
const QUEUE_IDS = Object.keys(QUEUES).filter((id): id is QueueId => Object.hasOwn(QUEUES, id));

/** What the last time found that money, stock and orders were asked to agree. */
async function countBroken(lastRuns: QueueSources['lastRuns']): Promise<Counted> {
  const runs = await lastRuns();
  const [last] = runs.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { count: last?.broken.length ?? 0, oldest: last && last.broken.length > 0 ? last.at : null };
}

/** What waits besides cases, of what somebody may read (P-CONSOLE-1). */
export async function readQueues(sources: QueueSources): Promise<WaitingQueue[]> {
  const mine = QUEUE_IDS.filter((id) => sources.scope.permissions.includes(QUEUE_NEEDS[id]));
  const read = await Promise.all(mine.map(async (id) => Object.assign(await QUEUES[id](sources), { id })));
  return read.flatMap(({ id, count, oldest }) => (oldest === null ? [] : [{ id, count, oldest }]));
}
