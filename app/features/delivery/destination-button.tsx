import { useEffect } from 'react';
import { useDestination } from '../../browser/destination.tsx';
import { deliveryCopy as copy } from '../../copy/delivery.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChooseDestination } from './choose-destination.tsx';

/**
 * 'Dikirim ke Coblong' (P-SHIP-20): opens the choice of a district. A row of the header, on wide screens two short lines at
 * its end. The server and the first render know no district.
 */
export function DestinationButton() {
  const { destination, isLoaded } = useDestination();

  // As the inline script left it, and from then on as it is chosen: styles keep room for estimates by this mark.
  useEffect(() => {
    if (isLoaded) document.documentElement.toggleAttribute('data-destination', destination !== null);
  }, [isLoaded, destination]);

  return (
    <div className="destination">
      <ChooseDestination>
        <Icon name="map-pin" className="size-4 shrink-0 text-brand" />
        <span>
          {copy.to} <b>{destination?.district ?? copy.anywhere}</b>
        </span>
        <span>{destination ? copy.change : copy.choose}</span>
      </ChooseDestination>
      <p>{copy.everywhere}</p>
    </div>
  );
}
