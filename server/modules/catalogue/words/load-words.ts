import { sql } from 'drizzle-orm';
import { Lexicon } from '#domain/search/lexicon.ts';
import { WORD_SETS, type WordsEntry } from '#domain/search/words-row.ts';
import type { Query } from '#server/platform/database/query.ts';

type EntryRow = WordsEntry;

/** A row of words with its number. */
export interface StoredWords {
  id: number;
  entry: WordsEntry;
}

const ENTRY = sql`set, kind, words, is_each as "isEach", narrower, near, places, own_places as "ownPlaces", goods`;
const IN_ORDER = sql`order by array_position(${sql.param([...WORD_SETS])}::text[], set), id`;

/** All words of the shop, those of later sets after those of earlier ones. */
export const loadWords = (query: Query): Promise<WordsEntry[]> =>
  query<EntryRow>(sql`select ${ENTRY} from search_words ${IN_ORDER}`);

/** {@link loadWords} with the numbers of the rows. */
export async function loadStoredWords(query: Query): Promise<StoredWords[]> {
  const rows = await query<EntryRow & { id: number }>(sql`select id, ${ENTRY} from search_words ${IN_ORDER}`);
  return rows.map(({ id, ...entry }) => ({ id, entry }));
}

/** What the words of the shop mean. */
export const loadLexicon = async (query: Query): Promise<Lexicon> => new Lexicon(await loadWords(query));
