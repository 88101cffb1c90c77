import { MAX_LINE_QUANTITY } from '#domain/cart/cart-line.ts';
import { formatCount } from '#domain/format.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { Icon } from '../../ui/icon.tsx';

const BUTTON = 'icon-button text-brand disabled:text-ink-soft disabled:opacity-50';

/** Quantity by one less or one more: never below 1, never above the stock where it is known (P-CART-3). */
export function QuantityStepper({
  name,
  quantity,
  stock = MAX_LINE_QUANTITY,
  onChange,
}: {
  name: string;
  quantity: number;
  stock?: number | undefined;
  onChange: (quantity: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, with a legend in sight
    <div
      role="group"
      aria-label={cartCopy.quantity(name)}
      className="inline-flex items-center rounded-xl border border-line-strong"
    >
      <button
        type="button"
        aria-label={cartCopy.decrease(name)}
        disabled={quantity <= 1 || stock === 0}
        onClick={() => onChange(quantity - 1)}
        className={BUTTON}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output className="nums min-w-8 text-center font-semibold">{formatCount(quantity)}</output>
      <button
        type="button"
        aria-label={cartCopy.increase(name)}
        disabled={quantity >= stock}
        onClick={() => onChange(quantity + 1)}
        className={BUTTON}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
