import type { Places } from './places.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is known of the catalogue when a term is read. */
export interface Knowledge {
  readonly places: Places;
  /** The words of product names; null while they are not known: then no word counts as misspelt. */
  readonly vocabulary: Vocabulary | null;
  /** Whether a word stands in a name of a product or shop. */
  knows(word: string): boolean;
  /** Whether a word stands in a description. */
  describes(word: string): boolean;
}
