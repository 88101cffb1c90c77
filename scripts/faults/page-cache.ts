import type { Fault } from './fault.ts';

const CACHE = 'server/site/page-cache/page-cache.ts';
const CACHE_TEST = 'server/site/page-cache/page-cache.test.ts';

/** Slips that would show a shopper an old page, or one of somebody else. */
export const PAGE_CACHE_FAULTS: readonly Fault[] = [
  {
    id: 'change-while-rendering-missed',
    room: 'page cache',
    slip: 'A page that was begun before a change and finished after it is cached',
    file: CACHE,
    in: '#onChange',
    does: 'for (const shelf of [this.#pages, this.#filtered]) shelf.expire(new Set(tags), this.#now());',
    caughtBy: {
      file: CACHE_TEST,
      test: 'has it made again, so that nothing from before the change is cached',
    },
  },
  {
    id: 'cookies-kept',
    room: 'page cache',
    slip: 'An answer that sets a cookie is cached, and its cookie given to everybody',
    file: CACHE,
    in: 'isCacheable',
    does: 'headers = []; return sound();',
    caughtBy: { file: CACHE_TEST, test: 'cookie' },
  },
  {
    id: 'filtered-lists-everywhere',
    room: 'page cache',
    slip: 'Filtered lists have all of the memory and push the other pages out',
    file: CACHE,
    in: '#shelfOf',
    does: 'return this.#pages;',
    caughtBy: { file: CACHE_TEST, test: 'is shared out, so that filtered lists cannot push the others out' },
  },
  {
    id: 'shown-products-forgotten',
    room: 'page cache',
    slip: 'A list does not note the products on it, and stays when the stock of one changes',
    file: 'server/modules/catalogue/recorded-catalogue.ts',
    in: 'shown',
    does: "return ['sellers'];",
    caughtBy: {
      file: 'tests/integration/page-freshness.test.ts',
      test: 'every cached page is byte for byte',
    },
  },
];
