import type { ProductCard } from '#domain/catalogue/product.ts';
import { rupiah } from '#domain/money.ts';
import { isStoredFields, isWhole } from '#domain/stored-fields.ts';

/** What the shopper has seen of a product on its card. */
export type SeenProduct = Pick<ProductCard, 'name' | 'imageUrl' | 'price' | 'originalPrice'>;

/** What a card hands to the page of its product. */
export interface CardState {
  seen: SeenProduct;
}

/** What a card has handed over; null for what cannot be read: browsers keep it longer than a release lives. */
export function readSeen(stored: unknown): SeenProduct | null {
  if (!isStoredFields(stored)) return null;
  const { name, imageUrl, price, originalPrice } = stored;
  if (typeof name !== 'string' || typeof imageUrl !== 'string') return null;
  if (!isWhole(price) || !isWhole(originalPrice)) return null;
  return { name, imageUrl, price: rupiah(price), originalPrice: rupiah(originalPrice) };
}
