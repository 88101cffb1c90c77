import type { ProductOrder } from '#domain/listing/screens.ts';
import type { NamePattern } from '#domain/search/alternative-terms.ts';
import { countMarks, type Marks, markedOrdinals, noMarks, putMarks, takeMarked } from './marks.ts';
import type { Narrow } from './matching.ts';
import { namesHolding, namesWith } from './names-with.ts';
import { compareProducts, type Place } from './orders.ts';
import type { Segment } from './segment.ts';

/** What is looked for in a segment. */
export interface Wanted {
  narrow: readonly Narrow[];
  /** Only names that hold one of these patterns. */
  patterns?: readonly NamePattern[];
  order: ProductOrder;
  limit: number;
  offset?: number;
}

/** So many are sorted; of more the first are met soon by walking the order of all, which takes no comparing. */
const MOST_SORTED = 500;

/** What was found in a segment: the ordinals of the first products, as many as the page could need, in order. */
export interface Found {
  readonly segment: Segment;
  readonly ordinals: Uint32Array;
  /** How many there are in all. */
  readonly total: number;
}

/**
 * Marks what is looked for.
 * @param isStale 1 for products that do not count; null when all do
 */
export function marksOf(
  segment: Segment,
  { narrow, patterns }: Pick<Wanted, 'narrow' | 'patterns'>,
  isStale: Marks | null,
): Marks {
  const marks = startMarks(segment, patterns);
  if (isStale) takeMarked(marks, isStale);
  for (const take of narrow) take(segment, marks);
  return marks;
}

/** @param isStale as in {@link marksOf} */
export function findIn(segment: Segment, wanted: Wanted, isStale: Marks | null): Found {
  const { order, limit, offset = 0 } = wanted;
  const marks = marksOf(segment, wanted, isStale);
  const total = countMarks(marks);
  const needed = Math.min(total, offset + limit);
  if (total > MOST_SORTED) {
    return { segment, ordinals: walk(marks, segment.orders[order], needed), total };
  }
  const ordinals = markedOrdinals(marks, total);
  const compare = compareProducts(order);
  if (order !== 'sold') ordinals.sort((a, b) => compare(segment, a, segment, b));
  return { segment, ordinals: ordinals.subarray(0, needed), total };
}

/** The page that is wanted out of what was found in all segments. Only what it shows becomes an object. */
export function pageOf(
  found: readonly Pick<Found, 'segment' | 'ordinals'>[],
  { order, limit, offset = 0 }: Wanted,
): Place[] {
  const compare = compareProducts(order);
  const heads = found.map(({ segment, ordinals }) => ({ segment, ordinals, at: 0 }));
  const places: Place[] = [];
  for (let passed = 0; passed < offset + limit; passed += 1) {
    let first: (typeof heads)[number] | undefined;
    for (const head of heads) {
      if (head.at === head.ordinals.length) continue;
      if (!first || compare(head.segment, headOf(head), first.segment, headOf(first)) < 0) first = head;
    }
    if (!first) break;
    if (passed >= offset) places.push({ segment: first.segment, ordinal: headOf(first) });
    first.at += 1;
  }
  return places;
}

const headOf = ({ ordinals, at }: { ordinals: Uint32Array; at: number }) => ordinals[at] ?? 0;

function startMarks(segment: Segment, patterns: readonly NamePattern[] | undefined): Marks {
  const marks = noMarks(segment.size);
  if (!patterns) return marks.fill(1);
  for (const pattern of patterns) {
    const [part, ...others] = pattern;
    const found =
      part !== undefined && others.length === 0 ? namesHolding(segment, part) : namesWith(segment, pattern);
    putMarks(marks, found, 1);
  }
  return marks;
}

function walk(marks: Marks, order: Uint32Array, needed: number): Uint32Array {
  const ordinals = new Uint32Array(needed);
  let length = 0;
  for (let at = 0; length < needed; at += 1) {
    const ordinal = order[at] ?? 0;
    if (marks[ordinal] !== 1) continue;
    ordinals[length] = ordinal;
    length += 1;
  }
  return ordinals;
}
