import { wordsOf } from '#domain/search/vocabulary.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { ProductFinder } from '../finding/product-finder.ts';
import { createSqlFinder } from '../finding/sql-finder.ts';
import type { ReadModel } from './read-model.ts';

/**
 * {@link ProductFinder} of the read model. PostgreSQL answers what the model does not know: what lies beside a product,
 * which only old addresses of a larger catalogue ask for, and which description holds a sign and no word.
 */
export function createMemoryFinder(model: ReadModel, query: Query): ProductFinder {
  const sql = createSqlFinder(query, false);
  return {
    async list(wanted) {
      if (wanted.beside) return sql.list(wanted);
      return { ...model.list(wanted), isMore: false, nextAfter: null, previousBefore: null };
    },
    facetCounts: async (filter) => ({ ok: true, value: model.facetCounts(filter) }),
    featured: async (limit) => model.featured(limit),
    recommended: async (limit, now) => model.recommended(limit, now),
    promotionFigures: async (now) => model.promotionFigures(now),
    named: async (term, limit) => model.suggest(term, limit),
    related: async (filter, wanted) => model.related(filter, wanted),
    async described(filter, wanted) {
      return wordsOf(filter.term).length > 0
        ? model.described(filter, wanted)
        : sql.described(filter, wanted);
    },
  };
}
