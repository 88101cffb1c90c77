import type { Rupiah } from '../money.ts';

/** One line of the cart (P-CART-1). */
export interface CartLine {
  /** Derived from the time, for new lines. */
  id: number;
  productId: number;
  /** The SKU to buy. Absent while nothing is chosen, or before the shop was asked. */
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

/** Highest quantity of one line. Far above any stock, and low enough that all sums stay safe integers. */
export const MAX_LINE_QUANTITY = 9_999;

/** Something to add to the cart, before it becomes a line. */
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
 * Whether two things are the same for the cart: the same SKU. While one of them has no SKU, the product and
 * the variant text decide; 'no variant' and 'none chosen' then count as equal.
 */
export function isSameGoods(a: Goods, b: Goods): boolean {
  if (a.productId !== b.productId) return false;
  if (a.skuId !== undefined && b.skuId !== undefined) return a.skuId === b.skuId;
  return (a.variant ?? NO_VARIANT_CHOSEN) === (b.variant ?? NO_VARIANT_CHOSEN);
}

/** Pieces over all lines, ticked or not: the number at the cart icon (P-CART-6). */
export function badgeCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
