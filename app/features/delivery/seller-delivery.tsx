import type { Sender } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { useDestination } from '../../browser/destination.tsx';
import { arrivalText, estimatesCopy as copy } from '../../copy/estimates.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChooseDestination } from './choose-destination.tsx';
import { useParcel } from './use-parcel.ts';

const NOWHERE: Sender = { place: '', couriers: null };

/** What one seller's parcel of a cart costs at least, and when it then arrives (P-SHIP-23). */
export function SellerDelivery({
  from,
  items,
}: {
  /** Null while it is not known; there are no items then. */
  from: Sender | null;
  items: readonly ParcelItem[];
}) {
  const { destination, isLoaded } = useDestination();
  const quotes = useParcel(from ?? NOWHERE, items);
  const cheapest = Array.isArray(quotes) ? quotes[0] : undefined;
  return (
    <div className="flex min-h-14 items-center gap-2 border-t border-line py-1 text-sm text-ink-soft">
      <Icon name="truck" className="size-5 shrink-0 text-brand" />
      {isLoaded && !destination && (
        <ChooseDestination className="link min-h-11">{copy.cart.choose}</ChooseDestination>
      )}
      {destination && (
        <div className="nums sm:flex sm:gap-3">
          <p>{cheapest ? copy.from(cheapest.buyerPays) : copy.cart.unknown(items.length > 0)}</p>
          {cheapest && <p>{arrivalText(cheapest.arrival)}</p>}
        </div>
      )}
    </div>
  );
}
