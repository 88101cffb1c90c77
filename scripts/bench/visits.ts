import http from 'node:http';
import { createDice, type Dice } from '#db/seed/generated/dice.ts';
import { readVocabulary } from '#db/seed/generated/words.ts';

/** Longest time, in ms, that one answer may take. */
const LONGEST = 20_000;
/** Products of the demo catalogue, which the made-up ones come after. */
const DEMO_PRODUCTS = 219;

const categories = ['fashion', 'electronics', 'home-living', 'beauty', 'gadgets', 'food', 'sports', 'toys'];
/** Sorts of a category and of all products, the default first. */
const categorySorts = ['popularity', 'newest', 'price-low', 'price-high', 'rating'];
const allSorts = ['popular', 'price-asc', 'price-desc', 'newest', 'rating'];

/** Addresses that shoppers of a catalogue ask for; the same seed gives the same ones. */
export function addressesOf(products: number, seed: number) {
  const dice = createDice(seed);
  const words = Object.values(readVocabulary());
  // So that there is such a page: a category has about a tenth of the products, and a filter leaves a part of them.
  const pages = (pageSize: number, share: number) =>
    dice.between(1, Math.max(1, Math.min(50, Math.floor((products * share) / pageSize))));
  const anyProduct = () => dice.between(1, DEMO_PRODUCTS + products);
  const term = () => encodeURIComponent(typed(dice, words).trim());
  // An address names no default sort: one that does is answered by 301 (P-LIST-20).
  const sorted = (sorts: readonly string[]) => {
    const sort = dice.pick(sorts);
    return sort === sorts[0] ? '' : `sort=${sort}&`;
  };
  return {
    suggestions: () => `/api/suggestions?q=${term()}`,
    search: (data = '') => `/search${data}?q=${term()}`,
    category: (data = '') =>
      `/category/${dice.pick(categories)}${data}?${sorted(categorySorts)}page=${pages(8, 1 / 100)}&min=${dice.between(1, 9)}000`,
    all: (data = '') => `/product${data}?${sorted(allSorts)}page=${pages(24, 1 / 2)}`,
    /** A page of the list after the fiftieth, which has no number: it begins beside a product. */
    beyond: (data = '') =>
      `/product${data}?${sorted(allSorts)}${dice.pick(['after', 'before'])}=${anyProduct()}`,
    product: (data = '') => `/product/${anyProduct()}${data}`,
    pick: dice.pick,
  };
}

/** What a shopper types: part of a name, sometimes with a letter missing. */
function typed(dice: Dice, words: readonly { things: string[]; variants: string[] }[]): string {
  const { things, variants } = dice.pick(words);
  const text = dice.next() < 0.5 ? dice.pick(things) : `${dice.pick(things)} ${dice.pick(variants)}`;
  const begun = text.slice(0, dice.between(3, text.length));
  const at = dice.between(0, begun.length - 1);
  return dice.next() < 0.3 ? begun.slice(0, at) + begun.slice(at + 1) : begun;
}

/**
 * Asks for one address and reads the answer to its end; returns how long that took, in ms.
 * @throws Error when the status is not 200 or it takes too long
 */
export async function visit(
  url: string,
  { agent, headers }: { agent: http.Agent; headers: Record<string, string> },
): Promise<number> {
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    http
      .get(url, { agent, headers, timeout: LONGEST }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
        answer.resume().on('end', resolve).on('error', reject);
      })
      .on('timeout', function (this: http.ClientRequest) {
        this.destroy(new Error(`${url} took longer than ${LONGEST / 1000} s`));
      })
      .on('error', reject);
  });
  return performance.now() - start;
}
