import { addressForm } from '#domain/forms/address.ts';
import { checkFields } from '#domain/forms/check-fields.ts';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import { addressValues } from './posted-address.ts';

/** The faults of an address that is about to be sent; brings zod, so it comes on demand. */
export function checkAddress(form: FormData): FieldErrors {
  const checked = checkFields(addressForm, addressValues(form));
  return checked.ok ? {} : checked.error;
}
