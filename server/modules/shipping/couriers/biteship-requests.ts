import type { BiteshipService } from './biteship-services.ts';
import type { BookingRequest, ParcelEnd, ShippedItem } from './courier-provider.ts';

/** Our requests to Biteship. */

export const itemBody = ({ name, value, quantity, weightGrams, ...size }: ShippedItem) => ({
  name,
  value,
  quantity,
  weight: weightGrams,
  ...size,
});

const endBody = (side: 'origin' | 'destination', { name, phone, address, note, postalCode }: ParcelEnd) => ({
  [`${side}_contact_name`]: name,
  [`${side}_contact_phone`]: phone,
  [`${side}_address`]: address,
  [`${side}_note`]: note,
  [`${side}_postal_code`]: Number(postalCode),
});

/** When Biteship hands over the collected cash. */
const REMITTED_WITHIN = '7_days';

export const bookingBody = (
  { reference, collection, sender, from, to, items, insuredValue, cashOnDelivery }: BookingRequest,
  { company, type }: BiteshipService,
) => ({
  reference_id: reference,
  shipper_contact_name: sender.name,
  shipper_contact_phone: sender.phone,
  ...endBody('origin', from),
  ...endBody('destination', to),
  ...(cashOnDelivery > 0 && {
    destination_cash_on_delivery: cashOnDelivery,
    destination_cash_on_delivery_type: REMITTED_WITHIN,
  }),
  origin_collection_method: collection,
  courier_company: company,
  courier_type: type,
  courier_insurance: insuredValue,
  delivery_type: 'now',
  items: items.map(itemBody),
});
