import { Suspense, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import { late } from '../../ui/late.ts';
import { ChoicePrice } from '../catalogue/choice-facts.tsx';
import { newLineFor } from '../catalogue/new-line.ts';
import { useAddToCart } from '../catalogue/use-add-to-cart.ts';
import { BuyNow } from './buy-now.tsx';
import { useChoice } from './choice.tsx';

const VariantSheet = late(() => import('../catalogue/variant-sheet.tsx'));

/**
 * Price and the two ways to buy at the bottom edge of a phone, as long as the product is in view. With an incomplete choice
 * both open the sheet (P-PROD-13). It stands in the flow at the end of the page, so that it covers nothing there.
 */
export function BuyBar({ product }: { product: Product }) {
  const choice = useChoice();
  const { sku, shown, stock, quantity, choices } = choice;
  const addToCart = useAddToCart();
  const [isChoosing, setIsChoosing] = useState(false);
  const isSoldOut = stock === 0;
  const openSheet = () => setIsChoosing(true);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 flex items-center gap-2 border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:hidden noscript:hidden print:hidden"
    >
      <ChoicePrice
        price={shown ?? product}
        isFrom={choice.isFrom}
        className="mr-auto min-w-0 flex-col leading-tight"
      />
      <button
        type="button"
        disabled={isSoldOut}
        onClick={({ currentTarget }) =>
          sku ? addToCart(newLineFor(product, quantity, sku), currentTarget) : openSheet()
        }
        className="button button-primary px-3"
      >
        {isSoldOut ? catalogueCopy.card.soldOut : copy.cart}
      </button>
      {!isSoldOut && <BuyNow onMissing={openSheet} className="px-3" />}
      {isChoosing && (
        <Suspense>
          <VariantSheet
            product={product}
            offer={product}
            start={{ choices, quantity }}
            task={{
              kind: 'add',
              onAdd: (chosen, pieces) => addToCart(newLineFor(product, pieces, chosen), null),
            }}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
