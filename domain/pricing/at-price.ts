import type { Rupiah } from '../money.ts';

/** Goods at a current price. An original price stays only where it is higher, so that no saving is invented. */
export function atPrice<Goods extends { price: Rupiah; originalPrice?: Rupiah | undefined }>(
  { originalPrice: _former, ...goods }: Goods,
  price: Rupiah,
  originalPrice: Rupiah | undefined,
) {
  const isHigher = originalPrice !== undefined && originalPrice > price;
  return isHigher ? { ...goods, price, originalPrice } : { ...goods, price };
}
