import type { Query } from '../database/query.ts';
import type { Catalogue } from './catalogue.ts';
import { featuredProducts, listProducts, recommendedProducts, relatedProducts } from './product-lists.ts';
import { productById, ratingBarsOf, reviewsOf, voteHelpful } from './product-page.ts';
import { promotionFigures } from './promotion-figures.ts';
import { createVocabularyReader, searchProducts, suggestProducts } from './search.ts';
import { sellerById, sellersNamed } from './sellers.ts';
import { allBanners, allCategories, flashSessions, quotesFor } from './shop-front.ts';

/** The catalogue as PostgreSQL answers it. */
export function createSqlCatalogue(query: Query, clock: () => Date): Catalogue {
  const vocabulary = createVocabularyReader(query, clock);
  return {
    categories: () => allCategories(query),
    banners: () => allBanners(query),
    listProducts: (productQuery) => listProducts(query, productQuery),
    search: (productQuery) => searchProducts(query, vocabulary, productQuery),
    suggestions: (term, limit) => suggestProducts(query, vocabulary, term, limit),
    featured: (limit) => featuredProducts(query, limit),
    recommended: (limit, now) => recommendedProducts(query, limit, now),
    flashSessions: () => flashSessions(query),
    promotionFigures: (now) => promotionFigures(query, now),
    product: (id) => productById(query, id),
    relatedProducts: (product, limit) => relatedProducts(query, product, limit),
    reviews: (productId, limit) => reviewsOf(query, productId, limit),
    ratingBars: (productId) => ratingBarsOf(query, productId),
    voteHelpful: (reviewId, visitorId) => voteHelpful(query, reviewId, visitorId),
    sellers: (term) => sellersNamed(query, term),
    seller: (id) => sellerById(query, id),
    quotes: (productIds) => quotesFor(query, productIds),
  };
}
