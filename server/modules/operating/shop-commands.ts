import { z } from 'zod';
import { typedText } from '#domain/forms/typed-text.ts';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { type OrderLabel, orderLabels, setShopNote } from '#server/modules/orders/orders.ts';
import { done, HANDLES, type ShipRefusal, sendOrder, type WrongState, wrongState } from './order-commands.ts';
import { chosenOrders, lockOrders, oneOrder } from './order-subject.ts';

/** What people of a shop do around its orders. */

/**
 * Books the courier of each order (P-SHIP-24).
 * @param hasCouriers whether the shop can book couriers
 */
export const bookOrders = (hasCouriers: boolean) =>
  defineCommand({
    name: 'orders.book',
    permission: HANDLES,
    input: chosenOrders.extend({ collection: z.enum(COLLECTIONS) }),
    subjects: (tx, { orders }, by) => lockOrders(tx, orders, by),
    run: (
      tx,
      { subject, input: { collection }, by },
    ): Promise<Result<Done<'booked' | 'shipped'>, ShipRefusal>> =>
      sendOrder(tx, { subject, input: { collection }, by }, hasCouriers),
  });

/** States whose parcels have or need a label: whom an order goes to is nobody's business before and after. */
const LABELLED: readonly OrderState[] = ['accepted', 'packed', 'shipped'];

/** Shows whom orders go to, on their labels; showing it is noted (P-CENTRE-5). */
export const printLabels = defineCommand({
  name: 'orders.labels',
  permission: HANDLES,
  input: chosenOrders,
  subjects: (tx, { orders }, by) => lockOrders(tx, orders, by),
  async run(tx, { subject }): Promise<Result<Done<OrderLabel>, WrongState>> {
    const [label] = LABELLED.includes(subject.state) ? await orderLabels(tx, [subject.orderId]) : [];
    if (!label) return { ok: false, error: wrongState(subject, 'labelled') };
    return { ok: true, value: { value: label } };
  },
});

/** Longest note of a shop about an order, in characters. */
export const LONGEST_SHOP_NOTE = 500;

/** Sets what the people of a shop remember about an order. */
export const noteOrder = defineCommand({
  name: 'orders.note',
  permission: HANDLES,
  input: oneOrder.extend({ note: typedText('no_text').check(z.maxLength(LONGEST_SHOP_NOTE, 'too_long')) }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(tx, { subject: { orderId }, input: { note } }): Promise<Result<Done<null>, never>> {
    await setShopNote(tx, orderId, note);
    return done;
  },
});
