import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import {
  circlesOf,
  type PlacedWords,
  readWords,
  WORDS_COLUMNS,
  type WordsFault,
  writtenWords,
} from '#domain/search/words-file.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { lockSetup } from '#server/platform/database/setup-lock.ts';
import { sentencesOf } from '#server/platform/tables/problems.ts';
import { readTable, type TableRow } from '#server/platform/tables/read-table.ts';
import { writeTable } from '#server/platform/tables/write-table.ts';
import { loadWords } from './load-words.ts';
import { writeWords } from './write-words.ts';

/**
 * Writes all words of the shop into a file that {@link readWordsFile} reads: XLSX by its name, else CSV.
 * @returns how many rows
 */
export async function exportWords(pool: pg.Pool, file: string): Promise<number> {
  const entries = await loadWords(createQuery(pool));
  const rows = entries.map((entry) => {
    const row = writtenWords(entry);
    return WORDS_COLUMNS.map((column) => row[column]);
  });
  await writeTable(file, WORDS_COLUMNS, rows);
  return entries.length;
}

/** Why rows of words were not imported: sentences about each. */
export interface WordsRefusal {
  code: 'bad_rows';
  problems: readonly string[];
}

/** More than any shop has. */
const MOST_ROWS = 50_000;

/**
 * Makes rows the shop's own words, all or none; its other own words go. Rows of the program may stand among them as they
 * are. @returns how many own rows the shop has then
 */
export const replaceWords = defineCommand({
  name: 'search.import_words',
  permission: 'operator.catalogue',
  input: z.object({
    rows: z
      .array(
        z.object({ number: z.int(), cells: z.partialRecord(z.enum(WORDS_COLUMNS), typedLine('no_text')) }),
      )
      .max(MOST_ROWS),
  }),
  async subjects(tx) {
    await lockSetup(tx);
    return [{ kind: 'search_words', id: 'own' }];
  },
  async run(tx, { input: { rows } }): Promise<Result<Done<number>, WordsRefusal>> {
    const { placed, faults } = readWords(rows);
    const known = await loadWords(tx);
    const found = [...faults, ...changedRows(placed, known), ...(await unknownPlaces(tx, placed))];
    if (found.length > 0) return { ok: false, error: { code: 'bad_rows', problems: sentencesOf(found) } };
    const own = placed.flatMap(({ entry }) => (entry.set === 'own' ? [entry] : []));
    const circles = circlesOf([...known.filter(({ set }) => set !== 'own'), ...own]);
    if (circles.length > 0) {
      const problems = circles.map((circle) => `Narrower words go in a circle: ${circle}.`);
      return { ok: false, error: { code: 'bad_rows', problems: [...problems, 'Nothing was imported.'] } };
    }
    await writeWords(tx.drizzle, ['own'], own);
    const before = known.filter(({ set }) => set === 'own').length;
    return { ok: true, value: { value: own.length, before: { rows: before }, after: { rows: own.length } } };
  },
});

/** The rows of a file of words. @throws SettingsError when it is no such file */
export const readWordsFile = (file: string): Promise<TableRow[]> =>
  readTable({ file, columns: WORDS_COLUMNS, required: ['words'] });

const keyOf = (entry: WordsEntry) => JSON.stringify(writtenWords(entry));

/** Rows of the program come with each version, so a change of them would be lost. */
function changedRows(placed: readonly PlacedWords[], known: readonly WordsEntry[]): WordsFault[] {
  const keys = new Set(known.map(keyOf));
  return placed
    .filter(({ entry }) => entry.set !== 'own' && !keys.has(keyOf(entry)))
    .map(({ row, entry }) => ({
      row,
      column: 'set',
      text: `is '${entry.set}', but such rows come with the program; empty the cell to make it a row of your own`,
    }));
}

async function unknownPlaces(query: Query, placed: readonly PlacedWords[]): Promise<WordsFault[]> {
  const rows = await query<{ slug: string }>(
    sql`select slug from categories union select slug from subcategories`,
  );
  const slugs = new Set(rows.map(({ slug }) => slug));
  return placed.flatMap(({ row, entry: { set, places, ownPlaces } }) =>
    [['place', places] as const, ['only', ownPlaces] as const].flatMap(([column, own]) =>
      own
        .filter((slug) => set === 'own' && !slugs.has(slug))
        .map(
          (slug): WordsFault => ({ row, column, text: `has '${slug}', which is no category of the shop` }),
        ),
    ),
  );
}
