import { sql } from 'drizzle-orm';
import { carryReturn, uncarryReturn } from '#domain/ledger/freight.ts';
import { claim } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import { LABEL_HOURS, MOST_LABELS } from '#domain/returns/deadlines.ts';
import { returnNumber } from '#domain/returns/number.ts';
import { isSellersFault } from '#domain/returns/reasons.ts';
import { COURIERS } from '#domain/shipping/couriers.ts';
import { caseNotes, openCase } from '#server/modules/cases/cases.ts';
import { pickupAddressOf } from '#server/modules/catalogue/catalogue.ts';
import { insertClaim, post } from '#server/modules/ledger/ledger.ts';
import { planPayout } from '#server/modules/orders/orders.ts';
import {
  bookReturnParcel,
  payReturnParcel,
  type ReturnParcel,
  readReturnParcels,
  returnOfParcel,
} from '#server/modules/parcels/parcels.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { changeReturn } from './change-return.ts';
import { lockBoth, orderOfReturn } from './lock.ts';
import type { LockedReturn } from './return-rows.ts';
import { undecided } from './return-rows.ts';

/** Labels of the shop for the parcels of returns (P-RET-48): its couriers bring goods to the seller, and refused ones back. */

/** Why no label is made. */
export type LabelRefusal =
  /** It is not the turn of such a parcel. */
  | 'too_late'
  /** The shop books no couriers, the seller has no address, or the shopper pays the way of their change of mind. */
  | 'no_label'
  /** One is made already and waits for its courier. */
  | 'label_open'
  /** Couriers did not come too often: somebody brings it to a counter. */
  | 'too_many_labels';

const STATES = { back: 'approved', again: 'giving_back' } as const;
const HOUR_MS = 60 * 60 * 1000;

const isOpen = ({ state }: ReturnParcel) => state === 'created' || state === 'booked';

/** Whether the shop offers to have the goods of a return fetched: at the seller's fault, where it can book a courier. */
export const offersLabel = (
  { found: { state, reason, goesBack } }: LockedReturn,
  { hasCouriers }: { hasCouriers: boolean },
): boolean => hasCouriers && state === 'approved' && goesBack && isSellersFault(reason);

/**
 * Makes a label of the shop for a way of a return's goods. Its courier gets the time to come: until then the return does not
 * end by silence.
 */
export async function makeLabel(
  tx: Tx,
  locked: LockedReturn,
  {
    way,
    collection,
    hasCouriers,
  }: { way: ReturnParcel['way']; collection: Collection; hasCouriers: boolean },
): Promise<LabelRefusal | null> {
  const { order, found } = locked;
  if (found.state !== STATES[way]) return 'too_late';
  if (!hasCouriers || (way === 'back' && !offersLabel(locked, { hasCouriers }))) return 'no_label';
  const labels = await labelsOf(tx, found.id, way);
  if (labels.some(isOpen)) return 'label_open';
  if (labels.length >= MOST_LABELS) return 'too_many_labels';
  const { id: returnId, pieces } = found;
  const carried = way === 'back' ? pieces : undecided(found);
  if ((await pickupAddressOf(tx, order.sellerId)) === null) return 'no_label';
  if (!(await bookReturnParcel(tx, { returnId, order, way, collection, pieces: carried })))
    return 'label_open';
  const until = new Date((await tx.now()).getTime() + LABEL_HOURS * HOUR_MS);
  await tx(sql`update returns set due_at = greatest(due_at, ${until}::timestamptz) where id = ${returnId}`);
  return null;
}

/** The labels of one way of a return, the oldest first. */
export const labelsOf = async (
  query: Query,
  returnId: string,
  way: ReturnParcel['way'],
): Promise<ReturnParcel[]> =>
  (await readReturnParcels(query, [returnId])).filter((parcel) => parcel.way === way);

