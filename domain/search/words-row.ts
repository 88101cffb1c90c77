/** What a row of words is about. */
export const WORDS_KINDS = ['thing', 'gift', 'maker', 'plain', 'noun', 'person', 'occasion'] as const;
export type WordsKind = (typeof WORDS_KINDS)[number];

/**
 * A row of the words that shoppers use, as the shop stores it and its CSV file has it.
 *
 * - `thing`: what shoppers call a kind of thing; `gift`: one that is given away, so that what suits depends on whom it
 *   is for
 * - `maker`: brands, which the shop may lack
 * - `plain`: words that describe and name nothing
 * - `noun`: words that name some thing, with nothing more to say of them
 * - `person`, `occasion`: whom presents are for, and when they are given
 */
export interface WordsRow {
  readonly kind: WordsKind;
  /** Words and phrases that mean the same. */
  readonly words: readonly string[];
  /** Instead: each of them means something of its own. */
  readonly isEach: boolean;
  /** Narrower kinds: a search for this finds them, but not the other way round. */
  readonly narrower: readonly string[];
  /** What comes nearest: found after the thing itself, or in its place. */
  readonly near: readonly string[];
  /** Slugs of categories and subcategories that sell it beside other things; where presents for them are. */
  readonly places: readonly string[];
  /** Slugs of those that contain nothing else; of what is for these persons alone. */
  readonly ownPlaces: readonly string[];
  /** Of brands: the thing that they stand for, if the shop lacks them. Of persons: men, women or children. */
  readonly goods: string | null;
}

/** Whose a row is: everybody's, the demo's, or this shop's own. Those of a later set take words from earlier ones. */
export const WORD_SETS = ['general', 'demo', 'own'] as const;
export type WordSet = (typeof WORD_SETS)[number];

/** A row of the words and its set. */
export interface WordsEntry extends WordsRow {
  readonly set: WordSet;
}
