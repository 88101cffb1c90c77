import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Has the simulator notify the shop of a payment's change. The payload is the attempt's id. */
export const notifyShop = defineJob({ name: 'payment.notify', payload: z.string(), atOnce: 2 });

/** Notifications that the simulator has to send, or to repeat. */
export const dueSimulatedNotices: DueWork = {
  name: 'payments: simulated notifications',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(next_notice_at) as due from simulated_payments`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select order_id as id from simulated_payments where next_notice_at <= ${now}
      order by next_notice_at limit 500`);
    await tx.enqueue(
      notifyShop,
      rows.map(({ id }) => id),
    );
  },
};
