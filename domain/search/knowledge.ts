import type { Lexicon } from './lexicon.ts';
import type { Places } from './places.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the reader of a term knows about the catalogue. */
export interface Knowledge {
  readonly places: Places;
  readonly lexicon: Lexicon;
  /** The words of product names; null before they are loaded: then no word counts as misspelt. */
  readonly vocabulary: Vocabulary | null;
  /** Whether a word occurs in the name of a product or shop. */
  knows(word: string): boolean;
  /** Whether a word occurs in a description. */
  describes(word: string): boolean;
}
