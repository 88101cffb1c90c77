import { sql } from 'drizzle-orm';
import { returnNumber } from '#domain/returns/number.ts';
import { isSellersFault } from '#domain/returns/reasons.ts';
import { RETURN_TRANSITIONS, type ReturnEvent } from '#domain/returns/transitions.ts';
import { pickupAddressOf } from '#server/modules/catalogue/catalogue.ts';
import { type OrderOwner, type OrderRow, quotePieces } from '#server/modules/orders/orders.ts';
import { type ReturnParcel, readReturnParcels } from '#server/modules/parcels/parcels.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type EvidenceFiles, evidenceOf, waitingEvidence } from './evidence.ts';
import { offersLabel } from './labels.ts';
import { packingOf } from './packing.ts';
import { readExchange } from './read-exchange.ts';
import { readToldDecisions } from './return-result.ts';
import type { LockedReturn } from './return-rows.ts';
import { readReturnEvents, type StoredReturn, undecided } from './return-rows.ts';
import type { ReturnActions, ReturnCard, ReturnFacts, ReturnView } from './return-service.ts';

export function cardOf(order: OrderRow, found: StoredReturn): ReturnCard {
  const { n, state, reason, openedAt, dueAt, pieces } = found;
  const [first] = pieces;
  return {
    order: order.number,
    n,
    number: returnNumber(order.number, n),
    shop: order.seller,
    state,
    reason,
    openedAt,
    dueAt,
    first: order.lines.find(({ position }) => position === first?.line) ?? null,
    pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Whether somebody is the account that bought an order, or has taken it over. */
export const isBuyer = (order: OrderRow, { userId }: OrderOwner): boolean =>
  userId !== undefined && order.userId === userId;

const isOpeners = ({ openedBy }: StoredReturn, { userId, guestId }: OrderOwner): boolean =>
  openedBy !== null && openedBy === (userId ?? guestId);

/** What somebody may do who may see the order: an account all of it, whoever opened a draft what belongs to it. */
export function actionsOf(
  order: OrderRow,
  found: StoredReturn,
  owner: OrderOwner,
): Omit<ReturnActions, 'label' | 'dropLabel'> {
  const can = (event: ReturnEvent) => RETURN_TRANSITIONS[event].from.includes(found.state);
  const mine = isBuyer(order, owner);
  const isDraft = found.state === 'draft';
  const isOwnDraft = isDraft && (mine || isOpeners(found, owner));
  return {
    addEvidence: isOwnDraft || (mine && ['asked', 'refused'].includes(found.state)),
    ask: mine && can('asked'),
    register: isDraft && !mine,
    answerOffer: mine && can('offer_taken'),
    send: mine && can('sent'),
    appeal: mine && can('appealed'),
    withdraw: (mine && can('withdrawn')) || isOwnDraft,
    revise: isOwnDraft,
  };
}

/** What all sides see of a return. */
export async function readReturnFacts(
  { query, media }: { query: Query; media: Pick<EvidenceFiles, 'attached'> },
  { order, found }: LockedReturn,
): Promise<ReturnFacts> {
  const { id, reason, pieces, courier, waybill, postage, backCourier, backWaybill } = found;
  const quoted = await quotePieces(query, order.id, { reason, pieces: undecided(found), part: null });
  const labels = await readReturnParcels(query, [id]);
  const lastOf = (wanted: ReturnParcel['way']) => labels.findLast(({ way }) => way === wanted) ?? null;
  return {
    ...cardOf(order, found),
    id,
    text: found.text,
    goesBack: found.goesBack,
    lines: order.lines.flatMap((line) => {
      const asked = pieces.find((piece) => piece.line === line.position);
      return asked ? [{ ...line, pieces: asked.quantity, accepted: asked.accepted }] : [];
    }),
    askedPart: found.askedPart,
    offeredPart: found.offeredPart,
    refusal: found.refusal,
    appeal: found.appeal,
    amount: quoted.ok ? quoted.value : null,
    exchange: await readExchange(query, { order, found }),
    mostPostage: isSellersFault(reason) ? order.shippingQuote : 0,
    sent: waybill === '' ? null : { courier, waybill, postage },
    label: lastOf('back'),
    againLabel: lastOf('again'),
    givenBack: backWaybill === '' ? null : { courier: backCourier, waybill: backWaybill },
    // The shop's photos are shown to the buyer who has asked, and a draft asks for nothing yet (P-CENTRE-14).
    packing: found.state === 'draft' ? { photos: [], grams: null } : await packingOf(query, media, order),
    weighedGrams: found.weighedGrams,
    ...(await evidenceOf(query, media, id)),
    events: await readReturnEvents(query, id),
  };
}

export async function readReturnView(
  { query, media, hasCouriers }: { query: Query; media: EvidenceFiles; hasCouriers: boolean },
  { order, found, owner }: LockedReturn & { owner: OrderOwner },
): Promise<ReturnView> {
  const sends = ['approved', 'sent', 'inspecting'].includes(found.state);
  const facts = await readReturnFacts({ query, media }, { order, found });
  const isReader = isBuyer(order, owner);
  const { label } = facts;
  const isWaiting = label !== null && ['created', 'booked'].includes(label.state);
  return {
    ...facts,
    sendTo: sends && isReader ? await pickupAddressOf(query, order.sellerId) : null,
    decisions: await readToldDecisions(query, facts),
    waiting: await waitingEvidence(query, media, { owner, returnId: found.id }),
    may: {
      ...actionsOf(order, found, owner),
      label: isReader && !isWaiting && offersLabel({ order, found }, { hasCouriers }),
      dropLabel: isReader && found.state === 'approved' && isWaiting && label?.isToCancel === false,
    },
  };
}

/** The return `r` of an order by its place. */
export const placed = (order: OrderRow, n: number) => sql`r.order_id = ${order.id} and r.n = ${n}`;
