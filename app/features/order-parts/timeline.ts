import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import { REFUND_PURPOSES } from '#domain/payments/refund-causes.ts';
import type { OrderEventView, ParcelView, ReturnView } from '#server/services.ts';
import { EVENT_WORDS, PARCEL_STATUS_WORDS, shopperReason } from '../../copy/order-events.id.ts';

/** One entry of an order's history. */
export interface TimelineEntry {
  key: string;
  at: Date;
  text: string;
  reason: string | null;
  /** The page of the return that it tells of. */
  to: string | null;
  /** What the courier said, in its own words or in ours. */
  isCourier: boolean;
}

/** What timelines say of events. */
export type EventWords = Readonly<Record<keyof typeof EVENT_WORDS, string>>;

const isKnown = (event: string): event is keyof typeof EVENT_WORDS => Object.hasOwn(EVENT_WORDS, event);

/**
 * What happened to an order and what the courier said, newest first. Of one moment, the order's own event is told after
 * the courier's, which caused it. Events without words for shoppers are left out.
 */
export function timelineOf(given: {
  /** The page of one of its returns, where whoever looks may see them. */
  returnAt?: (n: number) => string;
  /** What is said of events and reasons; the words of shoppers by default. */
  words?: EventWords;
  reasonOf?: (reason: CancelReason) => string;
  events: readonly OrderEventView[];
  parcels: readonly ParcelView[];
}): TimelineEntry[] {
  const { returnAt, words = EVENT_WORDS, reasonOf = shopperReason } = given;
  const own = given.events.flatMap(({ seq, event, at, reason, returnN, refundCause }): TimelineEntry[] =>
    isKnown(event)
      ? [
          {
            key: `event-${seq}`,
            at,
            text: words[event] + (refundCause === null ? '' : ` untuk ${REFUND_PURPOSES[refundCause]}`),
            isCourier: false,
            to: returnAt && returnN !== null ? returnAt(returnN) : null,
            // 'Alasan: Alasan lain' would say nothing.
            reason: reason && reason !== 'other' ? reasonOf(reason) : null,
          },
        ]
      : [],
  );
  const couriers = given.parcels.flatMap(({ events }, parcel) =>
    events.map(
      ({ at, note, status }, index): TimelineEntry => ({
        key: `parcel-${parcel}-${events.length - index}`,
        at,
        text: note || PARCEL_STATUS_WORDS[status],
        reason: null,
        to: null,
        isCourier: true,
      }),
    ),
  );
  // Stable: events of one moment keep their order, which is newest first in both lists.
  return [...own.reverse(), ...couriers].sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** What happened to a return, newest first, in the words of its order's timeline. */
export const returnTimeline = (
  { events }: Pick<ReturnView, 'events'>,
  words: EventWords = EVENT_WORDS,
): TimelineEntry[] =>
  events
    .map(({ seq, event, at }) => ({
      key: `event-${seq}`,
      at,
      text: words[`return_${event}`],
      reason: null,
      to: null,
      isCourier: false,
    }))
    .reverse();
