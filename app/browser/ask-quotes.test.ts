import { afterEach, describe, expect, test, vi } from 'vitest';
import { askQuotes } from './ask-quotes.ts';

const { signal } = new AbortController();
const quote = { productId: 1, price: 3_499_000, originalPrice: 4_200_000, stock: 85, hasVariants: true };
const answerWith = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('Asking for current prices and stock (P-CART-13)', () => {
  test('sends the ids and tells known products from those that are gone', async () => {
    const fetch = answerWith({ quotes: [quote] });
    const answer = await askQuotes([1, 99], signal);
    expect(fetch).toHaveBeenCalledWith('/api/quotes', expect.objectContaining({ body: '{"ids":[1,99]}' }));
    expect(answer.asked).toEqual(new Set([1, 99]));
    expect(answer.quotes.get(1)).toMatchObject(quote);
    expect(answer.quotes.has(99)).toBe(false);
  });

  test.each([
    ['a shop that is away', { quotes: [quote] }, 503],
    ['no quotes', {}, 200],
    ['a fractional price', { quotes: [{ ...quote, price: 0.5 }] }, 200],
    ['negative stock', { quotes: [{ ...quote, stock: -1 }] }, 200],
  ])('%s is a failure, not a cart full of goods that are gone', async (_what, body, status) => {
    answerWith(body, status);
    await expect(askQuotes([1], signal)).rejects.toThrow('The quotes failed: unavailable');
  });
});
