import { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { hasOrdersOnTheWay } from '#server/modules/orders/orders.ts';
import { jumpTo } from '#server/platform/clock/jump.ts';
import { realNow, shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { lastJob } from '#server/platform/jobs/last-job.ts';

/** The clock of a demo, which the operator moves ahead on a screen (P-CONSOLE-16). */

const HOUR_MS = 60 * 60 * 1000;
/** Longer than any parcel takes, including its return. */
const LONGEST_WAY_MS = 90 * 24 * HOUR_MS;

/** Where a jump begins and ends, in ms since 1970; one until all is delivered ends earlier. */
const jump = z.object({ from: z.number(), to: z.number(), isUntilDelivered: z.boolean() });

/** Moves the clock from one due moment to the next. Another attempt goes on where the first one stopped. */
export const jumpClock = defineJob({
  name: 'demo.jump',
  payload: jump,
  pollSeconds: 2,
  retries: 2,
  timeLimitSeconds: 3600,
});

/** The moment at which a jump until all is delivered ends at the latest, and whether all is. */
export const untilDelivered = (query: Query, now: Date): { to: Date; isThere: () => Promise<boolean> } => ({
  to: new Date(now.getTime() + LONGEST_WAY_MS),
  isThere: async () => !(await hasOrdersOnTheWay(query)),
});

/** Does one jump. */
export async function doJump(
  { query, transaction, work }: { query: Query; transaction: Transaction; work: readonly DueWork[] },
  { to, isUntilDelivered }: z.output<typeof jump>,
): Promise<void> {
  const there = isUntilDelivered && untilDelivered(query, await shopNow(query));
  const options = { query, transaction, work, to: new Date(to), tell: () => {} };
  await jumpTo(there ? { ...options, isThere: there.isThere } : options);
}

/** The next moment at which something is due that is not due yet; null for none. */
async function nextDue(query: Query, work: readonly DueWork[], now: Date): Promise<Date | null> {
  const ofShop = work.filter(({ clock }) => clock === 'shop');
  const moments = await Promise.all(ofShop.map((one) => one.nextDue(query)));
  const ahead = moments.flatMap((moment) => (moment !== null && moment > now ? [moment.getTime()] : []));
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}

/** Why the clock was not moved: the shop is no demo, it moves already, or nothing is due. */
export interface ClockRefusal {
  code: 'no_demo' | 'clock_moves' | 'nothing_due';
}

const MOVES = ['day', 'deadline', 'delivered'] as const;

/** Moves the clock by a day, to the next moment at which something is due, or until all orders are delivered. */
export const moveDemoClock = (work: readonly DueWork[] | null) =>
  defineCommand({
    name: 'demo.move_clock',
    permission: 'operator.settings',
    input: z.object({ move: z.enum(MOVES) }),
    subjects: async () => [{ kind: 'clock', id: 'shop' }],
    async run(tx, { input: { move } }): Promise<Result<Done<null>, ClockRefusal>> {
      if (work === null) return { ok: false, error: { code: 'no_demo' } };
      if ((await lastJob(tx, jumpClock.name))?.state === 'open')
        return { ok: false, error: { code: 'clock_moves' } };
      const now = await tx.now();
      const isUntilDelivered = move === 'delivered';
      if (isUntilDelivered && !(await hasOrdersOnTheWay(tx)))
        return { ok: false, error: { code: 'nothing_due' } };
      const to = {
        day: async () => new Date(now.getTime() + 24 * HOUR_MS),
        deadline: () => nextDue(tx, work, now),
        delivered: async () => untilDelivered(tx, now).to,
      }[move];
      const end = await to();
      if (end === null) return { ok: false, error: { code: 'nothing_due' } };
      await tx.enqueue(jumpClock, [{ from: now.getTime(), to: end.getTime(), isUntilDelivered }]);
      return { ok: true, value: { value: null, after: { move, to: end.toISOString() } } };
    },
  });

/** The clock as its screen shows it. */
export interface ClockView {
  /** The shop's time, and how far it is ahead of real time, in ms. */
  now: Date;
  aheadMs: number;
  /** The next moment at which something is due; null for none. */
  nextDue: Date | null;
  hasOrdersOnTheWay: boolean;
  /** The last jump of these two hours; `share`: how much of it is done, from 0 to 1. */
  jump: {
    state: 'open' | 'failed' | 'done';
    to: Date;
    isUntilDelivered: boolean;
    share: number;
    error: string;
  } | null;
}

/** The clock of a demo, for its screen. */
export interface DemoClock {
  read(): Promise<ClockView>;
}

export const openDemoClock = (query: Query, work: readonly DueWork[]): DemoClock => ({
  async read() {
    const now = await shopNow(query);
    const job = await lastJob(query, jumpClock.name);
    const found = job && jump.safeParse(job.payload);
    const payload = found?.success ? found.data : null;
    return {
      now,
      aheadMs: now.getTime() - (await realNow(query)).getTime(),
      nextDue: await nextDue(query, work, now),
      hasOrdersOnTheWay: await hasOrdersOnTheWay(query),
      jump:
        job && payload
          ? {
              state: job.state,
              to: new Date(payload.to),
              isUntilDelivered: payload.isUntilDelivered,
              share: Math.min(1, Math.max(0, (now.getTime() - payload.from) / (payload.to - payload.from))),
              error: job.error,
            }
          : null,
    };
  },
});
