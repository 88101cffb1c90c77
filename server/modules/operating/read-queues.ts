import type { Permission } from '#domain/access/permissions.ts';
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

/** What waits, and what somebody needs to see it. */
const QUEUES: readonly {
  id: WaitingQueue['id'];
  needs: Permission;
  read: (sources: QueueSources) => Promise<Counted>;
}[] = [
  {
    id: 'proposals',
    needs: 'operator.returns',
    read: ({ query, scope }) => waitingProposals(query, scope),
  },
  { id: 'products', needs: 'operator.catalogue', read: ({ query }) => waitingProducts(query) },
  { id: 'reports', needs: 'operator.catalogue', read: ({ query }) => openReports(query) },
  { id: 'chats', needs: 'operator.people', read: ({ query }) => openChatReports(query) },
  { id: 'messages', needs: 'operator.people', read: ({ query }) => waitingMessages(query) },
  { id: 'overdue', needs: 'operator.people', read: ({ query }) => overdueMessages(query) },
  {
    id: 'refunds_waiting',
    needs: 'operator.money.read',
    read: ({ query }) => countTransfers(query, 'manual'),
  },
  {
    id: 'refunds_exported',
    needs: 'operator.money.read',
    read: ({ query }) => countTransfers(query, 'exported'),
  },
  {
    id: 'payouts_waiting',
    needs: 'operator.money.read',
    read: ({ query }) => countPayouts(query, 'created'),
  },
  {
    id: 'payouts_exported',
    needs: 'operator.money.read',
    read: ({ query }) => countPayouts(query, 'exported'),
  },
  { id: 'mails', needs: 'operator.orders', read: ({ query }) => countFailedMails(query) },
  { id: 'jobs', needs: 'operator.orders', read: ({ query }) => countDeadJobs(query) },
  { id: 'checks', needs: 'operator.money.read', read: ({ lastRuns }) => countBroken(lastRuns) },
];

/** What the last time found that money, stock and orders were asked to agree. */
async function countBroken(lastRuns: QueueSources['lastRuns']): Promise<Counted> {
  const runs = await lastRuns();
  const [last] = runs.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { count: last?.broken.length ?? 0, oldest: last && last.broken.length > 0 ? last.at : null };
}

/** What waits besides cases, of what somebody may read (P-CONSOLE-1). */
export async function readQueues(sources: QueueSources): Promise<WaitingQueue[]> {
  const mine = QUEUES.filter(({ needs }) => sources.scope.permissions.includes(needs));
  const read = await Promise.all(
    mine.map(async ({ id, read }) => Object.assign(await read(sources), { id })),
  );
  return read.flatMap(({ id, count, oldest }) => (oldest === null ? [] : [{ id, count, oldest }]));
}
