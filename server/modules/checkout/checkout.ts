/** The face of checkout: from the chosen goods to an order that waits for its payment. */

export { accountCheckouts } from './account-checkouts.ts';
export type {
  BoughtFromCart,
  Checkout,
  CheckoutPage,
  CheckoutRefusal,
  CheckoutVisit,
  OpenCheckout,
  ShownAddress,
} from './checkout-interface.ts';
export type { CheckoutRules } from './describe.ts';
export { openCheckout } from './open-checkout.ts';
export { checkoutWork } from './sweep.ts';
