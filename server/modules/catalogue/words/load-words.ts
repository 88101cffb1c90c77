import { sql } from 'drizzle-orm';
import { Lexicon } from '#domain/search/lexicon.ts';
import { WORD_SETS, type WordsEntry } from '#domain/search/words-row.ts';
import type { Query } from '#server/platform/database/query.ts';

type EntryRow = WordsEntry;

/** All words of the shop, those of later sets after those of earlier ones. */
export const loadWords = (query: Query): Promise<WordsEntry[]> =>
  query<EntryRow>(sql`
    select set, kind, words, is_each as "isEach", narrower, near, places, own_places as "ownPlaces", goods
    from search_words order by array_position(${sql.param([...WORD_SETS])}::text[], set), id`);

/** What the words of the shop mean. */
export const loadLexicon = async (query: Query): Promise<Lexicon> => new Lexicon(await loadWords(query));
