import { startOfJakartaDay } from '#domain/format.ts';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Catalogue } from './catalogue-interface.ts';
import type { ProductFinder } from './finding/product-finder.ts';
import { productById, ratingBarsOf, reviewsOf, voteHelpful } from './product-page.ts';
import { relatedProducts } from './related-products.ts';
import { searchProducts, suggestProducts } from './search.ts';
import { sellerById, sellersNamed } from './sellers.ts';
import { allBanners, allCategories, flashSessions, quotesFor } from './shop-front.ts';
import { productSkus, skusForSale } from './skus.ts';

/** What a catalogue is made of. */
export interface CatalogueMeans {
  /** Reads; may go to a copy of the database that is a moment behind. */
  readonly query: Query;
  /** Writes, and what must never be behind: price and stock for a cart. */
  readonly primary: Query;
  /** Asked anew for each call: it may change from one to the next. */
  finder(): ProductFinder;
  vocabulary(): Vocabulary | null;
}

/** The shop's catalogue: lists and searches from whatever finds products best, everything else from PostgreSQL. */
export function createCatalogue({ query, primary, finder, vocabulary }: CatalogueMeans): Catalogue {
  const search = () => ({ finder: finder(), vocabulary: vocabulary() });
  return {
    categories: () => allCategories(query),
    banners: () => allBanners(query),
    listProducts: (productQuery) => finder().list(productQuery),
    search: (productQuery) => searchProducts(search(), productQuery),
    facetCounts: (filter) => finder().facetCounts(filter),
    suggestions: (term, limit) => suggestProducts(search(), term, limit),
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
