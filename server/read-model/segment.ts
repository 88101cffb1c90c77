import type { ProductOrder } from '#domain/listing/screens.ts';
import { foldCase } from '#domain/search/fold-case.ts';
import { Growing, type TextColumn, TextColumnBuilder } from './growing.ts';
import { buildOrders } from './orders.ts';
import type { ProductRow } from './product-rows.ts';
import { buildTrigrams, type Trigrams } from './trigrams.ts';

/**
 * Products as columns, the best sold first: the place of a product in all of them is its ordinal. Nothing but typed
 * arrays, so that it passes from one thread to another without being copied.
 */
export interface Segment {
  readonly size: number;
  readonly id: Int32Array;
  readonly price: Int32Array;
  readonly originalPrice: Int32Array;
  readonly discount: Int32Array;
  readonly rating: Float64Array;
  readonly reviewCount: Int32Array;
  readonly soldCount: Int32Array;
  readonly stock: Int32Array;
  readonly categoryId: Int32Array;
  readonly subcategoryId: Int32Array;
  readonly sellerId: Int32Array;
  /** Infinite for a product without a place in the 'relevance' order. */
  readonly listPosition: Float64Array;
  /** Moment of creation in microseconds, as exactly as PostgreSQL keeps it. */
  readonly createdAt: Float64Array;
  /** 0 for a product that is in no running flash session. */
  readonly flashPrice: Int32Array;
  /** Bits of {@link FLAG}. */
  readonly flags: Uint8Array;
  readonly name: TextColumn;
  /** The names as they are compared. */
  readonly folded: TextColumn;
  readonly imageUrl: TextColumn;
  readonly location: TextColumn;
  /** The hand-picked groups of a product, each followed by a line break. */
  readonly collections: TextColumn;
  readonly trigrams: Trigrams;
  /** The ordinals in each order; by sales they are 0, 1, 2 ... */
  readonly orders: Readonly<Record<ProductOrder, Uint32Array>>;
}

export const FLAG = { freeShipping: 1, hasVariants: 2, flashSaleTag: 4 } as const;

const NUMBERS = [
  'id',
  'price',
  'originalPrice',
  'discount',
  'reviewCount',
  'soldCount',
  'stock',
  'categoryId',
  'subcategoryId',
  'sellerId',
  'flashPrice',
] as const;
const EXACT_NUMBERS = ['rating', 'listPosition', 'createdAt'] as const;
const TEXTS = ['name', 'imageUrl', 'location', 'collections'] as const;

function each<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** Builds a segment of rows that come best sold first, the higher id first among equals. */
export class SegmentBuilder {
  readonly #numbers = each(NUMBERS, () => new Growing((length) => new Int32Array(length)));
  readonly #exact = each(EXACT_NUMBERS, () => new Growing((length) => new Float64Array(length)));
  readonly #texts = each(TEXTS, () => new TextColumnBuilder());
  readonly #folded = new TextColumnBuilder();
  readonly #flags = new Growing((length) => new Uint8Array(length));
  #size = 0;

  add(row: ProductRow): void {
    for (const name of NUMBERS) this.#numbers[name].push(row[name]);
    for (const name of EXACT_NUMBERS) this.#exact[name].push(row[name]);
    for (const name of TEXTS) this.#texts[name].push(row[name]);
    this.#folded.push(foldCase(row.name));
    this.#flags.push(row.flags);
    this.#size += 1;
  }

  done(): Segment {
    const folded = this.#folded.done();
    const columns = {
      size: this.#size,
      ...each(NUMBERS, (name) => this.#numbers[name].done()),
      ...each(EXACT_NUMBERS, (name) => this.#exact[name].done()),
      ...each(TEXTS, (name) => this.#texts[name].done()),
      folded,
      flags: this.#flags.done(),
    };
    return { ...columns, trigrams: buildTrigrams(folded, this.#size), orders: buildOrders(columns) };
  }
}
