import { COURIERS, type Courier } from './couriers.ts';

/**
 * Who bears what a courier charges beyond the quote: the shop, whose tariffs were wrong, or the seller of a parcel that was
 * heavier than declared, beyond the courier's tolerance (P-SHIP-27). Weights in grams; `weighed` is the courier's figure.
 */
export function freightBearer(
  { declared, weighed }: { declared: number; weighed: number | null },
  courier: Courier['id'],
): 'shop' | 'seller' {
  if (weighed === null) return 'shop';
  return weighed > declared + COURIERS[courier].toleranceGrams ? 'seller' : 'shop';
}
