import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { badgeCount, type CartLine } from '#domain/cart/cart-line.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

const CartContext = createContext<CartStore | null>(null);
const NO_LINES: readonly CartLine[] = [];

/** Holds the cart of this browser. The provider itself never re-renders when the cart changes. */
export function CartProvider({
  demo,
  clock,
  children,
}: {
  demo: boolean;
  clock: () => Date;
  children: ReactNode;
}) {
  const [cart] = useState(() => createCartStore({ demo, clock }));
  return <CartContext value={cart}>{children}</CartContext>;
}

/**
 * The cart: its lines, and how to add to them. Empty and not `isLoaded` on the server and in the first render of the
 * browser.
 * @throws Error outside a provider (P-SHOP-18).
 */
export function useCart() {
  const { store, add } = useCartStore();
  const known = useSyncExternalStore<readonly CartLine[] | null>(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  const lines = known ?? NO_LINES;
  return {
    add,
    lines,
    isLoaded: known !== null,
    badgeCount: badgeCount(lines),
  };
}

/**
 * The store behind the cart, without following its changes.
 * @throws Error outside a provider (P-SHOP-18).
 */
export function useCartStore(): CartStore {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCart must be used within a CartProvider');
  return cart;
}
