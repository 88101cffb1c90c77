import { useState } from 'react';
import type { DraftChoice } from '#domain/catalogue/product-draft.ts';
import { smallPicture } from '#domain/media/media-address.ts';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { withDots } from './with-dots.ts';

type Faults = Readonly<Record<string, string>>;
const COLUMNS = ['price', 'stock', 'weight'] as const;

/** The photos of the form, of which a choice may have one. */
export type ChoicePhotos = readonly { id: string; preview: string | null }[];

/** Price, stock and weight of a product, or of each of its choices with its photo. */
export function ChoiceFields({
  choices,
  photos,
  faults,
}: {
  choices: readonly DraftChoice[];
  photos: ChoicePhotos;
  faults: Faults;
}) {
  const [only] = choices;
  if (only && choices.length === 1 && only.options.length === 0)
    return <OnlyChoice choice={only} faults={faults} />;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {copy.priceHint} {copy.weightHint}
      </p>
      <button type="submit" name="intent" value="fill" className="button button-quiet">
        {copy.fill}
      </button>
      <p className="text-sm text-ink-soft">{copy.fillHint}</p>
      <ul className="space-y-4">
        {choices.map((choice, place) => (
          <Choice
            key={JSON.stringify(choice.options)}
            choice={choice}
            place={place}
            photos={photos}
            faults={faults}
          />
        ))}
      </ul>
    </>
  );
}

const OptionsOf = ({ options, place }: Pick<DraftChoice, 'options'> & { place: number }) => (
  <input type="hidden" name={`choice-${place}`} value={JSON.stringify(options)} />
);

function OnlyChoice({ choice, faults }: { choice: DraftChoice; faults: Faults }) {
  const { options, seen } = choice;
  const hints = {
    price: copy.priceHint,
    stock: seen ? copy.stockSeen(seen.stock) : undefined,
    weight: copy.weightHint,
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <OptionsOf options={options} place={0} />
      {COLUMNS.map((column) => (
        <TextField
          key={column}
          texts={{
            name: `${column}-0`,
            label: copy[column],
            optionalText: null,
            hint: hints[column],
            faultText: faults[`${column}-0`] ?? null,
          }}
          control={{ inputMode: 'numeric', defaultValue: withDots(choice[column]), autoComplete: 'off' }}
        />
      ))}
    </div>
  );
}

function Choice({
  choice,
  place,
  photos,
  faults,
}: {
  choice: DraftChoice;
  place: number;
  photos: ChoicePhotos;
  faults: Faults;
}) {
  const name = choice.options.join(', ');
  const told = COLUMNS.filter((column) => faults[`${column}-${place}`]);
  return (
    <li className="space-y-1.5">
      <OptionsOf options={choice.options} place={place} />
      <p className="font-semibold wrap-anywhere">{name}</p>
      <div className="grid grid-cols-[4fr_3fr_3fr] gap-2">
        {COLUMNS.map((column) => (
          <label key={column} className="space-y-1">
            <span className="block text-sm text-ink-soft">{copy.columns[column]}</span>
            <input
              name={`${column}-${place}`}
              aria-label={copy.ofChoice(copy[column], name)}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={withDots(choice[column])}
              aria-invalid={faults[`${column}-${place}`] ? true : undefined}
              aria-describedby={faults[`${column}-${place}`] ? `${column}-${place}-fault` : undefined}
              className="field px-2.5 aria-invalid:border-2 aria-invalid:border-danger"
            />
          </label>
        ))}
      </div>
      <ChoicePhoto name={name} place={place} first={choice.picture} photos={photos} />
      {choice.seen && <p className="text-sm text-ink-soft">{copy.stockSeen(choice.seen.stock)}</p>}
      {told.map((column) => (
        <p key={column} id={`${column}-${place}-fault`} className="text-sm font-semibold text-danger">
          {copy[column]}: {faults[`${column}-${place}`]}
        </p>
      ))}
    </li>
  );
}

function ChoicePhoto({
  name,
  place,
  first,
  photos,
}: {
  name: string;
  place: number;
  /** The photo that it has by now; '' for none. */
  first: string;
  photos: ChoicePhotos;
}) {
  const [begun] = useState(photos);
  const [chosen, setChosen] = useState(first);
  const isElsewhere = first !== '' && !begun.some(({ id }) => id === first);
  const known = photos.some(({ id }) => id === chosen) || (isElsewhere && chosen === first);
  const shown = known ? chosen : '';
  const preview =
    photos.find(({ id }) => id === shown)?.preview ?? (shown === '' ? null : smallPicture(shown));
  return (
    <div className="flex items-center gap-3">
      {preview !== null && (
        <img
          src={preview}
          alt=""
          width={44}
          height={44}
          className="size-11 shrink-0 rounded-xl object-cover"
        />
      )}
      <select
        name={`picture-${place}`}
        aria-label={copy.ofChoice(copy.picture, name)}
        value={shown}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        className="field"
      >
        <option value="">{copy.pictureNone}</option>
        {photos.map(({ id }, index) => (
          <option key={id} value={id}>
            {copy.pictureAt(index + 1)}
          </option>
        ))}
        {isElsewhere && <option value={first}>{copy.pictureOther}</option>}
      </select>
    </div>
  );
}
