import type { NewLine } from '#domain/cart/cart-line.ts';
import { useCartStore } from '../../browser/cart.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { useToast } from '../../ui/toast.tsx';

/**
 * Puts something into the cart, says so, and shows the way there (P-CART-10, P-CART-11).
 *
 * @returns takes the line, and what was pressed, which the toast must not cover
 */
export function useAddToCart(): (line: NewLine, pressed: Element | null) => void {
  const cart = useCartStore();
  const toast = useToast();
  return (line, pressed) => {
    cart.add(line);
    toast.show({
      title: shoppingCopy.addedToCart,
      about: pressed?.closest('article') ?? pressed,
      action: { label: shoppingCopy.seeCart, to: '/cart' },
    });
  };
}
