import { AUDIENCE } from './audiences.ts';
import { ZONE, type Zone } from './name-words.ts';
import type { Meaning, Slot, Understood } from './understood.ts';

/**
 * How well a product fits a term, as one whole number: the sum over the slots of the term. Whole words come before
 * beginnings of words and these before parts inside of words; then counts where in the name the word stands, and whether
 * the product lies where such things lie (P-SEARCH-5).
 *
 * `read-model/rank-segment.ts` applies it to all products at once.
 */
const LEVEL = { whole: 1000, corrected: 400, beginning: 300, inside: 100 } as const;

/** Points of a whole word by {@link Zone}. */
const WHOLE = [60, 40, 20, 6] as const;
const BEGINNING = [18, 16, 12, 2] as const;
const INSIDE = [10, 9, 8, 1] as const;
const MEASURED = 40;

/** A product of the wanted kind, whatever its name says. */
const KIND = 45;
/** Its subcategory has the word in its name, or sells such things. */
const PLACE = 15;
const SELLER = 8;
const DESCRIBED = 4;
/** A word that describes the thing stands in the name, or in the description. */
const DETAIL = { named: 100, described: 30 } as const;

/** Bonus for the wanted audience, penalty for another; times the weight of the main slot. */
const FOR_AUDIENCE = 30;
const FOR_OTHERS = -60;
const OFFICIAL = 25;
/** The name contains the words as typed. */
const PHRASE = 40;
/** The product is the thing itself, and lacks only words that describe it: it comes before what goes with such things. */
const ITSELF = 2200;
/** The term is the name of the product, or a long part of it. */
const NAMED = 10_000;
/** The term is the name of the product's shop. This outweighs words of other names that start the same. */
const SHOP = 600;

/**
 * Whether a product is for the wanted audience (1), for another (-1), or for anybody (0). 2 if a term asks for a sex and
 * for children, and it is for both: 'mainan anak cewek'.
 */
export type Fit = -1 | 0 | 1 | 2;

/** A shorter part matches only at the start of words. */
export const SHORTEST_INSIDE = 3;
/** Further slots of a term are ignored, so that a score fits into 16 bits. */
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

/** Points of a product of the kind whose name earns so many. */
export function withKind(points: number, { isCorrected }: Slot): number {
  const level = isCorrected ? LEVEL.corrected : LEVEL.whole;
  return points >= level ? points + KIND : level + KIND;
}

/** Points of a product in a subcategory that bears the word in its name. */
export const withNamedPlace = (points: number) => points + PLACE;
/** Points of a product where such things are sold; they count only if the name matches too. */
export const withSoldPlace = (points: number) => (points > 0 ? points + PLACE : 0);
/** Points of a product without points for name and place. */
export const sellerPoints = (points: number) => points || SELLER;
export const describedPoints = (points: number) => points || DESCRIBED;

/** Points of a product of the list for a detail, by those that a slot would earn. */
export const detailPoints = (points: number) =>
  points >= LEVEL.whole ? DETAIL.named : points > 0 ? DETAIL.described : 0;

const SEX = AUDIENCE.men | AUDIENCE.women;

/** The audiences among the wishes, as bits; 0 without any. */
export const wantedAudience = ({ wishes }: Understood) =>
  wishes.audiences.reduce((bits, name) => bits | AUDIENCE[name], 0);

/**
 * How a product fits the wanted audience. What is for girls is for others when a term asks for boys.
 * @param ofName {@link AUDIENCE} bits of its name
 * @param ofPlace those of its subcategory
 */
export function audienceFit(wanted: number, ofName: number, ofPlace: number): Fit {
  const bits = ofName || ofPlace;
  const isOfOtherSex = (bits & SEX) > 0 && (wanted & SEX) > 0 && (bits & wanted & SEX) === 0;
  if (bits === 0 || bits === SEX) return 0;
  if ((bits & wanted) === 0 || isOfOtherSex) return -1;
  return [SEX, AUDIENCE.children].every((kind) => (bits & wanted & kind) > 0) ? 2 : 1;
}

