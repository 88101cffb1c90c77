import type { Rupiah } from '../money.ts';
import { type CartLine, NO_VARIANT_CHOSEN, withPrice } from './cart-line.ts';

/** The current price and stock of a product in the cart. */
export interface CartQuote {
  productId: number;
  price: Rupiah;
  originalPrice: Rupiah;
  stock: number;
  /** Whether one has to choose among variants, where the shop says so. */
  hasVariants?: boolean;
}

/** An answer of the shop: for which products it was asked, and the quotes of those that it still sells. */
export interface QuoteAnswer {
  asked: ReadonlySet<number>;
  quotes: ReadonlyMap<number, CartQuote>;
}

/** What changed for a line since it was put into the cart. */
export type LineNotice =
  | { lineId: number; kind: 'price-changed'; from: Rupiah; to: Rupiah }
  | { lineId: number; kind: 'stock-short'; stock: number }
  | { lineId: number; kind: 'gone' };

/**
 * Brings the lines up to the current price and stock, and says what changed.
 * A quantity above the stock falls to it. A line whose product is gone or sold out is unticked and otherwise kept:
 * no line is ever lost. Lines that the answer does not speak of stay as they are.
 * Stock is judged line by line; variants of one product have no stock of their own.
 * Source: P-CART-13.
 */
export function applyQuotes(
  lines: readonly CartLine[],
  { asked, quotes }: QuoteAnswer,
): { lines: CartLine[]; notices: LineNotice[] } {
  const notices: LineNotice[] = [];
  const updated = lines.map((line) => {
    const quote = quotes.get(line.productId);
    if (quote) {
      notices.push(...noticesFor(line, quote));
      return quotedLine(line, quote);
    }
    if (!asked.has(line.productId)) return line;
    notices.push({ lineId: line.id, kind: 'gone' });
    return { ...line, isChecked: false };
  });
  return { lines: updated, notices };
}

function noticesFor({ id: lineId, price, quantity }: CartLine, quote: CartQuote): LineNotice[] {
  const notices: LineNotice[] = [];
  if (quote.price !== price) notices.push({ lineId, kind: 'price-changed', from: price, to: quote.price });
  if (quote.stock < quantity) notices.push({ lineId, kind: 'stock-short', stock: quote.stock });
  return notices;
}

function quotedLine(line: CartLine, { price, originalPrice, stock, hasVariants }: CartQuote): CartLine {
  const priced = withPrice(line, price, originalPrice);
  if (hasVariants) priced.variant ??= NO_VARIANT_CHOSEN;
  if (stock === 0) return { ...priced, isChecked: false };
  return { ...priced, quantity: Math.min(line.quantity, stock) };
}

/** Products that the answer knows to be gone or sold out. */
export function unavailableIn({ asked, quotes }: QuoteAnswer): Set<number> {
  return new Set([...asked].filter((id) => !quotes.get(id)?.stock));
}
