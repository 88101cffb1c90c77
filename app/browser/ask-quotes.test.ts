import { afterEach, describe, expect, test, vi } from 'vitest';
import { askQuotes } from './ask-quotes.ts';

const { signal } = new AbortController();
const parcel = {
  place: 'Jakarta',
  weightGrams: 520,
  lengthCm: 20,
  widthCm: 10,
  heightCm: 5,
  isFreeShipping: true,
};
const quote = {
  productId: 1,
  price: 3_499_000,
  originalPrice: 4_200_000,
  stock: 85,
  hasVariants: true,
  parcel,
};
const skuQuote = {
  skuId: 5,
  productId: 1,
  options: ['Hitam'],
  price: 1,
  originalPrice: 1,
  stock: 3,
  imageUrl: '/a',
  parcel,
};
const choices = {
  productId: 1,
  name: 'Telepon',
  sellerName: 'Nusatek',
  imageUrl: '/telepon.webp',
  flash: null,
  variants: [{ name: 'Warna', options: ['Hitam'] }],
  skus: [
    {
      id: 5,
      options: ['Hitam'],
      price: 1,
      originalPrice: 1,
      discount: 0,
      isFlashPrice: false,
      stock: 3,
      imageUrl: null,
      weightGrams: 200,
      lengthCm: null,
      widthCm: null,
      heightCm: null,
    },
  ],
};
const answerWith = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('Asking for current prices and stock (P-CART-13)', () => {
  test('sends the ids and distinguishes known from gone', async () => {
    const fetch = answerWith({ quotes: [quote], skuQuotes: [skuQuote] });
    const answer = await askQuotes({ productIds: [1, 99], skuIds: [5, 98], choicesOf: [] }, signal);
    expect(fetch).toHaveBeenCalledWith(
      '/api/quotes',
      expect.objectContaining({ body: '{"ids":[1,99],"skuIds":[5,98]}' }),
    );
    expect(answer.asked).toEqual(new Set([1, 99]));
    expect(answer.quotes.get(1)).toMatchObject(quote);
    expect(answer.quotes.has(99)).toBe(false);
    expect(answer.askedSkus).toEqual(new Set([5, 98]));
    expect(answer.skuQuotes.get(5)).toMatchObject(skuQuote);
    expect(answer.skuQuotes.has(98)).toBe(false);
  });

  test('asks for the choices of products without a known SKU; one that is gone has none', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/api/quotes') return Response.json({ quotes: [quote], skuQuotes: [] });
      if (path === '/api/products/1/skus') return Response.json(choices);
      throw new Error(`Nobody asks for the choices of what is gone: ${path}`);
    });
    const answer = await askQuotes({ productIds: [1, 99], skuIds: [], choicesOf: [1, 99] }, signal);
    expect(answer.choices.get(1)).toMatchObject([{ skuId: 5, imageUrl: '/telepon.webp', stock: 3 }]);
    expect(answer.choices.get(99)).toEqual([]);
    expect(answer.askedSkus).toEqual(new Set([5]));
  });

  test.each([
    ['a shop that is away', { quotes: [quote] }, 503],
    ['no quotes', {}, 200],
    ['a fractional price', { quotes: [{ ...quote, price: 0.5 }] }, 200],
    ['negative stock', { quotes: [{ ...quote, stock: -1 }] }, 200],
  ])('%s is a failure, not a cart full of goods that are gone', async (_what, body, status) => {
    answerWith(body, status);
    await expect(askQuotes({ productIds: [1], skuIds: [], choicesOf: [] }, signal)).rejects.toThrow(
      'The quotes failed: unavailable',
    );
  });
});
