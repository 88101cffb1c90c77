import { editDistance } from './edit-distance.ts';
import { synonymsOf } from './synonyms.ts';

/** Words of a catalogue and how often each occurs in product names, in lower case. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Splits a name or term into lower-case words of letters and digits. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Counts the words of all product names. */
export function vocabularyOf(names: Iterable<string>): Vocabulary {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** How many typing errors a word may carry: none below 4 letters, one below 8, else two. */
function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The known word nearest to a misspelt one, the more frequent first on a tie; null if none is near enough. */
export function correctWord(word: string, vocabulary: Vocabulary): string | null {
  if (vocabulary.has(word)) return null;
  const limit = allowedErrors(word);
  let best: { word: string; distance: number; count: number } | null = null;
  for (const [known, count] of vocabulary) {
    if (known.length < 3) continue;
    const distance = editDistance(word, known, limit);
    if (distance > limit) continue;
    if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
      best = { word: known, distance, count };
    }
  }
  return best?.word ?? null;
}

/**
 * Other spellings under which a term may stand in the catalogue: synonyms of the whole term, of each of its words,
 * and the term with misspelt words corrected. At most eight, never the term itself (ruling 20).
 */
export function alternativeTerms(term: string, vocabulary: Vocabulary): string[] {
  const lower = term.toLowerCase();
  const words = wordsOf(lower);
  const alternatives = new Set(synonymsOf(lower));
  words.forEach((word, index) => {
    for (const synonym of synonymsOf(word)) alternatives.add(words.with(index, synonym).join(' '));
  });
  const corrected = words.map((word) => correctWord(word, vocabulary) ?? word).join(' ');
  if (corrected !== words.join(' ')) {
    alternatives.add(corrected);
    for (const synonym of synonymsOf(corrected)) alternatives.add(synonym);
  }
  alternatives.delete(lower);
  return [...alternatives].slice(0, 8);
}
