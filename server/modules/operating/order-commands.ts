import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Permission } from '#domain/access/permissions.ts';
import { typedPhone } from '#domain/forms/typed-text.ts';
import { SELLER_REASONS } from '#domain/orders/cancel-reasons.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import type { Actor, OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { type CommandActor, type Done, defineCommand } from '#server/modules/access/access.ts';
import {
  acceptOrder,
  callOff,
  declineToCancel,
  deliverOrder,
  foundAgain,
  packOrder,
} from '#server/modules/orders/orders.ts';
import { bookParcel, shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import {
  actorOf,
  chosenOrders,
  heldOf,
  lockOrders,
  type OrderSubject,
  ofOneOrder,
  oneOrder,
} from './order-subject.ts';

/** What sellers do with their orders, and the operator for them. */
export const HANDLES = ['orders.handle', 'operator.orders'] as const;

/** The order cannot do that now. */
export interface WrongState {
  code: 'wrong_state';
  number: string;
  state: OrderState;
  /** What it cannot be: 'accepted'. */
  wanted: string;
}

export const wrongState = ({ number, state }: OrderSubject, wanted: string): WrongState => ({
  code: 'wrong_state',
  number,
  state,
  wanted,
});

export const done = { ok: true, value: { value: null } } as const;

interface Step {
  orderId: string;
  actor: Actor;
}

/** A command that moves orders to a state. */
const orderCommand = (
  name: string,
  wanted: string,
  {
    permission,
    step,
  }: { permission: readonly Permission[]; step: (tx: Tx, given: Step) => Promise<boolean> },
) =>
  defineCommand({
    name,
    permission,
    decides: true,
    input: chosenOrders,
    inputOf: ofOneOrder,
    subjects: (tx, { orders }, by) => lockOrders(tx, orders, by),
    async run(tx, { subject, by }): Promise<Result<Done<null>, WrongState>> {
      const isDone = await step(tx, { orderId: subject.orderId, actor: actorOf(by) });
      return isDone ? done : { ok: false, error: wrongState(subject, wanted) };
    },
  });

export const acceptOrders = orderCommand('orders.accept', 'accepted', {
  permission: HANDLES,
  step: acceptOrder,
});

export const packOrders = orderCommand('orders.pack', 'packed', { permission: HANDLES, step: packOrder });

/** They have arrived, or had arrived although their shoppers reported them missing. Only couriers and the operator say so. */
export const deliverOrders = orderCommand('orders.deliver', 'delivered', {
  permission: ['operator.orders'],
  step: async (tx, step) => (await deliverOrder(tx, step)) || (await foundAgain(tx, step)),
});

/** Cancels orders, which also answers a wish to cancel. Their shop still has the goods: no gift of the day (P-CONSOLE-70). */
export const cancelOrders = defineCommand({
  name: 'orders.cancel',
  permission: HANDLES,
  letsMoneyGo: true,
  decides: true,
  input: chosenOrders.extend({ reason: z.enum(SELLER_REASONS) }),
  inputOf: ofOneOrder,
  subjects: (tx, { orders }, by) => lockOrders(tx, orders, by),
  async run(
    tx,
    { subject, input: { reason }, by },
  ): Promise<Result<Done<'cancelled' | 'recalled'>, WrongState>> {
    const amount = await heldOf(tx, subject);
    const outcome = await callOff(tx, { orderId: subject.orderId, actor: actorOf(by), reason });
    if (outcome === null) return { ok: false, error: wrongState(subject, 'cancelled') };
    const value = outcome === 'cancelled' ? outcome : 'recalled';
    return {
      ok: true,
      value: { value, after: { reason, amount }, letsGo: { amount, countsToDay: false } },
    };
  },
});

/** Nobody has asked to cancel the order. */
export interface NotAsked {
  code: 'not_asked';
  number: string;
}

export const declineCancels = defineCommand({
  name: 'orders.decline_cancel',
  permission: HANDLES,
  decides: true,
  input: chosenOrders,
  subjects: (tx, { orders }, by) => lockOrders(tx, orders, by),
  async run(tx, { subject, by }): Promise<Result<Done<null>, NotAsked>> {
    const { orderId, number } = subject;
    const isDone = await declineToCancel(tx, orderId, actorOf(by));
    return isDone ? done : { ok: false, error: { code: 'not_asked', number } };
  },
});

/** Why an order was not sent. */
export type ShipRefusal =
  | { code: 'cannot_be_sent'; number: string; state: OrderState }
  | { code: 'no_couriers' | 'waybill_taken'; number: string }
  | { code: 'no_pickup'; number: string; seller: string };

/** Waybills are letters, digits and hyphens. */
const waybill = typedPhone('no_text').check(
  z.toUpperCase(),
  z.regex(/^[A-Z0-9][A-Z0-9-]{4,39}$/, 'A waybill has 5 to 40 letters, digits and hyphens'),
);

interface ShipGiven {
  subject: OrderSubject;
  input: { waybill?: string | undefined; collection?: Collection };
  by: CommandActor;
}

async function sellerOf(tx: Tx, { sellerId }: OrderSubject): Promise<string> {
  const [seller] = await tx<{ name: string }>(sql`select name from sellers where id = ${sellerId}`);
  return seller?.name ?? '';
}

/** Sends an order with a typed waybill, or books its courier. */
export async function sendOrder(
  tx: Tx,
  { subject, input, by }: ShipGiven,
  hasCouriers: boolean,
): Promise<Result<Done<'booked' | 'shipped'>, ShipRefusal>> {
  const { orderId, number, state } = subject;
  if (input.waybill === undefined && !hasCouriers) {
    return { ok: false, error: { code: 'no_couriers', number } };
  }
  const outcome =
    input.waybill === undefined
      ? await bookParcel(tx, orderId, input.collection)
      : await shipWithWaybill(tx, {
          orderId,
          actor: actorOf(by),
          waybill: input.waybill,
          canTrack: hasCouriers,
        });
  switch (outcome) {
    case 'not_to_be_sent':
      return { ok: false, error: { code: 'cannot_be_sent', number, state } };
    case 'no_pickup':
      return { ok: false, error: { code: outcome, number, seller: await sellerOf(tx, subject) } };
    case 'waybill_taken':
      return { ok: false, error: { code: outcome, number } };
    default:
      return { ok: true, value: { value: outcome } };
  }
}

/**
 * Sends an order: with a waybill the seller brought it to the courier, without one the shop's courier is booked.
 * @param hasCouriers whether the shop can book couriers
 */
export const shipOrder = (hasCouriers: boolean) =>
  defineCommand({
    name: 'orders.ship',
    permission: HANDLES,
    input: oneOrder.extend({ waybill: z.optional(waybill) }),
    subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
    run: (tx, given) => sendOrder(tx, given, hasCouriers),
  });
