import type { Permission } from '#domain/access/permissions.ts';
import { waitingProducts } from '#server/modules/catalogue/catalogue.ts';
import { openReports } from '#server/modules/inbox/inbox.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { WaitingQueue } from './operator-views.ts';

/** What waits, and what somebody needs to see it. */
const QUEUES: readonly {
  id: WaitingQueue['id'];
  needs: Permission;
  read: (query: Query) => Promise<{ count: number; oldest: Date | null }>;
}[] = [
  { id: 'products', needs: 'operator.catalogue', read: waitingProducts },
  { id: 'reports', needs: 'operator.catalogue', read: openReports },
];

/** What waits besides cases, of what somebody may read (P-CONSOLE-1). */
export async function readQueues(query: Query, permissions: readonly Permission[]): Promise<WaitingQueue[]> {
  const mine = QUEUES.filter(({ needs }) => permissions.includes(needs));
  const read = await Promise.all(mine.map(async ({ id, read }) => Object.assign(await read(query), { id })));
  return read.flatMap(({ id, count, oldest }) => (oldest === null ? [] : [{ id, count, oldest }]));
}
