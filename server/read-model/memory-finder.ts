import type { ProductFinder } from '../catalogue/product-finder.ts';
import type { ReadModel } from './read-model.ts';

/**
 * {@link ProductFinder} of the read model.
 * @param sql answers what lies beside a product, which only old addresses of a larger catalogue ask for
 */
export function createMemoryFinder(model: ReadModel, sql: ProductFinder): ProductFinder {
  return {
    async list(query) {
      if (query.beside) return sql.list(query);
      return { ...model.list(query), isMore: false, nextAfter: null, previousBefore: null };
    },
    facetCounts: async (filter) => ({ ok: true, value: model.facetCounts(filter) }),
    named: async (term, limit) => model.suggest(term, limit),
    mayBeDescribed: (term) => model.described.mayHold(term),
    related: async (filter, wanted) => model.related(filter, wanted),
  };
}
