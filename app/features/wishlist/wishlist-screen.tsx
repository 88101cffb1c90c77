import { useRef } from 'react';
import { wishlistCopy } from '../../copy/wishlist.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { WishlistPanel } from './wishlist-panel.tsx';

/** The wishlist (P-WISH-4). */
export function WishlistScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page min-h-svh">
      <h1 ref={heading} tabIndex={-1} className="py-4 text-2xl font-bold outline-none sm:text-3xl">
        {wishlistCopy.title}
      </h1>
      <WishlistPanel heading={heading} empty={<EmptyWishlist />} />
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
