import { Suspense } from 'react';
import type { Sender } from '#domain/shipping/quote.ts';
import { useDestination } from '../../browser/destination.tsx';
import { onDemand } from '../../ui/late.ts';

/** Comes with the rules of shipping, once a district is chosen. */
const CardEstimate = onDemand(() => import('./card-estimate.tsx'));

/** The line below a card's location that tells of shipping (P-SHIP-22); it has no room while no district is chosen. */
export function CardDelivery({ from, isFree }: { from: Sender; isFree: boolean }) {
  const { destination } = useDestination();
  return (
    <p className="card-delivery nums">
      {destination && (
        <Suspense>
          <CardEstimate from={from} isFree={isFree} />
        </Suspense>
      )}
    </p>
  );
}
