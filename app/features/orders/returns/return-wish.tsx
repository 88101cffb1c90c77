import { WISHES, type Wish } from '#domain/forms/return.ts';
import type { ReturnableLine } from '#server/services.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { Choice, FieldFault } from './choice.tsx';
import { WantedGoods } from './wanted-goods.tsx';

/** What the shopper wants for the chosen pieces. Another wish joins `WISHES`, its words, and its own field below. */
export function ReturnWish({
  lines,
  wish,
  wanted,
  part,
  faults,
}: {
  /** What can be returned. */
  lines: readonly ReturnableLine[];
  wish: string;
  /** The SKUs that were chosen, by the position of their line. */
  wanted: Readonly<Record<number, number | null>>;
  /** As it was typed. */
  part: string;
  faults: { wish?: string; wanted?: string; part?: string };
}) {
  const chosen: Wish = WISHES.find((known) => known === wish) ?? 'refund';
  // Nothing of the products is left to buy: there is nothing to exchange it for.
  const offered = WISHES.filter(
    (one) => one !== 'exchange' || lines.some(({ variants }) => variants.some(({ stock }) => stock > 0)),
  );
  return (
    <fieldset className="group space-y-3" aria-describedby={faults.wish ? 'wish-salah' : undefined}>
      <legend className="text-lg font-bold">{copy.wish}</legend>
      <FieldFault id="wish-salah" text={faults.wish} />
      {offered.map((one) => (
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
      <div className="hidden space-y-3 group-has-[[value=exchange]:checked]:block">
        <WantedGoods lines={lines} wanted={wanted} fault={faults.wanted} />
      </div>
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
