import { sql } from 'drizzle-orm';
import { cleanNumber } from '#domain/forms/clean-text.ts';
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
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { type CommandedOrder, lockByNumber } from './find-order.ts';

/**
 * Commands for a seller's actions on an order, by its number. Each returns one sentence about what was done.
 */

const operator = 'operator' as const;

const refuse = ({ number, state }: CommandedOrder, what: string): SettingsError =>
  new SettingsError(`The order ${number} cannot be ${what}: it is ${state}.`);

export async function accept(tx: Tx, number: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  if (!(await acceptOrder(tx, { orderId: order.id, actor: operator }))) throw refuse(order, 'accepted');
  return `The order ${order.number} is accepted.`;
}

export async function pack(tx: Tx, number: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  if (!(await packOrder(tx, { orderId: order.id, actor: operator }))) throw refuse(order, 'packed');
  return `The order ${order.number} is packed.`;
}

/**
 * With a waybill, the seller brought it to the courier. Without one the shop's courier is booked, if there is
 * one.
 */
export async function ship(
  tx: Tx,
  number: string,
  { waybill, hasCouriers }: { waybill: string | undefined; hasCouriers: boolean },
): Promise<string> {
  const order = await lockByNumber(tx, number);
  if (waybill === undefined) {
    if (!hasCouriers) {
      throw new SettingsError(
        `Name the number of the waybill too, such as: npm run orders -- ship ${order.number} JNE0012345. The shop books no couriers, since BITESHIP_API_KEY is not set.`,
      );
    }
    const outcome = await bookParcel(tx, order.id);
    if (outcome === 'not_to_be_sent') throw refuseToSend(order);
    if (outcome === 'no_pickup') throw noPickup(order, await sellerOf(tx, order.id));
    return `A courier is booked for the order ${order.number}; it counts as sent when the courier has it.`;
  }
  const outcome = await shipWithWaybill(tx, {
    orderId: order.id,
    actor: operator,
    waybill: readWaybill(waybill),
    canTrack: hasCouriers,
  });
  if (outcome === 'waybill_taken') {
    throw new SettingsError(`Another parcel of this courier has the waybill ${waybill}.`);
  }
  if (outcome === 'not_to_be_sent') throw refuseToSend(order);
  return `The order ${order.number} is sent with the waybill ${readWaybill(waybill)}.`;
}

const refuseToSend = ({ number, state }: CommandedOrder) =>
  new SettingsError(
    `The order ${number} cannot be sent: it is ${state}. It must be accepted, its shopper must not have asked to cancel it, and no courier may be booked.`,
  );

const noPickup = ({ number }: CommandedOrder, seller: string) =>
  new SettingsError(
    `No courier can be booked for the order ${number}: ${seller} has no pickup address. Import it (docs/catalogue-import.md, the columns pickup_...), or bring the parcel to the courier and name its waybill: npm run orders -- ship ${number} JNE0012345.`,
  );

async function sellerOf(tx: Tx, orderId: string): Promise<string> {
  const [seller] = await tx<{ name: string }>(sql`
    select s.name from orders o join sellers s on s.id = o.seller_id where o.id = ${orderId}`);
  return seller?.name ?? '';
}

/** Waybills are letters, digits and hyphens. */
function readWaybill(typed: string): string {
  const waybill = cleanNumber(typed).toUpperCase();
  if (/^[A-Z0-9][A-Z0-9-]{4,39}$/.test(waybill)) return waybill;
  throw new SettingsError('A waybill has 5 to 40 letters, digits and hyphens.');
}

/** It has arrived, or had arrived although its shopper reported it missing. */
export async function deliver(tx: Tx, number: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  const step = { orderId: order.id, actor: operator };
  if (!(await deliverOrder(tx, step)) && !(await foundAgain(tx, step))) throw refuse(order, 'delivered');
  return `The order ${order.number} is delivered.`;
}

export async function cancel(tx: Tx, number: string, reason: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  const done = await callOff(tx, { orderId: order.id, actor: operator, reason });
  if (done === null) throw refuse(order, 'cancelled');
  return done === 'cancelled'
    ? `The order ${order.number} is cancelled, and what was paid goes back.`
    : `The order ${order.number} is cancelled as soon as the courier has given up the booking.`;
}

export async function declineCancel(tx: Tx, number: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  if (!(await declineToCancel(tx, order.id, operator))) {
    throw new SettingsError(`Nobody has asked to cancel the order ${order.number}.`);
  }
  return `The order ${order.number} is not cancelled; its seller goes on with it.`;
}
