import { changedPrice, isPrice, type PriceChange } from '#domain/catalogue/price-change.ts';
import type { PricedProduct } from '#server/services.ts';

/** Most products that a preview shows with their choices; of the others it has the counts. */
export const MOST_PREVIEWED = 20;

/** What a change would do to the prices of chosen products (P-GOODS-12). */
export interface PricePreview {
  /** Products whose prices change, each with what stands for those that were seen. */
  changing: readonly { id: number; seen: string }[];
  /** How many of their choices do. */
  changed: number;
  /** Choices whose new price would be too low or too high. */
  outside: number;
  /** Products that are left out, since something else makes their price now. */
  left: number;
  /** Those to look at: first with a price that is too low or too high, then left out, then the others, each as they were chosen. */
  shown: readonly PreviewedProduct[];
}

export interface PreviewedProduct extends PricedProduct {
  /** Whether its prices stay, since something else makes them now. */
  isLeft: boolean;
}

/** Counts what a change would do, and picks what to show of it. */
export function previewPrices(products: readonly PricedProduct[], change: PriceChange): PricePreview {
  const rows = products.map((product) => {
    const isLeft = product.note === 'promotion' || product.note === 'flash';
    const next = isLeft ? [] : product.skus.map(({ price }) => ({ price, to: changedPrice(price, change) }));
    const changed = next.filter(({ price, to }) => to !== price);
    const outside = changed.filter(({ to }) => !isPrice(to)).length;
    return { product: Object.assign({ isLeft }, product), changed: changed.length, outside };
  });
  const sum = (of: 'changed' | 'outside') => rows.reduce((all, row) => all + row[of], 0);
  const isOutside = rows.filter(({ outside }) => outside > 0);
  const isLeft = rows.filter(({ product }) => product.isLeft);
  const others = rows.filter((row) => !isOutside.includes(row) && !isLeft.includes(row));
  return {
    changing: rows.filter(({ changed }) => changed > 0).map(({ product: { id, seen } }) => ({ id, seen })),
    changed: sum('changed'),
    outside: sum('outside'),
    left: isLeft.length,
    shown: [...isOutside, ...isLeft, ...others].slice(0, MOST_PREVIEWED).map(({ product }) => product),
  };
}
