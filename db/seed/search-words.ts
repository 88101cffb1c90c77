import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { wordsFaultWords } from '#domain/search/words-fault-words.ts';
import { circlesOf, readWords } from '#domain/search/words-file.ts';
import type { WordSet, WordsEntry } from '#domain/search/words-row.ts';

/**
 * The words of shoppers that every shop begins with, and with the demo those that only its goods need.
 * @throws Error when the file has faults
 */
export function seedWords(sets: readonly WordSet[]): WordsEntry[] {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'search-words.csv'), 'utf8');
  const records: Record<string, string>[] = parse(text, { columns: true });
  const rows = records.map((record, at) => ({
    number: at + 2,
    cells: Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
  }));
  const { placed, faults } = readWords(rows);
  const entries = placed.map(({ entry }) => entry);
  const found = [
    ...faults.map((fault) => `row ${fault.row}, column ${fault.column} ${wordsFaultWords(fault)}`),
    ...circlesOf(entries),
  ];
  if (found.length > 0) throw new Error(`db/seed/search-words.csv: ${found.join('; ')}`);
  return entries.filter(({ set }) => sets.includes(set));
}
