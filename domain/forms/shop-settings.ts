import * as z from 'zod/mini';
import { ADDRESS_LIMITS } from '../addresses/address.ts';
import { normalisePhone } from '../addresses/phone.ts';
import { isPostalCode } from '../addresses/postal-code.ts';
import { SHOP_NAME_LENGTH } from '../shops/shop-name.ts';
import type { FieldError } from './field-error.ts';
import { line, optionalLine, phone, text } from './fields.ts';

const code = (error: FieldError): FieldError => error;

/** Longest description of a shop, and its hours, in characters. */
export const SHOP_DESCRIPTION_LIMIT = 1000;
export const SHOP_HOURS_LIMIT = 100;
/** Longest street, district and city of a pickup address, in characters. */
export const PICKUP_LIMIT = 200;

/** What everybody reads about a shop. */
export const shopProfileForm = z.object({
  name: line(SHOP_NAME_LENGTH),
  description: text({ max: SHOP_DESCRIPTION_LIMIT }),
  hours: optionalLine(SHOP_HOURS_LIMIT),
});

/** Where couriers fetch the parcels of a shop. */
export const pickupForm = z.object({
  contact: line(ADDRESS_LIMITS.recipient),
  phone: phone({ max: 30 }).check(
    z.refine((typed) => typed === '' || normalisePhone(typed) !== null, code('invalid_phone')),
    z.overwrite((typed) => normalisePhone(typed) ?? typed),
  ),
  address: line({ max: PICKUP_LIMIT }),
  postalCode: line({ max: 20 }).check(
    z.refine((typed) => typed === '' || isPostalCode(typed), code('invalid_postal_code')),
  ),
});
