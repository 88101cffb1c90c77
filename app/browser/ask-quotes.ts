import { quotes } from '#contracts/catalogue/quotes.ts';
import type { QuoteAnswer } from '#domain/cart/apply-quotes.ts';
import { ask } from './ask.ts';

/**
 * Asks the shop for current prices and stock. Products that it no longer sells are missing in the answer.
 * @throws Error when the shop cannot be asked or its answer makes no sense.
 */
export async function askQuotes(productIds: readonly number[], signal: AbortSignal): Promise<QuoteAnswer> {
  const asked = await ask(quotes, { body: { ids: [...productIds] } }, { signal });
  if (!asked.ok) throw new Error(`The quotes failed: ${asked.error.code}`);
  return {
    asked: new Set(productIds),
    quotes: new Map(asked.value.quotes.map((quote) => [quote.productId, quote])),
  };
}
