import type { Rupiah } from '../money.ts';
import type { StandingPrice } from '../pricing/price-now.ts';
import type { Sender } from '../shipping/quote.ts';
import type { ParcelItem } from '../shipping/weight.ts';
import type { CartLine } from './cart-line.ts';

/** What a parcel needs to know of goods: its sender, and weight and size of one piece. */
export interface GoodsParcel extends Omit<ParcelItem, 'quantity'>, Sender {}

/** The current price and stock of a product in the cart. */
export interface CartQuote {
  productId: number;
  price: Rupiah;
  originalPrice: Rupiah;
  stock: number;
  /** Whether there is a choice among variants; absent when the shop does not say. */
  hasVariants?: boolean;
  parcel?: GoodsParcel;
}

/** The current price, stock and picture of one combination of a product's variants. */
export interface SkuQuote {
  skuId: number;
  productId: number;
  /** One option of each variant; empty for a product without variants. */
  options: readonly string[];
  price: Rupiah;
  originalPrice: Rupiah;
  stock: number;
  imageUrl: string;
  parcel?: GoodsParcel;
  /** Where the price is that of the running flash session. */
  flash?: FlashQuote | null;
}

/** How far a flash price goes. */
export interface FlashQuote {
  /** Pieces of the product that are left at the flash price, all its SKUs together. */
  left: number;
  /** What each further piece costs. */
  standing: StandingPrice;
}

/** An answer of the shop: what was asked for, and quotes for what is still sold. */
export interface QuoteAnswer {
  /** Product ids. */
  asked: ReadonlySet<number>;
  quotes: ReadonlyMap<number, CartQuote>;
  askedSkus: ReadonlySet<number>;
  skuQuotes: ReadonlyMap<number, SkuQuote>;
  /** All SKUs of the products whose lines have no SKU yet. */
  choices: ReadonlyMap<number, readonly SkuQuote[]>;
}

/**
 * The quote for a line: of its SKU, or of its product while no SKU is known. Undefined when the answer has
 * none.
 */
export function quoteOf(
  { productId, skuId }: CartLine,
  { quotes, skuQuotes }: QuoteAnswer,
): CartQuote | SkuQuote | undefined {
  return skuId === undefined ? quotes.get(productId) : skuQuotes.get(skuId);
}

/** The stock for a line. 0 also when it is no longer sold; undefined when the answer does not cover it. */
export function stockOf(line: CartLine, answer: QuoteAnswer): number | undefined {
  const isAsked =
    line.skuId === undefined ? answer.asked.has(line.productId) : answer.askedSkus.has(line.skuId);
  return quoteOf(line, answer)?.stock ?? (isAsked ? 0 : undefined);
}

/** The ids of the lines that cannot be bought: sold out or gone. */
export function unavailableLines(lines: readonly CartLine[], answer: QuoteAnswer): Set<number> {
  return new Set(lines.filter((line) => stockOf(line, answer) === 0).map(({ id }) => id));
}
