import { piecesLeftFor } from '../flash-sale/flash-item.ts';
import { type Rupiah, rupiah } from '../money.ts';
import { priceNow } from '../pricing/price-now.ts';
import type { Goods } from './goods.ts';
import type { CheckoutItem } from './items.ts';

/** Why a line cannot be bought as it is. */
export type LineProblem =
  /** No longer sold. */
  | { code: 'gone' }
  | { code: 'sold_out' }
  /** Its shop is closed, until it opens again on a day, 'yyyy-mm-dd' (P-CENTRE-42). */
  | { code: 'closed'; until: string }
  /** Fewer pieces are left than wanted. */
  | { code: 'short'; left: number };

/** A line with its price now. */
export interface PricedLine {
  skuId: number;
  quantity: number;
  /** Null for what is no longer sold. */
  goods: Goods | null;
  /** Of one piece. */
  price: Rupiah;
  originalPrice: Rupiah;
  /** The flash session whose price it has; null at the standing price. */
  flashSession: string | null;
  /** Pieces that would get the flash price on a line of their own; null where a split gains nothing. */
  splitAt: number | null;
  problem: LineProblem | null;
}

/** Whether a line counts. Lines that are gone, sold out, or of a closed shop are in no sum and no parcel. */
export const counts = ({ problem }: Pick<PricedLine, 'problem'>): boolean =>
  problem === null || problem.code === 'short';

/**
 * Prices each line (P-BUY-31). A line gets the flash price only if its whole quantity fits into what is left
 * of the product's quota, and of this buyer's limit. Lines take from the quota in their order.
 */
export function priceLines(
  items: readonly CheckoutItem[],
  goodsOf: (skuId: number) => Goods | null,
): PricedLine[] {
  const wanted = new Map<number, number>();
  for (const { skuId, quantity } of items) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
  const left = new Map<number, number>();
  const lines = items.map((item): PricedLine => {
    const goods = goodsOf(item.skuId);
    if (!goods) return goneLine(item);
    const problem = problemOf(goods, wanted.get(item.skuId) ?? 0);
    const pieces = left.get(goods.productId) ?? piecesLeft(goods);
    const isFlash = goods.flash !== null && item.quantity <= pieces && counts({ problem });
    left.set(goods.productId, isFlash ? pieces - item.quantity : pieces);
    const { price, originalPrice } = priceNow(goods.standing, isFlash ? goods.flash : null, goods.bought);
    const flashSession = isFlash && goods.flash ? goods.flash.sessionId : null;
    return { ...item, goods, price, originalPrice, flashSession, splitAt: null, problem };
  });
  return lines.map((line) => ({ ...line, splitAt: splitAt(line, left) }));
}

function goneLine(item: CheckoutItem): PricedLine {
  const nothing = { goods: null, price: rupiah(0), originalPrice: rupiah(0), flashSession: null };
  return { ...item, ...nothing, splitAt: null, problem: { code: 'gone' } };
}

function problemOf({ stock, reopensOn }: Goods, wanted: number): LineProblem | null {
  if (reopensOn !== null) return { code: 'closed', until: reopensOn };
  if (stock <= 0) return { code: 'sold_out' };
  return stock < wanted ? { code: 'short', left: stock } : null;
}

const piecesLeft = ({ flash, bought }: Goods) => (flash ? piecesLeftFor(flash, bought) : 0);

function splitAt({ goods, flashSession, quantity, problem }: PricedLine, left: ReadonlyMap<number, number>) {
  if (!goods?.flash || flashSession !== null || problem !== null) return null;
  const pieces = left.get(goods.productId) ?? 0;
  return pieces > 0 && pieces < quantity && goods.flash.price < goods.standing.price ? pieces : null;
}

/** Why something cannot be bought at all, not even fewer pieces of it. */
export type OutBecause = Exclude<LineProblem['code'], 'short'>;

/**
 * Why something must be taken out before anything can be ordered, each cause once. What is short can be made fewer by
 * its own button.
 */
export function causesOut(lines: readonly Pick<PricedLine, 'problem'>[]): OutBecause[] {
  const causes = lines.flatMap(({ problem }) =>
    problem === null || problem.code === 'short' ? [] : [problem.code],
  );
  return [...new Set(causes)];
}
