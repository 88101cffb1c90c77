import { useLayoutEffect, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceStock } from '../catalogue/choice-facts.tsx';
import { newLineFor } from '../catalogue/new-line.ts';
import { focusVariant, OptionChips } from '../catalogue/option-chips.tsx';
import { QuantityStepper } from '../catalogue/quantity-stepper.tsx';
import { useAddToCart } from '../catalogue/use-add-to-cart.ts';
import { BuyNow } from './buy-now.tsx';
import { useChoice } from './choice.tsx';
import { PlainPurchase } from './plain-purchase.tsx';

/**
 * Variants, quantity and, on wide screens, the two ways to buy (P-PROD-4, P-PROD-5). On phones these are in the bar at the
 * bottom edge.
 */
export function PurchasePanel({ product }: { product: Product }) {
  const choice = useChoice();
  const { missing, most, quantity, setQuantity, setChoices } = choice;
  const addToCart = useAddToCart();
  const [isReminded, setIsReminded] = useState(false);

  // What was chosen before React took the panel over, or what the browser brings back with the page.
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const early = [...(panel.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    if (early.length > 0) setChoices(Object.fromEntries(early.map(({ name, value }) => [name, value])));
  }, [setChoices]);

  function remind() {
    setIsReminded(true);
    if (missing) focusVariant(panel.current, missing);
  }

  return (
    <div ref={panel} className="space-y-5">
      <div className="space-y-5 noscript:hidden">
        <OptionChips choice={choice} />
        <QuantityStepper labels={copy} quantity={quantity} most={most} onChange={setQuantity} />
      </div>
      <ChoiceStock choice={choice} />
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {isReminded && missing && copy.missing(missing)}
      </p>
      <div className="flex gap-3 max-md:hidden noscript:hidden">
        <button
          type="button"
          disabled={choice.stock === 0}
          onClick={(event) => addToCart(newLineFor(product, quantity, choice.sku), event.currentTarget)}
          className="button button-primary flex-1 px-3"
        >
          {choice.stock > 0 && <Icon name="shopping-cart" className="size-4 shrink-0" />}
          {choice.stock > 0 ? copy.cart : catalogueCopy.card.soldOut}
        </button>
        {choice.stock > 0 && <BuyNow onMissing={remind} className="flex-1" />}
      </div>
      <PlainPurchase skus={product.skus} />
    </div>
  );
}
