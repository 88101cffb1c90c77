import type { NameWord, Zone } from '#domain/search/name-words.ts';
import { Growing, PlacedTexts, type TextColumn, TextColumnBuilder, textAt } from './growing.ts';
import { bytesFor, eachByte, numberAt } from './leb128.ts';
import { lowerBound } from './trigrams.ts';

/** Index from words to the products that have them, and for words of a name to the zone. */
export interface WordIndex {
  /** Ascending by their bytes. */
  readonly words: TextColumn;
  /** The start of each word's postings; one more than there are words. */
  readonly starts: Uint32Array;
  /**
   * For each product: four times the difference of its ordinal to the previous one (initially -1), plus the
   * zone, as LEB128.
   */
  readonly postings: Uint8Array;
}

/** Zones take two bits. */
const ZONES = 4;

/** Fills a {@link WordIndex} with the products of a segment, in the order of their ordinals. */
export class WordIndexBuilder {
  readonly #words = new PlacedTexts();
  /** For all products, one after the other: four times the index of a word plus the zone. */
  readonly #used = new Growing((length) => new Uint32Array(length));
  readonly #ends = new Growing((length) => new Uint32Array(length));

  add(words: readonly NameWord[]): void {
    for (const { word, zone } of words) this.#used.push(this.#words.placeOf(word) * ZONES + zone);
    this.#ends.push(this.#used.length);
  }

  /** Adds a word that may have no product. */
  know(word: string): void {
    this.#words.placeOf(word);
  }

  done(): WordIndex {
    const { words, ranks } = sorted(this.#words.done(), this.#words.size);
    const starts = new Uint32Array(ranks.length + 1);
    this.#eachPosting(ranks, (rank, value) => {
      starts[rank + 1] = (starts[rank + 1] ?? 0) + bytesFor(value);
    });
    for (let rank = 0; rank < ranks.length; rank += 1) {
      starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);
    }
    const postings = new Uint8Array(starts[ranks.length] ?? 0);
    const next = starts.slice();
    this.#eachPosting(ranks, (rank, value) => {
      eachByte(value, (byte) => {
        const at = next[rank] ?? 0;
        postings[at] = byte;
        next[rank] = at + 1;
      });
    });
    return { words, starts, postings };
  }

  #eachPosting(ranks: Uint32Array, visit: (rank: number, value: number) => void): void {
    const last = new Int32Array(ranks.length).fill(-1);
    let at = 0;
    for (let ordinal = 0; ordinal < this.#ends.length; ordinal += 1) {
      for (; at < this.#ends.at(ordinal); at += 1) {
        const used = this.#used.at(at);
        const rank = ranks[Math.floor(used / ZONES)] ?? 0;
        visit(rank, (ordinal - (last[rank] ?? 0)) * ZONES + (used % ZONES));
        last[rank] = ordinal;
      }
    }
  }
}

/** Texts in ascending order, and the new index of each old one. */
function sorted(texts: TextColumn, size: number): { words: TextColumn; ranks: Uint32Array } {
  const order = Array.from({ length: size }, (_, place) => ({
    place,
    bytes: Buffer.from(textAt(texts, place)),
  }));
  order.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const builder = new TextColumnBuilder();
  const ranks = new Uint32Array(size);
  order.forEach(({ place, bytes }, rank) => {
    builder.push(bytes.toString());
    ranks[place] = rank;
  });
  return { words: builder.done(), ranks };
}

/** The index of the first word that is not before a text. */
function firstFrom({ bytes, starts }: TextColumn, text: Buffer): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const word = bytes.subarray(starts[middle], (starts[middle + 1] ?? 1) - 1);
    if (Buffer.compare(word, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of a word; -1 for one that no name has. */
export function placeOfWord({ words }: WordIndex, word: string): number {
  const place = firstFrom(words, Buffer.from(word));
  return place < words.starts.length - 1 && textAt(words, place) === word ? place : -1;
}

/** The indexes of the words that start with a text: from the first up to the second, exclusive. */
export function placesBeginning({ words }: WordIndex, text: string): [from: number, to: number] {
  // No UTF-8 text has this byte, so every word with the prefix comes before it.
  const beyond = Buffer.concat([Buffer.from(text), Buffer.from([0xff])]);
  return [firstFrom(words, Buffer.from(text)), firstFrom(words, beyond)];
}

/** The indexes of the words that contain a text, ascending. */
export function placesHolding({ words: { bytes, starts } }: WordIndex, text: string): number[] {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const wanted = Buffer.from(text);
  const places: number[] = [];
  for (let at = all.indexOf(wanted); at >= 0; ) {
    const next = lowerBound(starts, at + 1);
    places.push(next - 1);
    at = all.indexOf(wanted, starts[next] ?? all.length);
  }
  return places;
}

/** Calls `visit` with the ordinal and zone of each product with a word, ascending. */
export function eachWith(
  { starts, postings }: WordIndex,
  place: number,
  visit: (ordinal: number, zone: Zone) => void,
): void {
  const end = starts[place + 1] ?? 0;
  let ordinal = -1;
  for (let at = starts[place] ?? 0; at < end; ) {
    const value = numberAt(postings, at);
    at += bytesFor(value);
    ordinal += value >>> 2;
    visit(ordinal, (value & 3) as Zone);
  }
}
