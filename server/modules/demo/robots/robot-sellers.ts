import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type RobotStep, robotStep } from '#domain/orders/robot-seller.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import { attendedShops } from '#server/modules/access/access.ts';
import { acceptOrder, callOff, packOrder } from '#server/modules/orders/orders.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import type { Log } from '#server/platform/log.ts';
import type { Env } from '#server/platform/settings/env.ts';

/** Plays the seller of an order in a demo. The payload is its id. */
export const playSeller = defineJob({ name: 'demo.seller', payload: z.uuid() });

/** Whether a robot plays the sellers: only in a demo whose couriers are simulated, never in a shop for real customers. */
export const playsSellers = ({ demo, hasSimulators, biteship }: Env): boolean =>
  demo && hasSimulators && biteship === undefined;

/** Orders whose seller may have something to do, and the robot's plan for each that has not changed since. */
const playedOrders = sql`orders o left join demo_steps d on d.order_id = o.id and d.events = o.events
  where o.state in ('new', 'accepted', 'packed')`;
/** An order without a plan is looked at now. */
const lookAt = sql`coalesce(d.step_at, '2000-01-01')`;

/** Orders whose seller has something to do. */
export const dueRobotSellers: DueWork = {
  name: 'demo: sellers',
  clock: 'shop',
  grainMs: 30 * 60 * 1000,
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`select min(${lookAt}) as due from ${playedOrders}`);
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select o.id from ${playedOrders} and ${lookAt} <= ${now} order by ${lookAt} limit 200`);
    await tx.enqueue(
      playSeller,
      rows.map(({ id }) => id),
    );
  },
};

/** Most steps of one job: a step and the plan for the next one. */
const MOST_STEPS = 6;
const HOUR_MS = 60 * 60 * 1000;
/** Days until an order without a next step is checked again; any change of it comes first. */
const LOOK_AGAIN_DAYS = 30;
/** Hours until a robot tries again to send the order of a seller without a pickup address. */
const PICKUP_PATIENCE_HOURS = 1;
/** Hours until a robot looks again at an order whose shop somebody attends (P-DESK-12). */
const ATTENDED_PATIENCE_HOURS = 1;

/** What a robot works with. */
interface Robot {
  transaction: Transaction;
  log: Pick<Log, 'warn'>;
}

/** Starts the robot of this process. @returns does its next step for an order, and plans the following one */
export function createRobotSeller(robot: Robot): (orderId: string) => Promise<void> {
  const reportPickup = reportOnce(robot.log);
  return async (orderId) => {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (!(await robot.transaction((tx) => takeStep(tx, orderId, reportPickup)))) return;
    }
  };
}

/** The hourly tries for a seller without a pickup address are told once. */
function reportOnce(log: Robot['log']) {
  const reported = new Set<number>();
  return ({ seller_id: sellerId, seller, number }: PlayedRow) => {
    if (reported.has(sellerId)) return;
    reported.add(sellerId);
    log.warn(
      { order: number, sellerId },
      `The robot cannot send orders of ${seller}: the seller has no pickup address. It tries again every hour.`,
    );
  };
}

interface PlayedRow {
  id: string;
  number: string;
  seller_id: number;
  seller: string;
  state: OrderState;
  changed_at: Date;
  is_asked: boolean;
  is_recalled: boolean;
  reason: string | null;
  has_courier: boolean;
}

/** @returns whether something was done, so that there may be more */
async function takeStep(tx: Tx, orderId: string, reportPickup: (order: PlayedRow) => void): Promise<boolean> {
  const [order] = await tx<PlayedRow>(sql`
    select o.id, o.number, o.state, o.seller_id, s.name as seller, e.at as changed_at, o.cancel_answer_by is not null as is_asked,
      o.cancel_asked_at is not null and o.cancel_answer_by is null as is_recalled, o.cancel_reason as reason,
      exists (select 1 from parcels b where b.order_id = o.id and b.state in ('created', 'booked')) as has_courier
    from orders o join order_events e on e.order_id = o.id and e.seq = o.events join sellers s on s.id = o.seller_id
    where o.id = ${orderId} and o.state in ('new', 'accepted', 'packed') for update of o`);
  if (!order) return false;
  if ((await attendedShops(tx)).has(order.seller_id))
    return planIn(tx, orderId, ATTENDED_PATIENCE_HOURS * HOUR_MS);
  const now = await tx.now();
  const played = {
    state: order.state,
    changedAt: order.changed_at,
    luck: luckOf(orderId),
    isCancelAsked: order.is_asked,
    hasCourier: order.has_courier || order.is_recalled,
  };
  const step = robotStep(played, await readCalendar(tx));
  if (step && step.at <= now) return play(tx, step, { order, reportPickup });
  if (!step) return planIn(tx, orderId, LOOK_AGAIN_DAYS * 24 * HOUR_MS);
  return planAt(tx, orderId, step.at);
}

/** Has the order looked at again in some ms. @returns false: nothing was done */
async function planIn(tx: Tx, orderId: string, ms: number): Promise<false> {
  return planAt(tx, orderId, new Date((await tx.now()).getTime() + ms));
}

async function planAt(tx: Tx, orderId: string, at: Date): Promise<false> {
  await tx(sql`
    insert into demo_steps (order_id, events, step_at) select id, events, ${at}::timestamptz from orders where id = ${orderId}
    on conflict (order_id) do update set events = excluded.events, step_at = excluded.step_at`);
  return false;
}

interface Play {
  order: PlayedRow;
  reportPickup: (order: PlayedRow) => void;
}

async function play(tx: Tx, step: RobotStep, given: Play): Promise<boolean> {
  const { id: orderId, reason } = given.order;
  const by = { orderId, actor: 'seller' } as const;
  switch (step.do) {
    case 'accept':
      return acceptOrder(tx, by);
    case 'pack':
      return packOrder(tx, by);
    case 'ship':
      return send(tx, given);
    case 'approve_cancel':
      return (await callOff(tx, { ...by, reason: reason ?? 'other' })) !== null;
  }
}

/** Books a courier. Without one it tries again: the operator may still name the seller's pickup address. */
async function send(tx: Tx, { order, reportPickup }: Play): Promise<boolean> {
  const outcome = await bookParcel(tx, order.id);
  if (outcome === 'booked') return true;
  if (outcome === 'no_pickup') tx.afterCommit(() => reportPickup(order));
  return planIn(tx, order.id, PICKUP_PATIENCE_HOURS * HOUR_MS);
}

const luckOf = (orderId: string): number => createHash('sha256').update(orderId).digest().readUInt32BE(0);
