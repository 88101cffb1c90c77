import type { ChangeTag } from '#server/platform/changes/change-log.ts';
import type { Catalogue, ProductQuery } from './catalogue-interface.ts';

/** Receives what the answers for a page depend on. */
export interface CatalogueNotes {
  /** The page depends on these tags. */
  addTags(...tags: ChangeTag[]): void;
  /** The page depends on something without a tag, so it must not be cached. */
  keepOut(): void;
}

/** The tags of a list: its members and order, the products on its cards, and the sellers. */
function listTags({ filter }: Pick<ProductQuery, 'filter'>): ChangeTag[] {
  if (filter.sellerId !== undefined) return [`products:seller:${filter.sellerId}`];
  const { categoryIds = [], onEidList } = filter;
  if (categoryIds.length === 0 || onEidList) return ['products'];
  return categoryIds.map((id) => `products:category:${id}`);
}

/** The tags of single products in an answer. */
const shown = (products: readonly { id: number }[]): ChangeTag[] => [
  'sellers',
  ...products.map(({ id }) => `product:${id}`),
];

/** Wraps a catalogue and records the tags of each answer (tags: server/platform/changes/change-log.ts). */
export function recordCatalogue(catalogue: Catalogue, notes: CatalogueNotes): Catalogue {
  const { addTags, keepOut } = notes;
  const noteProducts = async <P extends { id: number }>(
    tags: ChangeTag[],
    answer: Promise<P[]>,
  ): Promise<P[]> => {
    addTags(...tags);
    const products = await answer;
    addTags(...shown(products));
    return products;
  };
  const noted = <T>(answer: Promise<T>, ...tags: ChangeTag[]): Promise<T> => {
    addTags(...tags);
    return answer;
  };
  return {
    categories: () => noted(catalogue.categories(), 'category'),
    banners: () => noted(catalogue.banners(), 'banners'),
    async listProducts(query) {
      const list = await noted(catalogue.listProducts(query), ...listTags(query));
      addTags(...shown(list.items));
      return list;
    },
    async search(query) {
      const found = await noted(
        catalogue.search(query),
        ...(query.filter.term ? ['products'] : listTags(query)),
      );
      addTags(...shown(found.items), ...shown(found.instead));
      if (found.meaning) addTags('category', 'sellers', 'words');
      return found;
    },
    async facetCounts(filter, used = 'all') {
      // The count of a category depends on products outside of the filter.
      const tags: ChangeTag[] =
        used === 'in-category' && !filter.term ? listTags({ filter }) : ['products', 'sellers'];
      const counts = await noted(catalogue.facetCounts(filter), ...tags);
      if (!counts.ok && counts.error === 'not-yet') keepOut();
      return counts;
    },
    featured: (limit) => noteProducts(['products'], catalogue.featured(limit)),
    recommended: (limit, now) => noteProducts(['products'], catalogue.recommended(limit, now)),
    async flashSessions() {
      const sessions = await noted(catalogue.flashSessions(), 'flash');
      addTags(...shown(sessions.flatMap(({ offers }) => offers.map(({ product }) => product))));
      return sessions;
    },
    promotionFigures: (now) => noted(catalogue.promotionFigures(now), 'products'),
    async product(id) {
      const product = await noted(catalogue.product(id), `product:${id}`, `stock:${id}`);
      if (product) addTags(`seller:${product.seller.id}`);
      return product;
    },
    relatedProducts: (product, limit) =>
      noteProducts([`products:category:${product.categoryId}`], catalogue.relatedProducts(product, limit)),
    newestReviews: (productId, limit) =>
      noted(catalogue.newestReviews(productId, limit), `reviews:${productId}`),
    reviews: (productId, asked) => noted(catalogue.reviews(productId, asked), `reviews:${productId}`),
    reviewFigures: (productId) => noted(catalogue.reviewFigures(productId), `reviews:${productId}`),
    async reviewTarget(reviewId) {
      const target = await catalogue.reviewTarget(reviewId);
      if (target) addTags(`reviews:${target.productId}`);
      else keepOut();
      return target;
    },
    sellers: (term) => noted(catalogue.sellers(term), 'sellers', 'products'),
    seller: (id) => noted(catalogue.seller(id), `seller:${id}`, `products:seller:${id}`),
    // No page shows these. A page whose loader asks for them is not cached.
    suggestions: (term, limit) => keepOutAnd(keepOut, catalogue.suggestions(term, limit)),
    popularTerms: (limit) => keepOutAnd(keepOut, catalogue.popularTerms(limit)),
    voteHelpful: (reviewId, visitorId) => keepOutAnd(keepOut, catalogue.voteHelpful(reviewId, visitorId)),
    quotes: (productIds) => keepOutAnd(keepOut, catalogue.quotes(productIds)),
    skus: (ids) => keepOutAnd(keepOut, catalogue.skus(ids)),
    productSkus: (productId) => keepOutAnd(keepOut, catalogue.productSkus(productId)),
  };
}

function keepOutAnd<T>(keepOut: () => void, answer: Promise<T>): Promise<T> {
  keepOut();
  return answer;
}
