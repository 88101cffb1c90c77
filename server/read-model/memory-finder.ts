import { foldCase } from '#domain/search/fold-case.ts';
import { wordsOf } from '#domain/search/vocabulary.ts';
import type { ProductFinder } from '../catalogue/product-finder.ts';
import { createSqlFinder, describedAmong } from '../catalogue/sql-finder.ts';
import type { Query } from '../database/query.ts';
import type { ReadModel } from './read-model.ts';

/** Of the products with all words of a term, only so many descriptions are read, those of the best sold. */
const MOST_DESCRIPTIONS = 500;

/**
 * {@link ProductFinder} of the read model. PostgreSQL answers what the model does not know: what lies beside a product,
 * which only old addresses of a larger catalogue ask for, and in which order words stand in a description.
 */
export function createMemoryFinder(model: ReadModel, query: Query): ProductFinder {
  const sql = createSqlFinder(query, false);
  return {
    async list(wanted) {
      if (wanted.beside) return sql.list(wanted);
      return { ...model.list(wanted), isMore: false, nextAfter: null, previousBefore: null };
    },
    facetCounts: async (filter) => ({ ok: true, value: model.facetCounts(filter) }),
    named: async (term, limit) => model.suggest(term, limit),
    related: async (filter, wanted) => model.related(filter, wanted),
    async described(filter, wanted) {
      const folded = foldCase(filter.term);
      const words = wordsOf(folded);
      if (words.length === 0) return sql.described(filter, wanted);
      if (words[0] === folded) return model.described(filter, words, wanted);
      const found = model.described(filter, words, { ...wanted, limit: MOST_DESCRIPTIONS });
      if (found.length === 0) return [];
      const isDescribed = await describedAmong(
        query,
        filter.term,
        found.map(({ id }) => id),
      );
      return found.filter(({ id }) => isDescribed.has(id)).slice(0, wanted.limit);
    },
  };
}
