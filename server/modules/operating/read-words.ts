import type { Result } from '#domain/result.ts';
import { writtenPhrase } from '#domain/search/lexicon.ts';
import { type WordsFault, writtenWords } from '#domain/search/words-file.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import {
  planWords,
  versionOf,
  type WordsChange,
  type WordsRefusal,
  type WordsTrial,
} from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import { keptTable } from '#server/platform/tables/kept-tables.ts';
import type { TableFault } from '#server/platform/tables/read-table.ts';

/** The words of search at the console (P-CONSOLE-63). */

/** Searches with other words than the shop's. */
export type TryWords = (term: string, entries: readonly WordsEntry[]) => Promise<WordsTrial>;

interface Means {
  query: Query;
  tryWords: TryWords;
}

/** What a term would find after a change, or why the change would be refused. */
export async function tryChange(
  { query, tryWords }: Means,
  change: WordsChange,
  term: string,
): Promise<Result<WordsTrial, WordsRefusal>> {
  const plan = await planWords(query, change);
  if (!plan.ok) return plan;
  const asked = term === '' ? (plan.value.entry?.words[0] ?? '') : term;
  return { ok: true, value: await tryWords(asked, plan.value.all) };
}

/** A file of words that was sent, and what it would change. */
export interface WordsFile {
  fileName: string;
  faults: TableFault[];
  problems: readonly WordsFault[];
  circles: readonly string[];
  /** Own rows that would come and go, each by its words; at most {@link MOST_SHOWN}. */
  added: string[];
  gone: string[];
  addedCount: number;
  goneCount: number;
  /** How many own rows there would be. */
  rows: number;
  /** The own words that the file was compared with (`versionOf`). */
  seen: string;
  /** Null where nothing would change, or there are faults. */
  trial: WordsTrial | null;
}

const MOST_SHOWN = 30;

/** A file that was sent; null for an unknown one. @param term what to search for; empty for a word that changes */
export async function readWordsUpload(
  { query, tryWords }: Means,
  id: string,
  term: string,
): Promise<WordsFile | null> {
  const kept = await keptTable(query, 'words', id);
  if (!kept) return null;
  const { fileName, faults, rows } = kept;
  const nothing = { fileName, faults, problems: [], circles: [], added: [], gone: [], seen: '', trial: null };
  const counts = { addedCount: 0, goneCount: 0, rows: rows.length };
  if (faults.length > 0) return Object.assign(nothing, counts);
  const plan = await planWords(query, { kind: 'replace', rows });
  if (!plan.ok) {
    const { code, ...wrong } = plan.error;
    if (code === 'words_changed') throw new Error('A plan compares with nothing');
    return Object.assign(
      nothing,
      counts,
      'faults' in wrong && { problems: wrong.faults, circles: wrong.circles },
    );
  }
  const { own, all } = plan.value;
  const before = plan.value.before.map(({ entry }) => entry);
  const [added, gone] = [without(own, before), without(before, own)];
  const [first] = [...added, ...gone];
  const asked = term === '' ? writtenPhrase(first?.words[0] ?? '') : term;
  return {
    fileName,
    faults,
    problems: [],
    circles: [],
    added: added.slice(0, MOST_SHOWN).map(wordsOf),
    gone: gone.slice(0, MOST_SHOWN).map(wordsOf),
    addedCount: added.length,
    goneCount: gone.length,
    rows: own.length,
    seen: versionOf(before),
    trial: asked === '' ? null : await tryWords(asked, all),
  };
}

const wordsOf = ({ words }: WordsEntry) => words.join(', ');

/** Rows that say something which no other row says. */
function without(entries: readonly WordsEntry[], others: readonly WordsEntry[]): WordsEntry[] {
  const said = new Set(others.map((entry) => JSON.stringify(writtenWords(entry))));
  return entries.filter((entry) => !said.has(JSON.stringify(writtenWords(entry))));
}
