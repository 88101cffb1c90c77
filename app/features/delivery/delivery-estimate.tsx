import { Suspense } from 'react';
import type { Sender } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { useDestination } from '../../browser/destination.tsx';
import { deliveryCopy as copy } from '../../copy/delivery.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/late.ts';
import { ChooseDestination } from './choose-destination.tsx';

/** Comes with the rules of shipping, once a district is chosen. */
const ParcelQuotes = onDemand(() => import('./parcel-quotes.tsx'));

/**
 * What it costs to send goods to the chosen district and when they arrive (P-SHIP-21): the cheapest service, and all of
 * them on demand. Without a district it asks for one.
 */
export function DeliveryEstimate({ from, items }: { from: Sender; items: readonly ParcelItem[] }) {
  const { destination } = useDestination();
  return (
    <section
      aria-label={copy.title}
      className="delivery-estimate space-y-2 rounded-2xl border border-line p-4 text-sm noscript:hidden"
    >
      <div className="flex items-center gap-2">
        <Icon name="map-pin" className="size-5 shrink-0 text-brand" />
        <p className="min-w-0 flex-1 truncate">
          {copy.to} <b className="font-semibold">{destination?.district ?? copy.anywhere}</b>
          {destination && <span className="text-ink-soft">, {destination.city}</span>}
        </p>
        <ChooseDestination className="link relative -my-3 min-h-11 shrink-0">
          {destination ? copy.change : copy.choose}
        </ChooseDestination>
      </div>
      {destination ? (
        <Suspense>
          <ParcelQuotes from={from} items={items} />
        </Suspense>
      ) : (
        <p className="text-ink-soft">{copy.whyChoose}</p>
      )}
    </section>
  );
}
