import { FIELD_NAMES } from '#domain/forms/field-names.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { faultText } from '../../copy/forms.id.ts';
import type { CheckoutState } from './checkout-state.ts';

/** The sentence for a fault of a field of the checkout; null where the field is right. */
export function fieldFault({ faults }: Pick<CheckoutState, 'faults'>, name: string): string | null {
  const fault = faults[name];
  if (!fault) return null;
  const field = FIELD_NAMES.find((known) => known === name);
  return field ? faultText(field, fault) : checkoutCopy.shop.noteTooLong;
}
