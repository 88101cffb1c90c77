import { Vocabulary, WordCounter } from '#domain/search/vocabulary.ts';
import type { Catalogue } from '#server/modules/catalogue/catalogue.ts';
import { createCatalogue } from '#server/modules/catalogue/create-catalogue.ts';
import { createSqlFinder } from '#server/modules/catalogue/read-model/sql-finder.ts';
import type { Query } from '#server/platform/database/query.ts';
import { demoLexicon } from '#tests/search/demo-lexicon.ts';

/** The catalogue with PostgreSQL's finder only; it knows the words of the given names. */
export function sqlCatalogue(query: Query, names: readonly string[] = []): Catalogue {
  const vocabulary = new Vocabulary(WordCounter.of(names, demoLexicon));
  return createCatalogue({
    query,
    primary: query,
    finder: () => createSqlFinder(query, demoLexicon, false),
    vocabulary: () => vocabulary,
    lexicon: async () => demoLexicon,
  });
}
