import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReturnState } from '#domain/returns/transitions.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { changeReturn } from './change-return.ts';
import { approve, type By, pass, refer } from './desk-steps.ts';
import { lockBoth, orderOfReturn } from './lock.ts';
import { payReturn } from './pay-return.ts';
import type { LockedReturn } from './return-rows.ts';
import { missParcel } from './suspicions.ts';

/** Handles the passed deadline of a return. The payload is its id. */
export const passReturnDeadline = defineJob({ name: 'return.deadline', payload: z.uuid() });

/** The operator's deadline passes nothing: it is shown as late. */
const COUNTS = sql`due_at is not null and state <> 'disputed'`;

/** Returns whose next step is late. */
export const dueReturns: DueWork = {
  name: 'returns: deadlines',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(due_at) as due from returns where ${COUNTS}`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from returns where ${COUNTS} and due_at <= ${now} order by due_at limit 500`);
    await tx.enqueue(
      passReturnDeadline,
      rows.map(({ id }) => id),
    );
  },
};

type Silence = (tx: Tx, locked: LockedReturn, by: By) => Promise<unknown>;

const end =
  (event: 'lapsed' | 'offer_left'): Silence =>
  (tx, locked, by) =>
    changeReturn(tx, locked, { ...by, event });

/** What silence means in each state: approval of the seller, and no wish of the shopper (P-RET-42). */
const SILENCE: Readonly<Partial<Record<ReturnState, Silence>>> = {
  draft: end('lapsed'),
  asked: (tx, locked, by) => approve(tx, locked, by),
  offered: end('offer_left'),
  approved: end('lapsed'),
  sent: async (tx, locked, by) => {
    await missParcel(tx, locked);
    return refer(tx, locked, by);
  },
  // Nobody has looked at the goods; only what was never used is sure to be sellable.
  inspecting: (tx, locked, by) =>
    pass(tx, locked, { ...by, restocks: locked.found.reason === 'changed_mind' }),
  refused: (tx, locked, by) =>
    changeReturn(tx, locked, { ...by, event: locked.found.arrivedAt === null ? 'lapsed' : 'rejected_back' }),
  giving_back: async (tx, locked, by) => {
    const payment = { event: 'kept', part: null, bearer: 'seller', goods: 'returned' } as const;
    const paid = await payReturn(tx, locked, { ...by, ...payment });
    return paid.ok ? null : paid.error;
  },
};

/** Handles the passed deadline of a return, as of the time of the deadline. What cannot be paid is the operator's. */
export async function passDeadlineOf(transaction: Transaction, returnId: string): Promise<void> {
  await transaction(async (tx) => {
    const orderId = await orderOfReturn(tx, returnId);
    if (orderId === null) return;
    const locked = await lockBoth(tx, { orderId, returnId });
    const { dueAt, state } = locked.found;
    const silence = SILENCE[state];
    const now = await tx.now();
    if (dueAt === null || dueAt > now || !silence) return;
    const by: By = { actor: 'clock', at: dueAt, onlyIf: sql`due_at <= ${now}` };
    const refusal = await silence(tx, locked, by);
    if (typeof refusal === 'string') await refer(tx, locked, by);
  });
}
