import { z } from 'zod';
import { typedText } from '#domain/forms/typed-text.ts';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import { awaitsSending, type OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { type AttachRefusal, attachAtDesk, attachedMedia } from '#server/modules/media/media.ts';
import {
  type OrderLabel,
  orderLabels,
  packedGrams,
  setPackedGrams,
  setShopNote,
} from '#server/modules/orders/orders.ts';
import { done, HANDLES, type ShipRefusal, sendOrder, type WrongState, wrongState } from './order-commands.ts';
import { chosenOrders, lockOrders, ofOneOrder, oneOrder } from './order-subject.ts';

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
    inputOf: ofOneOrder,
    subjects: (tx, { orders }, by) => lockOrders(tx, orders, by),
    run: (
      tx,
      { subject, input: { collection }, by },
    ): Promise<Result<Done<'booked' | 'shipped'>, ShipRefusal>> =>
      sendOrder(tx, { subject, input: { collection }, by }, hasCouriers),
  });

/** States whose parcels have or need a label: whom an order goes to is nobody's business before and after. */
const LABELLED: readonly OrderState[] = ['accepted', 'packed', 'shipped'];

/**
 * Shows whom orders go to, on their labels; showing it is noted (P-CENTRE-5). Those that have no label now are left out, and all
 * labels are read at once.
 */
export const printLabels = defineCommand({
  name: 'orders.labels',
  permission: HANDLES,
  input: chosenOrders,
  async subjects(tx, { orders }, by) {
    const locked = await lockOrders(tx, orders, by);
    if (!locked) return null;
    const labelled = locked.filter(({ state }) => LABELLED.includes(state));
    const labels = await orderLabels(
      tx,
      labelled.map(({ orderId }) => orderId),
    );
    return labels.map((label) => ({ kind: 'order', id: label.order.number, label }));
  },
  run: async (_tx, { subject: { label } }): Promise<Result<Done<OrderLabel>, never>> => ({
    ok: true,
    value: { value: label },
  }),
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

/** Ids of photos of one parcel. */
const photoIds = z.array(z.uuid()).max(10);

const idsOf = (ids: readonly string[]) => ids.toSorted().join();

/** Other photos or another weight were saved since the form was shown. */
export interface PackingChanged {
  code: 'packing_changed';
  number: string;
}

/** Keeps what a shop packed and what it weighs, until the parcel is sent (P-CENTRE-14). A terminal sends no photos. */
export const notePacking = defineCommand({
  name: 'orders.packing',
  permission: HANDLES,
  input: oneOrder.extend({
    /** Null for what nobody weighed. */
    grams: z.nullable(z.int().positive().max(MOST_GRAMS)),
    /** Uploads: all that shall be there. */
    files: photoIds,
    /** What was there when this was typed. */
    seen: z.object({ grams: z.nullable(z.int()), files: photoIds }),
  }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(
    tx,
    { subject, input: { grams, files, seen }, by },
  ): Promise<Result<Done<null>, WrongState | PackingChanged | { code: AttachRefusal }>> {
    const { state, orderId, number } = subject;
    if (!awaitsSending(state)) return { ok: false, error: wrongState(subject, 'packed') };
    const attached = (await attachedMedia(tx, 'packing', [number])).get(number) ?? [];
    const isAsSeen =
      idsOf(attached.map(({ id }) => id)) === idsOf(seen.files) &&
      (await packedGrams(tx, orderId)) === seen.grams;
    if (!isAsSeen) return { ok: false, error: { code: 'packing_changed', number } };
    if (by.kind === 'member') {
      const photos = { purpose: 'packing', subject: number, ids: files, isWhole: true } as const;
      const kept = await attachAtDesk(tx, Object.assign({ owner: { userId: by.scope.userId } }, photos));
      if (!kept.ok) return { ok: false, error: { code: kept.error } };
    } else if (files.length > 0) return { ok: false, error: { code: 'unknown_media' } };
    await setPackedGrams(tx, orderId, grams);
    return {
      ok: true,
      value: { value: null, after: { grams, photos: by.kind === 'member' ? files.length : attached.length } },
    };
  },
});
