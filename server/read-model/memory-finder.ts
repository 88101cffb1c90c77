import type { ProductCard } from '#domain/catalogue/product.ts';
import { foldCase } from '#domain/search/fold-case.ts';
import { wordsOf } from '#domain/search/vocabulary.ts';
import { isIndexed } from '../catalogue/product-conditions.ts';
import type { ProductFinder } from '../catalogue/product-finder.ts';
import { createSqlFinder, descriptionsOf } from '../catalogue/sql-finder.ts';
import type { Query } from '../database/query.ts';
import type { ReadModel } from './read-model.ts';

/** Of the products with all words of a term, only so many descriptions are read, those of the best sold. */
const MOST_DESCRIPTIONS = 100;

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
      // The description itself is read, so words that say little need not be looked for.
      const telling = words.filter((word) => isIndexed([word]));
      const found = model.described(filter, telling.length > 0 ? telling : words, {
        ...wanted,
        limit: MOST_DESCRIPTIONS,
      });
      if (found.length === 0) return [];
      // Compared here: PostgreSQL takes ten times as long to lower the case of a text.
      const texts = await descriptionsOf(
        query,
        found.map(({ id }) => id),
      );
      const holds = ({ id }: ProductCard) => foldCase(texts.get(id) ?? '').includes(folded);
      return found.filter(holds).slice(0, wanted.limit);
    },
  };
}
