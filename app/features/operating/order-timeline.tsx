import { actorName } from '#domain/access/actor-name.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { parseCancelReason } from '#domain/orders/cancel-reasons.ts';
import type { OperatorOrderView } from '#server/services.ts';
import { actorWords, eventWords, operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { REASON_WORDS } from '../../copy/order-events.id.ts';

const copy = operatingOrdersCopy.order;

interface Entry {
  key: string;
  at: Date;
  who: string;
  text: string;
  reason: string | null;
}

/** What happened to an order and what its courier said, the newest first, with the person of each step. */
function entriesOf({ events, parcels }: OperatorOrderView): Entry[] {
  const own = events.map(
    ({ seq, event, actor, by, reason, at }): Entry => ({
      key: `event-${seq}`,
      at,
      who: by === null ? actorWords(actor) : actorName(by),
      text: eventWords(event),
      reason: reason === null ? null : REASON_WORDS[parseCancelReason(reason)],
    }),
  );
  const couriers = parcels.flatMap((parcel, index) =>
    parcel.events.map(
      ({ at, note, status }, told): Entry => ({
        key: `parcel-${index}-${told}`,
        at,
        who: actorWords('courier'),
        text: note || status,
        reason: null,
      }),
    ),
  );
  return [...own.toReversed(), ...couriers].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** The history of an order. */
export function OperatorTimeline({ view }: { view: OperatorOrderView }) {
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.timeline}</h2>
      <ol className="space-y-4 border-l-2 border-line pl-4">
        {entriesOf(view).map(({ key, at, who, text, reason }) => (
          <li key={key}>
            <p className="wrap-anywhere">{text}</p>
            {reason !== null && <p className="text-sm">{copy.reason(reason)}</p>}
            <p className="text-sm text-ink-soft wrap-anywhere">
              {formatDateTime(at)} WIB, {copy.by(who)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
