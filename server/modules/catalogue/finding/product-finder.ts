import type { ProductCard } from '#domain/catalogue/product.ts';
import type { CountsUnknown, FacetCounts } from '#domain/listing/facet-counts.ts';
import type { ListExtent } from '#domain/listing/list-extent.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { PromotionFigures } from '#domain/promotions/figures.ts';
import type { Result } from '#domain/result.ts';
import type { FoundShop } from '#domain/search/term-meaning.ts';
import type { Understood } from '#domain/search/understood.ts';

/** A page of a list. */
export interface ProductList extends ListExtent {
  items: ProductCard[];
}

/** How far a term finds what it asks for, before any filter. */
export interface Answer {
  readonly isAny: boolean;
  /** Whether any product has all that the term names. */
  readonly isWhole: boolean;
  /** Whether the list has the wished properties and price. */
  readonly isAsWished: boolean;
  /** How many products have all that the term names. */
  readonly full: number;
}

/** Which of some words occur in names of products and shops, and which in descriptions. */
export interface StandingWords {
  readonly named: ReadonlySet<string>;
  readonly described: ReadonlySet<string>;
}

/**
 * Finds products by term, filter and order, in PostgreSQL or in the memory of this process, with equal
 * results. The meaning of a filter's term is passed beside it. Among the results of a term, the order
 * `list-position` means the best first.
 */
export interface ProductFinder {
  list(query: ProductQuery, understood: Understood | null): Promise<ProductList>;
  /** The counts for the filter panel, exact or unknown. */
  facetCounts(
    filter: ProductFilter,
    understood: Understood | null,
  ): Promise<Result<FacetCounts, CountsUnknown>>;
  answer(understood: Understood): Promise<Answer>;
  standing(words: readonly string[]): Promise<StandingWords>;
  /** Shops with all of some words in their names: official ones first, then the best rated. */
  shops(words: readonly string[], limit: number): Promise<FoundShop[]>;
  /** `featuredList` of the domain. */
  featured(limit: number): Promise<ProductCard[]>;
  /** `recommendedList` of the domain. */
  recommended(limit: number, now: Date): Promise<ProductCard[]>;
  /** `promotionFigures` of the domain. */
  promotionFigures(now: Date): Promise<PromotionFigures>;
}
