import type { ProductOrder } from '#domain/listing/screens.ts';
import { foldCase } from '#domain/search/fold-case.ts';
import { ENOUGH, type Matched, membership, rankOf, SHORTEST_INSIDE } from '#domain/search/relevance.ts';
import type { Understood } from '#domain/search/understood.ts';
import { orderAmongEquals, wishesProperties } from '../finding/wished.ts';
import { eachMarked, keepMarked, type Marks, noMarks, putMarks, takeMarked } from './marks.ts';
import { namesWith } from './names-with.ts';
import { audienceFits, pointsIn, type SegmentPoints } from './rank-segment.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** The products of a segment that a term finds, and how well each fits: the higher the rank, the better. */
export interface RankedSegment {
  readonly segment: Segment;
  readonly members: Marks;
  readonly ranks: Uint16Array;
}

/** What a term finds in all segments. */
export interface Ranking {
  readonly segments: readonly RankedSegment[];
  /** The order among products of the same rank. */
  readonly amongEquals: ProductOrder;
}

/** What is gone through: a segment, and its products that do not count. */
interface Part {
  readonly segment: Segment;
  readonly isStale: Marks | null;
}

/** What is known of a part. */
interface Rated extends Part {
  readonly points: SegmentPoints;
  /** Names that contain the term; null where matching its only word finds them all. */
  readonly hasTerm: Marks | null;
}

/** Finds and ranks what a term means, as `rankCandidates` of the SQL catalogue does. */
export function rank(parts: readonly Part[], understood: Understood, sellers: Sellers): Ranking {
  const rated = parts.map(
    (part): Rated => ({
      ...part,
      points: pointsIn(part.segment, understood, sellers),
      hasTerm: termMarks(part.segment, understood),
    }),
  );
  const isMember = membership(understood, countFull(rated, understood));
  const members = rated.map((part) => membersOf(part, isMember));
  const wished = withProperties(rated, members, understood);
  return {
    amongEquals: orderAmongEquals(understood),
    segments: rated.map((part, at) => {
      const marks = wished[at] ?? noMarks(part.segment.size);
      return { segment: part.segment, members: marks, ranks: ranksOf(part, marks, { understood, sellers }) };
    }),
  };
}

const matchedAt = ({ matched, things, main }: SegmentPoints, ordinal: number): Matched => ({
  slots: matched[ordinal] ?? 0,
  things: things[ordinal] ?? 0,
  main: main[ordinal] ?? 0,
});

/** How many products match all slots, as far as that matters. */
function countFull(rated: readonly Rated[], { slots }: Understood): number {
  let count = 0;
  for (const { segment, isStale, points } of rated) {
    for (let ordinal = 0; ordinal < segment.size && count < ENOUGH; ordinal += 1) {
      if (points.matched[ordinal] === slots.length && isStale?.[ordinal] !== 1) count += 1;
    }
  }
  return count;
}

function membersOf(
  { segment, isStale, points, hasTerm }: Rated,
  isMember: (matched: Matched) => boolean,
): Marks {
  const marks = noMarks(segment.size);
  const isAllMembers = isMember(NOTHING);
  for (let ordinal = 0; ordinal < segment.size; ordinal += 1) {
    const mayBe = isAllMembers || points.matched[ordinal] !== 0;
    marks[ordinal] = Number((mayBe && isMember(matchedAt(points, ordinal))) || hasTerm?.[ordinal] === 1);
  }
  if (isStale) takeMarked(marks, isStale);
  return marks;
}

const NOTHING: Matched = { slots: 0, things: 0, main: 0 };

function termMarks(segment: Segment, { term, slots, isLiteral }: Understood): Marks | null {
  const folded = foldCase(term);
  const [only, ...others] = slots;
  const isFoundAnyway = only?.part === folded && others.length === 0 && /^\p{L}+$/u.test(folded);
  if (!isLiteral && isFoundAnyway && folded.length >= SHORTEST_INSIDE) return null;
  const marks = noMarks(segment.size);
  putMarks(marks, namesWith(segment, folded), 1);
  return marks;
}

/** Only members that have what the term wishes; all of them when none has. */
function withProperties(
  found: readonly Part[],
  members: readonly Marks[],
  understood: Understood,
): readonly Marks[] {
  if (!wishesProperties(understood)) return members;
  const has = hasProperties(understood);
  const wished = found.map(({ segment }, at) => {
    const marks = noMarks(segment.size);
    for (let ordinal = 0; ordinal < segment.size; ordinal += 1)
      marks[ordinal] = Number(has(segment, ordinal));
    keepMarked(marks, members[at] ?? marks);
    return marks;
  });
  return wished.some((marks) => marks.includes(1)) ? wished : members;
}

function hasProperties({ wishes }: Understood): (segment: Segment, ordinal: number) => boolean {
  const { properties, minPrice, maxPrice } = wishes;
  const flags =
    (properties.includes('free-shipping') ? FLAG.freeShipping : 0) |
    (properties.includes('cod') ? FLAG.cod : 0);
  const leastDiscount = properties.includes('discounted') ? 1 : 0;
  return (segment, ordinal) => {
    const price = segment.price[ordinal] ?? 0;
    return (
      ((segment.flags[ordinal] ?? 0) & flags) === flags &&
      (segment.discount[ordinal] ?? 0) >= leastDiscount &&
      price >= (minPrice ?? 0) &&
      price <= (maxPrice ?? price)
    );
  };
}

function ranksOf(
  { segment, points, hasTerm }: Rated,
  marks: Marks,
  { understood, sellers }: { understood: Understood; sellers: Sellers },
): Uint16Array {
  const fitOf = audienceFits(understood);
  const { wishes, shop } = understood;
  const official = wishes.official ? sellers.ofAnyType(['official-store']) : null;
  const shops = new Set(sellers.named(shop).map(({ id }) => id));
  const ranks = new Uint16Array(segment.size);
  eachMarked(marks, (ordinal) => {
    const sellerId = segment.sellerId[ordinal] ?? 0;
    ranks[ordinal] = rankOf(understood, {
      matched: matchedAt(points, ordinal),
      sum: points.sum[ordinal] ?? 0,
      beside: {
        fit: fitOf(segment, ordinal),
        isOfficial: official?.has(sellerId) ?? false,
        hasTerm: hasTerm?.[ordinal] === 1,
        isOfShop: shops.has(sellerId),
      },
    });
  });
  return ranks;
}
