import { formatCount } from '#domain/format.ts';
import { Icon } from './icon.tsx';

const BUTTON = 'icon-button text-brand disabled:text-ink-soft disabled:opacity-50';

/** Quantity by one less or one more: never below 1, never above what can be had (P-CART-3). */
export function QuantityStepper({
  labels,
  quantity,
  most,
  onChange,
}: {
  labels: { quantity: string; decrease: string; increase: string };
  quantity: number;
  /** Pieces that can be had; 0 for what is sold out. */
  most: number;
  onChange: (quantity: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, with a legend in sight
    <div
      role="group"
      aria-label={labels.quantity}
      className="inline-flex items-center rounded-xl border border-line-strong"
    >
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={quantity <= 1 || most === 0}
        onClick={() => onChange(quantity - 1)}
        className={BUTTON}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output className="nums min-w-8 text-center font-semibold">{formatCount(quantity)}</output>
      <button
        type="button"
        aria-label={labels.increase}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
        className={BUTTON}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
