import { useEffect } from 'react';
import { destinationOf } from '#domain/shipping/destination.ts';
import { useDestination } from '../../browser/destination.tsx';

/** On pages that know the shopper: their default address is where parcels go, unless another place was chosen (P-SHIP-20). */
export function OfferDestination({
  address,
}: {
  address: { regionCode: string; district: string; city: string } | undefined;
}) {
  const { destination, isLoaded, offer } = useDestination();
  const isWanted = isLoaded && destination === null && address !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (isWanted) offer(destinationOf({ ...address, code: address.regionCode }));
  }, [isWanted, address?.regionCode]);
  return null;
}
