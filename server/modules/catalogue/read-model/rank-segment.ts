import {
  audienceFit,
  beginningPoints,
  describedPoints,
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
import { eachDescribed, textsHolding } from './described-words.ts';
import { eachNamed, placeOfWord, placesBeginning, placesHolding } from './name-index.ts';
import type { Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';
import { ordinalsIn } from './subcategory-ordinals.ts';

/** What the products of a segment have of a term, by ordinal: the figures of `relevance.ts` of the domain. */
export interface SegmentPoints {
  /** The sum over the slots. */
  readonly sum: Uint16Array;
  /** How many slots a product matches. */
  readonly matched: Uint8Array;
  /** How many of the slots that name things. */
  readonly things: Uint8Array;
  /** The points for the main slot. */
  readonly main: Uint16Array;
}

/** The points of all products of a segment. */
export function pointsIn(segment: Segment, understood: Understood, sellers: Sellers): SegmentPoints {
  const { size } = segment;
  const sum = new Uint16Array(size);
  const [matched, things] = [new Uint8Array(size), new Uint8Array(size)];
  let main: Uint16Array = sum;
  understood.slots.forEach((slot, at) => {
    const points = slotPointsIn(segment, slot, sellers);
    if (at === mainSlot(understood.slots)) main = points;
    const isThing = Number(slot.isThing);
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const own = points[ordinal] ?? 0;
      if (own === 0) continue;
      sum[ordinal] = (sum[ordinal] ?? 0) + own * slot.weight;
      matched[ordinal] = (matched[ordinal] ?? 0) + 1;
      things[ordinal] = (things[ordinal] ?? 0) + isThing;
    }
  });
  return { sum, matched, things, main };
}

/** `slotPoints` of the domain for all products at once. */
function slotPointsIn(segment: Segment, slot: Slot, sellers: Sellers): Uint16Array {
  const points = namePointsIn(segment, slot);
  const { kinds, named, sold } = slot;
  for (const id of kinds)
    each(ordinalsIn(segment, id), (o) => put(points, o, withKind(points[o] ?? 0, slot)));
  for (const id of named) {
    if (kinds.includes(id)) continue;
    each(ordinalsIn(segment, id), (o) => put(points, o, withNamedPlace(points[o] ?? 0)));
  }
  for (const id of sold) {
    if (kinds.includes(id) || named.includes(id)) continue;
    each(ordinalsIn(segment, id), (o) => put(points, o, withSoldPlace(points[o] ?? 0)));
  }
  if (slot.seller !== null) addSellers(segment, points, sellers.withWord(slot.seller));
  if (slot.described !== null) addDescribed(segment, points, slot.described);
  return points;
}

function put(points: Uint16Array, ordinal: number, value: number): void {
  points[ordinal] = value;
}

function each(ordinals: Uint32Array, visit: (ordinal: number) => void): void {
  for (let at = 0; at < ordinals.length; at += 1) visit(ordinals[at] ?? 0);
}

function namePointsIn({ nameIndex, size }: Segment, slot: Slot): Uint16Array {
  const points = new Uint16Array(size);
  const raise = (place: number, pointsOf: readonly number[]) =>
    eachNamed(nameIndex, place, (ordinal, zone) => {
      const own = pointsOf[zone] ?? 0;
      if (own > (points[ordinal] ?? 0)) points[ordinal] = own;
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
  if (part === null) return points;
  const [from, to] = placesBeginning(nameIndex, part);
  const beginning = zones.map(beginningPoints);
  for (let place = from; place < to; place += 1) raise(place, beginning);
  if (!slot.isInside || part.length < SHORTEST_INSIDE) return points;
  const inside = zones.map(insidePoints);
  for (const place of placesHolding(nameIndex, part)) {
    if (place < from || place >= to) raise(place, inside);
  }
  return points;
}

function addSellers({ sellerId, size }: Segment, points: Uint16Array, ids: ReadonlySet<number>): void {
  if (ids.size === 0) return;
  const isWanted = new Uint8Array(Math.max(...ids) + 1);
  for (const id of ids) isWanted[id] = 1;
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (isWanted[sellerId[ordinal] ?? 0] === 1) points[ordinal] = sellerPoints(points[ordinal] ?? 0);
  }
}

function addDescribed({ described, size }: Segment, points: Uint16Array, word: string): void {
  const places = textsHolding(described.words, word, { atBeginning: true, atEnd: true });
  eachDescribed(described, { places, below: size }, (ordinal) => {
    points[ordinal] = describedPoints(points[ordinal] ?? 0);
  });
}

/** Tells how well a product of a segment fits whom a term is for. */
export function audienceFits(understood: Understood): (segment: Segment, ordinal: number) => Fit {
  const wanted = wantedAudience(understood);
  if (wanted === 0) return () => 0;
  const { audienceOf } = understood;
  return ({ audience, subcategoryId }, ordinal) =>
    audienceFit(wanted, audience[ordinal] ?? 0, audienceOf.get(subcategoryId[ordinal] ?? 0) ?? 0);
}
