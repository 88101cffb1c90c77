import type { ProductCard } from '#domain/catalogue/product.ts';
import type { CountsUnknown, FacetCounts } from '#domain/listing/facet-counts.ts';
import type { ListExtent } from '#domain/listing/list-extent.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { PromotionFigures } from '#domain/promotions/figures.ts';
import type { Result } from '#domain/result.ts';
import type { NamePattern } from '#domain/search/alternative-terms.ts';

/** A page of a list. */
export interface ProductList extends ListExtent {
  items: ProductCard[];
}

/** A filter with a term. */
export type TermFilter = ProductFilter & { term: string };

/** Products whose names hold one of some patterns but not the filter's term, without those of `except`. */
export interface RelatedWanted {
  readonly patterns: readonly NamePattern[];
  readonly limit: number;
  readonly except: readonly number[];
}

/** Products of whose descriptions the filter's term is a part, and not of their names, without those of `except`. */
export type DescribedWanted = Omit<RelatedWanted, 'patterns'>;

/** Finds products by name, filter and order: in PostgreSQL or in the memory of this process, with the same result. */
export interface ProductFinder {
  list(query: ProductQuery): Promise<ProductList>;
  /** What the options of the filter panel would show, exactly or not at all. */
  facetCounts(filter: ProductFilter): Promise<Result<FacetCounts, CountsUnknown>>;
  /** `featuredList` of the domain. */
  featured(limit: number): Promise<ProductCard[]>;
  /** `recommendedList` of the domain. */
  recommended(limit: number, now: Date): Promise<ProductCard[]>;
  /** `promotionFigures` of the domain. */
  promotionFigures(now: Date): Promise<PromotionFigures>;
  /** The best sold products whose names hold the term. */
  named(term: string, limit: number): Promise<ProductCard[]>;
  /** The best sold first. */
  related(filter: TermFilter, wanted: RelatedWanted): Promise<ProductCard[]>;
  /** The best sold first, of so many as can be looked at. */
  described(filter: TermFilter, wanted: DescribedWanted): Promise<ProductCard[]>;
}
