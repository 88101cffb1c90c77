import type { CartQuote, QuoteAnswer } from '#domain/cart/apply-quotes.ts';
import { rupiah } from '#domain/money.ts';
import { isStoredFields, isWhole, readStoredList, type StoredFields } from '#domain/stored-fields.ts';

/**
 * Asks the shop for current prices and stock. Products that it no longer sells are missing in the answer.
 * @throws Error when the shop cannot be asked or its answer makes no sense.
 */
export async function askQuotes(productIds: readonly number[], signal: AbortSignal): Promise<QuoteAnswer> {
  const response = await fetch('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: productIds }),
    signal,
  });
  const body: unknown = response.ok ? await response.json() : null;
  const quotes = isStoredFields(body)
    ? readStoredList(body['quotes'], readQuote, ({ productId }) => productId)
    : null;
  if (quotes === null) throw new Error(`Quotes answered ${response.status}`);
  return {
    asked: new Set(productIds),
    quotes: new Map(quotes.map((quote) => [quote.productId, quote])),
  };
}

function readQuote({ productId, price, originalPrice, stock, hasVariants }: StoredFields): CartQuote | null {
  if (!isWhole(productId, 1) || !isWhole(price) || !isWhole(originalPrice) || !isWhole(stock)) return null;
  return {
    productId,
    price: rupiah(price),
    originalPrice: rupiah(originalPrice),
    stock,
    hasVariants: hasVariants === true,
  };
}
