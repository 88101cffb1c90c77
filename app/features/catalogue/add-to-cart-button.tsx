import type { ProductCard } from '#domain/catalogue/product.ts';
import { useCartActions } from '../../browser/cart.tsx';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { newLineFor } from './new-line.ts';

const TONES = { accent: 'button-accent', primary: 'button-primary', quiet: 'button-quiet' };

/** Puts a product into the cart at its current price and says so; disabled when it is sold out (P-CAT-9, P-CART-10). */
export function AddToCartButton({
  product,
  quantity = 1,
  variant,
  label = catalogueCopy.card.cart,
  tone = 'primary',
  className = '',
}: {
  product: ProductCard;
  quantity?: number;
  /** From `variantText`; left out where nothing can be chosen, as on a card. */
  variant?: string | undefined;
  label?: string;
  tone?: keyof typeof TONES;
  className?: string;
}) {
  const cart = useCartActions();
  const toast = useToast();
  const { isSoldOut } = product;

  function addToCart() {
    cart.add(newLineFor(product, quantity, variant));
    toast.show({ title: shoppingCopy.addedToCart });
  }

  return (
    <button
      type="button"
      disabled={isSoldOut}
      onClick={addToCart}
      className={`button ${TONES[tone]} px-3 ${className}`}
    >
      {!isSoldOut && <Icon name="shopping-cart" className="size-4 shrink-0" />}
      {isSoldOut ? catalogueCopy.card.soldOut : label}
    </button>
  );
}
