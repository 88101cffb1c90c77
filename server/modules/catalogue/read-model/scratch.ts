import type { Segment } from './segment.ts';

/** A growing list of ordinals over memory that is used again. */
class Ordinals {
  #list = new Uint32Array(1024);
  length = 0;

  push(ordinal: number): void {
    if (this.length === this.#list.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#list);
      this.#list = larger;
    }
    this.#list[this.length] = ordinal;
    this.length += 1;
  }

  each(visit: (ordinal: number) => void): void {
    for (let at = 0; at < this.length; at += 1) visit(this.#list[at] ?? 0);
  }
}

/** Numbers by ordinal, mostly zero, and the list of those that are not: what it costs goes by how many there are. */
export class SparseNumbers {
  readonly #numbers: Uint16Array;
  readonly #touched = new Ordinals();

  constructor(size: number) {
    this.#numbers = new Uint16Array(size);
  }

  at(ordinal: number): number {
    return this.#numbers[ordinal] ?? 0;
  }

  /** @param value 0 only for what is 0 already */
  put(ordinal: number, value: number): void {
    if (value === 0) return;
    if (this.#numbers[ordinal] === 0) this.#touched.push(ordinal);
    this.#numbers[ordinal] = value;
  }

  /** Calls `visit` with each ordinal that has a number, in the order in which they came. */
  each(visit: (ordinal: number) => void): void {
    this.#touched.each(visit);
  }

  clear(): void {
    this.#touched.each((ordinal) => {
      this.#numbers[ordinal] = 0;
    });
    this.#touched.length = 0;
  }
}

/**
 * What ranking a term takes: as many numbers as there are products, made once a segment and cleared after each term.
 * Nothing else may run between.
 */
export interface Scratch {
  /** Points for the slot that is looked at. */
  readonly slot: SparseNumbers;
  /** The sum over all slots. */
  readonly sum: SparseNumbers;
  /** How many slots a product matches. */
  readonly matched: SparseNumbers;
  /** How many of the slots that name things. */
  readonly things: SparseNumbers;
  /** The points for the main slot. */
  readonly main: SparseNumbers;
  /** 1 for names that contain the term. */
  readonly hasTerm: SparseNumbers;
}

const known = new WeakMap<Segment, Scratch>();

/** The scratch of a segment, all zero. */
export function scratchOf(segment: Segment): Scratch {
  const scratch = known.get(segment) ?? makeScratch(segment.size);
  known.set(segment, scratch);
  return scratch;
}

function makeScratch(size: number): Scratch {
  const make = () => new SparseNumbers(size);
  return { slot: make(), sum: make(), matched: make(), things: make(), main: make(), hasTerm: make() };
}

export function clearScratch(scratch: Scratch): void {
  for (const numbers of Object.values(scratch)) numbers.clear();
}
