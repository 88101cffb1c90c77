import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_LINE_QUANTITY } from '#domain/cart/cart-line.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { ChoiceStock } from '../catalogue/choice-facts.tsx';
import { focusVariant, OptionChips } from '../catalogue/option-chips.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { useChoice } from './choice.tsx';
import { PlainPurchase } from './plain-purchase.tsx';

/** Variants, quantity and the two ways to buy (P-PROD-4, P-PROD-5). */
export function PurchasePanel({ product }: { product: Product }) {
  const choice = useChoice();
  const { missing, most, quantity, setQuantity, setChoices } = choice;
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
    <div ref={panel} className="flex flex-col gap-5">
      <div className="space-y-5 noscript:hidden">
        <OptionChips choice={choice} />
        <QuantityStepper
          labels={copy}
          quantity={quantity}
          most={most ?? MAX_LINE_QUANTITY}
          onChange={setQuantity}
        />
      </div>
      <ChoiceStock choice={choice} />
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {isReminded && missing && copy.missing(missing)}
      </p>
      <BuyButtons product={product} onMissing={remind} />
      {/* Browsers with scripts take its inside for text: React leaves it alone there. */}
      <noscript>{import.meta.env.SSR && <PlainPurchase skus={product.skus} />}</noscript>
    </div>
  );
}
