import { z } from 'zod';
import { typedText } from '#domain/forms/typed-text.ts';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import { awaitsSending, type OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { type AttachRefusal, attachAtDesk } from '#server/modules/media/media.ts';
import { type OrderLabel, orderLabels, setPackedGrams, setShopNote } from '#server/modules/orders/orders.ts';
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

/** Heaviest parcel that a shop can note, in grams. */
const MOST_GRAMS = 999_999;

/** Keeps what a shop packed and what it weighs, until the parcel is sent (P-CENTRE-14). */
export const notePacking = defineCommand({
  name: 'orders.packing',
  permission: HANDLES,
  input: oneOrder.extend({
    /** Null for what nobody weighed. */
    grams: z.nullable(z.int().positive().max(MOST_GRAMS)),
    /** Ids of uploads: all that shall be there. */
    files: z.array(z.uuid()).max(10),
  }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(
    tx,
    { subject, input: { grams, files }, by },
  ): Promise<Result<Done<null>, WrongState | { code: AttachRefusal }>> {
    if (!awaitsSending(subject.state)) return { ok: false, error: wrongState(subject, 'packed') };
    if (by.kind === 'member') {
      const photos = { purpose: 'packing', subject: subject.number, ids: files, isWhole: true } as const;
      const attached = await attachAtDesk(tx, Object.assign({ owner: { userId: by.scope.userId } }, photos));
      if (!attached.ok) return { ok: false, error: { code: attached.error } };
    }
    await setPackedGrams(tx, subject.orderId, grams);
    return { ok: true, value: { value: null, after: { grams, photos: files.length } } };
  },
});
