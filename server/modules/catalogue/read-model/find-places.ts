import type { ProductOrder } from '#domain/listing/screens.ts';
import { countMarks, type Marks, markedOrdinals, noMarks, putMarks, takeMarked } from './marks.ts';
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
  /** The rank of each, where they come by rank. */
  readonly ranks?: Uint16Array;
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
  const marks = noMarks(segment.size);
  if (ranking) putMarks(marks, rankedIn(ranking, segment).ordinals, 1);
  else marks.fill(1);
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
  if (ranking && order === 'list-position') {
    return { segment, ...firstByRank(segment, { marks, ranking, needed }), total };
  }
  return { segment, ordinals: firstInOrder(segment, { marks, order, needed, total }), total };
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

/** What is found of a segment by rank, with the rank of each. */
interface FoundByRank {
  readonly ordinals: Uint32Array;
  readonly ranks: Uint16Array;
}

/** The marked products of the highest ranks. Only those of the last rank that is needed may be many: they are walked to. */
function firstByRank(
  segment: Segment,
  { marks, ranking, needed }: { marks: Marks; ranking: Ranking; needed: number },
): FoundByRank {
  const order = ranking.amongEquals;
  const byRank = new Map<number, number[]>();
  const { ordinals: members, ranks } = rankedIn(ranking, segment);
  for (let at = 0; at < members.length; at += 1) {
    const [ordinal = 0, rank = 0] = [members[at], ranks[at]];
    if (marks[ordinal] !== 1) continue;
    const same = byRank.get(rank);
    if (same) same.push(ordinal);
    else byRank.set(rank, [ordinal]);
  }
  const found: FoundByRank = { ordinals: new Uint32Array(needed), ranks: new Uint16Array(needed) };
  let length = 0;
  for (const [rank, same] of [...byRank].sort(([a], [b]) => b - a)) {
    if (length === needed) break;
    const first = firstOf(segment, same, { order, needed: Math.min(same.length, needed - length) });
    found.ordinals.set(first, length);
    found.ranks.fill(rank, length, length + first.length);
    length += first.length;
  }
  return found;
}

/** The first of some products, which come in the order of sales. */
function firstOf(
  segment: Segment,
  ordinals: readonly number[],
  { order, needed }: { order: ProductOrder; needed: number },
): ArrayLike<number> {
  if (order === 'sold') return ordinals.slice(0, needed);
  if (ordinals.length > MOST_SORTED) {
    const marks = noMarks(segment.size);
    for (const ordinal of ordinals) marks[ordinal] = 1;
    return walk(marks, segment.orders[order], needed);
  }
  const compare = compareProducts(order);
  return [...ordinals].sort((a, b) => compare(segment, a, segment, b)).slice(0, needed);
}

const NOTHING: FoundByRank = { ordinals: new Uint32Array(0), ranks: new Uint16Array(0) };

function rankedIn({ segments }: Ranking, segment: Segment): FoundByRank {
  return segments.find((part) => part.segment === segment) ?? NOTHING;
}

/** The page that is wanted out of what was found in all segments. Only what it shows becomes an object. */
export function pageOf(found: readonly Omit<Found, 'total'>[], wanted: Wanted): Place[] {
  const { limit, offset = 0, ranking, order } = wanted;
  const isByRank = ranking && order === 'list-position';
  const compare = compareProducts(isByRank ? ranking.amongEquals : order);
  const heads = found.map((part) => ({ ...part, at: 0 }));
  const isBefore = (head: (typeof heads)[number], other: (typeof heads)[number]) => {
    const [rank, otherRank] = [head.ranks?.[head.at] ?? 0, other.ranks?.[other.at] ?? 0];
    if (rank !== otherRank) return rank > otherRank;
    return compare(head.segment, headOf(head), other.segment, headOf(other)) < 0;
  };
  const places: Place[] = [];
  for (let passed = 0; passed < offset + limit; passed += 1) {
    let first: (typeof heads)[number] | undefined;
    for (const head of heads) {
      if (head.at === head.ordinals.length) continue;
      if (!first || isBefore(head, first)) first = head;
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
