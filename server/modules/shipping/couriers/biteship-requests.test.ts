import { expect, test } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { bookingBody } from './biteship-requests.ts';

const request = {
  reference: 'p1',
  service: 'jne-regular' as const,
  collection: 'drop_off' as const,
  insuredValue: rupiah(349_000),
  sender: { name: 'Toko Hadiah', phone: '+622155500123' },
  from: { name: 'Dimas', phone: '+6221', address: 'Jalan Tebet 84', note: 'Toko', postalCode: '12820' },
  to: { name: 'Sari', phone: '+62812', address: 'Jalan Dago 2', note: 'Pagar', postalCode: '40135' },
  items: [],
};
const service = { company: 'jne', type: 'reg' };

test('a booking states both ends, the sender of the label and the insured value (P-SHIP-24, P-SHIP-25)', () => {
  expect(bookingBody({ ...request, cashOnDelivery: rupiah(0) }, service)).toEqual({
    reference_id: 'p1',
    shipper_contact_name: 'Toko Hadiah',
    shipper_contact_phone: '+622155500123',
    origin_contact_name: 'Dimas',
    origin_contact_phone: '+6221',
    origin_address: 'Jalan Tebet 84',
    origin_note: 'Toko',
    origin_postal_code: 12_820,
    destination_contact_name: 'Sari',
    destination_contact_phone: '+62812',
    destination_address: 'Jalan Dago 2',
    destination_note: 'Pagar',
    destination_postal_code: 40_135,
    origin_collection_method: 'drop_off',
    courier_company: 'jne',
    courier_type: 'reg',
    courier_insurance: 349_000,
    delivery_type: 'now',
    items: [],
  });
});

test('a booking to be paid at the door says how much (P-SHIP-25)', () => {
  expect(bookingBody({ ...request, cashOnDelivery: rupiah(369_000) }, service)).toMatchObject({
    destination_cash_on_delivery: 369_000,
    destination_cash_on_delivery_type: '7_days',
  });
});
