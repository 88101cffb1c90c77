import { AUDIENCE } from './audiences.ts';
import { type NameWord, ZONE, type Zone } from './name-words.ts';
import type { Meaning, Slot, Understood } from './understood.ts';

/**
 * How well a product fits a term, as one whole number: the sum over the slots of the term. Whole words come before
 * beginnings of words and these before parts inside of words; then counts where in the name the word stands, and whether
 * the product lies where such things lie (P-SEARCH-5).
 *
 * The read model computes the same of its columns (`read-model/rank-segment.ts`); a test compares both.
 */
const LEVEL = { whole: 1000, corrected: 400, beginning: 300, inside: 100 } as const;

/** Points of a whole word by {@link Zone}. */
const WHOLE = [60, 40, 20, 6] as const;
const BEGINNING = [18, 16, 12, 2] as const;
const INSIDE = [10, 9, 8, 1] as const;
const MEASURED = 40;

/** A product of the kind that is looked for, whatever its name says. */
const KIND = 45;
/** It lies in a subcategory that bears the word, or where such things are sold. */
const PLACE = 15;
const SELLER = 8;
const DESCRIBED = 4;

/** For somebody, or for somebody else; times the weight of the main slot. */
const FOR_AUDIENCE = 30;
const FOR_OTHERS = -60;
const OFFICIAL = 25;
/** The words stand in the name as they were typed. */
const PHRASE = 40;
/** The term is the name of the product's shop: more than that words of other names begin so. */
const SHOP = 600;

/** Whether a product is for those that are asked for (1), for others (-1), or for anybody. */
export type Fit = -1 | 0 | 1;

/** A shorter part is looked for at the beginnings of words only. */
export const SHORTEST_INSIDE = 3;
/** More slots of a term do not count: so a score fits into 16 bits. */
export const MOST_SLOTS = 10;

/** Points of a word that stands whole in a name. */
export function wholePoints({ percent, as }: Meaning, { isMeasure }: Slot, zone: Zone): number {
  if (as === 'broader') {
    return zone === ZONE.head ? LEVEL.beginning + Math.round((WHOLE[zone] * percent) / 100) : 0;
  }
  const points = isMeasure ? MEASURED : WHOLE[zone];
  return LEVEL[as === 'same' ? 'whole' : 'corrected'] + Math.round((points * percent) / 100);
}

export const beginningPoints = (zone: Zone) => LEVEL.beginning + BEGINNING[zone];
export const insidePoints = (zone: Zone) => LEVEL.inside + INSIDE[zone];

/** Points of a product of the kind, when its name has so many. */
export function withKind(points: number, { isCorrected }: Slot): number {
  const level = isCorrected ? LEVEL.corrected : LEVEL.whole;
  return points >= level ? points + KIND : level + KIND;
}

/** Points of a product in a subcategory that bears the word in its name. */
export const withNamedPlace = (points: number) => points + PLACE;
/** Points of a product where such things are sold: only with the name it counts. */
export const withSoldPlace = (points: number) => (points > 0 ? points + PLACE : 0);
/** Points of a product that has none by name and place. */
export const sellerPoints = (points: number) => points || SELLER;
export const describedPoints = (points: number) => points || DESCRIBED;

/** What of a product decides how well it fits. */
export interface ProductFacts {
  readonly words: readonly NameWord[];
  readonly subcategoryId: number;
  sellerHas(word: string): boolean;
  descriptionHas(word: string): boolean;
}

/** What a product has of each slot; 0 for a slot that it does not match. */
export function slotPoints(slot: Slot, facts: ProductFacts): number {
  const { kinds, named, sold, seller, described } = slot;
  let points = namePoints(slot, facts.words);
  if (kinds.includes(facts.subcategoryId)) points = withKind(points, slot);
  else if (named.includes(facts.subcategoryId)) points = withNamedPlace(points);
  else if (sold.includes(facts.subcategoryId)) points = withSoldPlace(points);
  if (seller !== null && facts.sellerHas(seller)) points = sellerPoints(points);
  if (described !== null && points === 0 && facts.descriptionHas(described)) points = describedPoints(points);
  return points;
}

