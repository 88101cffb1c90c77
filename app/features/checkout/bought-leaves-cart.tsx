import { useEffect } from 'react';
import type { BoughtFromCart } from '#server/services.ts';
import { useCartStore } from '../../browser/cart.tsx';
import { leaveCart } from '../../browser/leave-cart.ts';

/** On the first page after an order: what was bought leaves the cart of this browser. Shows nothing. */
export function BoughtLeavesCart({ bought }: { bought: BoughtFromCart | null }) {
  const cart = useCartStore();
  useEffect(() => {
    if (bought) leaveCart(cart, bought.purchase, bought.skuIds);
  }, [cart, bought]);
  return null;
}
