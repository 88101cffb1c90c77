import type { Wishes } from './wishes.ts';

/** A category or subcategory that a term points at. */
export interface FoundPlace {
  name: string;
  categorySlug: string;
  /** Null for a whole category. */
  subcategorySlug: string | null;
}

/** A shop whose name a term has. */
export interface FoundShop {
  id: number;
  name: string;
  isOfficial: boolean;
}

/** What else than products a term finds, and how it was understood. */
export interface TermMeaning {
  /** What was understood where that is not what was typed; else null. */
  shown: string | null;
  wishes: Wishes;
  places: FoundPlace[];
  shops: FoundShop[];
}
