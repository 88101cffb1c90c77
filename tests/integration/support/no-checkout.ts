import type { Checkout } from '#server/modules/checkout/checkout.ts';

const unused = async (): Promise<never> => {
  throw new Error('Public pages check nothing out');
};

/** The checkout of tests that show public pages alone. */
export const noCheckout: Checkout = { page: unused, post: unused, start: unused, boughtFromCart: unused };
