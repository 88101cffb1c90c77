import type { ReactNode, RefObject } from 'react';
import { useWishlist } from '../../browser/wishlist.tsx';
import { wishlistCopy } from '../../copy/wishlist.id.ts';
import { WaitingForStorage } from '../../ui/waiting-for-storage.tsx';
import { FilledWishlist } from './filled-wishlist.tsx';

/** The wishlist below some heading: unknown until the browser's storage is read, then `empty` or filled. */
export function WishlistPanel({
  heading,
  empty,
}: {
  heading: RefObject<HTMLElement | null>;
  empty: ReactNode;
}) {
  const { items, isLoaded } = useWishlist();
  if (!isLoaded) {
    return (
      <WaitingForStorage
        label={wishlistCopy.loading}
        needsJavaScript={wishlistCopy.needsJavaScript}
        rows={3}
      />
    );
  }
  return items.length === 0 ? empty : <FilledWishlist heading={heading} />;
}
