import { useEffect } from 'react';
import { destinationOf } from '#domain/shipping/destination.ts';
import type { StoredAddress } from '#server/services.ts';
import { useDestination } from '../../browser/destination.tsx';

/** On pages that know the shopper: their default address is where parcels go, unless another place was chosen (P-SHIP-20). */
export function OfferDestination({ address }: { address: StoredAddress | undefined }) {
  const { destination, isLoaded, offer } = useDestination();
  const isWanted = isLoaded && destination === null && address !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (isWanted) offer(destinationOf({ ...address, code: address.region }));
  }, [isWanted, address?.id]);
  return null;
}
