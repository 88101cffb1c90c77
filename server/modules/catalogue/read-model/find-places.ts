import type { ProductOrder } from '#domain/listing/screens.ts';
import {
  countMarks,
  eachMarked,
  keepMarked,
  type Marks,
  markedOrdinals,
  noMarks,
  takeMarked,
} from './marks.ts';
import type { Narrow } from './matching.ts';
import { compareProducts, type Place } from './orders.ts';
import type { Ranking } from './ranking.ts';
import type { Segment } from './segment.ts';

/** What is looked for in a segment. */
export interface Wanted {
  narrow: readonly Narrow[];
  /** Only what a term finds. */
  ranking?: Ranking | undefined;
  /** Of what a term finds `list-position` is the best first. */
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
  { narrow, ranking }: Pick<Wanted, 'narrow' | 'ranking'>,
  isStale: Marks | null,
): Marks {
  const marks = noMarks(segment.size).fill(1);
  if (ranking) keepMarked(marks, membersOf(ranking, segment));
  if (isStale) takeMarked(marks, isStale);
  for (const take of narrow) take(segment, marks);
  return marks;
}

/** @param isStale as in {@link marksOf} */
export function findIn(segment: Segment, wanted: Wanted, isStale: Marks | null): Found {
  const { order, ranking, limit, offset = 0 } = wanted;
  const marks = marksOf(segment, wanted, isStale);
  const total = countMarks(marks);
  const needed = Math.min(total, offset + limit);
  const isByRank = ranking && order === 'list-position';
  const ordinals = isByRank
    ? firstByRank(segment, { marks, ranking, needed })
    : firstInOrder(segment, { marks, order, needed, total });
  return { segment, ordinals, total };
}

function firstInOrder(
  segment: Segment,
  { marks, order, needed, total }: { marks: Marks; order: ProductOrder; needed: number; total: number },
): Uint32Array {
  if (total > MOST_SORTED) return walk(marks, segment.orders[order], needed);
  const ordinals = markedOrdinals(marks, total);
  const compare = compareProducts(order);
  if (order !== 'sold') ordinals.sort((a, b) => compare(segment, a, segment, b));
  return ordinals.subarray(0, needed);
}

/** The marked products of the highest ranks. Only those of the last rank that is needed are many: they are walked to. */
function firstByRank(
  segment: Segment,
  { marks, ranking, needed }: { marks: Marks; ranking: Ranking; needed: number },
): Uint32Array {
  const ranks = ranksOf(ranking, segment);
  const counts = new Map<number, number>();
  eachMarked(marks, (ordinal) => {
    const rank = ranks[ordinal] ?? 0;
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  });
  const ordinals = new Uint32Array(needed);
  let length = 0;
  for (const [rank, total] of [...counts].sort(([a], [b]) => b - a)) {
    if (length === needed) break;
    const same = noMarks(segment.size);
    eachMarked(marks, (ordinal) => {
      if (ranks[ordinal] === rank) same[ordinal] = 1;
    });
    const first = firstInOrder(segment, {
      marks: same,
      order: ranking.amongEquals,
      needed: Math.min(total, needed - length),
      total,
    });
    ordinals.set(first, length);
    length += first.length;
  }
  return ordinals;
}

const NO_RANKS = new Uint16Array(0);

function membersOf({ segments }: Ranking, segment: Segment): Marks {
  return segments.find((part) => part.segment === segment)?.members ?? noMarks(segment.size);
}

function ranksOf({ segments }: Ranking, segment: Segment): Uint16Array {
  return segments.find((part) => part.segment === segment)?.ranks ?? NO_RANKS;
}

type Compare = ReturnType<typeof compareProducts>;

/** Compares two products in the order that is wanted. */
function compareWanted({ order, ranking }: Wanted): Compare {
  if (!ranking || order !== 'list-position') return compareProducts(order);
  const among = compareProducts(ranking.amongEquals);
  const ranks = new Map(ranking.segments.map((part) => [part.segment, part.ranks]));
  return (segment, ordinal, otherSegment, otherOrdinal) => {
    const [rank, other] = [ranks.get(segment)?.[ordinal] ?? 0, ranks.get(otherSegment)?.[otherOrdinal] ?? 0];
    return rank === other ? among(segment, ordinal, otherSegment, otherOrdinal) : other - rank;
  };
}

/** The page that is wanted out of what was found in all segments. Only what it shows becomes an object. */
export function pageOf(found: readonly Pick<Found, 'segment' | 'ordinals'>[], wanted: Wanted): Place[] {
  const { limit, offset = 0 } = wanted;
  const compare = compareWanted(wanted);
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
