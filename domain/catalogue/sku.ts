import { piecesLeftFor } from '../flash-sale/flash-item.ts';
import type { Rupiah } from '../money.ts';
import type { FlashTerms, PriceNow } from '../pricing/price-now.ts';

/** What a shopper buys: one combination of a product's variants, with a price and a stock of its own. */
export interface Sku extends PriceNow {
  id: number;
  /** One option of each variant, in the product's own order; empty for a product without variants. */
  options: string[];
  stock: number;
  /** Its own picture; null where it looks like the product. */
  imageUrl: string | null;
  weightGrams: number;
  /** Size of the packed goods in centimetres; null where nobody measured it. */
  lengthCm: number | null;
  widthCm: number | null;
  heightCm: number | null;
}

/** What a SKU costs in the running flash session. The quota is the product's: all its SKUs share it. */
export interface RunningFlashTerms extends FlashTerms {
  sessionId: string;
  /** When the session ends, by the shop's clock; null for one without an end. */
  endsAt: Date | null;
}

/** What a product's page shows of its item in the running flash session. */
export interface RunningOffer {
  sessionId: string;
  /** The lowest price of its SKUs in stock. */
  price: Rupiah;
  /** 'Kuota tersisa': pieces left at the flash price; 0 when all cost the standing price again. */
  left: number;
  /** Pieces that one buyer may have at the flash price; null without a limit. */
  perBuyer: number | null;
  endsAt: Date | null;
}

/**
 * What represents a product on its card: the cheapest in stock, else the cheapest of all, the first among
 * equals; null for an empty list (P-CAT-21).
 */
export function cheapest<One extends { price: Rupiah; stock: number }>(ones: readonly One[]): One | null {
  const inStock = ones.filter(({ stock }) => stock > 0);
  const among = inStock.length > 0 ? inStock : ones;
  return among.reduce<One | null>((best, one) => (best && best.price <= one.price ? best : one), null);
}

/** The offer that the flash terms of a product's SKUs add up to; null without any. */
export function runningOffer(
  skus: readonly { stock: number; flash: RunningFlashTerms | null }[],
): RunningOffer | null {
  const lowest = cheapest(skus.flatMap(({ stock, flash }) => (flash ? [{ ...flash, stock }] : [])));
  if (!lowest) return null;
  const { sessionId, price, quota, sold, perBuyer = null, endsAt } = lowest;
  return { sessionId, price, left: piecesLeftFor({ quota, sold }), perBuyer, endsAt };
}
