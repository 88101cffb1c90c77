import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { readWords } from '#domain/search/words-file.ts';
import type { WordSet, WordsEntry } from '#domain/search/words-row.ts';

/**
 * The words of shoppers that every shop begins with, and with the demo those that only its goods need.
 * @throws Error when the file has faults
 */
export function seedWords(sets: readonly WordSet[]): WordsEntry[] {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'search-words.csv'), 'utf8');
  const { entries, faults } = readWords(parse(text, { columns: true }));
  if (faults.length > 0) throw new Error(`db/seed/search-words.csv: ${faults.join('. ')}`);
  return entries.filter(({ set }) => sets.includes(set));
}
