import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Waits until some work has ended, well or not, or a statement of this database waits for a lock. */
export async function endedOrBlocked(work: Promise<unknown>, query: Query): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  const ended = work.then(end, end);
  while (!hasEnded) {
    const blocked = await query(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (blocked.length > 0) return;
    await Promise.race([ended, sleep(1)]);
  }
}
