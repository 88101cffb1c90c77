import path from 'node:path';
import type pg from 'pg';
import { WORDS_COLUMNS, writtenWords } from '#domain/search/words-file.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { readTable, type TableRow } from '#server/platform/tables/read-table.ts';
import { writeTable } from '#server/platform/tables/write-table.ts';
import { loadWords } from './load-words.ts';

/** A row of words as the columns of a file. */
export function wordsCells(entry: WordsEntry): string[] {
  const row = writtenWords(entry);
  return WORDS_COLUMNS.map((column) => row[column]);
}

/**
 * Writes all words of the shop into a file that {@link readWordsFile} reads: XLSX by its name, else CSV.
 * @returns how many rows
 */
export async function exportWords(pool: pg.Pool, file: string): Promise<number> {
  const entries = await loadWords(createQuery(pool));
  await writeTable(path.resolve(file), WORDS_COLUMNS, entries.map(wordsCells));
  return entries.length;
}

/** The rows of a file of words. @throws SettingsError when it is no such file */
export const readWordsFile = (file: string): Promise<TableRow[]> =>
  readTable({ file, columns: WORDS_COLUMNS, required: ['words'] });
