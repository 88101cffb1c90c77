import { piecesLeftFor } from '../flash-sale/flash-item.ts';
import { type Rupiah, rupiah } from '../money.ts';
import { discountPercent } from './discount-percent.ts';

/** What a product costs outside of flash sales. */
export interface StandingPrice {
  price: Rupiah;
  /** Equal to the price when there is no discount. */
  originalPrice: Rupiah;
}

/** An item of a flash session. */
export interface FlashTerms {
  price: Rupiah;
  /** Pieces on offer at this price, and how many of them are gone. */
  quota: number;
  sold: number;
  /** Pieces that one buyer may have at this price; undefined for as many as there are. */
  perBuyer?: number;
}

/** A price with its original price and discount. */
export interface ShownPrice {
  price: Rupiah;
  /** Struck through where it is higher than the price. */
  originalPrice: Rupiah;
  /** Whole percent off the original price; 0 for none. */
  discount: number;
}

export interface PriceNow extends ShownPrice {
  isFlashPrice: boolean;
}

/** The struck-through price of a flash item without a higher original price: its flash price x 1.3, rounded. */
export const FLASH_ORIGINAL_PERCENT = 130;

/**
 * The price of one SKU now. PostgreSQL stores the public answer, with 0 bought, in `products.price_now` and
 * `discount_now` to sort and filter by; a property test compares them with this function.
 */
export function priceNow(standing: StandingPrice, flash: FlashTerms | null, bought = 0): PriceNow {
  if (flash && piecesLeftFor(flash, bought) > 0) {
    return { ...flashPriceOf(standing, flash), isFlashPrice: true };
  }
  const { price, originalPrice } = standing;
  return { price, originalPrice, discount: discountPercent(price, originalPrice), isFlashPrice: false };
}

/** The price of a flash item while its session runs, also as announced before the session starts. */
export function flashPriceOf(
  { originalPrice: recorded }: Pick<StandingPrice, 'originalPrice'>,
  { price }: Pick<FlashTerms, 'price'>,
): ShownPrice {
  const originalPrice =
    recorded > price ? recorded : rupiah(Math.floor((price * FLASH_ORIGINAL_PERCENT + 50) / 100));
  return { price, originalPrice, discount: discountPercent(price, originalPrice) };
}
