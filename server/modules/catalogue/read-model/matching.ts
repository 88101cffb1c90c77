import { wordsOfColors, wordsOfSizes } from '#domain/catalogue/colors.ts';
import type { ProductFilter } from '#domain/listing/product-filter.ts';
import type { Service } from '#domain/listing/screens.ts';
import { type DictionaryColumn, textAt } from './growing.ts';
import { eachMarked, type Marks } from './marks.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** Clears the marks of products that do not match. */
export type Narrow = (segment: Segment, marks: Marks) => void;

const LARGEST_INTEGER = 0x7fffffff;

/** Keeps marks whose value lies in a range of non-negative numbers, both bounds included. */
function keepRange(column: Int32Array | Float64Array, marks: Marks, low: number, high: number): void {
  if (column instanceof Int32Array) keepIntegers(column, marks, low, high);
  else keepNumbers(column, marks, low, high);
}

// These loops run over all products. One loop for each kind of column and no branch, because branches would
// often be mispredicted: a single loop with a branch is about four times as slow.

function keepIntegers(column: Int32Array, marks: Marks, low: number, high: number): void {
  // With infinite bounds each comparison would use floats, which is several times as slow.
  const from = Math.min(Math.ceil(low), LARGEST_INTEGER) | 0;
  const to = low > LARGEST_INTEGER ? -1 : Math.min(high, LARGEST_INTEGER) | 0;
  for (let ordinal = 0; ordinal < marks.length; ordinal += 1) {
    const value = column[ordinal] ?? 0;
    marks[ordinal] = (marks[ordinal] ?? 0) & Number(value >= from) & Number(value <= to);
  }
}

function keepNumbers(column: Float64Array, marks: Marks, low: number, high: number): void {
  for (let ordinal = 0; ordinal < marks.length; ordinal += 1) {
    const value = column[ordinal] ?? 0;
    marks[ordinal] = (marks[ordinal] ?? 0) & Number(value >= low) & Number(value <= high);
  }
}

export function keepWhere(marks: Marks, passes: (ordinal: number) => boolean): void {
  eachMarked(marks, (ordinal) => {
    if (!passes(ordinal)) marks[ordinal] = 0;
  });
}

/** Keeps the products with one of some lines in a column of texts. */
function keepLines({ codes, texts }: DictionaryColumn, marks: Marks, lines: readonly string[]): void {
  const isMember = Array.from({ length: texts.starts.length - 1 }, (_, code) =>
    textAt(texts, code)
      .split('\n')
      .some((line) => lines.includes(line)),
  );
  keepWhere(marks, (o) => isMember[codes[o] ?? 0] === true);
}

const SERVICE_FLAGS: Readonly<Record<Service, number>> = {
  cod: FLAG.cod,
  'free-shipping': FLAG.freeShipping,
};

/** The filters of a query, without its term, like `productConditions` of the SQL finder. */
export function narrowings(
  filter: ProductFilter,
  sellers: Sellers,
  eidList: () => ReadonlySet<number>,
): Narrow[] {
  const {
    categoryIds,
    subcategoryId,
    sellerId,
    sellerTypes,
    minPrice,
    maxPrice,
    minRating,
    minStandingDiscount,
  } = filter;
  const all: Narrow[] = [];
  const [category = 0, ...others] = categoryIds ?? [];
  if (categoryIds && others.length === 0) {
    all.push((s, marks) => keepRange(s.categoryId, marks, category, category));
  } else if (categoryIds) {
    all.push((s, marks) => keepWhere(marks, (o) => categoryIds.includes(s.categoryId[o] ?? 0)));
  }
  if (subcategoryId !== undefined) {
    all.push((s, marks) => keepRange(s.subcategoryId, marks, subcategoryId, subcategoryId));
  }
  if (sellerId !== undefined) all.push((s, marks) => keepRange(s.sellerId, marks, sellerId, sellerId));
  if (minPrice !== undefined || maxPrice !== undefined) {
    const [low, high] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
    all.push((s, marks) => keepRange(s.price, marks, low, high));
  }
  if (minRating !== undefined) {
    all.push((s, marks) => keepRange(s.rating, marks, minRating, Number.POSITIVE_INFINITY));
  }
  if (minStandingDiscount !== undefined) {
    all.push((s, marks) =>
      keepRange(s.standingDiscount, marks, minStandingDiscount, Number.POSITIVE_INFINITY),
    );
  }
  if (filter.onFlashSale) {
    all.push((s, marks) => keepWhere(marks, (o) => ((s.flags[o] ?? 0) & FLAG.flashPrice) > 0));
  }
  if (sellerTypes) {
    const wanted = sellers.ofAnyType(sellerTypes);
    all.push((s, marks) => keepWhere(marks, (o) => wanted.has(s.sellerId[o] ?? 0)));
  }
  const { collection, colors, sizes, locations, services = [] } = filter;
  if (collection !== undefined) all.push((s, marks) => keepLines(s.collections, marks, [collection]));
  if (colors) all.push((s, marks) => keepLines(s.optionWords, marks, wordsOfColors(colors)));
  if (sizes) all.push((s, marks) => keepLines(s.optionWords, marks, wordsOfSizes(sizes)));
  if (locations) all.push((s, marks) => keepLines(s.location, marks, locations));
  for (const service of services) {
    all.push((s, marks) => keepWhere(marks, (o) => ((s.flags[o] ?? 0) & SERVICE_FLAGS[service]) > 0));
  }
  if (filter.onEidList) {
    const ids = eidList();
    all.push((s, marks) => keepWhere(marks, (o) => ids.has(s.id[o] ?? 0)));
  }
  return all;
}
