import type { Result } from '#domain/result.ts';
import { addWish, removeWish } from '#domain/wishlist/add-wish.ts';
import { parseStoredWishlist } from '#domain/wishlist/stored-wishlist.ts';
import type { NewWish, WishlistItem } from '#domain/wishlist/wishlist-item.ts';
import { createLocalStore } from './local-store.ts';

/** The wishlist of this browser and what can be done with it. */
export type WishlistStore = ReturnType<typeof createWishlistStore>;

/** The wishlist under the storage key 'wishlist'; empty on a first visit. */
export function createWishlistStore({ clock }: { clock: () => Date }) {
  const store = createLocalStore<WishlistItem[]>({
    key: 'wishlist',
    parse: parseStoredWishlist,
    initial: () => [],
  });
  return {
    store,
    /** Puts a product at the front; refuses one that is there already. */
    add(wish: NewWish): Result<WishlistItem[], 'already-in-wishlist'> {
      const added = addWish(store.fresh(), wish, clock());
      if (added.ok) store.update(() => added.value);
      return added;
    },
    remove: (productId: number) => store.update((items) => removeWish(items, productId)),
    clear: () => store.update(() => []),
  };
}
