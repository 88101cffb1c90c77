import { foldCase } from '#domain/search/fold-case.ts';
import { Growing, PlacedTexts, type TextColumn } from './growing.ts';
import { lowerBound } from './trigrams.ts';

/** In which descriptions, in lower case, a word stands that the product's name lacks. */
export interface DescribedWords {
  readonly words: TextColumn;
  /** Where the postings of each word begin; one more than there are words. */
  readonly starts: Uint32Array;
  /**
   * The ordinals of a word's products, ascending, each as what it is more than the one before (the first: than -1), in
   * groups of seven bits, the lowest first, with the high bit set in all but the last (LEB128): mostly one byte each.
   */
  readonly postings: Uint8Array;
}

/** The words of a text in lower case, one after the other. */
export const describedWords = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Fills {@link DescribedWords} with the products of a segment, in the order of their ordinals. */
export class DescribedWordsBuilder {
  readonly #words = new PlacedTexts();
  /** The places of the words of all products, one product after the other. */
  readonly #used = new Growing((length) => new Uint32Array(length));
  readonly #ends = new Growing((length) => new Uint32Array(length));

  add(name: string, described: string): void {
    const foldedName = foldCase(name);
    const met = new Set<number>();
    for (const word of describedWords(foldCase(described))) {
      const place = this.#words.placeOf(word);
      if (met.has(place)) continue;
      met.add(place);
      if (!foldedName.includes(word)) this.#used.push(place);
    }
    this.#ends.push(this.#used.length);
  }

  done(): DescribedWords {
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
    return { words: this.#words.done(), starts, postings };
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
export function eachByte(value: number, visit: (byte: number) => void): void {
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
