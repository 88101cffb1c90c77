import type { Catalogue, ProductQuery } from '../catalogue/catalogue.ts';
import type { ChangeTag } from '../changes/change-log.ts';
import type { Services } from '../services.ts';

/** What a page was made of, noted while its loaders run. */
export interface PageRecord {
  /** Whatever of these changes makes the page untrue. */
  readonly tags: ReadonlySet<ChangeTag>;
  /** Ms since 1970 until which what the page says of the clock holds; infinite when it says nothing. */
  readonly validUntil: number;
  /** The page must not be kept under its address. */
  readonly isKeptOut: boolean;
}

/** The tags of a list: its members and order, whatever its cards show of each product, and of the sellers. */
function listTags({ filter }: Pick<ProductQuery, 'filter'>): ChangeTag[] {
  if (filter.sellerId !== undefined) return [`products:seller:${filter.sellerId}`];
  const { categoryIds = [], onEidList } = filter;
  if (categoryIds.length === 0 || onEidList) return ['products'];
  return categoryIds.map((id) => `products:category:${id}`);
}

/** The services for one page; everything that its loaders ask is noted. */
export function recordServices(
  services: Services,
  endOfDay: (now: Date) => Date,
): { services: Services; record: PageRecord } {
  const tags = new Set<ChangeTag>();
  const record = { tags, validUntil: Number.POSITIVE_INFINITY, isKeptOut: false };
  const validUntil = (moment: Date) => {
    record.validUntil = Math.min(record.validUntil, moment.getTime());
  };
  const keepOut = () => {
    record.isKeptOut = true;
  };
  const clock = () => {
    const now = services.clock();
    validUntil(endOfDay(now));
    return now;
  };
  const catalogue = recordCatalogue(services.catalogue, {
    note: (...read) => read.forEach(tags.add, tags),
    keepOut,
  });
  return { services: { ...services, catalogue, clock, page: { validUntil, keepOut } }, record };
}

interface Notes {
  note(...tags: ChangeTag[]): void;
  keepOut(): void;
}

/** The tags of what an answer shows of single products. */
const shown = (products: readonly { id: number }[]): ChangeTag[] => [
  'sellers',
  ...products.map(({ id }) => `product:${id}`),
];

/** The catalogue that notes the tags of each answer (the meaning of tags: server/changes/change-log.ts). */
function recordCatalogue(catalogue: Catalogue, notes: Notes): Catalogue {
  const { note, keepOut } = notes;
  const noteProducts = async <P extends { id: number }>(
    tags: ChangeTag[],
    answer: Promise<P[]>,
  ): Promise<P[]> => {
    note(...tags);
    const products = await answer;
    note(...shown(products));
    return products;
  };
  const noted = <T>(answer: Promise<T>, ...tags: ChangeTag[]): Promise<T> => {
    note(...tags);
    return answer;
  };
  return {
    categories: () => noted(catalogue.categories(), 'category'),
    banners: () => noted(catalogue.banners(), 'banners'),
    async listProducts(query) {
      const list = await noted(catalogue.listProducts(query), ...listTags(query));
      note(...shown(list.items));
      return list;
    },
    async search(query) {
      const found = await noted(
        catalogue.search(query),
        ...(query.filter.term ? ['products'] : listTags(query)),
      );
      note(...shown(found.items), ...shown(found.related));
      return found;
    },
    async facetCounts(filter) {
      // What one option would show depends on products outside of those that are chosen.
      const counts = await noted(catalogue.facetCounts(filter), 'products', 'sellers');
      if (!counts.ok && counts.error === 'not-yet') keepOut();
      return counts;
    },
    featured: (limit) => noteProducts(['products'], catalogue.featured(limit)),
    recommended: (limit, now) => noteProducts(['products'], catalogue.recommended(limit, now)),
    async flashSessions() {
      const sessions = await noted(catalogue.flashSessions(), 'flash');
      note(...shown(sessions.flatMap(({ offers }) => offers.map(({ product }) => product))));
      return sessions;
    },
    promotionFigures: (now) => noted(catalogue.promotionFigures(now), 'products'),
    async product(id) {
      const product = await noted(catalogue.product(id), `product:${id}`);
      if (product) note(`seller:${product.seller.id}`);
      return product;
    },
    relatedProducts: (product, limit) =>
      noteProducts([`products:category:${product.categoryId}`], catalogue.relatedProducts(product, limit)),
    reviews: (productId, limit) => noted(catalogue.reviews(productId, limit), `reviews:${productId}`),
    ratingBars: (productId) => noted(catalogue.ratingBars(productId), `reviews:${productId}`),
    sellers: (term) => noted(catalogue.sellers(term), 'sellers', 'products'),
    seller: (id) => noted(catalogue.seller(id), `seller:${id}`, `products:seller:${id}`),
    // Nothing that a page shows: should a loader ever ask, its page is made anew for everybody.
    suggestions: (term, limit) => keepOutAnd(keepOut, catalogue.suggestions(term, limit)),
    voteHelpful: (reviewId, visitorId) => keepOutAnd(keepOut, catalogue.voteHelpful(reviewId, visitorId)),
    quotes: (productIds) => keepOutAnd(keepOut, catalogue.quotes(productIds)),
  };
}

function keepOutAnd<T>(keepOut: () => void, answer: Promise<T>): Promise<T> {
  keepOut();
  return answer;
}
