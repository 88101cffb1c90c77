import type { BiteshipService } from './biteship-services.ts';
import type { BookingRequest, ParcelEnd, ShippedItem } from './courier-provider.ts';

/** Our requests to Biteship. */

export const itemBody = ({ name, value, quantity, weightGrams, ...size }: ShippedItem) => ({
  ...{ name, value, quantity, weight: weightGrams },
  ...size,
});

const endBody = (side: 'origin' | 'destination', { name, phone, address, note, postalCode }: ParcelEnd) => ({
  [`${side}_contact_name`]: name,
  [`${side}_contact_phone`]: phone,
  [`${side}_address`]: address,
  [`${side}_note`]: note,
  [`${side}_postal_code`]: Number(postalCode),
});

export const bookingBody = (
  { reference, from, to, items }: BookingRequest,
  { company, type }: BiteshipService,
) => ({
  reference_id: reference,
  ...endBody('origin', from),
  ...endBody('destination', to),
  courier_company: company,
  courier_type: type,
  delivery_type: 'now',
  items: items.map(itemBody),
});
