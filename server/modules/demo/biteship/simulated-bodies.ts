import { z } from 'zod';

/** Requests that the simulator accepts: as strict as Biteship where our own mistakes would show. */

const postalCode = z.int().min(10_000).max(99_999);
const centimetres = z.number().nonnegative().max(1_000).optional();

const item = z.object({
  name: z.string().min(1),
  value: z.int().nonnegative(),
  quantity: z.int().min(1),
  weight: z.number().positive(),
  length: centimetres,
  width: centimetres,
  height: centimetres,
});

export const ratesBody = z.object({
  origin_postal_code: postalCode,
  destination_postal_code: postalCode,
  couriers: z.string().min(1),
  items: z.array(item).min(1),
});

export type RatesBody = z.output<typeof ratesBody>;

const contact = z.string().trim().min(1);

export const orderBody = ratesBody.omit({ couriers: true }).extend({
  reference_id: z.string().min(1).optional(),
  shipper_contact_name: contact,
  shipper_contact_phone: contact,
  origin_contact_name: contact,
  origin_contact_phone: contact,
  origin_address: contact,
  origin_note: z.string().optional(),
  origin_collection_method: z.enum(['pickup', 'drop_off']).optional(),
  destination_contact_name: contact,
  destination_contact_phone: contact,
  destination_address: contact,
  destination_note: z.string().optional(),
  destination_cash_on_delivery: z.int().positive().optional(),
  destination_cash_on_delivery_type: z.enum(['3_days', '5_days', '7_days']).optional(),
  courier_company: z.string(),
  courier_type: z.string(),
  courier_insurance: z.int().nonnegative().optional(),
  delivery_type: z.literal('now'),
});

export type OrderBody = z.output<typeof orderBody>;
