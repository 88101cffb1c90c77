import { foldCase } from '#domain/search/fold-case.ts';
import { Growing, TextColumnBuilder } from './growing.ts';
import { buildOrders } from './orders.ts';
import type { ProductRow } from './product-rows.ts';
import type { Segment } from './segment.ts';
import { buildTrigrams } from './trigrams.ts';

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
