import type { Result } from '#domain/result.ts';
import { type CommandActor, type Done, defineCommand } from '#server/modules/access/access.ts';
import { loseOrder, takeBack, undeliver } from '#server/modules/orders/orders.ts';
import { endParcel } from '#server/modules/parcels/parcels.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type WrongState, wrongState } from './order-commands.ts';
import { actorOf, chosenOrders, heldOf, lastParcel, lockOrders, type OrderSubject } from './order-subject.ts';

/** What an operator learns about parcels. */

/** Why a parcel did not come back, or is not lost. */
export type ParcelRefusal = WrongState | { code: 'no_parcel' | 'cannot_be_lost'; number: string };

type Ended = Result<Done<null>, ParcelRefusal>;

/**
 * A command about the parcels of orders, which gives back what they hold.
 * @param countsToDay whether the shopper may have the goods: then it counts to what its person gave that day (P-CONSOLE-70)
 */
const parcelCommand = (
  name: string,
  countsToDay: boolean,
  end: (
    tx: Tx,
    given: { order: OrderSubject; parcelId: string; by: CommandActor },
  ) => Promise<ParcelRefusal | null>,
) =>
  defineCommand({
    name,
    permission: 'operator.orders',
    letsMoneyGo: true,
    decides: true,
    input: chosenOrders,
    subjects: (tx, { orders }, by) => lockOrders(tx, orders, by),
    async run(tx, { subject: order, by }): Promise<Ended> {
      const parcelId = await lastParcel(tx, order);
      if (parcelId === null) return { ok: false, error: { code: 'no_parcel', number: order.number } };
      const amount = await heldOf(tx, order);
      const ended = await end(tx, { order, parcelId, by });
      if (ended !== null) return { ok: false, error: ended };
      return { ok: true, value: { value: null, after: { amount }, letsGo: { amount, countsToDay } } };
    },
  });

/** The parcels came back. */
export const returnOrders = parcelCommand('orders.returned', false, async (tx, { order, parcelId, by }) => {
  const step = { orderId: order.orderId, parcelId, actor: actorOf(by), at: await tx.now() };
  if (!(await takeBack(tx, step))) return wrongState(order, 'returned');
  await endParcel(tx, parcelId, 'returned');
  return null;
});

/** The parcels are lost. */
export const loseOrders = parcelCommand('orders.lost', true, async (tx, { order, parcelId, by }) => {
  const step = { orderId: order.orderId, parcelId, actor: actorOf(by), at: await tx.now() };
  if (order.state === 'delivered' && !(await undeliver(tx, step))) {
    return { code: 'cannot_be_lost', number: order.number };
  }
  if (!(await loseOrder(tx, step))) return wrongState(order, 'lost');
  await endParcel(tx, parcelId, 'lost');
  return null;
});
