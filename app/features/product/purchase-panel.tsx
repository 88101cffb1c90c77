import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { variantText } from '#domain/cart/variant-text.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useCartActions } from '../../browser/cart.tsx';
import { productCopy as copy } from '../../copy/product.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { AddToCartButton } from '../catalogue/add-to-cart-button.tsx';
import { newLineFor } from '../catalogue/new-line.ts';

/** Variants, quantity and the two ways to buy (P-PROD-4, P-PROD-5). Remount it for another product. */
export function PurchasePanel({ product }: { product: Product }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [quantity, setQuantity] = useState(1);
  const { add } = useCartActions();
  const navigate = useNavigate();
  const isSoldOut = product.stock === 0;
  const variant = variantText(product.variants, chosen);

  // What was chosen before React took the panel over, or what the browser brings back with the page.
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const { name, value } of panel.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []) {
      setChosen((early) => ({ ...early, [name]: value }));
    }
  }, []);

  function buyNow() {
    add(newLineFor(product, quantity, variant));
    navigate('/cart');
  }

  return (
    <div ref={panel} className="space-y-5">
      {product.variants.map(({ name, options }) => (
        <fieldset key={name}>
          <legend className="pb-2 font-semibold">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {options.map((option) => (
              <label key={option} className="chip">
                <input
                  type="radio"
                  name={name}
                  value={option}
                  checked={chosen[name] === option}
                  onChange={() => setChosen({ ...chosen, [name]: option })}
                  className="sr-only"
                />
                {option}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <fieldset className="flex items-center rounded-xl border border-line-strong" disabled={isSoldOut}>
          <legend className="sr-only">{copy.quantity}</legend>
          <button
            type="button"
            aria-label={copy.decrease}
            disabled={quantity <= 1}
            onClick={() => setQuantity(quantity - 1)}
            className="icon-button disabled:text-line-strong"
          >
            <Icon name="minus" className="size-4" />
          </button>
          <output className="nums min-w-10 text-center font-semibold">{quantity}</output>
          <button
            type="button"
            aria-label={copy.increase}
            disabled={quantity >= product.stock}
            onClick={() => setQuantity(quantity + 1)}
            className="icon-button disabled:text-line-strong"
          >
            <Icon name="plus" className="size-4" />
          </button>
        </fieldset>
        <p className={`nums ${isSoldOut ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
          {isSoldOut ? copy.soldOut : copy.stock(product.stock)}
        </p>
      </div>
      <div className="flex flex-col gap-3 xs:flex-row">
        <AddToCartButton product={product} quantity={quantity} variant={variant} className="flex-1" />
        {!isSoldOut && (
          <button type="button" onClick={buyNow} className="button button-accent flex-1">
            {copy.buyNow}
          </button>
        )}
      </div>
      <noscript>
        <p className="text-sm text-ink-soft">{copy.needsJavaScript}</p>
      </noscript>
    </div>
  );
}
