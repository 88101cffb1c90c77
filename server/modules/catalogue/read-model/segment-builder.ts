import { foldText } from '#domain/search/fold-text.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { type NameWord, nameWords, ZONE } from '#domain/search/name-words.ts';
import { storedPriceNow } from '../finding/stored-price.ts';
import { DictionaryColumnBuilder, Growing, TextColumnBuilder } from './growing.ts';
import { buildOrders } from './orders.ts';
import type { ProductRow } from './product-rows.ts';
import { FLAG, type Segment } from './segment.ts';
import { buildTrigrams } from './trigrams.ts';
import { WordIndexBuilder } from './word-index.ts';

const PRICES = ['price', 'discount'] as const;
const NUMBERS = [
  'id',
  'standingDiscount',
  'reviewCount',
  'soldCount',
  'categoryId',
  'subcategoryId',
  'sellerId',
] as const;
const EXACT_NUMBERS = ['rating', 'listPosition', 'createdAt'] as const;
const REPEATED_TEXTS = ['imageUrl', 'location', 'collections', 'optionWords'] as const;

const IS_ASCII = /^\p{ASCII}*$/u;

/** A text with ASCII letters in lower case. */
const foldAscii = (text: string) =>
  IS_ASCII.test(text) ? text.toLowerCase() : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

function each<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** The words of a description in lower case, one after the other. */
const describedWords = (described: string): string[] => foldText(described).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Builds a segment from rows in the order of sales, the higher id first among equals. */
export class SegmentBuilder {
  readonly #prices = each(PRICES, () => new Growing((length) => new Int32Array(length)));
  readonly #originalPrice = new Growing((length) => new Uint32Array(length));
  readonly #numbers = each(NUMBERS, () => new Growing((length) => new Int32Array(length)));
  readonly #exact = each(EXACT_NUMBERS, () => new Growing((length) => new Float64Array(length)));
  readonly #repeated = each(REPEATED_TEXTS, () => new DictionaryColumnBuilder());
  readonly #name = new TextColumnBuilder();
  readonly #folded = new TextColumnBuilder();
  readonly #unlikeOrdinals = new Growing((length) => new Uint32Array(length));
  readonly #unlikeTexts = new TextColumnBuilder();
  readonly #described = new WordIndexBuilder();
  readonly #nameIndex = new WordIndexBuilder();
  readonly #audience = new Growing((length) => new Uint8Array(length));
  readonly #flags = new Growing((length) => new Uint8Array(length));
  readonly #lexicon: Lexicon;
  #size = 0;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** @returns the words of its name */
  add(row: ProductRow): readonly NameWord[] {
    const now = storedPriceNow(row);
    for (const name of PRICES) this.#prices[name].push(now[name]);
    this.#originalPrice.push(now.originalPrice);
    for (const name of NUMBERS) this.#numbers[name].push(row[name]);
    for (const name of EXACT_NUMBERS) this.#exact[name].push(row[name]);
    for (const name of REPEATED_TEXTS) this.#repeated[name].push(row[name]);
    this.#name.push(row.name);
    const folded = foldText(row.name);
    this.#folded.push(folded);
    if (folded !== foldAscii(row.name)) {
      this.#unlikeOrdinals.push(this.#size);
      this.#unlikeTexts.push(folded);
    }
    this.#addDescribed(folded, row.described);
    const words = nameWords(row.name, this.#lexicon);
    this.#nameIndex.add(words);
    this.#audience.push(this.#lexicon.recipients.audienceBits(words));
    this.#flags.push(now.isFlashPrice ? row.flags | FLAG.flashPrice : row.flags);
    this.#size += 1;
    return words;
  }

  #addDescribed(foldedName: string, described: string): void {
    const words = new Set(describedWords(described));
    for (const word of words) this.#described.know(word);
    const lacking = [...words].filter((word) => !foldedName.includes(word));
    this.#described.add(lacking.map((word) => ({ word, zone: ZONE.head })));
  }

  done(): Segment {
    const columns = this.#columns();
    const trigrams = buildTrigrams(this.#folded.done(), columns.size);
    return { ...columns, trigrams, orders: buildOrders(columns) };
  }

  /** A segment for one list: without an index of parts of names, and with its orders made when one is asked for. */
  doneForOneList(): Segment {
    const columns = this.#columns();
    let orders: Segment['orders'] | undefined;
    return {
      ...columns,
      trigrams: null,
      get orders() {
        orders ??= buildOrders(columns);
        return orders;
      },
    };
  }

  #columns(): Omit<Segment, 'trigrams' | 'orders'> {
    return {
      size: this.#size,
      ...each(PRICES, (name) => this.#prices[name].done()),
      originalPrice: this.#originalPrice.done(),
      ...each(NUMBERS, (name) => this.#numbers[name].done()),
      ...each(EXACT_NUMBERS, (name) => this.#exact[name].done()),
      ...each(REPEATED_TEXTS, (name) => this.#repeated[name].done()),
      name: this.#name.done(),
      foldedUnlike: { ordinals: this.#unlikeOrdinals.done(), texts: this.#unlikeTexts.done() },
      flags: this.#flags.done(),
      described: this.#described.done(),
      nameIndex: this.#nameIndex.done(),
      audience: this.#audience.done(),
    };
  }
}
