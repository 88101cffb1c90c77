import fc from 'fast-check';
import { rupiah } from '../money.ts';
import type { CartLine, NewLine } from './cart-line.ts';
import type { CartQuote, QuoteAnswer, SkuQuote } from './quotes.ts';

/** For tests: a ticked line of one piece at Rp100.000. */
export function aLine(over: Partial<CartLine> = {}): CartLine {
  return {
    id: 1,
    productId: 10,
    name: 'Kemeja Batik',
    sellerName: 'Batik Ayu',
    price: rupiah(100_000),
    quantity: 1,
    imageUrl: '/images/placeholder/pakaian-pria.svg',
    isChecked: true,
    ...over,
  };
}

/** For tests: something to put into the cart, at Rp100.000. */
export function aNewLine(over: Partial<NewLine> = {}): NewLine {
  const { id: _id, isChecked: _isChecked, quantity: _quantity, ...line } = aLine();
  return { ...line, ...over };
}

const prices = fc.integer({ min: 0, max: 10_000_000 }).map(rupiah);

/** For property tests: anything a shopper may add, from few products so that lines collide. */
export const newLines = fc
  .record({
    productId: fc.integer({ min: 1, max: 4 }),
    price: prices,
    originalPrice: fc.option(prices, { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 40 }),
    variant: fc.constantFrom(undefined, '', 'Hitam', 'Putih'),
  })
  .map((over) => aNewLine(over));

/** For tests: a SKU in stock at Rp100.000, of the product in {@link aLine}. */
export function aSkuQuote(over: Partial<SkuQuote> = {}): SkuQuote {
  return {
    skuId: 100,
    productId: 10,
    options: ['Hitam'],
    price: rupiah(100_000),
    originalPrice: rupiah(100_000),
    stock: 10,
    imageUrl: '/images/placeholder/pakaian-pria.svg',
    ...over,
  };
}

/** For tests: an answer that covers only what is given. */
export function anAnswer({
  products = [],
  gone = [],
  skus = [],
  goneSkus = [],
  choices = [],
}: {
  products?: readonly CartQuote[];
  /** Products and SKUs that were asked for but no longer exist. */
  gone?: readonly number[];
  goneSkus?: readonly number[];
  skus?: readonly SkuQuote[];
  /** Products with all their SKUs; these SKUs need no entry in `skus`. */
  choices?: readonly SkuQuote[][];
}): QuoteAnswer {
  const known = [...skus, ...choices.flat()];
  return {
    asked: new Set([...gone, ...products.map(({ productId }) => productId)]),
    quotes: new Map(products.map((quote) => [quote.productId, quote])),
    askedSkus: new Set([...goneSkus, ...known.map(({ skuId }) => skuId)]),
    skuQuotes: new Map(known.map((quote) => [quote.skuId, quote])),
    choices: new Map(choices.flatMap((all) => (all[0] ? [[all[0].productId, all]] : []))),
  };
}
