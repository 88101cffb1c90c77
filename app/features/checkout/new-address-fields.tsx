import { destinationOf } from '#domain/shipping/destination.ts';
import { useDestination } from '../../browser/destination.tsx';
import { addressCopy } from '../../copy/addresses.id.ts';
import { AddressFields } from '../addresses/address-fields.tsx';
import type { AddressDraft } from '../addresses/posted-address.ts';

/** The fields of a new address, with the district that was chosen at 'Dikirim ke' (P-BUY-37); else that one follows it. */
export function NewAddressFields({
  draft,
  onRegion,
}: {
  draft: AddressDraft;
  onRegion: (code: string) => void;
}) {
  const { destination, offer } = useDestination();
  const offered = destination && {
    code: destination.code,
    text: `${destination.district}, ${destination.city}`,
  };
  return (
    <AddressFields
      copy={addressCopy}
      draft={draft}
      offered={offered}
      onRegion={onRegion}
      onChoose={(region) => offer(destinationOf(region))}
    />
  );
}
