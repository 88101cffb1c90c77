import type { RunningOffer, Sku } from './sku.ts';

/**
 * How many pieces of a SKU can be chosen: its stock; at the flash price also what is left of the quota and of
 * the buyer's limit. Further pieces cost the standing price, which is another purchase. Source: P-FLASH-10.
 */
export function mostPieces(
  { stock, isFlashPrice }: Pick<Sku, 'stock' | 'isFlashPrice'>,
  flash: Pick<RunningOffer, 'left' | 'perBuyer'> | null,
): number {
  if (!isFlashPrice || !flash) return stock;
  return Math.min(stock, flash.left, flash.perBuyer ?? flash.left);
}
