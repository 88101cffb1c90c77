import type { FormEvent, RefObject } from 'react';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { checkoutItems } from '#domain/cart/checkout-items.ts';
import { cartCopy } from '../../copy/cart.id.ts';

/**
 * 'Checkout' with the ticked lines, one field `item` for each as 'SKU:QTY' (P-BUY-1); disabled when none is ticked.
 *
 * @param mayLeave whether the form may be sent now; what is to be chosen first is asked for instead
 */
export function CheckoutForm({
  form,
  lines,
  mayLeave,
}: {
  form: RefObject<HTMLFormElement | null>;
  lines: readonly CartLine[];
  mayLeave: () => boolean;
}) {
  function onSubmit(event: FormEvent) {
    if (!mayLeave()) event.preventDefault();
  }
  return (
    <form ref={form} method="post" action="/checkout/start" onSubmit={onSubmit} className="lg:mt-4">
      {checkoutItems(lines).map((item) => (
        <input key={item} type="hidden" name="item" value={item} />
      ))}
      <button
        type="submit"
        disabled={lines.every(({ isChecked }) => !isChecked)}
        className="button button-accent lg:w-full"
      >
        {cartCopy.summary.checkout}
      </button>
    </form>
  );
}
