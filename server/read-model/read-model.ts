import type { ProductCard } from '#domain/catalogue/product.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { ProductOrder } from '#domain/listing/screens.ts';
import { rupiah } from '#domain/money.ts';
import { EID_LIST_SIZE } from '#domain/promotions/eid-list.ts';
import type { NamePattern } from '#domain/search/alternative-terms.ts';
import { foldCase } from '#domain/search/fold-case.ts';
import { textAt } from './growing.ts';
import { allOf, filterTests, isEidCandidate, type Passes } from './matching.ts';
import { comparePlaces, type Place } from './orders.ts';
import type { ProductRow } from './product-rows.ts';
import { FLAG, type Segment, SegmentBuilder } from './segment.ts';
import type { Sellers } from './sellers.ts';
import { namesWith } from './trigrams.ts';

/** Products found: those asked for, in order, and how many there are in all. */
interface Found {
  places: Place[];
  total: number;
}

interface Wanted {
  passes: Passes;
  /** Only names that hold one of these patterns. */
  patterns?: readonly NamePattern[];
  order: ProductOrder;
  limit: number;
  offset?: number;
}

/**
 * The catalogue in the memory of this process: a large segment that was built once, and a small one with what has
 * changed since, which stands in the place of the same products in the large one.
 */
export class ReadModel {
  readonly #base: Segment;
  /** 1 for products of the large segment that were changed or deleted since. */
  readonly #isStale: Uint8Array;
  readonly #ordinalOf: ReadonlyMap<number, number>;
  readonly #changed = new Map<number, ProductRow>();
  #staleCount = 0;
  #segments: readonly Segment[];
  #sellers: Sellers;
  #eidList: ReadonlySet<number> | null = null;

  constructor(base: Segment, sellers: Sellers) {
    this.#base = base;
    this.#isStale = new Uint8Array(base.size);
    this.#segments = [base];
    this.#sellers = sellers;
    const ordinals = new Map<number, number>();
    for (const [ordinal, id] of base.id.entries()) ordinals.set(id, ordinal);
    this.#ordinalOf = ordinals;
  }

  /** How many products have changed since the large segment was built. */
  get changes(): number {
    return this.#staleCount + this.#changed.size;
  }

