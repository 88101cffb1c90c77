import { cleanLine } from '../forms/clean-text.ts';

/** Longest search term in characters; the rest is ignored. */
export const LONGEST_TERM = 100;

/**
 * A typed search term as it is searched: clean (P-FORM-10), with control characters between words, cut to {@link LONGEST_TERM} characters without splitting an
 * emoji (P-SEARCH-1).
 */
export function cleanTerm(typed: string): string {
  const visible = cleanLine(typed.slice(0, LONGEST_TERM * 8).replace(/\p{Cc}/gu, ' '));
  return Array.from(visible).slice(0, LONGEST_TERM).join('').trim();
}
