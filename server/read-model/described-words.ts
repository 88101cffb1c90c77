import { foldCase } from '#domain/search/fold-case.ts';
import { wordsOf } from '#domain/search/vocabulary.ts';
import { Growing, type TextColumn, TextColumnBuilder } from './growing.ts';
import { lowerBound } from './trigrams.ts';

/** In which descriptions a word stands that the product's name does not hold. */
export interface DescribedWords {
  /** The words, in lower case. */
  readonly words: TextColumn;
  /** Where the postings of each word begin; one more than there are words. */
  readonly starts: Uint32Array;
  /**
   * The ordinals of a word's products, ascending, each as what it is more than the one before (the first: than -1), in
   * groups of seven bits, the lowest first, with the high bit set in all but the last (LEB128): mostly one byte each.
   */
  readonly postings: Uint8Array;
}

/** Fills {@link DescribedWords} with the products of a segment, in the order of their ordinals. */
export class DescribedWordsBuilder {
  readonly #places = new Map<string, number>();
  readonly #words = new TextColumnBuilder();
  /** The places of the words of all products, one product after the other. */
  readonly #used = new Growing((length) => new Uint32Array(length));
  readonly #ends = new Growing((length) => new Uint32Array(length));

  add(name: string, described: string): void {
    const foldedName = foldCase(name);
    for (const word of new Set(wordsOf(foldCase(described)))) {
      if (!foldedName.includes(word)) this.#used.push(this.#placeOf(word));
    }
    this.#ends.push(this.#used.length);
  }

  #placeOf(word: string): number {
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(word, place);
    this.#words.push(word);
    return place;
  }

  done(): DescribedWords {
    const count = this.#places.size;
    const starts = new Uint32Array(count + 1);
    this.#eachPosting((place, more) => {
      starts[place + 1] = (starts[place + 1] ?? 0) + bytesFor(more);
    });
    for (let place = 0; place < count; place += 1)
      starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
    const postings = new Uint8Array(starts[count] ?? 0);
    const next = starts.slice();
    this.#eachPosting((place, more) => {
      let at = next[place] ?? 0;
      let rest = more;
      for (; rest > 0x7f; rest >>>= 7) postings[at++] = (rest & 0x7f) | 0x80;
      postings[at++] = rest;
      next[place] = at;
    });
    return { words: this.#words.done(), starts, postings };
  }

  /** Calls `visit` for each word of each product with how much more its ordinal is than that of the word's last one. */
  #eachPosting(visit: (place: number, more: number) => void): void {
    const last = new Int32Array(this.#places.size).fill(-1);
    let at = 0;
    for (let ordinal = 0; ordinal < this.#ends.length; ordinal += 1) {
      for (; at < this.#ends.at(ordinal); at += 1) {
        const place = this.#used.at(at);
        visit(place, ordinal - (last[place] ?? 0));
        last[place] = ordinal;
      }
    }
  }
}

const bytesFor = (value: number) => (value < 0x80 ? 1 : 1 + Math.floor((31 - Math.clz32(value)) / 7));

/**
 * Calls `visit` with the ordinal of each product with a described word that holds `part`, some more than once.
 * @param below for ordinals below this one
 */
export function eachDescribed(
  { words, starts, postings }: DescribedWords,
  { part, below }: { part: string; below: number },
  visit: (ordinal: number) => void,
): void {
  for (const place of wordsHolding(words, part)) {
    let ordinal = -1;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      let more = 0;
      let shift = 0;
      for (; (postings[at] ?? 0) > 0x7f; at += 1, shift += 7) more |= ((postings[at] ?? 0) & 0x7f) << shift;
      ordinal += more | ((postings[at] ?? 0) << shift);
      if (ordinal >= below) break;
      visit(ordinal);
    }
  }
}

/** The places of the texts that hold a part, ascending. */
function* wordsHolding({ bytes, starts }: TextColumn, part: string): Generator<number> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const wanted = Buffer.from(part, 'utf8');
  for (let at = all.indexOf(wanted); at >= 0; ) {
    const next = lowerBound(starts, at + 1);
    yield next - 1;
    at = all.indexOf(wanted, starts[next] ?? all.length);
  }
}
