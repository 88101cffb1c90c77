import { foldCase } from '#domain/search/fold-case.ts';
import { Growing, PlacedTexts, type TextColumn } from './growing.ts';
import { lowerBound } from './trigrams.ts';

/** The place of a blank among the gaps. */
export const BLANK = 0;

/** The descriptions, in lower case: in which of them a word stands that the product's name lacks, and their texts. */
export interface DescribedWords {
  readonly words: TextColumn;
  /** Where the postings of each word begin; one more than there are words. */
  readonly starts: Uint32Array;
  /**
   * The ordinals of a word's products, ascending, each as what it is more than the one before (the first: than -1), in
   * groups of seven bits, the lowest first, with the high bit set in all but the last (LEB128): mostly one byte each.
   */
  readonly postings: Uint8Array;
  /** What stands before, between and after words; a blank is the first of them. */
  readonly gaps: TextColumn;
  /**
   * The texts, as LEB128: the place of the first gap; then for each word twice its place, plus 1 when the gap behind it
   * is not a blank and its place follows. A quarter of what they are as UTF-8.
   */
  readonly texts: Uint8Array;
  /** Where the text of each product begins; one more than there are products. */
  readonly textStarts: Uint32Array;
}

/**
 * The words of a text in lower case (as `wordsOf` of the domain has them), and what stands before, between and after
 * them: one gap more than there are words, the first and the last of them often empty.
 */
export function splitText(folded: string): { words: string[]; gaps: string[] } {
  const parts = folded.split(/([\p{L}\p{N}]+)/u);
  return {
    words: parts.filter((_, at) => at % 2 === 1),
    gaps: parts.filter((_, at) => at % 2 === 0),
  };
}

/** Fills {@link DescribedWords} with the products of a segment, in the order of their ordinals. */
export class DescribedWordsBuilder {
  readonly #words = new PlacedTexts();
  readonly #gaps = new PlacedTexts(' ');
  readonly #texts = new Growing((length) => new Uint8Array(length));
  readonly #textStarts = new Growing((length) => new Uint32Array(length));
  /** The places of the words of all products, one product after the other. */
  readonly #used = new Growing((length) => new Uint32Array(length));
  readonly #ends = new Growing((length) => new Uint32Array(length));

  add(name: string, described: string): void {
    const foldedName = foldCase(name);
    const { words, gaps } = splitText(foldCase(described));
    this.#textStarts.push(this.#texts.length);
    this.#write(this.#gaps.placeOf(gaps[0] ?? ''));
    const met = new Set<number>();
    words.forEach((word, at) => {
      const place = this.#words.placeOf(word);
      const gap = gaps[at + 1] ?? '';
      if (gap === ' ') this.#write(place * 2);
      else {
        this.#write(place * 2 + 1);
        this.#write(this.#gaps.placeOf(gap));
      }
      if (met.has(place)) return;
      met.add(place);
      if (!foldedName.includes(word)) this.#used.push(place);
    });
    this.#ends.push(this.#used.length);
  }

  #write(value: number): void {
    eachByte(value, (byte) => this.#texts.push(byte));
  }

  done(): DescribedWords {
    this.#textStarts.push(this.#texts.length);
    const count = this.#words.size;
    const starts = new Uint32Array(count + 1);
    this.#eachPosting((place, more) => {
      starts[place + 1] = (starts[place + 1] ?? 0) + bytesFor(more);
    });
    for (let place = 0; place < count; place += 1)
      starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
    const postings = new Uint8Array(starts[count] ?? 0);
    const next = starts.slice();
    this.#eachPosting((place, more) => {
      eachByte(more, (byte) => {
        const at = next[place] ?? 0;
        postings[at] = byte;
        next[place] = at + 1;
      });
    });
    return {
      words: this.#words.done(),
      starts,
      postings,
      gaps: this.#gaps.done(),
      texts: this.#texts.done(),
      textStarts: this.#textStarts.done(),
    };
  }

  /** Calls `visit` for each word of each product with how much more its ordinal is than that of the word's last one. */
  #eachPosting(visit: (place: number, more: number) => void): void {
    const last = new Int32Array(this.#words.size).fill(-1);
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

/** Calls `visit` with the bytes of a number as LEB128. */
function eachByte(value: number, visit: (byte: number) => void): void {
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) visit((rest & 0x7f) | 0x80);
  visit(rest);
}

/** How many bytes a number takes as LEB128. */
export const bytesFor = (value: number) => (value < 0x80 ? 1 : 1 + Math.floor((31 - Math.clz32(value)) / 7));

/** The number that begins at a place of some LEB128. */
export function numberAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first <= 0x7f) return first;
  let value = first & 0x7f;
  for (let [place, shift] = [at + 1, 7]; ; place += 1, shift += 7) {
    const byte = bytes[place] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte <= 0x7f) return value;
  }
}

/**
 * Calls `visit` with the ordinal of each product with one of some described words, some more than once.
 * @param places of the words
 * @param below for ordinals below this one
 */
export function eachDescribed(
  { starts, postings }: DescribedWords,
  { places, below }: { places: readonly number[]; below: number },
  visit: (ordinal: number) => void,
): void {
  for (const place of places) {
    let ordinal = -1;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); ) {
      const more = numberAt(postings, at);
      at += bytesFor(more);
      ordinal += more;
      if (ordinal >= below) break;
      visit(ordinal);
    }
  }
}

/** In how many descriptions some words are, at most; a quick look. */
export function mostDescribed({ starts }: DescribedWords, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (starts[place + 1] ?? 0) - (starts[place] ?? 0), 0);
}

/** Where in a text a part must stand to be found. */
export interface Standing {
  readonly atBeginning?: boolean;
  readonly atEnd?: boolean;
}

/** The places of the texts that hold a part, ascending. */
export function textsHolding(
  { bytes, starts }: TextColumn,
  part: string,
  { atBeginning = false, atEnd = false }: Standing = {},
): number[] {
  // Each text ends with a zero byte, so the one before tells that another begins.
  const wanted = Buffer.from(`${atBeginning ? '\0' : ''}${part}${atEnd ? '\0' : ''}`, 'utf8');
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const places: number[] = [];
  const isFirst = atBeginning && all.subarray(0, wanted.length - 1).equals(wanted.subarray(1));
  if (isFirst && starts.length > 1) places.push(0);
  for (let at = all.indexOf(wanted); at >= 0; ) {
    const next = lowerBound(starts, at + 1 + Number(atBeginning));
    places.push(next - 1);
    // From the zero byte of this text on, which may be the one before the next.
    at = all.indexOf(wanted, (starts[next] ?? all.length) - 1);
  }
  return places;
}
