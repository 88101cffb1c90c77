import { CHECKOUT_LIMITS } from '#domain/forms/checkout.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { fieldFault } from './field-fault.ts';

const copy = checkoutCopy.extras;

/** A dropshipper's name and a gift note: open where one is filled in. */
export function ExtrasSection({ state }: { state: CheckoutState }) {
  const { page, typed, faults } = state;
  const isOpen = page.dropshipName !== '' || page.giftNote !== '' || 'gift_note' in faults;
  const { dropshipName, giftNote } = CHECKOUT_LIMITS;
  return (
    <details className="card group px-4 py-2 sm:px-5" open={isOpen || 'dropship_name' in faults}>
      <FoldSummary>{copy.title}</FoldSummary>
      <div className="space-y-4 pt-2 pb-3">
        <TextField
          texts={{
            name: 'dropship_name',
            label: copy.dropship,
            hint: copy.dropshipHint,
            optionalText: checkoutCopy.optional,
            faultText: fieldFault(state, 'dropship_name', dropshipName),
          }}
          control={{
            autoComplete: 'off',
            maxLength: dropshipName,
            defaultValue: typed['dropship_name'] ?? page.dropshipName,
          }}
        />
        <TextField
          texts={{
            name: 'gift_note',
            label: copy.gift,
            hint: undefined,
            optionalText: checkoutCopy.optional,
            faultText: fieldFault(state, 'gift_note', giftNote),
          }}
          control={{ rows: 2, maxLength: giftNote, defaultValue: typed['gift_note'] ?? page.giftNote }}
        />
      </div>
    </details>
  );
}
