import type { Fault } from './fault.ts';

const CATALOGUE = 'server/modules/catalogue';

const sql = ({
  by = 'catalogue.test.ts',
  test,
  ...fault
}: Omit<Fault, 'room' | 'caughtBy'> & { by?: string; test: string }): Fault => ({
  ...fault,
  room: 'sql',
  caughtBy: { file: `tests/integration/${by}`, test },
});

/** Slips in what the database is asked, and in how. */
export const SQL_FAULTS: readonly Fault[] = [
  sql({
    id: 'wildcards-unescaped',
    slip: 'A term with % or _ matches anything',
    file: `${CATALOGUE}/finding/product-conditions.ts`,
    in: 'containing',
    does: "return '%' + parts.join('%') + '%';",
    test: 'takes _ as a text and not as a pattern',
  }),
  sql({
    id: 'order-without-tie-break',
    slip: 'Equal products come in another order than everywhere else',
    file: `${CATALOGUE}/finding/list-keys.ts`,
    in: 'orderBy',
    does: 'return sql`p.rating desc, md5(p.id::text)`;',
    by: 'catalogue-lists.test.ts',
    test: 'rating is total: pages of 8 hold every product once',
  }),
  sql({
    id: 'upper-price-excluded',
    slip: 'A product at exactly the upper price is left out',
    file: `${CATALOGUE}/finding/product-conditions.ts`,
    in: 'productConditions',
    does: 'if (filter.maxPrice) filter = { ...filter, maxPrice: filter.maxPrice - 1 }; return sound();',
    by: 'catalogue-lists.test.ts',
    test: 'prices with both bounds included',
  }),
  sql({
    id: 'first-seller-type-counts',
    slip: 'Of several chosen types of sellers only the first counts',
    file: `${CATALOGUE}/finding/product-conditions.ts`,
    in: 'productConditions',
    does: 'if (filter.sellerTypes) filter = { ...filter, sellerTypes: filter.sellerTypes.slice(0, 1) }; return sound();',
    by: 'catalogue-lists.test.ts',
    test: 'any of the chosen seller types',
  }),
  sql({
    id: 'named-left-out',
    slip: 'A product whose name contains the term is missing where its words are not matched',
    file: `${CATALOGUE}/finding/candidates.ts`,
    in: 'candidateIds',
    does: "understood = { ...understood, term: 'zzz' }; return sound();",
    test: 'by the letter finds names that contain the term, and nothing else',
  }),
  sql({
    id: 'too-many-suggestions',
    slip: 'A sixth suggestion',
    file: `${CATALOGUE}/search.ts`,
    in: 'suggestProducts',
    does: 'limit += 1; return sound();',
    test: 'are none for nothing, and the first of the search, never more than asked for',
  }),
  sql({
    id: 'flash-price-forgotten',
    slip: 'The cart gets the standing price while the flash sale runs',
    file: `${CATALOGUE}/shop-front.ts`,
    in: 'quotesFor',
    does: 'return (await sound()).map((quote) => ({ ...quote, price: quote.originalPrice }));',
    test: 'tell price and stock as the tables have them',
  }),
  sql({
    id: 'stock-made-up',
    slip: 'A product without recorded stock has the default of 10',
    file: `${CATALOGUE}/shop-front.ts`,
    in: 'quotesFor',
    does: 'return (await sound()).map((quote) => ({ ...quote, stock: quote.stock || 10 }));',
    test: 'know no stock where none is recorded',
  }),
  sql({
    id: 'votes-twice',
    slip: "Every click counts as a 'helpful' vote",
    file: `${CATALOGUE}/reviews/product-reviews.ts`,
    in: 'voteHelpful',
    does: 'await query(sql`update reviews set helpful = helpful + 1`); return sound();',
    test: 'count once a visitor, also when sent many times at once',
  }),
  sql({
    id: 'away-taken-for-a-bug',
    slip: 'A database that refuses connections counts as a bug: 500 instead of 503',
    file: 'server/platform/database/unavailable.ts',
    in: 'isUnavailable',
    does: "return sound() && !(error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code)));",
    test: 'is told from a mistake of ours',
  }),
  sql({
    id: 'migrations-without-lock',
    slip: 'Two starts at once migrate at once',
    file: 'server/platform/database/setup-lock.ts',
    in: 'withSetupLock',
    does: 'const client = await pool.connect(); try { return await work(client); } finally { client.release(true); }',
    by: 'setup-lock.test.ts',
    test: 'lets one process at a time migrate or seed, the others wait',
  }),
];
