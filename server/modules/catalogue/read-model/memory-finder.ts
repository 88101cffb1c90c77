import type { Query } from '#server/platform/database/query.ts';
import type { ProductFinder } from '../finding/product-finder.ts';
import { listProducts } from '../finding/product-lists.ts';
import type { ReadModel } from './read-model.ts';

/**
 * {@link ProductFinder} of the read model. PostgreSQL answers pages next to a product, which only old
 * addresses of a larger catalogue ask for.
 */
export function createMemoryFinder(model: ReadModel, query: Query): ProductFinder {
  return {
    async list(wanted, understood) {
      if (wanted.beside && !understood) return listProducts(query, wanted, false);
      return { ...model.list(wanted, understood), isMore: false, nextAfter: null, previousBefore: null };
    },
    facetCounts: async (filter, understood) => ({ ok: true, value: model.facetCounts(filter, understood) }),
    answer: async (understood) => model.answer(understood),
    standing: async (words) => model.standing(words),
    shops: async (words, limit) => model.shops(words, limit),
    featured: async (limit) => model.featured(limit),
    recommended: async (limit, now) => model.recommended(limit, now),
    promotionFigures: async (now) => model.promotionFigures(now),
  };
}