function namePoints(slot: Slot, words: readonly NameWord[]): number {
  const { meanings, part, isInside } = slot;
  let best = 0;
  for (const { word, zone } of words) {
    for (const meaning of meanings) {
      if (meaning.word === word) best = Math.max(best, wholePoints(meaning, slot, zone));
    }
    if (part === null || best >= LEVEL.whole) continue;
    if (word.startsWith(part)) best = Math.max(best, beginningPoints(zone));
    else if (isInside && part.length >= SHORTEST_INSIDE && word.includes(part))
      best = Math.max(best, insidePoints(zone));
  }
  return best;
}

/** Whom the wishes name, as bits; 0 for nobody. */
export const wantedAudience = ({ wishes }: Understood) =>
  wishes.audiences.reduce((bits, name) => bits | AUDIENCE[name], 0);

/**
 * Whom a product is for, of those that are asked for: 1 for them, -1 for others, 0 for anybody.
 * @param ofName {@link AUDIENCE} bits of its name
 * @param ofPlace those of its subcategory
 */
export function audienceFit(wanted: number, ofName: number, ofPlace: number): Fit {
  const bits = ofName || ofPlace;
  if ((bits & wanted) > 0) return 1;
  return bits === 0 || bits === (AUDIENCE.men | AUDIENCE.women) ? 0 : -1;
}

/** What of a product counts beside the slots. */
export interface Beside {
  readonly fit: Fit;
  readonly isOfficial: boolean;
  /** Whether its name contains the whole term. */
  readonly hasTerm: boolean;
  /** Whether the term is the name of its shop. */
  readonly isOfShop: boolean;
}

/** What is added to the sum of the slots. */
function bonusPoints({ slots, wishes }: Understood, { fit, isOfficial, hasTerm, isOfShop }: Beside): number {
  const main = Math.max(1, ...slots.map(({ weight }) => weight));
  const forWhom = fit === 0 || wishes.audiences.length === 0 ? 0 : fit > 0 ? FOR_AUDIENCE : FOR_OTHERS;
  const phrase = hasTerm && slots.length > 1 ? PHRASE : 0;
  return main * (forWhom + (wishes.official && isOfficial ? OFFICIAL : 0)) + phrase + (isOfShop ? SHOP : 0);
}

/** Fewer products that match all slots are not enough: others of the thing follow. */
export const ENOUGH = 12;

/** What of its slots a product matches. */
export interface Matched {
  readonly slots: number;
  /** Of those that name things. */
  readonly things: number;
  /** Points for the main slot. */
  readonly main: number;
}

/**
 * Which products a term finds, beside those whose name contains it: all that match all of its slots; when they are not
 * {@link ENOUGH}, others of the thing too; when there are none, what matches one that names a thing, or any if none does.
 * @param full how many match all
 */
export function membership({ slots, meansAll }: Understood, full: number): (matched: Matched) => boolean {
  const all = slots.length;
  if (meansAll || all === 0) return () => meansAll;
  if (full === 0) {
    const hasThing = slots.some(({ isThing }) => isThing);
    return (matched) => (hasThing ? matched.things : matched.slots) > 0;
  }
  const isThingMain = slots[mainSlot(slots)]?.isThing ?? false;
  if (full >= ENOUGH || !isThingMain) return (matched) => matched.slots === all;
  return (matched) => matched.slots === all || matched.main >= LEVEL.corrected;
}

/**
 * How near a product is to the thing itself: an order that a term asks for holds within each class, so that the cheapest
 * phone comes before a cheaper phone holder.
 */
function thingClass(points: number): 0 | 1 | 2 {
  const level = points >= LEVEL.whole ? LEVEL.whole : points >= LEVEL.corrected ? LEVEL.corrected : null;
  if (level === null) return 0;
  return points - level >= KIND ? 2 : 1;
}

/** The place of the slot that says what the thing is. */
export function mainSlot(slots: readonly Slot[]): number {
  return slots.reduce((best, slot, at) => (slot.weight > (slots[best]?.weight ?? 0) ? at : best), 0);
}

/** Least score of a product in the list. */
export const LEAST_SCORE = 1;

/** How well a product of the list fits: the higher the better. */
export function rankOf(
  understood: Understood,
  { matched, sum, beside }: { matched: Matched; sum: number; beside: Beside },
): number {
  if (understood.wishes.order === null) return Math.max(LEAST_SCORE, sum + bonusPoints(understood, beside));
  // Products are told apart only as far as the order that is asked for must not mix them.
  const isFull = Number(matched.slots === understood.slots.length);
  return isFull * 18 + thingClass(matched.main) * 6 + (beside.fit + 1) * 2 + Number(beside.isOfficial);
}
