/**
 * Numbers of which the count is not known in advance; {@link Growing.done} gives an array of the exact
 * length.
 */
type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array;

/** A typed array that grows as it is filled. */
export class Growing<Kind extends Numbers> {
  #array: Kind;
  #make: (length: number) => Kind;
  length = 0;

  constructor(make: (length: number) => Kind) {
    this.#make = make;
    this.#array = make(1024);
  }

  #reserve(more: number): void {
    if (this.length + more <= this.#array.length) return;
    const larger = this.#make(Math.max(this.length + more, Math.ceil(this.#array.length * 1.5)));
    larger.set(this.#array);
    this.#array = larger;
  }

  push(value: number): void {
    this.#reserve(1);
    this.#array[this.length] = value;
    this.length += 1;
  }

  append(values: ArrayLike<number>): void {
    this.#reserve(values.length);
    this.#array.set(values, this.length);
    this.length += values.length;
  }

  at(place: number): number {
    return this.#array[place] ?? 0;
  }

  put(place: number, value: number): void {
    this.#array[place] = value;
  }

  done(): Kind {
    const exact = this.#make(this.length);
    exact.set(this.#array.subarray(0, this.length));
    return exact;
  }
}

/** Texts in one block of UTF-8, each followed by a zero byte, which no text contains. */
export interface TextColumn {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The start of each text; one more than there are texts. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** Fills a {@link TextColumn}. */
export class TextColumnBuilder {
  readonly #bytes = new Growing((length) => new Uint8Array(length));
  readonly #starts = new Growing((length) => new Uint32Array(length));

  push(text: string): void {
    this.#starts.push(this.#bytes.length);
    this.#bytes.append(Buffer.from(text, 'utf8'));
    this.#bytes.push(0);
  }

  done(): TextColumn {
    this.#starts.push(this.#bytes.length);
    return { bytes: this.#bytes.done(), starts: this.#starts.done() };
  }
}

/** Assigns each text an index, equal texts the same one. */
export class PlacedTexts {
  readonly #places = new Map<string, number>();
  readonly #texts = new TextColumnBuilder();

  /** @param first texts with the first indexes, whether they occur or not */
  constructor(...first: readonly string[]) {
    for (const text of first) this.placeOf(text);
  }

  get size(): number {
    return this.#places.size;
  }

  placeOf(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(text, place);
    this.#texts.push(text);
    return place;
  }

  done(): TextColumn {
    return this.#texts.done();
  }
}

/** Texts with many duplicates, each stored once. */
export interface DictionaryColumn {
  /** The index of each product's text. */
  readonly codes: Uint32Array<ArrayBuffer>;
  readonly texts: TextColumn;
}

/** Fills a {@link DictionaryColumn}. */
export class DictionaryColumnBuilder {
  readonly #codes = new Growing((length) => new Uint32Array(length));
  readonly #texts = new PlacedTexts();

  push(text: string): void {
    this.#codes.push(this.#texts.placeOf(text));
  }

  done(): DictionaryColumn {
    return { codes: this.#codes.done(), texts: this.#texts.done() };
  }
}

/** The text of a product in a dictionary column. */
export function textOf({ codes, texts }: DictionaryColumn, ordinal: number): string {
  return textAt(texts, codes[ordinal] ?? texts.starts.length);
}

export function textAt({ bytes, starts }: TextColumn, ordinal: number): string {
  const end = starts[ordinal + 1];
  if (end === undefined) throw new RangeError(`There is no text ${ordinal}`);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8', starts[ordinal], end - 1);
}
