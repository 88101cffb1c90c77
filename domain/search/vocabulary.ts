import { editDistance } from './edit-distance.ts';

/** Splits a name or term into lower-case words of letters and digits. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many typing errors a word may carry: none below 4 letters, one below 8, else two. */
function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** A bit for each kind of letter in a word: one typing error changes at most two of them. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The words of a catalogue's product names and how often each occurs, in lower case. */
export class Vocabulary {
  readonly #counts: ReadonlyMap<string, number>;
  readonly #words: string[];
  readonly #letters: Int32Array;

  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
    this.#words = [...counts.keys()].filter((word) => word.length >= 3);
    this.#letters = Int32Array.from(this.#words, lettersIn);
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** The known word nearest to a misspelt one, the more frequent first on a tie; null if none is near enough. */
  correct(word: string): string | null {
    const limit = allowedErrors(word);
    if (limit === 0 || this.has(word)) return null;
    const letters = lettersIn(word);
    let best: { word: string; distance: number; count: number } | null = null;
    for (let at = 0; at < this.#words.length; at += 1) {
      if (bitCount((this.#letters[at] ?? 0) ^ letters) > 2 * limit) continue;
      const known = this.#words[at] ?? '';
      const distance = editDistance(word, known, limit);
      const count = this.#counts.get(known) ?? 0;
      if (distance > limit) continue;
      if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
        best = { word: known, distance, count };
      }
    }
    return best?.word ?? null;
  }
}

/** Counts the words of product names, each once a name. */
export function countWords(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
