import type { CommandRefusal } from '#server/services.ts';
import { sellingProductsCopy } from '../../copy/selling-products.id.ts';
import { sayRefusal } from './say-refusal.ts';

const copy = sellingProductsCopy.refused;

/** Why nothing was changed about products, for the people of their shop. */
export function sayProductRefusal(refusal: CommandRefusal): string {
  if (refusal.code === 'product_state') return copy.state(refusal.productId);
  return refusal.code === 'not_found' ? copy.notFound : sayRefusal(refusal);
}

/** Why one of several ticked products was left as it was, to stand behind its number. */
export const sayProductLeft = (refusal: CommandRefusal): string =>
  refusal.code === 'product_state'
    ? sellingProductsCopy.left.nowIs(refusal.state)
    : sayProductRefusal(refusal);
