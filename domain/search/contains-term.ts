import { cleanTerm } from './clean-term.ts';

/** A text as it is compared: case, kinds of quotation marks and white space make no difference. */
const folded = (text: string) =>
  text.toLowerCase().replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/** Whether one of the texts holds the term, case-insensitive (P-SEARCH-3). An empty term is in every text. */
export function containsTerm(texts: readonly string[], term: string): boolean {
  const wanted = folded(cleanTerm(term));
  return texts.some((text) => folded(text).includes(wanted));
}
