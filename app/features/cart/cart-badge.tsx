import { useCart } from '../../browser/cart.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** Pieces in the cart, ticked or not (P-CART-6); nothing until the browser's storage is read. */
export function CartBadge() {
  const { badgeCount } = useCart();
  return <CountBadge count={badgeCount} unit={shoppingCopy.badge.cart} />;
}