  /** Takes in products as they are now; those that are asked for and not among the rows are deleted. */
  update(ids: readonly number[], rows: readonly ProductRow[]): void {
    for (const id of ids) {
      this.#changed.delete(id);
      const ordinal = this.#ordinalOf.get(id);
      if (ordinal === undefined || this.#isStale[ordinal] === 1) continue;
      this.#isStale[ordinal] = 1;
      this.#staleCount += 1;
    }
    for (const row of rows) this.#changed.set(row.id, row);
    const builder = new SegmentBuilder();
    const bySales = [...this.#changed.values()].sort((a, b) => b.soldCount - a.soldCount || b.id - a.id);
    for (const row of bySales) builder.add(row);
    this.#segments = bySales.length > 0 ? [this.#base, builder.done()] : [this.#base];
    this.#eidList = null;
  }

  updateSellers(sellers: Sellers): void {
    this.#sellers = sellers;
  }

  list({ filter, order, limit, offset }: ProductQuery): { items: ProductCard[]; total: number } {
    const { term } = filter;
    const wanted = { passes: this.#passes(filter), order, limit, offset };
    const { places, total } = this.#find(
      term === undefined ? wanted : { ...wanted, patterns: [[foldCase(term)]] },
    );
    return { items: this.#cards(places), total };
  }

  /** The best sold products whose names hold one of the patterns and not the filter's own term. */
  related(
    filter: ProductFilter,
    {
      patterns,
      limit,
      except,
    }: { patterns: readonly NamePattern[]; limit: number; except: readonly number[] },
  ): ProductCard[] {
    if (patterns.length === 0) return [];
    const named = new Map<Segment, ReadonlySet<number>>();
    const isNamed: Passes = (segment, ordinal) => {
      let found = named.get(segment);
      if (!found) {
        found = new Set(namesWith(segment, [foldCase(filter.term ?? '')]));
        named.set(segment, found);
      }
      return found.has(ordinal);
    };
    const passesFilter = this.#passes(filter);
    const passes: Passes = (segment, ordinal) =>
      !except.includes(segment.id[ordinal] ?? 0) &&
      passesFilter(segment, ordinal) &&
      !isNamed(segment, ordinal);
    return this.#cards(this.#find({ passes, patterns, order: 'sold', limit }).places);
  }

  /** The best sold products whose names hold the term; looks no further than it must. */
  suggest(term: string, limit: number): ProductCard[] {
    return this.#cards(
      this.#find({ passes: () => true, patterns: [[foldCase(term)]], order: 'sold', limit }).places,
    );
  }

  #passes(filter: ProductFilter): Passes {
    return allOf(filterTests(filter, this.#sellers, () => this.#eidIds()));
  }

  /** The ids of 'Promo Lebaran' (`eidList` of the domain). */
  #eidIds(): ReadonlySet<number> {
    if (!this.#eidList) {
      const { places } = this.#find({ passes: isEidCandidate, order: 'discount', limit: EID_LIST_SIZE });
      this.#eidList = new Set(places.map(({ segment, ordinal }) => segment.id[ordinal] ?? 0));
    }
    return this.#eidList;
  }

  #find({ passes, patterns, order, limit, offset = 0 }: Wanted): Found {
    let total = 0;
    const first: Place[] = [];
    for (const segment of this.#segments) {
      const isStale = segment === this.#base && this.#staleCount > 0 ? this.#isStale : null;
      let taken = 0;
      for (const ordinal of ordinalsIn(segment, order, patterns)) {
        if (isStale?.[ordinal] === 1 || !passes(segment, ordinal)) continue;
        total += 1;
        taken += 1;
        if (taken <= offset + limit) first.push({ segment, ordinal });
      }
    }
    if (this.#segments.length > 1) first.sort(comparePlaces(order));
    return { places: first.slice(offset, offset + limit), total };
  }

  #cards(places: readonly Place[]): ProductCard[] {
    return places.map(({ segment, ordinal }) => cardAt(segment, ordinal, this.#sellers));
  }
}

/** The ordinals of a segment in an order: all of them, or those whose names hold one of the patterns. */
function ordinalsIn(
  segment: Segment,
  order: ProductOrder,
  patterns: readonly NamePattern[] | undefined,
): Uint32Array | Iterable<number> {
  if (!patterns) return order === 'sold' ? segment.id.keys() : segment.orders[order];
  const found = unionOf(
    patterns.map((pattern) => namesWith(segment, pattern)),
    segment.size,
  );
  if (order === 'sold') return found;
  // Few are sorted; of many the whole order is walked.
  if (found.length * 16 < segment.size) {
    const compare = comparePlaces(order);
    return found.slice().sort((a, b) => compare({ segment, ordinal: a }, { segment, ordinal: b }));
  }
  const isFound = new Uint8Array(segment.size);
  for (const ordinal of found) isFound[ordinal] = 1;
  return segment.orders[order].filter((ordinal) => isFound[ordinal] === 1);
}

function unionOf([first, ...others]: Uint32Array[], size: number): Uint32Array {
  if (others.length === 0) return first ?? new Uint32Array();
  const isFound = new Uint8Array(size);
  for (const list of [first ?? [], ...others]) for (const ordinal of list) isFound[ordinal] = 1;
  return Uint32Array.from(isFound.keys()).filter((ordinal) => isFound[ordinal] === 1);
}

function cardAt(segment: Segment, ordinal: number, sellers: Sellers): ProductCard {
  const number = (column: ArrayLike<number>) => column[ordinal] ?? 0;
  const flags = number(segment.flags);
  const flashPrice = number(segment.flashPrice);
  return {
    id: number(segment.id),
    name: textAt(segment.name, ordinal),
    price: rupiah(number(segment.price)),
    originalPrice: rupiah(number(segment.originalPrice)),
    discount: number(segment.discount),
    imageUrl: textAt(segment.imageUrl, ordinal),
    rating: number(segment.rating),
    reviewCount: number(segment.reviewCount),
    soldCount: number(segment.soldCount),
    stock: number(segment.stock),
    isFreeShipping: (flags & FLAG.freeShipping) > 0,
    location: textAt(segment.location, ordinal),
    sellerName: sellers.nameOf(number(segment.sellerId)),
    flashPrice: flashPrice === 0 ? null : rupiah(flashPrice),
    hasVariants: (flags & FLAG.hasVariants) > 0,
  };
}
