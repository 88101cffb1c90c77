import type { Rupiah } from '../money.ts';

/** One line of the cart (P-CART-1). */
export interface CartLine {
  /** Time-based for new lines. */
  id: number;
  productId: number;
  /** What is bought. Absent while nothing is chosen, or while the shop has not been asked what there is. */
  skuId?: number;
  name: string;
  sellerName: string;
  price: Rupiah;
  /** Only where it is higher than the price. */
  originalPrice?: Rupiah;
  /** Whole pieces, from 1 to {@link MAX_LINE_QUANTITY}. */
  quantity: number;
  imageUrl: string;
  /** Ticked lines count in the totals. */
  isChecked: boolean;
  /**
   * The chosen options as text ('Hitam Arang, 128 GB'). {@link NO_VARIANT_CHOSEN} when the product has variants but
   * none was chosen (P-CART-12); absent when it has none, or when that is not known.
   */
  variant?: string;
}

/** Marks a line whose product has variants of which none was chosen. */
export const NO_VARIANT_CHOSEN = '';

/** More pieces than this are never in one line; far above any stock, so that no sum leaves the safe integers. */
export const MAX_LINE_QUANTITY = 9_999;

/** What is put into the cart, before it becomes a line. */
export interface NewLine {
  productId: number;
  skuId?: number | undefined;
  name: string;
  sellerName: string;
  price: Rupiah;
  originalPrice?: Rupiah | undefined;
  imageUrl: string;
  /** Whole pieces, 1 when left out. */
  quantity?: number | undefined;
  variant?: string | undefined;
}

type Goods = Pick<NewLine, 'productId' | 'skuId' | 'variant'>;

/**
 * Whether two things are the same for the cart: one SKU. Where one of the two is not known by its SKU, same product and
 * same variant text; no variant and none chosen are one.
 */
export function isSameGoods(a: Goods, b: Goods): boolean {
  if (a.productId !== b.productId) return false;
  if (a.skuId !== undefined && b.skuId !== undefined) return a.skuId === b.skuId;
  return (a.variant ?? NO_VARIANT_CHOSEN) === (b.variant ?? NO_VARIANT_CHOSEN);
}

/** The line with a current price; an original price stays only where it is higher, so that no saving is invented. */
export function withPrice(line: CartLine, price: Rupiah, originalPrice: Rupiah | undefined): CartLine {
  const { originalPrice: _former, ...rest } = line;
  const isHigher = originalPrice !== undefined && originalPrice > price;
  return isHigher ? { ...rest, price, originalPrice } : { ...rest, price };
}
