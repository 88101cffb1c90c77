import type { CartLine } from '#domain/cart/cart-line.ts';
import { DEMO_CART } from '../../browser/demo-seed.ts';

/** Whether a line is a sample of the demo, as it came: whoever wants more pieces of it has made it their own (P-BUY-4). */
export const isSampleLine = ({ id, quantity }: Pick<CartLine, 'id' | 'quantity'>): boolean =>
  DEMO_CART.some((sample) => sample.id === id && sample.quantity === quantity);
