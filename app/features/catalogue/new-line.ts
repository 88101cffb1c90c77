import { type NewLine, NO_VARIANT_CHOSEN } from '#domain/cart/cart-line.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';

/**
 * What goes into the cart for a product at its current price. `variant` comes from `variantText`; left out, it is
 * 'not chosen yet' for a product that has any.
 */
export function newLineFor(product: ProductCard, quantity = 1, variant?: string): NewLine {
  const { id: productId, name, sellerName, price, originalPrice, imageUrl } = product;
  return {
    productId,
    name,
    sellerName,
    price,
    originalPrice,
    imageUrl,
    quantity,
    variant: variant ?? (product.hasVariants ? NO_VARIANT_CHOSEN : undefined),
  };
}
