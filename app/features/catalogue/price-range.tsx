import { useId, useState } from 'react';
import { formatRupiah } from '#domain/format.ts';
import { parsePrice } from '#domain/listing/list-state.ts';
import type { ListScreen } from '#domain/listing/screens.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { useEarlyValue } from '../../ui/use-early-value.ts';

const copy = catalogueCopy.filter;

/**
 * Two number boxes, with scripts enhanced by a slider that moves with them (P-LIST-5). Numbers only: other input is
 * ignored; an empty box means no bound.
 */
export function PriceRange({ screen, min, max }: { screen: ListScreen; min: Rupiah; max: Rupiah }) {
  const { priceCeiling, priceStep } = screen;
  const [minText, setMinText] = useState(min > 0 ? String(min) : '');
  const [maxText, setMaxText] = useState(max < priceCeiling ? String(max) : '');
  const isHydrated = useHydrated();
  const low = parsePrice(minText, rupiah(0), priceCeiling);
  const high = parsePrice(maxText, priceCeiling, priceCeiling);

  return (
    <div className="space-y-3">
      <div className="h-11">
        {isHydrated && (
          <div className="relative h-11">
            <div className="absolute inset-x-0 top-5 h-1 rounded bg-line" />
            <div
              className="absolute top-5 h-1 rounded bg-brand"
              style={{
                left: `${(low / priceCeiling) * 100}%`,
                right: `${100 - (high / priceCeiling) * 100}%`,
              }}
            />
            <Thumb
              label={copy.slider.min}
              value={low}
              screen={screen}
              onMove={(value) => setMinText(value === 0 ? '' : String(Math.min(value, high - priceStep)))}
            />
            <Thumb
              label={copy.slider.max}
              value={high}
              screen={screen}
              onMove={(value) =>
                setMaxText(value >= priceCeiling ? '' : String(Math.max(value, low + priceStep)))
              }
            />
          </div>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PriceBox
          name="min"
          label={copy.min}
          text={minText}
          placeholder={formatRupiah(rupiah(0))}
          onText={setMinText}
        />
        <PriceBox name="max" label={copy.max} text={maxText} placeholder={copy.noLimit} onText={setMaxText} />
      </div>
    </div>
  );
}

function Thumb({
  label,
  value,
  screen,
  onMove,
}: {
  label: string;
  value: Rupiah;
  screen: ListScreen;
  onMove: (value: number) => void;
}) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatRupiah(value)}
      min={0}
      max={screen.priceCeiling}
      step={screen.priceStep}
      value={value}
      onChange={(event) => onMove(Number(event.target.value))}
      className="price-thumb absolute inset-x-0 top-0 h-11 w-full"
    />
  );
}

function PriceBox({
  name,
  label,
  text,
  placeholder,
  onText,
}: {
  name: string;
  label: string;
  text: string;
  placeholder: string;
  onText: (text: string) => void;
}) {
  const id = useId();
  const change = (typed: string) => {
    const digits = typed.replaceAll('.', '');
    if (/^\d*$/.test(digits)) onText(digits);
  };
  const box = useEarlyValue<HTMLInputElement>(text, change);
  return (
    <div>
      <label htmlFor={id} className="text-xs text-ink-soft">
        {label}
      </label>
      <input
        ref={box}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={placeholder}
        value={text}
        onChange={(event) => change(event.target.value)}
        className="field nums px-2.5 text-sm"
      />
    </div>
  );
}
