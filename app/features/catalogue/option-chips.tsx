import { optionState } from '#domain/catalogue/choose-options.ts';
import type { SizeGuide } from '#domain/catalogue/product.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import type { SkuChoice } from './use-sku-choice.ts';

/**
 * The options of each variant, one of which can be chosen (P-PROD-4). Those that lead to nothing in stock are struck; they
 * keep the focus but cannot be chosen. A press on the chosen one takes it back, so that the others are free again.
 *
 * @param prefix sets the radio buttons apart from those of the same variants elsewhere on the page
 */
export function OptionChips({ choice, prefix = '' }: { choice: SkuChoice; prefix?: string }) {
  return choice.variants.map(({ name, options, looks, guide }) => (
    <fieldset key={name} data-variant={name}>
      <legend className="pb-2 font-semibold">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, place) => (
          <Chip
            key={option}
            choice={choice}
            name={name}
            option={option}
            prefix={prefix}
            look={looks?.[place] ?? null}
          />
        ))}
      </div>
      {guide && <SizeTable guide={guide} name={name} />}
    </fieldset>
  ));
}

/** 'Panduan ukuran': what each size measures (P-PROD-18). */
function SizeTable({ guide: { measure, rows }, name }: { guide: SizeGuide; name: string }) {
  return (
    <details className="pt-1">
      <summary className="link inline-flex min-h-11 list-none items-center text-sm">{copy.sizeGuide}</summary>
      <table className="nums w-full max-w-sm text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className="py-1.5 pr-4">{name}</th>
            <th className="py-1.5">{measure}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, text }) => (
            <tr key={size} className="border-b border-line">
              <th className="py-1.5 pr-4 font-medium">{size}</th>
              <td className="py-1.5">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Chip(props: {
  choice: SkuChoice;
  name: string;
  option: string;
  prefix: string;
  look: string | null;
}) {
  const { choice, name, option, prefix, look } = props;
  const { variants, skus, choices } = choice;
  const isChosen = choices[name] === option;
  const isBuyable = optionState(variants, skus, choices, { name, option }) === 'available';
  return (
    <label className={`chip ${isBuyable ? '' : 'chip-off'}`}>
      <input
        type="radio"
        name={prefix + name}
        value={option}
        checked={isChosen}
        aria-disabled={!isBuyable && !isChosen}
        onChange={() => isBuyable && choice.choose({ name, option })}
        // A click that was replayed after hydration is the one that chose it.
        onClick={({ isTrusted }) => isTrusted && isChosen && choice.choose({ name, option })}
        className="sr-only"
      />
      {look && <span className="size-5 rounded-full border" style={{ background: look }} />}
      {isBuyable ? option : <s>{option}</s>}
      {/* At the edge, so that no chip changes its width while one chooses. */}
      {!isBuyable && <span className="absolute -top-1 right-2 bg-sunken text-xs">{copy.soldOut}</span>}
    </label>
  );
}

/** Moves the focus to the options of a variant, into sight. */
export function focusVariant(within: HTMLElement | null | undefined, name: string): void {
  const radios = within?.querySelectorAll<HTMLInputElement>(`[data-variant="${CSS.escape(name)}"] input`);
  [...(radios ?? [])].find((radio) => radio.ariaDisabled !== 'true')?.focus();
}
