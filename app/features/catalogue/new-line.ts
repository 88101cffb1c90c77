import { type NewLine, NO_VARIANT_CHOSEN } from '#domain/cart/cart-line.ts';
import { skuText } from '#domain/cart/sku-text.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Sku } from '#domain/catalogue/sku.ts';

/** What the cart needs to know of a product. */
export type CartProduct = Pick<
  ProductCard,
  'id' | 'name' | 'sellerName' | 'price' | 'originalPrice' | 'imageUrl' | 'hasVariants'
>;

/** What goes into the cart for a product at its current price; 'not chosen yet' where it has variants and no SKU is given. */
export function newLineFor(product: CartProduct, quantity = 1, sku: Sku | null = null): NewLine {
  const { id: productId, name, sellerName, hasVariants } = product;
  const { price, originalPrice } = sku ?? product;
  return {
    productId,
    skuId: sku?.id,
    name,
    sellerName,
    price,
    originalPrice,
    imageUrl: sku?.imageUrl ?? product.imageUrl,
    quantity,
    variant: sku ? skuText(sku.options) : hasVariants ? NO_VARIANT_CHOSEN : undefined,
  };
}
