import type { QuoteAnswer } from '../cart/quotes.ts';
import { atPrice } from '../pricing/at-price.ts';
import type { WishlistItem } from './wishlist-item.ts';

/**
 * A wish at the current price, and whether the product can be bought. Without an answer of the shop it stays
 * unchanged and counts as buyable. Source: P-WISH-7.
 */
export function quotedWish(
  item: WishlistItem,
  answer: Pick<QuoteAnswer, 'asked' | 'quotes'> | null,
): { wish: WishlistItem; state: 'buyable' | 'sold-out' | 'gone' } {
  const quote = answer?.quotes.get(item.productId);
  if (!quote) return { wish: item, state: answer?.asked.has(item.productId) ? 'gone' : 'buyable' };
  const wish = atPrice(item, quote.price, quote.originalPrice);
  return { wish, state: quote.stock === 0 ? 'sold-out' : 'buyable' };
}