/** Bonus points of a product, added to the sum over its slots. */
export interface Beside {
  readonly fit: Fit;
  readonly isOfficial: boolean;
  /** Whether its name contains the whole term. */
  readonly hasTerm: boolean;
  /** Whether the term is the name of its shop. */
  readonly isOfShop: boolean;
}

/** Points added to the sum of the slots. */
function bonusPoints({ slots, wishes }: Understood, { fit, isOfficial, hasTerm, isOfShop }: Beside): number {
  let main = 1;
  for (const { weight } of slots) main = Math.max(main, weight);
  const forWhom = fit === 0 || wishes.audiences.length === 0 ? 0 : fit > 0 ? fit * FOR_AUDIENCE : FOR_OTHERS;
  const phrase = hasTerm && slots.length > 1 ? PHRASE : 0;
  return main * (forWhom + (wishes.official && isOfficial ? OFFICIAL : 0)) + phrase + (isOfShop ? SHOP : 0);
}

/** With fewer products that match all slots, others of the kind follow. */
export const ENOUGH = 12;

/** How many slots a product matches. */
export interface Matched {
  readonly slots: number;
  /** Among the slots that do more than describe. */
  readonly telling: number;
  /** Points for the main slot. */
  readonly main: number;
}

/**
 * Which products a term finds besides those whose name contains it. All that match all of its slots. If these
 * are fewer than {@link ENOUGH}, others of the kind too. If there are none, what matches any slot that does
 * more than describe.
 * @param full how many match all
 */
export function membership(
  { slots, meansAll, least, isHeadNeeded }: Understood,
  full: number,
): (matched: Matched) => boolean {
  const all = slots.length;
  const leastMain = isHeadNeeded ? LEVEL.whole + WHOLE[1] + 1 : 0;
  if (least !== null) return (matched) => matched.slots >= least && matched.main >= leastMain;
  if (meansAll || all === 0) return () => meansAll;
  const isThingMain = slots[mainSlot(slots)]?.isThing ?? false;
  if (full === 0) return (matched) => (isThingMain ? matched.main : matched.slots) > 0 || matched.telling > 0;
  if (full >= ENOUGH || !isThingMain) return (matched) => matched.slots === all;
  return (matched) => matched.slots === all || matched.main >= LEVEL.corrected;
}

/**
 * How close a product is to the thing itself. A requested sort order applies within each class, so that the
 * cheapest phone comes before a cheaper phone holder.
 */
function thingClass(points: number): 0 | 1 | 2 {
  const level = points >= LEVEL.whole ? LEVEL.whole : points >= LEVEL.corrected ? LEVEL.corrected : null;
  if (level === null) return 0;
  return points - level >= KIND ? 2 : 1;
}

/**
 * Whether a product is the wanted thing itself and not something that goes with it, by its points for the main
 * slot. Wished properties count only if such a product has them: a phone holder is no cheap phone.
 */
export const isThingItself = (main: number) => main >= LEVEL.whole + KIND;

/** The index of the slot that names the thing. */
export function mainSlot(slots: readonly Slot[]): number {
  return slots.reduce((best, slot, at) => (slot.weight > (slots[best]?.weight ?? 0) ? at : best), 0);
}

/** Lowest score of a product in the list. */
export const LEAST_SCORE = 1;

/** How well a product of the list fits; higher is better. */
export function rankOf(
  understood: Understood,
  { matched, sum, beside }: { matched: Matched; sum: number; beside: Beside },
): number {
  const { slots, wishes, isName, sort } = understood;
  const isNamed = Number(isName && beside.hasTerm);
  const telling = slots.filter(({ isPlain }) => !isPlain).length;
  const isItself = slots.length > 1 && isThingItself(matched.main) && matched.telling === telling;
  if (wishes.order === null && sort === null) {
    return Math.max(
      LEAST_SCORE,
      sum + bonusPoints(understood, beside) + (isItself ? ITSELF : 0) + isNamed * NAMED,
    );
  }
  // Classes only as fine as needed to stop the sort order from mixing them.
  const isFull = Number(matched.slots === slots.length);
  return (
    isNamed * 96 +
    Number(isItself) * 48 +
    isFull * 24 +
    thingClass(matched.main) * 8 +
    (beside.fit + 1) * 2 +
    Number(beside.isOfficial)
  );
}
