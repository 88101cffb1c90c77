import {
  type FeaturedCandidate,
  isFeatured,
  leastSoldFor,
  type RecommendedCandidate,
  recommendationScore,
  recommendedList,
} from '#domain/catalogue/list-rules.ts';
import {
  EID_LIST_SIZE,
  type EidCandidate,
  FLASH_SALE_TAG_ID,
  isEidProduct,
} from '#domain/promotions/eid-list.ts';
import type { Marks } from './marks.ts';
import type { Place } from './orders.ts';
import { FLAG, type Segment } from './segment.ts';

// Selects products of a segment that a list of the domain may contain, few enough to become objects. The
// domain then makes the lists from the candidates of all segments.

/** A segment, and its outdated products; null when there are none. */
export interface Current {
  readonly segment: Segment;
  readonly isStale: Marks | null;
}

const TAGGED = [FLASH_SALE_TAG_ID];
const UNTAGGED: readonly number[] = [];
const US_A_MS = 1000;

/** Ordinals in an order, without outdated ones. */
function* inOrder({ isStale }: Current, ordinals: Uint32Array): Generator<number> {
  for (const ordinal of ordinals) if (isStale?.[ordinal] !== 1) yield ordinal;
}

const idAt = ({ id }: Segment, ordinal: number) => id[ordinal] ?? 0;
const createdAt = (segment: Segment, ordinal: number) =>
  new Date((segment.createdAt[ordinal] ?? 0) / US_A_MS);

/** Input for the figures of the promotion pages: all products. */
export function* everyProduct(all: readonly Current[]): Generator<{ discount: number; createdAt: Date }> {
  for (const { segment, isStale } of all) {
    for (let ordinal = 0; ordinal < segment.size; ordinal += 1) {
      if (isStale?.[ordinal] === 1) continue;
      yield { discount: segment.standingDiscount[ordinal] ?? 0, createdAt: createdAt(segment, ordinal) };
    }
  }
}

/** The first of 'Promo Lebaran' in a segment. */
export function eidCandidates(current: Current): EidCandidate[] {
  const { segment } = current;
  const candidates: EidCandidate[] = [];
  for (const ordinal of inOrder(current, segment.orders['standing-discount'])) {
    if (candidates.length === EID_LIST_SIZE) break;
    const candidate = {
      id: idAt(segment, ordinal),
      discount: segment.standingDiscount[ordinal] ?? 0,
      tagIds: ((segment.flags[ordinal] ?? 0) & FLAG.flashSaleTag) > 0 ? TAGGED : UNTAGGED,
      categoryId: segment.categoryId[ordinal] ?? 0,
    };
    if (isEidProduct(candidate)) candidates.push(candidate);
  }
  return candidates;
}

/** The best rated of the featured products in a segment, and all that are rated like the last of them. */
export function featuredCandidates(current: Current, limit: number): (FeaturedCandidate & Place)[] {
  const { segment } = current;
  const candidates: (FeaturedCandidate & Place)[] = [];
  for (const ordinal of inOrder(current, segment.orders.rating)) {
    const rating = segment.rating[ordinal] ?? 0;
    const last = candidates[limit - 1];
    if (last && rating < last.rating) break;
    const soldCount = segment.soldCount[ordinal] ?? 0;
    if (!isFeatured({ rating, soldCount })) continue;
    candidates.push({ segment, ordinal, id: idAt(segment, ordinal), rating, soldCount });
  }
  return candidates;
}

/** The best sold products of a segment that may be among the first by recommendation score. */
export function recommendedCandidates(
  current: Current,
  limit: number,
  now: Date,
): (RecommendedCandidate & Place)[] {
  const { segment } = current;
  const [newest = 0] = inOrder(current, segment.orders.created);
  const candidates: (RecommendedCandidate & Place)[] = [];
  let leastSold = 0;
  for (const ordinal of inOrder(current, segment.orders.sold)) {
    const soldCount = segment.soldCount[ordinal] ?? 0;
    if (soldCount < leastSold) break;
    candidates.push({
      segment,
      ordinal,
      id: idAt(segment, ordinal),
      rating: segment.rating[ordinal] ?? 0,
      soldCount,
      createdAt: createdAt(segment, ordinal),
    });
    if (candidates.length !== limit * 4) continue;
    const last = recommendedList(candidates, limit, now).at(-1);
    if (last) leastSold = leastSoldFor(recommendationScore(last, now), createdAt(segment, newest), now);
  }
  return candidates;
}
