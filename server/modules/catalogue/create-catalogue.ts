import type { Category } from '#domain/catalogue/product.ts';
import { startOfJakartaDay } from '#domain/format-date.ts';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Catalogue } from './catalogue-interface.ts';
import type { ProductFinder } from './finding/product-finder.ts';
import { productById, ratingBarsOf, reviewsOf, voteHelpful } from './product-page.ts';
import { relatedProducts } from './related-products.ts';
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
  finder(): ProductFinder;
  vocabulary(): Vocabulary | null;
  /** All categories from a cache; without it each search reads them. */
  categories?(): Promise<Category[]>;
}

/** The shop's catalogue. Lists and searches come from the finder, everything else from PostgreSQL. */
export function createCatalogue(given: CatalogueMeans): Catalogue {
  const { query, primary, finder, vocabulary } = given;
  const terms = new TermReader();
  const categories = given.categories ?? (() => allCategories(query));
  const means = async () => ({ finder: finder(), vocabulary: vocabulary(), categories: await categories() });
  const search: Search = { means, read: (asked) => terms.read(means, asked) };
  return {
    categories,
    banners: () => allBanners(query),
    listProducts: async (productQuery) => finder().list(productQuery, await search.read(productQuery.filter)),
    search: (productQuery) => searchProducts(search, productQuery),
    facetCounts: async (filter) => finder().facetCounts(filter, await search.read(filter)),
    suggestions: (term, limit) => suggestProducts(search, term, limit),
    popularTerms: (limit) => popularTerms(query, limit),
    featured: (limit) => finder().featured(limit),
    recommended: (limit, now) => finder().recommended(limit, startOfJakartaDay(now)),
    flashSessions: () => flashSessions(query),
    promotionFigures: (now) => finder().promotionFigures(now),
    product: (id) => productById(query, id),
    relatedProducts: (product, limit) => relatedProducts(query, product, limit),
    reviews: (productId, limit) => reviewsOf(query, productId, limit),
    ratingBars: (productId) => ratingBarsOf(query, productId),
    voteHelpful: (reviewId, visitorId) => voteHelpful(primary, reviewId, visitorId),
    sellers: (wanted) => sellersNamed(query, wanted),
    seller: (id) => sellerById(query, id),
    quotes: (productIds) => quotesFor(primary, productIds),
    skus: (ids) => skusForSale(primary, ids),
    productSkus: (productId) => productSkus(primary, productId),
  };
}
