import { Suspense, useState } from 'react';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { cardCopy } from '../../copy/card.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { late } from '../../ui/late.ts';
import { newLineFor } from './new-line.ts';
import { useAddToCart } from './use-add-to-cart.ts';

const VariantSheet = late(() => import('./asked-variant-sheet.tsx'));

/**
 * Puts a product into the cart at its current price and says so; one with variants first asks which, in a sheet. Disabled
 * when it is sold out (P-CAT-9, P-CART-10, P-CART-15).
 */
export function AddToCartButton({ product, className = '' }: { product: ProductCard; className?: string }) {
  const addToCart = useAddToCart();
  const [isChoosing, setIsChoosing] = useState(false);
  const { isSoldOut } = product;
  return (
    <>
      <button
        type="button"
        disabled={isSoldOut}
        aria-busy={isChoosing || undefined}
        onClick={() => (product.hasVariants ? setIsChoosing(true) : addToCart(newLineFor(product)))}
        className={`button px-2 ${className}`}
      >
        {!isSoldOut && (
          <Icon
            name={isChoosing ? 'loader-circle' : 'shopping-cart'}
            className={`size-4 shrink-0 max-sm:hidden ${isChoosing ? 'animate-spin' : ''}`}
          />
        )}
        {isSoldOut ? cardCopy.soldOut : cardCopy.cart}
      </button>
      {isChoosing && (
        <Suspense>
          <VariantSheet
            product={product}
            task={{
              kind: 'add',
              onAdd: (sku, quantity) => addToCart(newLineFor(product, quantity, sku)),
            }}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
