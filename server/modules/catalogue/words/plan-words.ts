import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Result } from '#domain/result.ts';
import {
  circlesOf,
  type PlacedWords,
  readWords,
  type WordsFault,
  type WrittenWords,
  writtenWords,
} from '#domain/search/words-file.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import type { Query } from '#server/platform/database/query.ts';
import { loadStoredWords, type StoredWords } from './load-words.ts';

/** A change of the shop's own words. */
export type WordsChange =
  /** Writes a row of the shop; `id` null adds one. */
  | { readonly kind: 'set'; readonly id: number | null; readonly cells: WrittenWords['cells'] }
  | { readonly kind: 'remove'; readonly id: number }
  /** These rows take the place of all own ones. */
  | { readonly kind: 'replace'; readonly rows: readonly WrittenWords[] };

/** Why words were not changed. */
export type WordsRefusal =
  | { code: 'bad_words'; faults: readonly WordsFault[]; circles: readonly string[] }
  /** Somebody else changed them since they were read. */
  | { code: 'words_changed' };

/** What a change would make of the words. */
export interface WordsPlan {
  /** The shop's own rows before and after. */
  before: readonly StoredWords[];
  own: readonly WordsEntry[];
  /** All rows after, with those of the program. */
  all: readonly WordsEntry[];
  /** The row that is added or written; null for any other change. */
  entry: WordsEntry | null;
}

/** What rows say, as one short text: it differs when anything of them was changed. */
export const versionOf = (entries: readonly WordsEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(writtenWords)))
    .digest('hex')
    .slice(0, 16);

/** Checks a change of the shop's own words, and says what it would make of them. It changes nothing. */
export async function planWords(query: Query, change: WordsChange): Promise<Result<WordsPlan, WordsRefusal>> {
  const known = await loadStoredWords(query);
  const before = known.filter(({ entry }) => entry.set === 'own');
  const ofProgram = known.flatMap(({ entry }) => (entry.set === 'own' ? [] : [entry]));
  const { own, entry, faults } =
    change.kind === 'replace' ? replaced(change.rows, ofProgram) : changed(change, before);
  const ofOwn = own.filter((one) => change.kind === 'replace' || one.entry === entry);
  const found = [...faults, ...(await unknownPlaces(query, ofOwn))];
  const entries = own.map((one) => one.entry);
  const all = [...ofProgram, ...entries];
  const circles = found.length === 0 ? circlesOf(all) : [];
  if (found.length > 0 || circles.length > 0)
    return { ok: false, error: { code: 'bad_words', faults: found, circles } };
  return { ok: true, value: { before, own: entries, all, entry } };
}

interface Proposed {
  own: readonly PlacedWords[];
  entry: WordsEntry | null;
  faults: readonly WordsFault[];
}

/** The own rows of a file, among which rows of the program may stand as they are. */
function replaced(rows: readonly WrittenWords[], ofProgram: readonly WordsEntry[]): Proposed {
  const { placed, faults } = readWords(rows);
  const keys = new Set(ofProgram.map(keyOf));
  const own = placed.filter(({ entry }) => entry.set === 'own');
  // Rows of the program come with each version, so a change of them would be lost.
  const lost = placed
    .filter(({ entry }) => entry.set !== 'own' && !keys.has(keyOf(entry)))
    .map(({ row, entry }): WordsFault => ({ row, column: 'set', code: 'not_of_program', typed: entry.set }));
  return { own, entry: null, faults: [...faults, ...lost] };
}

const keyOf = (entry: WordsEntry) => JSON.stringify(writtenWords(entry));

/** The own rows with one of them written, added or removed; only that one is judged. Its place among them stays. */
function changed(
  change: Exclude<WordsChange, { kind: 'replace' }>,
  before: readonly StoredWords[],
): Proposed {
  const others = before.filter(({ id }) => id !== change.id);
  const asWritten = ({ entry }: StoredWords, number: number) => ({
    number,
    cells: filled(writtenWords(entry)),
  });
  if (change.kind === 'remove')
    return { own: readWords(others.map(asWritten)).placed, entry: null, faults: [] };
  const row = others.length;
  const written = { number: row, cells: { ...filled(change.cells), set: 'own' } };
  // Judged behind the others, so that a word which one of them has is this row's fault.
  const { placed, faults } = readWords([...others.map(asWritten), written]);
  const one = placed.find((own) => own.row === row);
  const at = before.findIndex(({ id }) => id === change.id);
  const rest = placed.filter((own) => own.row !== row);
  const own = one ? rest.toSpliced(at < 0 ? row : at, 0, one) : rest;
  return { own, entry: one?.entry ?? null, faults: faults.filter((fault) => fault.row === row) };
}

/** The cells that are not empty, as a file has them. */
const filled = (cells: WrittenWords['cells']): WrittenWords['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));

async function unknownPlaces(query: Query, placed: readonly PlacedWords[]): Promise<WordsFault[]> {
  const rows = await query<{ slug: string }>(
    sql`select slug from categories union select slug from subcategories`,
  );
  const slugs = new Set(rows.map(({ slug }) => slug));
  return placed.flatMap(({ row, entry: { places, ownPlaces } }) =>
    [['place', places] as const, ['only', ownPlaces] as const].flatMap(([column, own]) =>
      own
        .filter((slug) => !slugs.has(slug))
        .map((typed): WordsFault => ({ row, column, code: 'no_category', typed })),
    ),
  );
}
