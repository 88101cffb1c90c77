import { cleanTerm } from './clean-term.ts';
import { foldText } from './fold-text.ts';

/** A text normalised for comparison: case, kinds of quotation marks and white space make no difference. */
const folded = (text: string) =>
  foldText(text).replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/**
 * Whether one of the texts contains the term, case-insensitive (P-SEARCH-3). Every text contains an empty
 * term.
 */
export function containsTerm(texts: readonly string[], term: string): boolean {
  const wanted = folded(cleanTerm(term));
  return texts.some((text) => folded(text).includes(wanted));
}
