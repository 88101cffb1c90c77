/** Longest search term in characters; the rest is ignored. */
export const LONGEST_TERM = 100;

/**
 * A normalised search term: without control characters, white space collapsed and trimmed, cut to {@link
 * LONGEST_TERM} characters without splitting an emoji (P-SEARCH-1).
 */
export function cleanTerm(typed: string): string {
  const visible = typed
    .slice(0, LONGEST_TERM * 8)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(visible).slice(0, LONGEST_TERM).join('').trim();
}
