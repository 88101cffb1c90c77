import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Deletes checkouts that have ended. */
export const sweepCheckouts = defineJob({ name: 'checkout.sweep', payload: z.null(), pollSeconds: 30 });

const HOUR_MS = 60 * 60 * 1000;

/** When the next checkout ends. */
const dueCheckouts: DueWork = {
  name: 'checkout: drafts that end',
  clock: 'shop',
  grainMs: HOUR_MS,
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`select min(ends_at) as due from checkouts`);
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(sweepCheckouts, [null]),
};

export const checkoutWork: BackgroundWork = { jobs: [sweepCheckouts], due: [dueCheckouts] };

/** Deletes checkouts that have ended by the shop's clock. Purchases keep their request key. */
export async function deleteEnded(query: Query): Promise<void> {
  await query(sql`delete from checkouts where ends_at <= ${await shopNow(query)}`);
}
