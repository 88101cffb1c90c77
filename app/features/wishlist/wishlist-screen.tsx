import { useRef } from 'react';
import { Link } from 'react-router';
import { useWishlist } from '../../browser/wishlist.tsx';
import { wishlistCopy } from '../../copy/wishlist.id.ts';
import { WaitingForStorage } from '../../ui/waiting-for-storage.tsx';
import { EmptyList } from '../catalog/empty-list.tsx';
import { FilledWishlist } from './filled-wishlist.tsx';

/** The wishlist (spec 2, Wishlist page): unknown until the browser's storage is read, then empty or filled. */
export function WishlistScreen() {
  const { items, isLoaded } = useWishlist();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page min-h-[70vh]">
      <h1 ref={heading} tabIndex={-1} className="py-4 text-2xl font-bold outline-none sm:text-3xl">
        {wishlistCopy.title}
      </h1>
      {!isLoaded && (
        <WaitingForStorage
          label={wishlistCopy.loading}
          needsJavaScript={wishlistCopy.needsJavaScript}
          rows={3}
        />
      )}
      {isLoaded && items.length === 0 && <EmptyWishlist />}
      {items.length > 0 && <FilledWishlist heading={heading} />}
    </div>
  );
}

function EmptyWishlist() {
  const { title, text, link } = wishlistCopy.empty;
  return (
    <EmptyList title={title} text={text}>
      <Link to="/" className="button button-primary">
        {link}
      </Link>
    </EmptyList>
  );
}
