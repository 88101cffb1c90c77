import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rupiah } from '#domain/money.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { bookRemittance } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Plays the couriers of a demo, who hand over the cash that they collected. */
export const handOverCash = defineJob({ name: 'demo.cash', payload: z.null() });

/**
 * Hours until a courier of a demo hands over its first cash, and at least between two times: short enough to be no
 * violation in the ledger.
 */
const KEEPS_CASH_HOURS = 12;

const CASH_ACCOUNTS = COURIER_IDS.map((id) => `cod:${id}`);

interface HeldCash {
  courier: string;
  /** Whole Rupiah. */
  amount: number;
  due: Date;
}

/** What each courier holds, and when it is handed over. */
const heldCash = (query: Query): Promise<HeldCash[]> =>
  query<HeldCash>(sql`
    select courier, sum(amount)::float8 as amount,
      coalesce(max(at) filter (where is_handed_over), min(at)) + make_interval(hours => ${KEEPS_CASH_HOURS}) as due
    from (
      select split_part(debit, ':', 2) as courier, amount, at, false as is_handed_over from ledger_transfers
        where debit = any(${sql.param(CASH_ACCOUNTS)}::text[])
      union all select split_part(credit, ':', 2), -amount, at, true from ledger_transfers
        where credit = any(${sql.param(CASH_ACCOUNTS)}::text[])
    ) moved group by courier having sum(amount) > 0`);

/** Cash that couriers of a demo hold. */
export const dueRobotCouriers: DueWork = {
  name: 'demo: cash on delivery',
  clock: 'shop',
  async nextDue(query) {
    const times = (await heldCash(query)).map(({ due }) => due.getTime());
    return times.length === 0 ? null : new Date(Math.min(...times));
  },
  enqueue: (tx) => tx.enqueue(handOverCash, [null]),
};

/** Couriers hand over what they have held for long enough, without a fee. */
export async function handOverCashOf(tx: Tx): Promise<void> {
  const at = await tx.now();
  for (const { courier, amount, due } of await heldCash(tx)) {
    if (due > at) continue;
    // Named by its time: the same cash is never handed over twice.
    const line = { day: jakartaDay(at), amount, reference: `DEMO ${courier} ${due.toISOString()}` };
    await bookRemittance(tx, { courier, line, fee: rupiah(0), orderIds: null, isAgain: false });
  }
}
