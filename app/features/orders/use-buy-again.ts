import { useNavigate } from 'react-router';
import { rupiah } from '#domain/money.ts';
import type { OrderLineView } from '#server/services.ts';
import { useCartStore } from '../../browser/cart.tsx';
import { ordersCopy } from '../../copy/orders.id.ts';
import { useToast } from '../../ui/toast.tsx';

/** Puts what was bought into the cart once more, at the prices of then; the cart asks for those of now. */
export function useBuyAgain(): (lines: readonly OrderLineView[], sellerName: string) => void {
  const cart = useCartStore();
  const toast = useToast();
  const navigate = useNavigate();
  return (lines, sellerName) => {
    for (const { productId, skuId, name, options, price, originalPrice, imageUrl, quantity } of lines) {
      cart.add({
        productId,
        skuId,
        name,
        sellerName,
        imageUrl,
        quantity,
        price: rupiah(price),
        originalPrice: rupiah(originalPrice),
        ...(options !== '' && { variant: options }),
      });
    }
    toast.show({ title: ordersCopy.boughtAgain, description: ordersCopy.boughtAgainText });
    void navigate('/cart');
  };
}
