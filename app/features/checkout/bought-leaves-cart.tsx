import { useEffect } from 'react';
import { useCartStore } from '../../browser/cart.tsx';
import { leaveCart } from '../../browser/leave-cart.ts';

/** On the first page after an order: what was bought leaves the cart of this browser. Shows nothing. */
export function BoughtLeavesCart({ purchase, skuIds }: { purchase: string; skuIds: readonly number[] }) {
  const cart = useCartStore();
  useEffect(() => leaveCart(cart, purchase, skuIds), [cart, purchase, skuIds]);
  return null;
}
