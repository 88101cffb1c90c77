import { beginningDistance, editDistance } from './edit-distance.ts';
import type { Lexicon } from './lexicon.ts';
import { type NameWord, nameWords, ZONE } from './name-words.ts';
import { placeOf } from './place-of.ts';
import { WordsBySound } from './sounds.ts';
import { writtenMeasure } from './words.ts';
import { addWord, byLength, lettersIn, type WordsByLength } from './words-by-length.ts';

/** Shorter words are never a correction, neither whole nor as half of a word. */
const SHORTEST = 2;
/** A shorter word is not what a longer one begins with. */
const SHORTEST_BEGINNING = 5;
/** A shorter half of a word is not heard as a known word. */
const SHORTEST_ALIKE = 4;
/** Most candidates for a correction. */
const MOST = 3;

/** A part this short matches only at the start of a word. */
const SHORTEST_INSIDE = 3;

/** How often each word occurs in names, and how often as the thing itself. */
export interface WordCounts {
  readonly all: ReadonlyMap<string, number>;
  readonly heads: ReadonlyMap<string, number>;
}

/** How many typing errors a word may contain: none below 4 letters, one below 8, else two. */
function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Phrases and measures are found as they are, or by their words. */
const isCandidate = (word: string) =>
  word.length >= SHORTEST && !word.includes(' ') && writtenMeasure(word) === null;

/** The words of a catalogue's product names and how often each occurs, in lower case. */
export class Vocabulary {
  readonly #counts: Map<string, number>;
  readonly #heads: Map<string, number>;
  #sortedHeads: readonly string[] | null = null;
  /** By length, from {@link SHORTEST} on. Words that no name has any more stay, with a count of 0. */
  readonly #byLength: WordsByLength;
  readonly #sounds: WordsBySound;

  constructor({ all, heads }: WordCounts) {
    this.#counts = new Map(all);
    this.#heads = new Map(heads);
    const candidates = [...all.keys()].filter(isCandidate);
    this.#byLength = byLength(candidates);
    this.#sounds = new WordsBySound(candidates);
  }

  /** Counts the words of a name that is new, or with -1 those of one that is gone. */
  count(words: readonly NameWord[], by: 1 | -1): void {
    for (const { word, zone } of words) {
      if (!this.#counts.has(word) && isCandidate(word)) {
        addWord(this.#byLength, word);
        this.#sounds.add(word);
      }
      this.#counts.set(word, this.#count(word) + by);
      if (zone !== ZONE.head) continue;
      this.#heads.set(word, (this.#heads.get(word) ?? 0) + by);
      this.#sortedHeads = null;
    }
  }

  has(word: string): boolean {
    return this.#count(word) > 0;
  }

  /** Whether any name starts with a word or phrase. */
  isHead(word: string): boolean {
    return (this.#heads.get(word) ?? 0) > 0;
  }

  /** Whether any name starts with a word that begins so. */
  beginsHead(part: string): boolean {
    this.#sortedHeads ??= [...this.#heads.keys()].filter((word) => this.isHead(word)).sort();
    return this.#sortedHeads[placeOf(part, this.#sortedHeads)]?.startsWith(part) ?? false;
  }

  /** The share of a word's names that start with it: 0 to 1. */
  headShare(word: string): number {
    return (this.#heads.get(word) ?? 0) / Math.max(1, this.#count(word));
  }

  /** Whether a word is part of a known one, at its start or inside it. */
  isPart(word: string): boolean {
    if (word.length < SHORTEST) return false;
    return this.#byLength
      .slice(word.length)
      .some((same) =>
        same?.words.some(
          (known) =>
            this.has(known) &&
            (word.length < SHORTEST_INSIDE ? known.startsWith(word) : known.includes(word)),
        ),
      );
  }

  /** Other known words that sound the same: 'remote' for 'remot'. The most frequent first. */
  soundingLike(word: string): string[] {
    const known = this.#sounds.like(word).filter((other) => this.has(other));
    return known.sort((a, b) => this.#count(b) - this.#count(a));
  }

  /** The longest known word that begins a word and makes most of it: 'barber' of 'barbershop'; null without any. */
  beginningOf(word: string): string | null {
    for (let to = word.length - 1; to >= SHORTEST_BEGINNING && to > word.length / 2; to -= 1) {
      const beginning = word.slice(0, to);
      if (this.has(beginning)) return beginning;
    }
    return null;
  }

  /** The known word nearest to a misspelt one, the more frequent on a tie; null if none is near enough. */
  correct(word: string): string | null {
    return this.has(word) ? null : (this.neighbours(word)[0] ?? null);
  }

  /**
   * The known words at the least distance to a word, except the word itself: the three most frequent.
   * @param others further candidates that no name has
   */
  neighbours(word: string, others: WordsByLength = []): string[] {
    const limit = allowedErrors(word);
    const letters = lettersIn(word);
    const best = new Best(limit);
    const offerOf = (words: WordsByLength, isOther: boolean) => {
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        const same = words[length];
        for (let at = 0; same && at < same.words.length; at += 1) {
          if (bitCount((same.letters[at] ?? 0) ^ letters) > 2 * best.distance) continue;
          const known = same.words[at] ?? '';
          if (known === word || isOther === this.has(known)) continue;
          best.offer(known, editDistance(word, known, best.distance), this.#count(known));
        }
      }
    };
    offerOf(this.#byLength, false);
    offerOf(others, true);
    return best.words();
  }

  /** The starts of known words that are nearest to a word that may be half typed: the three most frequent. */
  beginnings(typed: string): string[] {
    const best = new Best(allowedErrors(typed));
    for (const same of this.#byLength.slice(typed.length)) {
      for (const known of same?.words ?? []) {
        if (!this.has(known)) continue;
        const { distance, beginning } = beginningDistance(typed, known, best.distance);
        best.offer(beginning, distance, this.#count(known));
      }
    }
    return best.words();
  }

  /**
   * Two known words in one: the space between them is missing or became a letter. Null without any.
   * @param isWord whether something is a word though no name has it
   */
  split(word: string, isWord: (half: string) => boolean = () => false): string | null {
    const isAlike = (half: string) => half.length >= SHORTEST_ALIKE && this.soundingLike(half).length > 0;
    const countOf = (half: string) => this.#count(half) || Number(isWord(half) || isAlike(half));
    let best = { text: '', count: 0 };
    for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
      const left = word.slice(0, at);
      for (const right of [word.slice(at), word.slice(at + 1)]) {
        if (right.length < SHORTEST) continue;
        const count = Math.min(countOf(left), countOf(right));
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
  /** Words at a greater distance are dropped. */
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

/** Counts the words of product names, each once a name. */
export class WordCounter implements WordCounts {
  readonly all = new Map<string, number>();
  readonly heads = new Map<string, number>();

  /** The words of some names. */
  static of(names: Iterable<string>, lexicon: Lexicon): WordCounter {
    const counter = new WordCounter();
    for (const name of names) counter.add(nameWords(name, lexicon));
    return counter;
  }

  /** Adds the words of a name. */
  add(words: readonly NameWord[]): void {
    for (const { word, zone } of words) {
      this.all.set(word, (this.all.get(word) ?? 0) + 1);
      if (zone === ZONE.head) this.heads.set(word, (this.heads.get(word) ?? 0) + 1);
    }
  }
}
