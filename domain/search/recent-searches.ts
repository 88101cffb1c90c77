import { cleanTerm } from './clean-term.ts';
import { foldText } from './fold-text.ts';

/** Number of recent terms to store. */
export const MOST_RECENT = 8;

const same = (a: string, b: string) => foldText(a) === foldText(b);

/**
 * The recent terms of a browser with one more at the front; the same term, whatever its case, is listed once.
 */
export function addRecent(terms: readonly string[], searched: string): string[] {
  const term = cleanTerm(searched);
  if (term === '') return [...terms];
  return [term, ...removeRecent(terms, term)].slice(0, MOST_RECENT);
}

export function removeRecent(terms: readonly string[], term: string): string[] {
  return terms.filter((known) => !same(known, term));
}

/** Stored terms; null when the data is corrupt. */
export function parseStoredSearches(stored: unknown): string[] | null {
  if (!Array.isArray(stored) || !stored.every((term) => typeof term === 'string')) return null;
  return stored.reduceRight<string[]>(addRecent, []);
}
