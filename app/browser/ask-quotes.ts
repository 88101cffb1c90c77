import { quotes } from '#contracts/catalogue/quotes.ts';
import type { QuoteAnswer, SkuQuote } from '#domain/cart/quotes.ts';
import { ask } from './ask.ts';
import { askSkus } from './ask-skus.ts';

/** What the shop is asked for. */
export interface QuoteQuestion {
  productIds: readonly number[];
  skuIds: readonly number[];
  /** The products of which all choices are asked for. */
  choicesOf: readonly number[];
}

/**
 * Asks the shop for current prices and stock. What it no longer sells is missing in the answer.
 * @throws Error when the shop cannot be asked or its answer makes no sense.
 */
export async function askQuotes(question: QuoteQuestion, signal: AbortSignal): Promise<QuoteAnswer> {
  const { productIds, skuIds, choicesOf } = question;
  const asked = await ask(quotes, { body: { ids: [...productIds], skuIds: [...skuIds] } }, { signal });
  if (!asked.ok) throw new Error(`The quotes failed: ${asked.error.code}`);
  const known = new Map(asked.value.quotes.map((quote) => [quote.productId, quote]));
  const choices = await Promise.all(choicesOf.map((id) => (known.has(id) ? askChoices(id, signal) : [])));
  const skuQuotes = [...asked.value.skuQuotes, ...choices.flat()];
  return {
    asked: new Set(productIds),
    quotes: known,
    askedSkus: new Set([...skuIds, ...skuQuotes.map(({ skuId }) => skuId)]),
    skuQuotes: new Map(skuQuotes.map((quote) => [quote.skuId, quote])),
    choices: new Map(choicesOf.map((id, index) => [id, choices[index] ?? []])),
  };
}

async function askChoices(productId: number, signal: AbortSignal): Promise<SkuQuote[]> {
  const product = await askSkus(productId, signal);
  return (product?.skus ?? []).map((sku) => ({
    skuId: sku.id,
    productId,
    options: sku.options,
    price: sku.price,
    originalPrice: sku.originalPrice,
    stock: sku.stock,
    imageUrl: sku.imageUrl ?? product?.imageUrl ?? '',
  }));
}
