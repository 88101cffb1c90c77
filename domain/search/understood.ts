import type { ProductOrder } from '../listing/screens.ts';
import type { Wishes } from './wishes.ts';

/** A word or phrase with the meaning of what was typed. */
export interface Meaning {
  readonly word: string;
  /** Its share of the points, in percent. */
  readonly percent: number;
  /**
   * `same`: as good as typed. `corrected`: a possible correction of a misspelt word. `broader`: a broader
   * kind, which counts only for products that are of the typed kind.
   */
  readonly as: 'same' | 'corrected' | 'broader';
}

/**
 * One thing or property that a term asks for. A product matches it by its name, place, shop or description.
 */
export interface Slot {
  /** As the page shows it. */
  readonly text: string;
  readonly meanings: readonly Meaning[];
  /** Also matches the start of a word; null where only whole words count. */
  readonly part: string | null;
  /** Whether `part` also matches inside words: only in a term with no other slot. */
  readonly isInside: boolean;
  /** A number with its unit; its position in the name does not matter. */
  readonly isMeasure: boolean;
  /** Ids of subcategories that contain nothing else. */
  readonly kinds: readonly number[];
  /** Ids of subcategories with the word in their name. */
  readonly named: readonly number[];
  /**
   * Ids of subcategories that sell it. Of two goods with the word in their name, the one in such a place is
   * the thing itself.
   */
  readonly sold: readonly number[];
  /** A word of a shop's name; null where shops are not searched. */
  readonly seller: string | null;
  /** A word of descriptions; null for kinds of things, which a description only mentions. */
  readonly described: string | null;
  readonly isThing: boolean;
  /** It only describes: a colour, a size, a number. */
  readonly isPlain: boolean;
  /** A thing that the shop lacks. */
  readonly isAbsent: boolean;
  /** The shop lacks the thing, but has what comes nearest. */
  readonly isNear: boolean;
  readonly isCorrected: boolean;
  /** Its weight relative to other slots. */
  readonly weight: number;
}

/** What a shopper's term means. */
export interface Understood {
  /** The typed term, normalised. */
  readonly term: string;
  /** Taken literally: only names that contain the term. */
  readonly isLiteral: boolean;
  readonly slots: readonly Slot[];
  /**
   * Words that describe a thing within its phrase, as 'bubuk' in 'kopi bubuk'. They only order what the slots find.
   */
  readonly details: readonly Slot[];
  /** Where a term would find nothing: so many of its words are enough. Null for most terms: all count. */
  readonly least: number | null;
  /** Beside {@link least}: the first word must say what the product is. */
  readonly isHeadNeeded: boolean;
  /** The order that the shopper chose, within the kinds that the term names; null for none. */
  readonly sort: ProductOrder | null;
  /** The term is long enough to be the name of a product. */
  readonly isName: boolean;
  /** The term has nothing but wishes, such as 'gratis ongkir', so all products match. */
  readonly meansAll: boolean;
  readonly wishes: Wishes;
  /**
   * For a term that names an audience: the subcategories for an audience, and which, as bits of `AUDIENCE`.
   */
  readonly audienceOf: ReadonlyMap<number, number>;
  /** Words of which all must occur in the name of a shop; empty for a term of one word. */
  readonly shop: readonly string[];
  /** The understood term where it differs from the typed one; else null. */
  readonly shown: string | null;
  /** The term's words, normalised and respelt. */
  readonly words: readonly string[];
  /** Whether a word was corrected. */
  readonly isCorrected: boolean;
  /** Whether the shop lacks the thing: what is found only comes near, or has the term in its name. */
  readonly isLacking: boolean;
  /** What was asked where the shop lacks its brand, or a word of it that nothing here has; null otherwise. */
  readonly lacked: string | null;
  /** Subcategories to suggest, also for a thing that the shop lacks. */
  readonly places: readonly number[];
}
