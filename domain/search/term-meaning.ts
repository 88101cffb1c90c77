import type { TermWish } from './term-wishes.ts';
import type { Wishes } from './wishes.ts';

/** A category or subcategory that a term refers to. */
export interface FoundPlace {
  name: string;
  categorySlug: string;
  /** Null for a whole category. */
  subcategorySlug: string | null;
}

/** A shop whose name the term contains. */
export interface FoundShop {
  id: number;
  name: string;
  isOfficial: boolean;
}

/** What a term finds besides products, and how it was understood. */
export interface TermMeaning {
  /** The understood term where it differs from the typed one; else null. */
  shown: string | null;
  wishes: Wishes;
  /** The wishes one by one. */
  wished: readonly TermWish[];
  /** The term without any of them. */
  plain: string;
  /** Whether the list has the wished properties and price; false if no such thing has them and all are listed. */
  isAsWished: boolean;
  /** Whether the list has anything for the wished audience; false if the names say that all is for others. */
  isAudienceMet: boolean;
  /** Whether the shop lacks what the term names: the list has only what comes near. */
  isLacking: boolean;
  /** What was asked where the shop lacks its brand, or a word of it that nothing here has; null otherwise. */
  lacked: string | null;
  places: FoundPlace[];
  shops: FoundShop[];
}
