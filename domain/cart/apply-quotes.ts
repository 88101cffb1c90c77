import type { Rupiah } from '../money.ts';
import { atPrice } from '../pricing/at-price.ts';
import { type CartLine, NO_VARIANT_CHOSEN } from './cart-line.ts';
import { nameSkus } from './name-skus.ts';
import { type CartQuote, type QuoteAnswer, quoteOf, type SkuQuote, stockOf } from './quotes.ts';

/**
 * What changed for a line since it was added. 'choice-gone': its variant is gone, but the product has others.
 */
export type LineNotice =
  | { lineId: number; kind: 'price-changed'; from: Rupiah; to: Rupiah }
  | { lineId: number; kind: 'stock-short'; stock: number }
  | { lineId: number; kind: 'gone' }
  | { lineId: number; kind: 'choice-gone' };

/**
 * Updates the lines to the current price, stock and picture of their SKUs, and reports what changed. A
 * quantity above the stock is lowered to it. A line whose product or variant is gone or sold out is unticked
 * but never removed. Lines that the answer does not cover stay unchanged. A line without a SKU takes the
 * product's values. Source: P-CART-13.
 */
export function applyQuotes(
  lines: readonly CartLine[],
  answer: QuoteAnswer,
): { lines: CartLine[]; notices: LineNotice[] } {
  const notices: LineNotice[] = [];
  const updated = nameSkus(lines, answer.choices).map((line) => {
    const quote = quoteOf(line, answer);
    if (quote) {
      notices.push(...noticesFor(line, quote));
      return quotedLine(line, quote);
    }
    if (stockOf(line, answer) === undefined) return line;
    notices.push({ lineId: line.id, kind: answer.quotes.has(line.productId) ? 'choice-gone' : 'gone' });
    return { ...line, isChecked: false };
  });
  return { lines: updated, notices };
}

function noticesFor(
  { id: lineId, price, quantity }: CartLine,
  quote: Pick<CartQuote, 'price' | 'stock'>,
): LineNotice[] {
  const notices: LineNotice[] = [];
  if (quote.price !== price) notices.push({ lineId, kind: 'price-changed', from: price, to: quote.price });
  if (quote.stock < quantity) notices.push({ lineId, kind: 'stock-short', stock: quote.stock });
  return notices;
}

function quotedLine(line: CartLine, quote: CartQuote | SkuQuote): CartLine {
  const priced = atPrice(line, quote.price, quote.originalPrice);
  if ('skuId' in quote) priced.imageUrl = quote.imageUrl;
  else if (quote.hasVariants) priced.variant ??= NO_VARIANT_CHOSEN;
  if (quote.stock === 0) return { ...priced, isChecked: false };
  return { ...priced, quantity: Math.min(line.quantity, quote.stock) };
}
