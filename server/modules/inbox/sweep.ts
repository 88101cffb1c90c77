import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { APPLICATION_DAYS, DAY_MS } from './inbox-interface.ts';

/** Deletes what has expired in the inbox, by the shop's clock. */
export const expireInbox = defineJob({ name: 'inbox.expire', payload: z.null(), pollSeconds: 30 });

/** When the next entry of the inbox expires. */
const dueInbox: DueWork = {
  name: 'inbox: retention',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`
      select least(
        (select min(created_at) + ${APPLICATION_DAYS * 24} * interval '1 hour' from job_applications),
        (select min(expires_at) from newsletter_subscriptions where status = 'pending'),
        (select min(expires_at) from newsletter_tokens)
      ) as due`);
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(expireInbox, [null]),
};

export const inboxWork: BackgroundWork = { jobs: [expireInbox], due: [dueInbox] };

/** Deletes what has expired: old applications, addresses without confirmation, dead links. */
export async function sweepInbox(query: Query, now: Date): Promise<void> {
  const oldestApplication = new Date(now.getTime() - APPLICATION_DAYS * DAY_MS);
  await query(sql`delete from job_applications where created_at <= ${oldestApplication}`);
  await query(sql`delete from newsletter_subscriptions where status = 'pending' and expires_at <= ${now}`);
  await query(sql`delete from newsletter_tokens where expires_at <= ${now}`);
}
