import type { ProductCard } from '#domain/catalogue/product.ts';

/** What a card hands to the page of its product: what the shopper has already seen of it. */
export interface CardState {
  seen: ProductCard;
}

/** The product that a navigation started from; null when it started from something else than a card. */
export function seenProduct(state: unknown): ProductCard | null {
  const isFromCard = typeof state === 'object' && state !== null && 'seen' in state;
  return isFromCard ? (state as CardState).seen : null;
}
