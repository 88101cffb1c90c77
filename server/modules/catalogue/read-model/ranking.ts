import type { ProductOrder } from '#domain/listing/screens.ts';
import { foldText } from '#domain/search/fold-text.ts';
import {
  isThingItself,
  LEAST_SCORE,
  type Matched,
  membership,
  rankOf,
  SHORTEST_INSIDE,
} from '#domain/search/relevance.ts';
import type { Understood } from '#domain/search/understood.ts';
import type { Answer } from '../finding/product-finder.ts';
import { orderAmongEquals, wishesProperties } from '../finding/wished.ts';
import { type Marks, markedOrdinals, noMarks, takeMarked } from './marks.ts';
import { namesWith } from './names-with.ts';
import { audienceFits, putPoints } from './rank-segment.ts';
import type { Scratch } from './scratch.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** The products of a segment that a term finds, and the rank of each. */
export interface RankedSegment {
  readonly segment: Segment;
  /** Ascending. */
  readonly ordinals: Uint32Array;
  /** The rank of each ordinal; higher is better. */
  readonly ranks: Uint16Array;
}

/** What a term finds in all segments. */
export interface Ranking {
  readonly segments: readonly RankedSegment[];
  /** The order among products of the same rank. */
  readonly amongEquals: ProductOrder;
  readonly answer: Answer;
}

/** A segment and its outdated products. */
interface Part {
  readonly segment: Segment;
  readonly isStale: Marks | null;
}

/** A part with the points of its products. */
interface Rated extends Part {
  readonly scratch: Scratch;
}

/** Finds and ranks what a term means. */
export function rank(parts: readonly Part[], understood: Understood, sellers: Sellers): Ranking {
  const rated = parts.map((part): Rated => {
    const scratch = putPoints(part.segment, understood, sellers);
    putHasTerm(part.segment, understood, scratch);
    return { ...part, scratch };
  });
  const full = countFull(rated, understood);
  const isMember = membership(understood, full);
  const found = rated.map((part) => membersOf(part, isMember));
  const wished = withProperties(found, rated, understood);
  const members = wished ?? found;
  const answer: Answer = {
    isAny: members.some(({ length }) => length > 0),
    isWhole: understood.slots.length < 2 || full > 0 || rated.some(isTermInName),
    isAsWished: wished !== null,
    full,
  };
  const segments = rated.map((part, at) => {
    const ordinals = members[at] ?? new Uint32Array(0);
    return { segment: part.segment, ordinals, ranks: ranksOf(part, ordinals, { understood, sellers }) };
  });
  for (const { scratch } of rated) scratch.clear();
  return { amongEquals: orderAmongEquals(understood), segments, answer };
}

/** Whether the name of any product contains the term. */
function isTermInName({ isStale, scratch: { hasTerm } }: Rated): boolean {
  for (let place = 0; place < hasTerm.ordinals.length; place += 1) {
    if (isStale?.[hasTerm.ordinals.at(place)] !== 1) return true;
  }
  return false;
}

/** How many products match all slots. */
function countFull(rated: readonly Rated[], { slots }: Understood): number {
  let count = 0;
  for (const { isStale, scratch } of rated) {
    const { ordinals } = scratch;
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals.at(place);
      if (scratch.slotsAt(ordinal) === slots.length && isStale?.[ordinal] !== 1) count += 1;
    }
  }
  return count;
}

function membersOf(
  { segment, isStale, scratch }: Rated,
  isMember: (matched: Matched) => boolean,
): Uint32Array {
  const marks = noMarks(segment.size);
  if (isMember(NOTHING)) marks.fill(1);
  const { ordinals, hasTerm } = scratch;
  const matched = { slots: 0, telling: 0, main: 0 };
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals.at(place);
    matched.slots = scratch.slotsAt(ordinal);
    matched.telling = scratch.tellingAt(ordinal);
    matched.main = scratch.mainAt(ordinal);
    if (isMember(matched)) marks[ordinal] = 1;
  }
  for (let place = 0; place < hasTerm.ordinals.length; place += 1) marks[hasTerm.ordinals.at(place)] = 1;
  if (isStale) takeMarked(marks, isStale);
  return markedOrdinals(marks);
}

const NOTHING: Matched = { slots: 0, telling: 0, main: 0 };

/** Records the names that contain the term, unless matching its only word finds them all. */
function putHasTerm(segment: Segment, { term, slots, isLiteral }: Understood, { hasTerm }: Scratch): void {
  const folded = foldText(term);
  const [only, ...others] = slots;
  const isFoundAnyway =
    only?.part === folded && only.isInside && others.length === 0 && /^\p{L}+$/u.test(folded);
  if (!isLiteral && isFoundAnyway && folded.length >= SHORTEST_INSIDE) return;
  for (const ordinal of namesWith(segment, folded)) hasTerm.put(ordinal, 1);
}

/** Only members with the wished properties; null when no such thing has these. */
function withProperties(
  members: readonly Uint32Array[],
  rated: readonly Rated[],
  understood: Understood,
): readonly Uint32Array[] | null {
  if (!wishesProperties(understood)) return members;
  const has = hasProperties(understood);
  const wished = rated.map(({ segment }, at) =>
    (members[at] ?? NONE).filter(
      (ordinal) =>
        has(segment, ordinal) || (understood.isName && rated[at]?.scratch.hasTerm.at(ordinal) === 1),
    ),
  );
  const isItself = (lists: readonly Uint32Array[]) =>
    lists.some((ordinals, at) =>
      ordinals.some((ordinal) => isThingItself(rated[at]?.scratch.mainAt(ordinal) ?? 0)),
    );
  const isMet = wished.some(({ length }) => length > 0) && (isItself(wished) || !isItself(members));
  return isMet ? wished : null;
}

const NONE = new Uint32Array(0);

function hasProperties({ wishes }: Understood): (segment: Segment, ordinal: number) => boolean {
  const { properties, minPrice, maxPrice } = wishes;
  const flags =
    (properties.includes('free-shipping') ? FLAG.freeShipping : 0) |
    (properties.includes('cod') ? FLAG.cod : 0) |
    (properties.includes('flash-sale') ? FLAG.flashPrice : 0);
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
  { segment, scratch }: Rated,
  ordinals: Uint32Array,
  { understood, sellers }: { understood: Understood; sellers: Sellers },
): Uint16Array {
  const fitOf = audienceFits(understood);
  const { wishes, shop, sort } = understood;
  const official = wishes.official ? sellers.ofAnyType(['official-store']) : null;
  const shops = new Set(sellers.named(shop).map(({ id }) => id));
  const ranks = new Uint16Array(ordinals.length);
  // Where only the slots count, as for most terms of one word, this is all.
  const isPlain =
    wishes.order === null && sort === null && wishes.audiences.length === 0 && !official && shops.size === 0;
  const isSumAlone = isPlain && understood.slots.length < 2;
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals[place] ?? 0;
    const sum = scratch.sumAt(ordinal);
    if (isSumAlone) {
      ranks[place] = Math.max(LEAST_SCORE, sum);
      continue;
    }
    const sellerId = segment.sellerId[ordinal] ?? 0;
    ranks[place] = rankOf(understood, {
      matched: {
        slots: scratch.slotsAt(ordinal),
        telling: scratch.tellingAt(ordinal),
        main: scratch.mainAt(ordinal),
      },
      sum,
      beside: {
        fit: fitOf(segment, ordinal),
        isOfficial: official?.has(sellerId) ?? false,
        hasTerm: scratch.hasTerm.at(ordinal) === 1,
        isOfShop: shops.has(sellerId),
      },
    });
  }
  return ranks;
}
