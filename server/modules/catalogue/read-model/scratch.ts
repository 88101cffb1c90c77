import type { Segment } from './segment.ts';

/** A growing list of ordinals over reused memory. */
class Ordinals {
  #list = new Uint32Array(1024);
  length = 0;

  at(place: number): number {
    return this.#list[place] ?? 0;
  }

  push(ordinal: number): void {
    if (this.length === this.#list.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#list);
      this.#list = larger;
    }
    this.#list[this.length] = ordinal;
    this.length += 1;
  }
}

/**
 * Numbers by ordinal, mostly zero, with a list of the others: clearing costs only as many steps as there are
 * others.
 */
export class SparseNumbers {
  readonly #numbers: Uint16Array;
  /** The ordinals with a number, in the order of insertion. */
  readonly ordinals = new Ordinals();

  constructor(size: number) {
    this.#numbers = new Uint16Array(size);
  }

  at(ordinal: number): number {
    return this.#numbers[ordinal] ?? 0;
  }

  /** @param value 0 only where the value is 0 already */
  put(ordinal: number, value: number): void {
    if (value === 0) return;
    if (this.#numbers[ordinal] === 0) this.ordinals.push(ordinal);
    this.#numbers[ordinal] = value;
  }

  clear(): void {
    const { ordinals } = this;
    for (let place = 0; place < ordinals.length; place += 1) this.#numbers[ordinals.at(place)] = 0;
    ordinals.length = 0;
  }
}

/** Adds one to the number of slots, and in the upper bits to the number of slots that name things. */
const ONE_SLOT = 1;
const ONE_TELLING = 16;

/**
 * Memory for ranking a term: as many numbers as there are products, allocated once per segment and cleared
 * after each term. Nothing else may run in between.
 */
export class Scratch {
  /** Points for the current slot. */
  readonly slot: SparseNumbers;
  /** How many slots a product matches, and how many of those do more than describe. */
  readonly #counts: SparseNumbers;
  readonly #sum: Uint16Array;
  readonly #main: Uint16Array;
  /** 1 for names that contain the term. */
  readonly hasTerm: SparseNumbers;

  constructor(size: number) {
    this.slot = new SparseNumbers(size);
    this.#counts = new SparseNumbers(size);
    this.#sum = new Uint16Array(size);
    this.#main = new Uint16Array(size);
    this.hasTerm = new SparseNumbers(size);
  }

  /** The products that match any slot. */
  get ordinals(): Pick<Ordinals, 'at' | 'length'> {
    return this.#counts.ordinals;
  }

  /** Adds the points of the current slot to those of the term, and clears them. */
  addSlot({ weight, isPlain, isMain }: { weight: number; isPlain: boolean; isMain: boolean }): void {
    const { ordinals } = this.slot;
    const one = ONE_SLOT + (isPlain ? 0 : ONE_TELLING);
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals.at(place);
      const points = this.slot.at(ordinal);
      this.#counts.put(ordinal, this.#counts.at(ordinal) + one);
      this.#sum[ordinal] = (this.#sum[ordinal] ?? 0) + points * weight;
      if (isMain) this.#main[ordinal] = points;
    }
    this.slot.clear();
  }

  /** Adds points for the current detail to the products that match a slot, and clears it. */
  addDetail(pointsOf: (points: number) => number): void {
    const { ordinals } = this.slot;
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals.at(place);
      if (this.#counts.at(ordinal) === 0) continue;
      this.#sum[ordinal] = (this.#sum[ordinal] ?? 0) + pointsOf(this.slot.at(ordinal));
    }
    this.slot.clear();
  }

  /** How many slots a product matches. */
  slotsAt = (ordinal: number) => this.#counts.at(ordinal) % ONE_TELLING;
  /** How many of those that do more than describe. */
  tellingAt = (ordinal: number) => this.#counts.at(ordinal) >>> 4;
  /** The points for all slots, and for the main one. */
  sumAt = (ordinal: number) => this.#sum[ordinal] ?? 0;
  mainAt = (ordinal: number) => this.#main[ordinal] ?? 0;

  clear(): void {
    const { ordinals } = this;
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals.at(place);
      this.#sum[ordinal] = 0;
      this.#main[ordinal] = 0;
    }
    this.#counts.clear();
    this.hasTerm.clear();
  }
}

const known = new WeakMap<Segment, Scratch>();

/** The scratch of a segment, all zero. */
export function scratchOf(segment: Segment): Scratch {
  const scratch = known.get(segment) ?? new Scratch(segment.size);
  known.set(segment, scratch);
  return scratch;
}
