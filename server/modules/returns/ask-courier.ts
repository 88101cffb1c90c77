import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { courierNamed } from '#domain/shipping/couriers.ts';
import { readCourse } from '#domain/shipping/parcel-course.ts';
import type { CourierProvider } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import type { Log } from '#server/platform/log.ts';
import { arrive } from './desk-steps.ts';
import { lockBoth, orderOfReturn } from './lock.ts';
import { type LockedReturn, readReturnEvents } from './return-rows.ts';

/** Asks a courier about goods that were sent with a waybill that the shopper typed. The payload is the return's id. */
export const askCourier = defineJob({ name: 'return.ask_courier', payload: z.uuid() });

const HOUR_MS = 60 * 60 * 1000;
/** How often a courier is asked that does not say when it has news. */
const ASK_EVERY_HOURS = 2;

/** Returns whose courier is asked. */
export const dueQuestions: DueWork = {
  name: 'returns: typed waybills',
  clock: 'shop',
  grainMs: HOUR_MS,
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(ask_at) as due from returns where state = 'sent' and ask_at is not null`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from returns where state = 'sent' and ask_at <= ${now} order by ask_at limit 500`);
    await tx.enqueue(
      askCourier,
      rows.map(({ id }) => id),
    );
  },
};

/** From now on the courier is asked where the goods are, where its name is one of ours. */
export async function watchGoods(tx: Tx, { found }: LockedReturn, courier: string): Promise<void> {
  if (courierNamed(courier) === null) return;
  await tx(sql`update returns set ask_at = ${await tx.now()} where id = ${found.id}`);
  await tx.enqueue(askCourier, [found.id]);
}

/** Asks where the goods of a return are, outside any transaction. Goods that arrived begin the inspection (P-RET-46). */
export async function askAboutGoods(
  work: { query: Query; transaction: Transaction; couriers: CourierProvider | null; log: Log },
  returnId: string,
): Promise<void> {
  const { query, transaction, couriers, log } = work;
  const orderId = await orderOfReturn(query, returnId);
  if (orderId === null) return;
  const asked = await transaction((tx) => planNext(tx, { returnId, isAsked: couriers !== null }));
  const courier = asked && courierNamed(asked.courier);
  if (!couriers || !courier) return;
  const answer = await couriers.trackWaybill(courier, asked.waybill);
  if (!answer.ok) {
    // A number that the courier does not know was not scanned yet.
    if (answer.error.code !== 'unknown' && answer.error.code !== 'refused')
      log.warn(
        { return: returnId, reason: answer.error.reason },
        'A courier did not answer and is asked again',
      );
    return;
  }
  const { events, nextAt } = answer.value;
  await transaction(async (tx) => {
    const locked = await lockBoth(tx, { orderId, returnId });
    const since = await approvedAt(tx, returnId);
    // What it says of an earlier time is of another parcel that had this number.
    const course = readCourse(events.filter(({ at }) => since !== null && at >= since));
    if (course.deliveredAt !== null) await arrive(tx, locked, { actor: 'courier', at: course.deliveredAt });
    else if (nextAt !== null) await tx(sql`update returns set ask_at = ${nextAt} where id = ${returnId}`);
  });
}

/** Sets when it is asked next before it is asked, so that no silence repeats the question at once. */
async function planNext(
  tx: Tx,
  { returnId, isAsked }: { returnId: string; isAsked: boolean },
): Promise<{ courier: string; waybill: string } | null> {
  const now = await tx.now();
  const next = isAsked ? new Date(now.getTime() + ASK_EVERY_HOURS * HOUR_MS) : null;
  const [asked] = await tx<{ courier: string; waybill: string }>(sql`
    update returns set ask_at = ${next} where id = ${returnId} and state = 'sent' and ask_at <= ${now}
    returning courier, waybill`);
  return asked ?? null;
}

/** When the shopper was asked to send the goods. */
async function approvedAt(query: Query, returnId: string): Promise<Date | null> {
  const events = await readReturnEvents(query, returnId);
  return events.findLast(({ event }) => event === 'approved' || event === 'sent_back')?.at ?? null;
}
