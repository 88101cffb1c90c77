import { sql } from 'drizzle-orm';
import { writtenPhrase } from '#domain/search/lexicon.ts';
import { type WordsColumn, writtenWords } from '#domain/search/words-file.ts';
import type { WordSet, WordsEntry } from '#domain/search/words-row.ts';
import type { Query } from '#server/platform/database/query.ts';
import { loadStoredWords, type StoredWords } from './load-words.ts';
import { versionOf } from './plan-words.ts';

/** A row of words as a desk shows it. */
export interface ShownWords {
  id: number;
  set: WordSet;
  cells: Readonly<Record<WordsColumn, string>>;
  /** What the row says, by which a change of it by somebody else is seen. */
  version: string;
}

export interface WordsList {
  rows: ShownWords[];
  /** The row after which the next page begins; null on the last one. */
  next: number | null;
  /** Own rows of the shop, whatever was searched. */
  ownCount: number;
}

const PAGE_ROWS = 50;

const shown = ({ id, entry }: StoredWords): ShownWords => ({
  id,
  set: entry.set,
  cells: writtenWords(entry),
  version: versionOf([entry]),
});

/** Whether a row has a text in any of its words. */
function has({ words, narrower, near, goods }: WordsEntry, phrase: string): boolean {
  return [...words, ...narrower, ...near, goods ?? ''].some((word) => writtenPhrase(word).includes(phrase));
}

/** A page of the words: the shop's own first, then those of the program. @param asked.q a part of a word; empty for all */
export async function listWords(
  query: Query,
  asked: { q: string; after: number | null },
): Promise<WordsList> {
  const stored = await loadStoredWords(query);
  const own = stored.filter(({ entry }) => entry.set === 'own');
  const others = stored.filter(({ entry }) => entry.set !== 'own');
  const phrase = writtenPhrase(asked.q);
  const found = [...own, ...others].filter(({ entry }) => phrase === '' || has(entry, phrase));
  const from = asked.after === null ? 0 : found.findIndex(({ id }) => id === asked.after) + 1;
  const page = found.slice(from, from + PAGE_ROWS);
  const isMore = found.length > from + PAGE_ROWS;
  return { rows: page.map(shown), next: isMore ? (page.at(-1)?.id ?? null) : null, ownCount: own.length };
}

/** A row of words by its number; null when there is none. */
export async function findWords(query: Query, id: number): Promise<ShownWords | null> {
  const found = (await loadStoredWords(query)).find((row) => row.id === id);
  return found ? shown(found) : null;
}

/** The slugs of categories and their names, which rows of words may name. */
export const wordPlaces = (query: Query): Promise<{ slug: string; name: string }[]> =>
  query<{ slug: string; name: string }>(sql`
    select slug, min(name) as name from (select slug, name from categories union all select slug, name from subcategories) c
    group by slug order by slug`);
