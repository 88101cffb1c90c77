import { formatPhone } from '#domain/addresses/phone.ts';
import { placeText } from '#domain/addresses/place-text.ts';
import type { OrderContactView, StoredAddress } from '#server/services.ts';
import type { AddressDraft } from './posted-address.ts';

/** A stored address as the fields of an address show it. */
export function draftOf(address: StoredAddress): AddressDraft {
  return {
    typed: {
      label: address.label,
      recipient: address.recipient,
      phone: formatPhone(address.phone),
      postal_code: address.postalCode,
      street: address.street,
      landmark: address.landmark,
      courier_note: address.courierNote,
    },
    faults: {},
    region: { code: address.regionCode, text: placeText(address) },
    matches: null,
  };
}

/** Where an order goes, as the fields of an address show it. */
export function draftOfContact(contact: OrderContactView): AddressDraft {
  return {
    typed: {
      recipient: contact.recipient,
      phone: formatPhone(contact.phone),
      street: contact.street,
      postal_code: contact.postalCode,
      landmark: contact.landmark,
      courier_note: contact.courierNote,
    },
    faults: {},
    region: { code: contact.regionCode, text: contact.regionName },
    matches: null,
  };
}
