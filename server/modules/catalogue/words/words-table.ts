import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  circlesOf,
  type PlacedWords,
  readWords,
  WORDS_COLUMNS,
  type WordsFault,
  writtenWords,
} from '#domain/search/words-file.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { refuseProblems } from '#server/platform/tables/problems.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/tables/spreadsheet-text.ts';
import { loadWords } from './load-words.ts';
import { writeWords } from './write-words.ts';

/**
 * Writes all words of the shop into a CSV file that {@link importWords} reads.
 * @returns how many rows
 */
export async function exportWords(pool: pg.Pool, file: string): Promise<number> {
  const entries = await loadWords(createQuery(pool));
  const lines = entries.map((entry) => {
    const row = writtenWords(entry);
    return csvLine(WORDS_COLUMNS.map((column) => row[column]));
  });
  fs.writeFileSync(file, [BYTE_ORDER_MARK + csvLine(WORDS_COLUMNS), ...lines].join(''));
  return entries.length;
}

/**
 * Makes the rows of a file the shop's own words, all or none; its other own words go. Rows of the program may stand in
 * the file as they are.
 * @returns how many own rows the shop has then
 * @throws SettingsError with every problem of the file at once
 */
export async function importWords(pool: pg.Pool, file: string): Promise<number> {
  const rows = readTable({ file, columns: WORDS_COLUMNS, required: ['words'] });
  const { placed, faults } = readWords(rows);
  return withSetupLock(pool, async (client) => {
    const query = createQuery(client);
    const known = await loadWords(query);
    refuseProblems([...faults, ...changedRows(placed, known), ...(await unknownPlaces(query, placed))]);
    const own = placed.flatMap(({ entry }) => (entry.set === 'own' ? [entry] : []));
    const circles = circlesOf([...known.filter(({ set }) => set !== 'own'), ...own]);
    if (circles.length > 0) {
      throw new SettingsError(
        ...circles.map((circle) => `Narrower words go in a circle: ${circle}.`),
        'Nothing was imported.',
      );
    }
    await drizzle(client).transaction((tx) => writeWords(tx, ['own'], own));
    return own.length;
  });
}

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
