import { checkoutItem } from '#domain/cart/checkout-items.ts';
import type { OrderLineView } from '#server/services.ts';
import { ordersCopy } from '../../copy/orders.id.ts';
import { useBuyAgain } from './use-buy-again.ts';

/** 'Beli Lagi': with scripts the goods go into the browser's cart, without them straight to checkout. */
export function BuyAgain({
  lines,
  shop,
  label,
  className,
}: {
  lines: readonly OrderLineView[];
  /** Name of the seller, for the lines of the cart. */
  shop: string;
  /** What the button is called where several of them stand on a page. */
  label?: string;
  className: string;
}) {
  const buyAgain = useBuyAgain();
  return (
    <form
      method="post"
      action="/checkout/start"
      onSubmit={(event) => {
        event.preventDefault();
        buyAgain(lines, shop);
      }}
    >
      {lines.map(({ position, skuId, quantity }) => (
        <input key={position} type="hidden" name="item" value={checkoutItem(skuId, quantity)} />
      ))}
      <button type="submit" aria-label={label} className={`button w-full ${className}`}>
        {ordersCopy.actions.buyAgain}
      </button>
    </form>
  );
}
