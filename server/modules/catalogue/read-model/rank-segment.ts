import {
  audienceFit,
  beginningPoints,
  describedPoints,
  detailPoints,
  type Fit,
  insidePoints,
  mainSlot,
  SHORTEST_INSIDE,
  sellerPoints,
  wantedAudience,
  wholePoints,
  withKind,
  withNamedPlace,
  withSoldPlace,
} from '#domain/search/relevance.ts';
import type { Slot, Understood } from '#domain/search/understood.ts';
import { ordinalsBy } from './ordinals-by.ts';
import { type Scratch, type SparseNumbers, scratchOf } from './scratch.ts';
import type { Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';
import { eachWith, placeOfWord, placesBeginning, placesHolding } from './word-index.ts';

/**
 * Writes the points of a segment's products for a term into its scratch: the figures of `relevance.ts` of the
 * domain.
 */
export function putPoints(segment: Segment, understood: Understood, sellers: Sellers): Scratch {
  const scratch = scratchOf(segment);
  const main = mainSlot(understood.slots);
  understood.slots.forEach((slot, at) => {
    putSlotPoints(segment, slot, { points: scratch.slot, sellers });
    scratch.addSlot({ weight: slot.weight, isPlain: slot.isPlain, isMain: at === main });
  });
  for (const detail of understood.details) {
    putSlotPoints(segment, detail, { points: scratch.slot, sellers });
    scratch.addDetail(detailPoints);
  }
  return scratch;
}

/** The points of each product for a slot. */
function putSlotPoints(
  segment: Segment,
  slot: Slot,
  { points, sellers }: { points: SparseNumbers; sellers: Sellers },
): void {
  putNamePoints(segment, slot, points);
  const { kinds, named, sold, seller, described } = slot;
  const change = (ordinals: Uint32Array, to: (points: number) => number) => {
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      points.put(ordinal, to(points.at(ordinal)));
    }
  };
  const places = new Map<number, (points: number) => number>();
  for (const id of sold) places.set(id, withSoldPlace);
  for (const id of named) places.set(id, withNamedPlace);
  for (const id of kinds) places.set(id, (own) => withKind(own, slot));
  for (const [id, to] of places) change(ordinalsBy(segment, 'subcategoryId', id), to);
  for (const id of seller === null ? [] : sellers.withWord(seller)) {
    change(ordinalsBy(segment, 'sellerId', id), sellerPoints);
  }
  const place = described === null ? -1 : placeOfWord(segment.described, described);
  if (place >= 0) {
    eachWith(segment.described, place, (ordinal) => points.put(ordinal, describedPoints(points.at(ordinal))));
  }
}

function putNamePoints({ nameIndex }: Segment, slot: Slot, points: SparseNumbers): void {
  const raise = (place: number, pointsOf: readonly number[]) =>
    eachWith(nameIndex, place, (ordinal, zone) => {
      const own = pointsOf[zone] ?? 0;
      if (own > points.at(ordinal)) points.put(ordinal, own);
    });
  const zones = [0, 1, 2, 3] as const;
  for (const meaning of slot.meanings) {
    const place = placeOfWord(nameIndex, meaning.word);
    if (place < 0) continue;
    raise(
      place,
      zones.map((zone) => wholePoints(meaning, slot, zone)),
    );
  }
  const { part } = slot;
  if (part === null) return;
  const [from, to] = placesBeginning(nameIndex, part);
  const beginning = zones.map(beginningPoints);
  for (let place = from; place < to; place += 1) raise(place, beginning);
  if (!slot.isInside || part.length < SHORTEST_INSIDE) return;
  const inside = zones.map(insidePoints);
  for (const place of placesHolding(nameIndex, part)) {
    if (place < from || place >= to) raise(place, inside);
  }
}

/** Returns a function that says how well a product fits the audience of a term. */
export function audienceFits(understood: Understood): (segment: Segment, ordinal: number) => Fit {
  const wanted = wantedAudience(understood);
  if (wanted === 0) return () => 0;
  const { audienceOf } = understood;
  return ({ audience, subcategoryId }, ordinal) =>
    audienceFit(wanted, audience[ordinal] ?? 0, audienceOf.get(subcategoryId[ordinal] ?? 0) ?? 0);
}
