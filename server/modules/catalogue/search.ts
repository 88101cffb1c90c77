import { sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { nameWords } from '#domain/search/name-words.ts';
import { tellingWords } from '#domain/search/read-words.ts';
import { audienceFit, wantedAudience } from '#domain/search/relevance.ts';
import type { FoundShop, TermMeaning } from '#domain/search/term-meaning.ts';
import { termWishes, termWithout } from '#domain/search/term-wishes.ts';
import type { Understood } from '#domain/search/understood.ts';
import { searchWords, withoutEchoes } from '#domain/search/words.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { SearchResult } from './catalogue-interface.ts';
import { sortedInKinds } from './finding/wished.ts';
import { foundPlaces } from './found-places.ts';
import type { AskedTerm, SearchMeans } from './term-reader.ts';

/** Number of alternatives when a term finds nothing. */
const INSTEAD = 8;
const MOST_SHOPS = 3;
/** The popular terms are the kinds of so many best sold products. */
const POPULAR_AMONG = 100;

/** Dependencies of a search. */
export interface Search {
  means(): Promise<SearchMeans>;
  read(asked: AskedTerm): Promise<Understood | null>;
}

/** The products that a term means, the best first; all without a term (P-SEARCH-5). */
export async function searchProducts(search: Search, productQuery: ProductQuery): Promise<SearchResult> {
  const { filter } = productQuery;
  const understood = await search.read(filter);
  const means = await search.means();
  const listed = means.finder.list(...sortedInKinds(understood, productQuery));
  if (!understood) return { ...(await listed), meaning: null, instead: [] };
  const [list, shops] = await Promise.all([listed, shopsOf(means, understood)]);
  const meaning = { ...(await meaningOf(means, understood, list.items)), shops };
  // Only the beginning of the list in its own order has first what is for the audience.
  const isBeginning = productQuery.offset === 0 && productQuery.order === 'list-position';
  const isAudienceMet = meaning.isAudienceMet || !isBeginning;
  return {
    ...list,
    meaning: { ...meaning, isAudienceMet },
    instead: list.total === 0 ? await productsInstead(means, understood) : [],
  };
}

/** Suggestions for a typed text, at most `limit`; null for an empty one. */
export async function suggestProducts(
  search: Search,
  term: string,
  limit: number,
): Promise<{ products: ProductCard[]; meaning: TermMeaning } | null> {
  const understood = term === '' ? null : await search.read({ term });
  if (!understood) return null;
  const means = await search.means();
  const [{ items }, shops] = await Promise.all([
    means.finder.list({ filter: { term }, order: 'list-position', limit, offset: 0 }, understood),
    shopsOf(means, understood),
  ]);
  return { products: items, meaning: { ...(await meaningOf(means, understood, items)), shops } };
}

/** The shops that a term names. */
async function shopsOf({ finder, lexicon }: SearchMeans, { term }: Understood): Promise<FoundShop[]> {
  const words = tellingWords(withoutEchoes(searchWords(term)), lexicon);
  return words.length > 0 ? finder.shops(words, MOST_SHOPS) : [];
}

async function meaningOf(
  { finder, categories, lexicon }: SearchMeans,
  understood: Understood,
  items: readonly ProductCard[],
): Promise<Omit<TermMeaning, 'shops'>> {
  const { term, words: read, shown, wishes, isLacking, lacked, places } = understood;
  const answer = await finder.answer(understood);
  const wished = termWishes(read, wishes, lexicon);
  return {
    shown,
    wishes,
    wished,
    plain: wished.length > 0 ? termWithout(read, wishes, lexicon) : term,
    isAsWished: answer.isAsWished,
    isAudienceMet: items.length === 0 || isForAudience(items, understood, lexicon),
    isLacking: isLacking || (answer.isAny && !answer.isWhole),
    lacked,
    places: foundPlaces(categories, places),
  };
}

/** Whether the name of any product does not say that it is for others than the wished audience. */
function isForAudience(items: readonly ProductCard[], understood: Understood, lexicon: Lexicon): boolean {
  const wanted = wantedAudience(understood);
  const fitOf = (name: string) =>
    audienceFit(wanted, lexicon.recipients.audienceBits(nameWords(name, lexicon)), 0);
  return wanted === 0 || items.some(({ name }) => fitOf(name) >= 0);
}

/** The best sold products of the place where such things are sold, or of all. */
async function productsInstead(
  { finder, categories }: SearchMeans,
  { places }: Understood,
): Promise<ProductCard[]> {
  const bestSold = async (filter: ProductFilter) =>
    (await finder.list({ filter, order: 'sold', limit: INSTEAD, offset: 0 }, null)).items;
  const [subcategoryId] = places;
  if (subcategoryId === undefined) return bestSold({});
  const category = categories.find(({ subcategories }) =>
    subcategories.some(({ id }) => id === subcategoryId),
  );
  const near = await bestSold({ subcategoryId });
  const others = category && near.length < INSTEAD ? await bestSold({ categoryIds: [category.id] }) : [];
  return [...near, ...others.filter(({ id }) => near.every((own) => own.id !== id))].slice(0, INSTEAD);
}

/** The kinds of the best sold products, the most frequent first: 'Kopi & Teh' as 'Kopi'. */
export async function popularTerms(query: Query, limit: number): Promise<string[]> {
  const rows = await query<{ name: string }>(sql`
    select u.name from (
      select subcategory_id, sold_count from listed_products order by sold_count desc, id desc limit ${POPULAR_AMONG}
    ) p join subcategories u on u.id = p.subcategory_id
    group by u.id, u.name order by sum(p.sold_count) desc, u.id limit ${limit}`);
  return rows.map(({ name }) => name.split(' & ')[0] ?? name);
}
