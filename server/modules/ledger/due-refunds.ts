import { sql } from 'drizzle-orm';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { sendRefund } from './refunds.ts';

/** Most refunds that a sweep turns into jobs; the next one follows in 10 s. */
const MOST_AT_ONCE = 500;

/** Refunds to be paid out, or retried. */
export const dueRefunds: DueWork = {
  name: 'payments: refunds',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(next_try_at) as due from refunds where next_try_at is not null`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from refunds where next_try_at <= ${now} order by next_try_at limit ${MOST_AT_ONCE}`);
    await tx.enqueue(
      sendRefund,
      rows.map(({ id }) => id),
    );
  },
};
