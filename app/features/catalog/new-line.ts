import type { NewLine } from '#domain/cart/cart-line.ts';
import { currentPrice, type ProductCard } from '#domain/catalogue/product.ts';

/**
 * What goes into the cart for a product at its current price. `variant` comes from `variantText`; it is left out where
 * it is not known whether the product has variants.
 */
export function newLineFor(product: ProductCard, quantity = 1, variant?: string): NewLine {
  const { id: productId, name, sellerName, originalPrice, imageUrl } = product;
  return {
    productId,
    name,
    sellerName,
    price: currentPrice(product),
    originalPrice,
    imageUrl,
    quantity,
    variant,
  };
}
