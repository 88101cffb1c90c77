import type { Region } from '#contracts/regions.ts';
import type { AddressCopy, AddressField } from '../../copy/addresses.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { type TextControl, TextField } from '../../ui/text-field.tsx';
import type { AddressDraft, ChosenRegion } from './posted-address.ts';
import { RegionField } from './region-field.tsx';
import { usePostalCode } from './use-postal-code.ts';

/** What an address may say besides, folded until it says something. */
const EXTRAS = ['label', 'landmark', 'courier_note'] as const;

/**
 * The fields of an address, for any form that posts one: read what they post by `readAddress` on the server and by
 * `checkAddress` in the browser. Give it a `key` that changes with the draft.
 *
 * @param asksDefault whether one may tick that the address is the default
 * @param hasLabel whether it is one of a book, in which it has a name of its own
 * @param onRegion hears of the district that stands in its field
 * @param onChoose hears of the one that was chosen there
 * @param offered a district that this browser knows already, for a field in which nothing stands
 */
export function AddressFields({
  copy,
  draft,
  asksDefault = false,
  hasLabel = true,
  offered = null,
  onRegion,
  onChoose,
}: {
  copy: AddressCopy;
  draft: AddressDraft;
  asksDefault?: boolean;
  hasLabel?: boolean;
  offered?: ChosenRegion | null;
  onRegion?: (code: string) => void;
  onChoose?: (region: Region) => void;
}) {
  const { postalCodes, isFilled, fillFor } = usePostalCode();
  const field = (name: Exclude<AddressField, 'region'>, control: TextControl, isOptional = false) => {
    const fault = draft.faults[name];
    const texts = {
      name,
      label: copy.names[name],
      hint: name === 'postal_code' && isFilled ? copy.postalCodeFilled : copy.hints[name],
      optionalText: isOptional ? copy.optional : null,
      faultText: fault ? copy.faultText(name, fault) : null,
    };
    return <TextField texts={texts} control={{ defaultValue: draft.typed[name], ...control }} />;
  };
  const extras = hasLabel ? EXTRAS : EXTRAS.filter((name) => name !== 'label');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {field('recipient', { autoComplete: 'name' })}
        {field('phone', { type: 'tel', autoComplete: 'tel' })}
      </div>
      <RegionField
        copy={copy}
        draft={draft}
        offered={offered}
        onChoose={onChoose}
        onRegion={(code) => {
          fillFor(code);
          onRegion?.(code);
        }}
      />
      <div ref={postalCodes} className="grid gap-4 sm:grid-cols-2">
        {field('postal_code', { autoComplete: 'postal-code', inputMode: 'numeric' })}
      </div>
      {field('street', { autoComplete: 'street-address', rows: 2 })}
      <details className="group" open={extras.some((name) => draft.typed[name] || draft.faults[name])}>
        <FoldSummary>{copy.more}</FoldSummary>
        <div className="grid gap-4 pb-2 sm:grid-cols-2">
          {extras.map((name) => (
            <div key={name}>{field(name, { autoComplete: 'off' }, true)}</div>
          ))}
        </div>
      </details>
      {asksDefault && (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name="is_default"
            defaultChecked={draft.typed['is_default'] === 'on'}
            className="size-5"
          />
          {copy.isDefault}
        </label>
      )}
    </>
  );
}
