import { WISHES, type Wish } from '#domain/forms/return.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { Choice, FieldFault } from './choice.tsx';

/** What the shopper wants for the chosen pieces. Another wish joins `WISHES`, its words, and its own field below. */
export function ReturnWish({
  wish,
  part,
  faults,
}: {
  wish: string;
  /** As it was typed. */
  part: string;
  faults: { wish?: string; part?: string };
}) {
  const chosen: Wish = WISHES.find((known) => known === wish) ?? 'refund';
  return (
    <fieldset className="group space-y-3" aria-describedby={faults.wish ? 'wish-salah' : undefined}>
      <legend className="text-lg font-bold">{copy.wish}</legend>
      <FieldFault id="wish-salah" text={faults.wish} />
      {WISHES.map((one) => (
        <Choice
          key={one}
          type="radio"
          name="wish"
          value={one}
          isChosen={one === chosen}
          label={copy.wishes[one].label}
        >
          {copy.wishes[one].text}
        </Choice>
      ))}
      <div className="hidden group-has-[[value=part]:checked]:block">
        <TextField
          texts={{
            name: 'part',
            label: copy.part,
            optionalText: copy.partOnly,
            hint: copy.partHint,
            faultText: faults.part ?? null,
          }}
          control={{ inputMode: 'numeric', defaultValue: part, maxLength: 20 }}
        />
      </div>
    </fieldset>
  );
}
