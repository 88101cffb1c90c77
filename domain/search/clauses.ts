import type { Lexicon } from './lexicon.ts';

/** Words between two things of which a shopper wants either. */
const BETWEEN = new Set('dan atau sama serta ataupun and or'.split(' '));

/** A term with signs between things as words: 'sapu & pel', 'sapu/pel' as 'sapu dan pel'. */
export const withoutSigns = (term: string) =>
  term.replace(/\s[&+]\s/g, ' dan ').replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' dan ');

/**
 * The words of a term split at its conjunctions, without empty clauses. A conjunction within a phrase of the lexicon,
 * such as 'makanan dan minuman', splits nothing.
 */
export function clausesOf(words: readonly string[], lexicon: Lexicon): string[][] {
  const clauses: string[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const length = lexicon.phraseLength(words, at);
    if (length === 1 && BETWEEN.has(words[at] ?? '')) clauses.push([]);
    else clauses.at(-1)?.push(...words.slice(at, at + length));
    at += length;
  }
  return clauses.filter((clause) => clause.length > 0);
}
