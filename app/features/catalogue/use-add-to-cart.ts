import type { NewLine } from '#domain/cart/cart-line.ts';
import { useCartStore } from '../../browser/cart.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { useToast } from '../../ui/toast.tsx';

/** Puts something into the cart, says so, and shows the way there (P-CART-10, P-CART-11). */
export function useAddToCart(): (line: NewLine) => void {
  const cart = useCartStore();
  const toast = useToast();
  return (line) => {
    cart.add(line);
    toast.show({
      title: shoppingCopy.addedToCart,
      action: { label: shoppingCopy.seeCart, to: '/cart' },
    });
  };
}
