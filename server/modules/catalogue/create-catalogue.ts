import type { Category } from '#domain/catalogue/product.ts';
import { startOfJakartaDay } from '#domain/format-date.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Catalogue } from './catalogue-interface.ts';
import type { ProductFinder } from './finding/product-finder.ts';
import { sortedInKinds } from './finding/wished.ts';
import { productById } from './product-page.ts';
import { relatedProducts } from './related-products.ts';
import {
  newestReviews,
  reviewFigures,
  reviewPage,
  reviewTarget,
  voteHelpful,
} from './reviews/product-reviews.ts';
import { popularTerms, type Search, searchProducts, suggestProducts } from './search.ts';
import { sellerById, sellersNamed } from './sellers.ts';
import { allBanners, allCategories, flashSessions, quotesFor } from './shop-front.ts';
import { productSkus, skusForSale } from './skus.ts';
import { TermReader } from './term-reader.ts';

/** Dependencies of a catalogue. */
export interface CatalogueMeans {
  /** Reads; may go to a replica that lags a moment. */
  readonly query: Query;
  /** Writes, and reads that must be current: price and stock for a cart. */
  readonly primary: Query;
  /** Called again for each use, because the finder may change. */
  finder(lexicon: Lexicon): ProductFinder;
  vocabulary(): Vocabulary | null;
  lexicon(): Promise<Lexicon>;
  /** Calls a function after each change of the catalogue or its words; without it changes are seen a little later. */
  afterChanges?(listener: () => void): void;
  /** All categories from a cache; without it each search reads them. */
  categories?(): Promise<Category[]>;
}

/** The shop's catalogue. Lists and searches come from the finder, everything else from PostgreSQL. */
export function createCatalogue(given: CatalogueMeans): Catalogue {
  const { query, primary, vocabulary } = given;
  const finder = async () => given.finder(await given.lexicon());
  const terms = new TermReader();
  given.afterChanges?.(() => terms.forget());
  const categories = given.categories ?? (() => allCategories(query));
  const means = async () => ({
    finder: await finder(),
    vocabulary: vocabulary(),
    lexicon: await given.lexicon(),
    categories: await categories(),
  });
  const search: Search = { means, read: (asked) => terms.read(means, asked) };
  return {
    categories,
    banners: () => allBanners(query),
    listProducts: async (productQuery) =>
      (await finder()).list(...sortedInKinds(await search.read(productQuery.filter), productQuery)),
    search: (productQuery) => searchProducts(search, productQuery),
    facetCounts: async (filter) => (await finder()).facetCounts(filter, await search.read(filter)),
    suggestions: (term, limit) => suggestProducts(search, term, limit),
    popularTerms: (limit) => popularTerms(query, limit),
    featured: async (limit) => (await finder()).featured(limit),
    recommended: async (limit, now) => (await finder()).recommended(limit, startOfJakartaDay(now)),
    flashSessions: () => flashSessions(query),
    promotionFigures: async (now) => (await finder()).promotionFigures(now),
    product: (id) => productById(query, id),
    relatedProducts: (product, limit) => relatedProducts(query, product, limit),
    newestReviews: (productId, limit) => newestReviews(query, productId, limit),
    reviews: (productId, asked) => reviewPage(query, productId, asked),
    reviewFigures: (productId) => reviewFigures(query, productId),
    reviewTarget: (reviewId) => reviewTarget(query, reviewId),
    voteHelpful: (reviewId, visitorId) => voteHelpful(primary, reviewId, visitorId),
    sellers: (wanted) => sellersNamed(query, wanted),
    seller: (id) => sellerById(query, id),
    quotes: (productIds) => quotesFor(primary, productIds),
    skus: (ids) => skusForSale(primary, ids),
    productSkus: (productId) => productSkus(primary, productId),
  };
}
