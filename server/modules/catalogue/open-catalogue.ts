import type { WordsEntry } from '#domain/search/words-row.ts';
import { cacheUntilChanged } from '#server/platform/changes/cache-until-changed.ts';
import { type ChangeFeed, startChangeFeed } from '#server/platform/changes/change-feed.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import type { Log } from '#server/platform/log.ts';
import type { Env } from '#server/platform/settings/env.ts';
import type { Catalogue } from './catalogue-interface.ts';
import { createCatalogue } from './create-catalogue.ts';
import { createMemoryFinder } from './read-model/memory-finder.ts';
import { ReadModelKeeper } from './read-model/read-model-keeper.ts';
import { createSqlFinder } from './read-model/sql-finder.ts';
import { allCategories } from './shop-front.ts';
import { tryWords, type WordsTrial } from './try-words.ts';
import { loadLexicon } from './words/load-words.ts';

/** Most popular terms that are ever shown. */
const POPULAR_TERMS = 8;

/** The catalogue with the parts that keep it current. */
export interface OpenCatalogue {
  readonly catalogue: Catalogue;
  /** A cache made from the catalogue subscribes here, after the read model. */
  readonly feed: ChangeFeed;
  readonly readModel: ReadModelKeeper;
  /** What a term finds now, and what it would find with other words. */
  tryWords(term: string, entries: readonly WordsEntry[]): Promise<WordsTrial>;
  close(): Promise<void>;
}

/** Opens the catalogue. PostgreSQL answers at once, the read model once it is built. */
export async function openCatalogue(given: {
  env: Pick<Env, 'readModelMaxProducts'>;
  database: Pick<Database, 'pool' | 'reading'>;
  log: Log;
}): Promise<OpenCatalogue> {
  const { env, database, log } = given;
  const query = createQuery(database.reading);
  const primary = createQuery(database.pool);
  const feed = await startChangeFeed({ query, log });
  const readModel = await ReadModelKeeper.start({
    pool: database.reading,
    feed,
    log,
    mostProducts: env.readModelMaxProducts,
  });
  const catalogue = createCatalogue({
    query,
    primary,
    finder(lexicon) {
      const model = readModel.model();
      return model ? createMemoryFinder(model, query) : createSqlFinder(query, lexicon, readModel.isLarge());
    },
    afterChanges: (listener) => void feed.subscribe(listener),
    lexicon: cacheUntilChanged(feed, ['words'], () => loadLexicon(query)),
    vocabulary: () => readModel.vocabulary(),
    // Needed by the home page, lists of a category and searches.
    categories: cacheUntilChanged(feed, ['category'], () => allCategories(query)),
  });
  const popular = cacheUntilChanged(feed, ['products', 'category'], () =>
    catalogue.popularTerms(POPULAR_TERMS),
  );
  return {
    // Needed by every first focus of a search box.
    catalogue: { ...catalogue, popularTerms: async (limit) => (await popular()).slice(0, limit) },
    feed,
    readModel,
    tryWords: async (term, entries) =>
      tryWords(
        {
          query,
          isLarge: readModel.isLarge(),
          vocabulary: readModel.vocabulary(),
          categories: await catalogue.categories(),
        },
        term,
        entries,
      ),
    async close() {
      readModel.close();
      await feed.close();
    },
  };
}
