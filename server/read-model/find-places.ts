import type { ProductOrder } from '#domain/listing/screens.ts';
import type { NamePattern } from '#domain/search/alternative-terms.ts';
import type { Marks, Narrow } from './matching.ts';
import { namesWith } from './names-with.ts';
import { comparePlaces, type Place } from './orders.ts';
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

/** Below this share of a segment, what is found is sorted; above it, the order of all is walked. */
const FEW = 1 / 16;

/** The first products of a segment that are wanted, as many as the page could need, and how many are in all. */
export function findPlaces(
  segment: Segment,
  { narrow, patterns, order, limit, offset = 0 }: Wanted,
  isStale: Uint8Array | null,
): { places: Place[]; total: number } {
  const marks = startMarks(segment, patterns);
  if (isStale) for (let at = 0; at < marks.length; at += 1) if (isStale[at] === 1) marks[at] = 0;
  for (const take of narrow) take(segment, marks);
  let total = 0;
  for (let at = 0; at < marks.length; at += 1) total += marks[at] ?? 0;
  const needed = Math.min(total, offset + limit);
  const places =
    total < segment.size * FEW
      ? markedPlaces(segment, marks).sort(comparePlaces(order)).slice(0, needed)
      : walk(segment, marks, segment.orders[order], needed);
  return { places, total };
}

function startMarks(segment: Segment, patterns: readonly NamePattern[] | undefined): Marks {
  const marks = new Uint8Array(segment.size);
  if (!patterns) return marks.fill(1);
  for (const pattern of patterns) {
    const found = namesWith(segment, pattern);
    for (let at = 0; at < found.length; at += 1) marks[found[at] ?? 0] = 1;
  }
  return marks;
}

function markedPlaces(segment: Segment, marks: Marks): Place[] {
  const places: Place[] = [];
  for (let ordinal = 0; ordinal < marks.length; ordinal += 1) {
    if (marks[ordinal] === 1) places.push({ segment, ordinal });
  }
  return places;
}

function walk(segment: Segment, marks: Marks, order: Uint32Array, needed: number): Place[] {
  const places: Place[] = [];
  for (let at = 0; places.length < needed; at += 1) {
    const ordinal = order[at] ?? 0;
    if (marks[ordinal] === 1) places.push({ segment, ordinal });
  }
  return places;
}