/** What became of a parcel, as its courier says: the job of parcels. The same again changes nothing. */
export async function followParcel(transaction: Transaction, parcelId: string): Promise<void> {
  await transaction(async (tx) => {
    const returnId = await returnOfParcel(tx, parcelId);
    const orderId = returnId && (await orderOfReturn(tx, returnId));
    if (!returnId || !orderId) return;
    const locked = await lockBoth(tx, { orderId, returnId });
    const parcel = (await readReturnParcels(tx, [returnId])).find(({ id }) => id === parcelId);
    if (!parcel) return;
    if (parcel.course.pickedAt !== null) await handedOver(tx, locked, parcel, parcel.course.pickedAt);
    if (parcel.way === 'back') await onItsWay(tx, locked, parcel);
    else if (['lost', 'returned'].includes(parcel.state)) await askOperator(tx, locked, parcel);
  });
}

/** The first scan: the goods are sent, and the seller owes the courier. A return that was over by then costs the shop. */
async function handedOver(tx: Tx, locked: LockedReturn, parcel: ReturnParcel, at: Date): Promise<void> {
  const { order, found } = locked;
  const { way, waybill } = parcel;
  const courier = COURIERS[parcel.courier].name;
  const number = waybill ?? '';
  const isMoved = await changeReturn(tx, locked, {
    event: way === 'back' ? 'sent' : 'given_back',
    actor: 'courier',
    at,
    set:
      way === 'back'
        ? sql`courier = ${courier}, waybill = ${number}`
        : sql`back_courier = ${courier}, back_waybill = ${number}`,
  });
  const context = { purchaseId: order.purchaseId, orderId: order.id, at };
  if (isMoved) {
    const { n, price } = parcel;
    const carried = { returnId: found.id, way, n, sellerId: order.sellerId, courier: parcel.courier };
    await post(tx, carryReturn({ ...carried, price: rupiah(price) }), context);
  } else if (isElsewhere(found, parcel)) {
    await payReturnParcel(tx, parcel, context);
    await askOperator(tx, locked, parcel);
  }
}

/** Whether a parcel is not the one by which the return's goods went. */
const isElsewhere = (
  { waybill, backWaybill }: LockedReturn['found'],
  { way, waybill: number }: ReturnParcel,
): boolean => (way === 'back' ? waybill : backWaybill) !== (number ?? '');

async function onItsWay(tx: Tx, { order, found: { id } }: LockedReturn, parcel: ReturnParcel): Promise<void> {
  const locked = await lockBoth(tx, { orderId: order.id, returnId: id });
  const { found } = locked;
  if (found.state !== 'sent' || isElsewhere(found, parcel)) return;
  const { deliveredAt } = parcel.course;
  if (deliveredAt !== null) {
    const set = sql`arrived_at = ${deliveredAt}`;
    await changeReturn(tx, locked, { event: 'arrived', actor: 'courier', at: deliveredAt, set });
  } else if (['lost', 'returned'].includes(parcel.state)) {
    await changeReturn(tx, locked, { event: 'referred', actor: 'courier' });
  }
}

/** Nobody can go on alone with a parcel of a return that is over. */
async function askOperator(tx: Tx, { order, found }: LockedReturn, parcel: ReturnParcel): Promise<void> {
  await openCase(tx, {
    kind: 'disputed_return',
    subject: `return:${returnNumber(order.number, found.n)}`,
    details: caseNotes.parcelOfReturn(parcel),
  });
}

/** The label with which the goods of a return were lost; null where none was. */
export async function lostLabel(query: Query, { found }: LockedReturn): Promise<ReturnParcel | null> {
  const labels = await labelsOf(query, found.id, 'back');
  return labels.find((label) => label.state === 'lost' && !isElsewhere(found, label)) ?? null;
}

/**
 * Goods that the shop's courier lost were paid to the shopper: the courier owes its seller what that cost, and earns nothing.
 * @param given.cost what the seller bears of the goods, in whole Rupiah
 */
export async function claimLost(
  tx: Tx,
  { order, found }: LockedReturn,
  { label: { courier, n, price }, cost }: { label: ReturnParcel; cost: number },
): Promise<void> {
  const at = await tx.now();
  const { sellerId, purchaseId, id: orderId } = order;
  const owed = { id: found.id, courier, sellerId: String(sellerId), goods: rupiah(cost) };
  const back = { returnId: found.id, n, sellerId, courier, price: rupiah(price) };
  await post(tx, [...claim(owed), ...uncarryReturn(back)], { purchaseId, orderId, at });
  await insertClaim(tx, { id: found.id, courier, amount: rupiah(cost), at });
  await tx.enqueue(planPayout, [sellerId]);
}
