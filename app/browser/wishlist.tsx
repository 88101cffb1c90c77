import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { isWished } from '#domain/wishlist/add-wish.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-item.ts';
import { createWishlistStore, type WishlistStore } from './wishlist-store.ts';

const WishlistContext = createContext<WishlistStore | null>(null);
const NO_ITEMS: readonly WishlistItem[] = [];

/** Holds the wishlist of this browser. The provider itself never re-renders when the wishlist changes. */
export function WishlistProvider({ clock, children }: { clock: () => Date; children: ReactNode }) {
  const [wishlist] = useState(() => createWishlistStore({ clock }));
  return <WishlistContext value={wishlist}>{children}</WishlistContext>;
}

/**
 * Whether one product is wished, and what can be done about it. Follows this product only, so that a page of forty
 * hearts re-renders one of them.
 * @throws Error outside a provider (P-SHOP-18).
 */
export function useWish(productId: number) {
  const { store, ...actions } = useWishlistStore();
  const isSaved = useSyncExternalStore(
    store.subscribe,
    () => isWished(store.getSnapshot(), productId),
    () => false,
  );
  return { ...actions, isSaved };
}

/**
 * The wishlist and what can be done with it. Empty and not `isLoaded` on the server and in the first render of the
 * browser.
 * @throws Error outside a provider (P-SHOP-18).
 */
export function useWishlist() {
  const { store, ...actions } = useWishlistStore();
  const known = useSyncExternalStore<readonly WishlistItem[] | null>(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  const items = known ?? NO_ITEMS;
  return {
    ...actions,
    items,
    isLoaded: known !== null,
    has: (productId: number) => isWished(items, productId),
  };
}

function useWishlistStore(): WishlistStore {
  const wishlist = useContext(WishlistContext);
  if (!wishlist) throw new Error('useWishlist must be used within a WishlistProvider');
  return wishlist;
}
