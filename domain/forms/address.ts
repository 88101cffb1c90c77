import * as z from 'zod/mini';
import { ADDRESS_LIMITS, isAddressRegion } from '../addresses/address.ts';
import { normalisePhone } from '../addresses/phone.ts';
import { fitsProvince, isPostalCode } from '../addresses/postal-code.ts';
import type { FieldError } from './field-error.ts';
import { line, optionalLine, phone } from './fields.ts';
import { opaque } from './typed-text.ts';

const code = (error: FieldError): FieldError => error;

/** Longer than any phone number with its separators. */
const PHONE_MAX = 30;

/** A checkbox: posted as 'on' when ticked and not at all otherwise; scripts may send a boolean. */
const tickBox = z.pipe(
  z._default(z.union([z.boolean(), opaque(10)]), false),
  z.transform((value) => value === true || value === 'on' || value === 'true'),
);

/**
 * The form for an address, the same in the browser and on the server. Only the server knows whether the
 * region exists; here its province and the postal code must agree.
 */
export const addressForm = z
  .object({
    label: optionalLine(ADDRESS_LIMITS.label),
    recipient: line(ADDRESS_LIMITS.recipient),
    phone: phone({ max: PHONE_MAX }).check(
      z.refine((typed) => typed === '' || normalisePhone(typed) !== null, code('invalid_phone')),
      z.overwrite((typed) => normalisePhone(typed) ?? typed),
    ),
    region: line({ max: 20 }).check(z.refine((typed) => isAddressRegion(typed), code('unknown_region'))),
    postal_code: line({ max: 20 }).check(
      z.refine((typed) => typed === '' || isPostalCode(typed), code('invalid_postal_code')),
    ),
    street: line(ADDRESS_LIMITS.street),
    landmark: optionalLine(ADDRESS_LIMITS.landmark),
    courier_note: optionalLine(ADDRESS_LIMITS.courierNote),
    is_default: tickBox,
  })
  .check(
    z.refine(({ postal_code: postalCode, region }) => fitsProvince(postalCode, region), {
      error: code('other_province'),
      path: ['postal_code'],
    }),
  );
