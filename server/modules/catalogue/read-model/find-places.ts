import type { ProductOrder } from '#domain/listing/screens.ts';
import { countMarks, type Marks, markedOrdinals, noMarks, putMarks, takeMarked } from './marks.ts';
import type { Narrow } from './matching.ts';
import { compareProducts, type Place } from './orders.ts';
import type { Ranking } from './ranking.ts';
import type { Segment } from './segment.ts';

/** The input of a search in a segment. */
export interface Wanted {
  narrow: readonly Narrow[];
  /** Only results of a term. */
  ranking?: Ranking | undefined;
  /** Among results of a term, `list-position` means the best first. */
  order: ProductOrder;
  limit: number;
  offset?: number;
}

/**
 * Up to so many results are sorted. With more, walking the order of all products meets the first ones soon,
 * without comparing.
 */
const MOST_SORTED = 500;

/** The result of a segment: the ordinals of the first products, as many as the page could need, in order. */
export interface Found {
  readonly segment: Segment;
  readonly ordinals: Uint32Array;
  /** The rank of each, when sorted by rank. */
  readonly ranks?: Uint16Array;
  /** How many there are in all. */
  readonly total: number;
}

/**
 * Marks the products that match.
 * @param isStale 1 for outdated products; null when there are none
 */
function marksOf(
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

/** The ordinals of the products that match, ascending; parameters as of {@link marksOf}. */
export function ordinalsOf(
  segment: Segment,
  wanted: Pick<Wanted, 'narrow' | 'ranking'>,
  isStale: Marks | null,
): Uint32Array {
  const { ranking, narrow } = wanted;
  // What a term finds has no outdated products.
  if (ranking && narrow.length === 0) return rankedIn(ranking, segment).ordinals;
  return markedOrdinals(marksOf(segment, wanted, isStale));
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

/** The results of a segment by rank, with the rank of each. */
interface FoundByRank {
  readonly ordinals: Uint32Array;
  readonly ranks: Uint16Array;
}

/** How many products have each rank; all zero except during a count. */
const countOfRank = new Uint32Array(2 ** 16);

/** The ranks of the marked ones among some products, with the count of each, the highest first. */
function countRanks({ ordinals, ranks }: FoundByRank, marks: Marks): [rank: number, count: number][] {
  const seen: number[] = [];
  for (let at = 0; at < ordinals.length; at += 1) {
    if (marks[ordinals[at] ?? 0] !== 1) continue;
    const rank = ranks[at] ?? 0;
    const count = (countOfRank[rank] ?? 0) + 1;
    if (count === 1) seen.push(rank);
    countOfRank[rank] = count;
  }
  const counts = seen.sort((a, b) => b - a).map((rank): [number, number] => [rank, countOfRank[rank] ?? 0]);
  for (const rank of seen) countOfRank[rank] = 0;
  return counts;
}

/** The marked products of the highest ranks. Only the last rank needed may have many; they are walked. */
function firstByRank(
  segment: Segment,
  { marks, ranking, needed }: { marks: Marks; ranking: Ranking; needed: number },
): FoundByRank {
  const order = ranking.amongEquals;
  const members = rankedIn(ranking, segment);
  const found: FoundByRank = { ordinals: new Uint32Array(needed), ranks: new Uint16Array(needed) };
  let length = 0;
  for (const [rank, count] of countRanks(members, marks)) {
    if (length === needed) break;
    const wanted = Math.min(count, needed - length);
    // Members come in the order of sales.
    const same = ofRank(members, marks, { rank, most: order === 'sold' ? wanted : count });
    found.ordinals.set(firstOf(segment, same, { order, needed: wanted }), length);
    found.ranks.fill(rank, length, length + wanted);
    length += wanted;
  }
  return found;
}

/** The first marked products of a rank. */
function ofRank(
  { ordinals, ranks }: FoundByRank,
  marks: Marks,
  { rank, most }: { rank: number; most: number },
): Uint32Array {
  const same = new Uint32Array(most);
  let length = 0;
  for (let at = 0; length < most && at < ordinals.length; at += 1) {
    if (ranks[at] !== rank || marks[ordinals[at] ?? 0] !== 1) continue;
    same[length] = ordinals[at] ?? 0;
    length += 1;
  }
  return same;
}

/** The first of some products, which are in the order of sales. */
function firstOf(
  segment: Segment,
  ordinals: Uint32Array,
  { order, needed }: { order: ProductOrder; needed: number },
): Uint32Array {
  if (order === 'sold') return ordinals;
  if (ordinals.length > MOST_SORTED) {
    const marks = noMarks(segment.size);
    putMarks(marks, ordinals, 1);
    return walk(marks, segment.orders[order], needed);
  }
  const compare = compareProducts(order);
  return ordinals.sort((a, b) => compare(segment, a, segment, b)).subarray(0, needed);
}

const NOTHING: FoundByRank = { ordinals: new Uint32Array(0), ranks: new Uint16Array(0) };

function rankedIn({ segments }: Ranking, segment: Segment): FoundByRank {
  return segments.find((part) => part.segment === segment) ?? NOTHING;
}

/** The requested page from the results of all segments. Only its products become objects. */
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
