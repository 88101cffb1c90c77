import { beginningDistance, editDistance } from './edit-distance.ts';

/** Shorter words are never meant by another one, neither whole nor as half of it. */
const SHORTEST = 2;
/** How many words may have been meant. */
const MOST = 3;

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

/** Known words of one length. */
interface SameLength {
  readonly words: string[];
  /** For each word, which letters it has. */
  readonly letters: number[];
}

/** The words of a catalogue's product names and how often each occurs, in lower case. */
export class Vocabulary {
  readonly #counts: ReadonlyMap<string, number>;
  /** By length, from {@link SHORTEST} on. */
  readonly #byLength: SameLength[] = [];

  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
    for (const word of counts.keys()) {
      if (word.length < SHORTEST) continue;
      while (this.#byLength.length <= word.length) this.#byLength.push({ words: [], letters: [] });
      const same = this.#byLength[word.length];
      same?.words.push(word);
      same?.letters.push(lettersIn(word));
    }
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** The known word nearest to a misspelt one, the more frequent first on a tie; null if none is near enough. */
  correct(word: string): string | null {
    return this.has(word) ? null : (this.neighbours(word)[0] ?? null);
  }

  /** The known words nearest to a word but not it, at the least distance that there is, the most frequent three. */
  neighbours(word: string): string[] {
    const limit = allowedErrors(word);
    const letters = lettersIn(word);
    const best = new Best(limit);
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      const same = this.#byLength[length];
      for (let at = 0; same && at < same.words.length; at += 1) {
        if (bitCount((same.letters[at] ?? 0) ^ letters) > 2 * best.distance) continue;
        const known = same.words[at] ?? '';
        if (known !== word) best.offer(known, editDistance(word, known, best.distance), this.#count(known));
      }
    }
    return best.words();
  }

  /** The beginnings of known words that are nearest to what may be a word half typed; the most frequent three. */
  beginnings(typed: string): string[] {
    const best = new Best(allowedErrors(typed));
    for (const { words } of this.#byLength.slice(typed.length)) {
      for (const known of words) {
        const { distance, beginning } = beginningDistance(typed, known, best.distance);
        best.offer(beginning, distance, this.#count(known));
      }
    }
    return best.words();
  }

  /** Two known words that stand for one: the space between them is missing or became a letter. Null without any. */
  split(word: string): string | null {
    let best = { text: '', count: 0 };
    for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
      const left = word.slice(0, at);
      for (const right of [word.slice(at), word.slice(at + 1)]) {
        if (right.length < SHORTEST) continue;
        const count = Math.min(this.#count(left), this.#count(right));
        if (count > best.count) best = { text: `${left} ${right}`, count };
      }
    }
    return best.count > 0 ? best.text : null;
  }

  #count(word: string): number {
    return this.#counts.get(word) ?? 0;
  }
}

/** Collects the words at the least distance. */
class Best {
  /** Greater ones no longer count. */
  distance: number;
  #counts = new Map<string, number>();

  constructor(limit: number) {
    this.distance = limit;
  }

  offer(word: string, distance: number, count: number): void {
    if (distance > this.distance) return;
    if (distance < this.distance) this.#counts.clear();
    this.distance = distance;
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + count);
  }

  words(): string[] {
    const found = [...this.#counts].sort(([, a], [, b]) => b - a).slice(0, MOST);
    return found.map(([word]) => word);
  }
}

/** Counts the words of product names, each once a name, and adds them to counts that there are. */
export function countWords(
  names: Iterable<string>,
  counts: Map<string, number> = new Map(),
): Map<string, number> {
  for (const name of names) {
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
