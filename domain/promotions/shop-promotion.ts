/** Promotions of a shop: prices of one product for a time (P-PROMO-11). */

/** Bounds of a promotion. */
export const SHOP_PROMOTION = {
  /** Whole percent off. */
  percent: { min: 1, max: 90 },
  /** The lowest price, in Rupiah. */
  leastPrice: 100,
  /** How long it lasts, in ms. */
  leastMs: 60 * 60 * 1000,
  mostMs: 30 * 24 * 60 * 60 * 1000,
  /** How far ahead it may begin, in ms. */
  aheadMs: 90 * 24 * 60 * 60 * 1000,
} as const;

/** For how long, in ms, a price that was charged may be struck through. */
export const STRUCK_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** What a shop wants. Prices are whole Rupiah. */
export interface WantedPromotion {
  /** Taken off every choice without a price of its own; null for none. */
  percent: number | null;
  prices: readonly { sku: number; price: number }[];
  /** Null for at once. */
  startsAt: Date | null;
  endsAt: Date;
  /** The shop pays the cheapest service meanwhile. */
  givesShipping: boolean;
}

export type PromotionFaultCode =
  /** It lowers no price and pays no postage. */
  | 'nothing'
  | 'not_a_number'
  | 'percent_range'
  | 'not_lower'
  | 'too_low'
  | 'start_past'
  | 'start_far'
  | 'end_past'
  | 'too_short'
  | 'too_long'
  | 'no_moment';

/** What is wrong with a field: `percent`, `starts`, `ends`, `offer`, or `price-7` of the choice 7. */
export interface PromotionFault {
  field: string;
  code: PromotionFaultCode;
}

/** How far the typed beginning may lie back, in ms: a form takes its time. */
const FORM_MS = 60 * 60 * 1000;

/**
 * The prices of a promotion, or what is wrong with it.
 * @param choices the choices of the product with what they cost now, in Rupiah
 */
export function planPromotion(
  wanted: WantedPromotion,
  choices: readonly { sku: number; price: number }[],
  now: Date,
): { prices: { sku: number; price: number }[]; startsAt: Date; faults: PromotionFault[] } {
  const faults: PromotionFault[] = [];
  const { percent, givesShipping, endsAt } = wanted;
  const { min, max } = SHOP_PROMOTION.percent;
  if (percent !== null && (percent < min || percent > max))
    faults.push({ field: 'percent', code: 'percent_range' });
  const typed = new Map(wanted.prices.map(({ sku, price }) => [sku, price]));
  const prices = choices.flatMap(({ sku, price: standing }) => {
    const price = typed.get(sku) ?? (percent === null ? null : priceLess(standing, percent));
    if (price === null) return [];
    if (price < SHOP_PROMOTION.leastPrice) faults.push({ field: `price-${sku}`, code: 'too_low' });
    else if (price >= standing) faults.push({ field: `price-${sku}`, code: 'not_lower' });
    return [{ sku, price }];
  });
  if (prices.length === 0 && !givesShipping) faults.push({ field: 'offer', code: 'nothing' });
  const startsAt = wanted.startsAt ?? now;
  faults.push(...timeFaults({ startsAt, endsAt }, now));
  return { prices, startsAt, faults };
}

function timeFaults({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): PromotionFault[] {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead < -FORM_MS) return [{ field: 'starts', code: 'start_past' }];
  if (ahead > SHOP_PROMOTION.aheadMs) return [{ field: 'starts', code: 'start_far' }];
  if (endsAt <= now) return [{ field: 'ends', code: 'end_past' }];
  const lasts = endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime());
  if (lasts < SHOP_PROMOTION.leastMs) return [{ field: 'ends', code: 'too_short' }];
  return lasts > SHOP_PROMOTION.mostMs ? [{ field: 'ends', code: 'too_long' }] : [];
}

/** A price less some percent, in whole hundreds of Rupiah from Rp1.000 on: rounded down, so that no promise is broken. */
export function priceLess(price: number, percent: number): number {
  const exact = Math.floor((price * (100 - percent)) / 100);
  return exact < 1000 ? exact : exact - (exact % 100);
}

/**
 * What is struck through beside a promotion's price: the lowest price that was charged without a promotion within the last 30
 * days, where it is higher (P-PROMO-12). @returns the promotion's price itself for nothing
 */
export const struckPrice = (price: number, lowestCharged: number): number => Math.max(price, lowestCharged);
