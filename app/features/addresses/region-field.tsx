import { useEffect, useState } from 'react';
import type { Region } from '#contracts/regions.ts';
import { placeOf, placeText } from '#domain/addresses/place-text.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { AddressCopy } from '../../copy/addresses.id.ts';
import { Field } from '../../ui/field.tsx';
import { type AddressDraft, type ChosenRegion, FIND_REGION, REGION_NAMES } from './posted-address.ts';
import { RegionCombobox } from './region-combobox.tsx';
import { regionTerm } from './use-regions.ts';

/**
 * The district or village of an address. With scripts one chooses while typing; without them the form is posted to
 * search, and the page comes back with the places to choose from.
 *
 * @param offered a district that this browser knows already: stands in the field as long as it is empty
 * @param onRegion hears of every region that stands in the field, once it is in the form
 * @param onChoose hears of a region that is chosen here
 */
export function RegionField({
  copy,
  draft,
  offered = null,
  onRegion,
  onChoose,
}: {
  copy: AddressCopy;
  draft: AddressDraft;
  offered?: ChosenRegion | null;
  onRegion?: ((code: string) => void) | undefined;
  onChoose?: ((region: Region) => void) | undefined;
}) {
  const typed = draft.region?.text ?? draft.typed[REGION_NAMES.text] ?? '';
  const [text, setText] = useState(typed);
  const [region, setRegion] = useState(draft.region);
  const isHydrated = useHydrated();
  const offeredCode = offered?.code;
  const offeredText = offered?.text;
  useEffect(() => {
    if (offeredCode === undefined || offeredText === undefined) return;
    setText((now) => (now === '' ? offeredText : now));
    // Whoever typed something else has chosen nothing yet: this text is then not the one that was chosen for.
    setRegion((now) => now ?? { code: offeredCode, text: offeredText });
  }, [offeredCode, offeredText]);
  const chosen = region !== null && region.text === text ? region.code : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each region
  useEffect(() => {
    if (chosen !== null) onRegion?.(chosen);
  }, [chosen]);
  const fault = draft.faults['region'];
  const texts = {
    name: REGION_NAMES.text,
    label: copy.names.region,
    hint: copy.region.hint,
    optionalText: null,
    faultText: fault ? copy.faultText('region', fault) : null,
  };
  const isPlain = !isHydrated && draft.matches !== null;
  return (
    <div className="space-y-3">
      <Field {...texts}>
        {(control) => (
          <div className="flex gap-2">
            <div className="flex-1">
              <RegionCombobox
                control={control}
                copy={copy.region}
                text={text}
                onType={setText}
                onChoose={(chosen) => {
                  const shown = placeText(placeOf(chosen));
                  setText(shown);
                  setRegion({ code: chosen.code, text: shown });
                  onChoose?.(chosen);
                }}
              />
            </div>
            {!isHydrated && (
              <button
                type="submit"
                name={FIND_REGION}
                value="1"
                formNoValidate
                className="button button-quiet hidden noscript:inline-flex"
              >
                {copy.region.search}
              </button>
            )}
          </div>
        )}
      </Field>
      <input type="hidden" name={REGION_NAMES.chosenFor} value={isPlain ? typed : (region?.text ?? '')} />
      {isPlain ? (
        <Matches copy={copy} draft={draft} typed={typed} />
      ) : (
        <input
          type="hidden"
          name={REGION_NAMES.code}
          value={region?.code ?? ''}
          // A form that comes back after a sign-in is filled from outside (P-FORM-12).
          onInput={({ currentTarget: { form, value } }) => {
            const chosenFor = form && new FormData(form).get(REGION_NAMES.chosenFor);
            setRegion({ code: value, text: String(chosenFor ?? '') });
          }}
        />
      )}
    </div>
  );
}

/** What the server found, to choose from without scripts. */
function Matches({ copy, draft, typed }: { copy: AddressCopy; draft: AddressDraft; typed: string }) {
  const matches = draft.matches ?? [];
  if (matches.length === 0) return <p role="status">{copy.region.none(regionTerm(typed))}</p>;
  return (
    <fieldset className="space-y-1 rounded-xl border border-line p-3">
      <legend className="px-1 font-semibold">{copy.region.results}</legend>
      {matches.map(({ code, text }) => (
        <label key={code} className="flex min-h-11 items-center gap-3">
          <input type="radio" name={REGION_NAMES.code} value={code} className="size-5 shrink-0" />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
