import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rupiah } from '#domain/money.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { bookRemittance, openClaims, payClaim } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Plays the couriers of a demo, who hand over the cash that they collected, and pay for what they lost. */
export const handOverCash = defineJob({ name: 'demo.cash', payload: z.null() });

/**
 * Hours until a courier of a demo hands over its first cash, and at least between two times, and until it pays a claim: short
 * enough to be no violation in the ledger.
 */
const KEEPS_CASH_HOURS = 12;

const HOUR_MS = 60 * 60 * 1000;

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

/** What couriers owe for lost parcels and missing cash, and when each is paid. */
async function owedClaims(query: Query): Promise<{ id: string; amount: number; due: Date }[]> {
  const claims = await openClaims(query);
  return claims.map(({ id, amount, at }) => ({
    id,
    amount,
    due: new Date(at.getTime() + KEEPS_CASH_HOURS * HOUR_MS),
  }));
}

/** Cash that couriers of a demo hold, and what they owe. */
export const dueRobotCouriers: DueWork = {
  name: 'demo: cash on delivery',
  clock: 'shop',
  async nextDue(query) {
    const owed = [...(await heldCash(query)), ...(await owedClaims(query))];
    const times = owed.map(({ due }) => due.getTime());
    return times.length === 0 ? null : new Date(Math.min(...times));
  },
  enqueue: (tx) => tx.enqueue(handOverCash, [null]),
};

/** Couriers hand over what they have held for long enough, without a fee, and pay what they owe. */
export async function handOverCashOf(tx: Tx): Promise<void> {
  const at = await tx.now();
  for (const { courier, amount, due } of await heldCash(tx)) {
    if (due > at) continue;
    // Named by its time: the same cash is never handed over twice.
    const line = { day: jakartaDay(at), amount, reference: `DEMO ${courier} ${due.toISOString()}` };
    await bookRemittance(tx, { courier, line, fee: rupiah(0), orderIds: null, isAgain: false });
  }
  for (const { id, amount, due } of await owedClaims(tx))
    if (due <= at) await payClaim(tx, { id, paid: rupiah(amount) });
}
