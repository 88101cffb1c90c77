import { faultOfText } from '../../copy/forms.id.ts';
import type { CheckoutState } from './checkout-state.ts';

/** The sentence for a fault of a text of the checkout, `max` characters at most; null where it is right. */
export function fieldFault(
  { faults }: Pick<CheckoutState, 'faults'>,
  name: string,
  max: number,
): string | null {
  const fault = faults[name];
  return fault ? faultOfText(fault, max) : null;
}
