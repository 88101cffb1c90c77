import { type Rupiah, rupiah } from '../money.ts';
import type { StandingPrice } from '../pricing/price-now.ts';
import type { CartLine } from './cart-line.ts';
import type { QuoteAnswer } from './quotes.ts';

/** How a ticked line is charged of which not all pieces get the flash price. */
export interface FlashShare {
  /** Pieces at the flash price; 0 when other lines of the product take all that are left. */
  flash: number;
  /** Further pieces, at the standing price. */
  rest: number;
  standing: StandingPrice;
}

/**
 * The ticked lines with more pieces than are left of the flash quota. The quota is the product's: its lines take from it
 * in their order, as at checkout. Pieces beyond it cost the standing price. Source: P-CART-18.
 */
export function flashShares(
  lines: readonly CartLine[],
  answer: Pick<QuoteAnswer, 'skuQuotes'> | null,
): ReadonlyMap<number, FlashShare> {
  const left = new Map<number, number>();
  const shares = new Map<number, FlashShare>();
  for (const { id, skuId, productId, quantity, isChecked } of lines) {
    const offer = skuId === undefined ? null : answer?.skuQuotes.get(skuId)?.flash;
    if (!offer || !isChecked) continue;
    const pieces = left.get(productId) ?? offer.left;
    const flash = Math.min(quantity, pieces);
    left.set(productId, pieces - flash);
    if (flash < quantity) shares.set(id, { flash, rest: quantity - flash, standing: offer.standing });
  }
  return shares;
}

/** What a line costs, and what it would without any discount. */
export function lineCost(
  { price, originalPrice = price, quantity }: CartLine,
  share: FlashShare | undefined,
): { price: Rupiah; original: Rupiah } {
  const original = Math.max(price, originalPrice);
  if (!share) return { price: rupiah(price * quantity), original: rupiah(original * quantity) };
  const { flash, rest, standing } = share;
  return {
    price: rupiah(price * flash + standing.price * rest),
    original: rupiah(original * flash + Math.max(standing.price, standing.originalPrice) * rest),
  };
}
