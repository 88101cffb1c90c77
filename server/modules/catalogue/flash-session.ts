import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openingSold } from '#domain/flash-sale/demo-sales.ts';
import { renewedSession } from '#domain/flash-sale/session-end.ts';
import { forgetFlashBuyers } from '#server/modules/stock/stock.ts';
import { hasFact } from '#server/platform/database/facts.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Ends the flash session when its time is over; in a demo the next one starts at the same moment. */
export const endFlashSession = defineJob({ name: 'catalogue.end-flash-session', payload: z.null() });

/** The end of the running flash session, by the shop's clock. */
export const dueFlashSession: DueWork = {
  name: 'catalogue: flash session',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select ends_at as due from flash_sessions where starts_at_hour is null`,
    );
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(endFlashSession, [null]),
};

interface EndedRow {
  id: string;
  ends_at: Date;
  is_demo: boolean;
}

/** Ends the running session if its time is over; idempotent. Triggers end its prices with it. */
export async function endSessionWhenOver(transaction: Transaction): Promise<void> {
  await transaction(async (tx) => {
    const now = await tx.now();
    const [ended] = await tx<EndedRow>(sql`
      select id, ends_at, ${hasFact('demo', 'on')} as is_demo
      from flash_sessions where starts_at_hour is null and ends_at <= ${now}`);
    if (!ended) return;
    const next = renewedSession({ id: ended.id, endsAt: ended.ends_at }, now);
    if (ended.is_demo) await copySession(tx, ended.id, next);
    // Items first: this waits for transactions that are taking pieces, and later ones find none.
    await tx(sql`delete from flash_items where session_id = ${ended.id}`);
    await forgetFlashBuyers(tx, ended.id);
    await tx(sql`delete from flash_sessions where id = ${ended.id}`);
    await tx(sql`update flash_sessions set starts_at_hour = null where id = ${next.id}`);
  });
}

/** An hour that no clock has, because only one session may run, and the old one still does. */
const NOT_YET = 24;

const DAY_MS = 24 * 60 * 60 * 1000;

interface GoodRow {
  product_id: number;
  position: number;
  quota: number;
}

/** Copies a session. Its goods begin with sold pieces of their own, so that no figure of a demo stands still. */
async function copySession(
  tx: Tx,
  from: string,
  { id, endsAt }: { id: string; endsAt: Date },
): Promise<void> {
  const day = Math.floor(endsAt.getTime() / DAY_MS);
  const goods = await tx<GoodRow>(sql`
    select product_id, position, quota from flash_items where session_id = ${from} order by position`);
  const sold = goods.map(({ position, quota }) => openingSold(position, day, quota));
  await tx(sql`
    insert into flash_sessions (id, starts_at_hour, extra_percent, ends_at)
    select ${id}, ${NOT_YET}::integer, extra_percent, ${endsAt}::timestamptz from flash_sessions where id = ${from}`);
  await tx(sql`
    insert into flash_items (session_id, product_id, position, price, quota, opening_sold, sold, per_buyer)
    select ${id}, product_id, position, price, quota, opening, opening, per_buyer
    from flash_items join unnest(
      ${sql.param(goods.map((good) => good.product_id))}::integer[], ${sql.param(sold)}::integer[]
    ) begun(product_id, opening) using (product_id)
    where session_id = ${from}`);
  await tx(sql`
    insert into flash_prices (session_id, product_id, sku_id, price)
    select ${id}, product_id, sku_id, price from flash_prices where session_id = ${from}`);
}
