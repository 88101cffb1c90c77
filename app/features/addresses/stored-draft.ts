import { formatPhone } from '#domain/addresses/phone.ts';
import { placeText } from '#domain/addresses/place-text.ts';
import type { StoredAddress } from '#server/services.ts';
import type { AddressDraft } from './posted-address.ts';

/** A stored address as the fields of an address show it. */
export function draftOf(address: StoredAddress): AddressDraft {
  return {
    typed: {
      ...{ label: address.label, recipient: address.recipient, phone: formatPhone(address.phone) },
      ...{ postal_code: address.postalCode, street: address.street, landmark: address.landmark },
      ...{ courier_note: address.courierNote },
    },
    faults: {},
    region: { code: address.region, text: placeText(address) },
    matches: null,
  };
}
