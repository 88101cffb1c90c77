import { atPrice } from '../pricing/at-price.ts';
import type { Result } from '../result.ts';
import { timeBasedId } from '../time-based-id.ts';
import type { NewWish, WishlistItem } from './wishlist-item.ts';

/** Whether a product is on the wishlist. */
export function isWished(items: readonly WishlistItem[], productId: number): boolean {
  return items.some((item) => item.productId === productId);
}

/** The wishlist with a new item at the front; a product that is already there is rejected (P-WISH-2). */
export function addWish(
  items: readonly WishlistItem[],
  wish: NewWish,
  now: Date,
): Result<WishlistItem[], 'already-in-wishlist'> {
  if (isWished(items, wish.productId)) return { ok: false, error: 'already-in-wishlist' };
  const id = timeBasedId(now, (taken) => items.some((item) => item.id === taken));
  return {
    ok: true,
    value: [{ ...atPrice(wish, wish.price, wish.originalPrice), id, addedAt: now }, ...items],
  };
}

/** The wishlist without a product; unchanged when it was not there. */
export function removeWish(items: readonly WishlistItem[], productId: number): WishlistItem[] {
  return items.filter((item) => item.productId !== productId);
}
