import { useWishlist } from '../../browser/wishlist.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** How many products are wished; nothing until the browser's storage is read. */
export function WishlistBadge({ isInline = false }: { isInline?: boolean }) {
  const { items } = useWishlist();
  return <CountBadge count={items.length} unit={shoppingCopy.badge.wishlist} isInline={isInline} />;
}
