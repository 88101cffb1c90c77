import type { Wishes } from './wishes.ts';

/** A word or phrase that means what was typed. */
export interface Meaning {
  readonly word: string;
  /** Its share of the points, in percent. */
  readonly percent: number;
  /**
   * `same`: as good as typed. `corrected`: what a misspelt word may have been. `broader`: what the thing is a kind of,
   * which counts only for products that are one.
   */
  readonly as: 'same' | 'corrected' | 'broader';
}

/** One thing or property that a term asks for: a product matches it by its name, place, shop or description. */
export interface Slot {
  /** As the page writes it. */
  readonly text: string;
  readonly meanings: readonly Meaning[];
  /** Matches as the beginning of a word, too; null where only whole words count. */
  readonly part: string | null;
  /** Whether the part matches inside of words, too: only where a term has no other slot. */
  readonly isInside: boolean;
  /** A number with its unit: wherever in the name it stands. */
  readonly isMeasure: boolean;
  /** Ids of subcategories in which everything is one. */
  readonly kinds: readonly number[];
  /** Of those that bear the word in their name. */
  readonly named: readonly number[];
  /** Of those where it is sold: of two with the name the one that is there is the thing. */
  readonly sold: readonly number[];
  /** A word of a shop's name; null where a shop is not looked for. */
  readonly seller: string | null;
  /** A word of descriptions; null for kinds of things, which a description only mentions. */
  readonly described: string | null;
  readonly isThing: boolean;
  /** A thing that the shop lacks. */
  readonly isAbsent: boolean;
  readonly isCorrected: boolean;
  /** How much it counts beside others. */
  readonly weight: number;
}

/** What a shopper's term means. */
export interface Understood {
  /** The term as it was typed, cleaned. */
  readonly term: string;
  /** Taken by the letter: only names that contain the term. */
  readonly isLiteral: boolean;
  readonly slots: readonly Slot[];
  /** Nothing but wishes, such as 'gratis ongkir': of all products. */
  readonly meansAll: boolean;
  readonly wishes: Wishes;
  /** Where a term names an audience the subcategories that are for somebody: whom, as bits of `AUDIENCE`. */
  readonly audienceOf: ReadonlyMap<number, number>;
  /** Words that make the name of a shop, should one have all of them; none of a term of one word. */
  readonly shop: readonly string[];
  /** What was understood, where that is not what was typed; else null. */
  readonly shown: string | null;
  /** Whether a word was corrected. */
  readonly isCorrected: boolean;
  /** Subcategories to point at: of what is asked for, even when there is none of it. */
  readonly places: readonly number[];
}
