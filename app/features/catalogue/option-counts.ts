import type { Category } from '#domain/catalogue/product.ts';
import type { FacetCounts } from '#domain/listing/facet-counts.ts';
import { SELLER_TYPES } from '#domain/listing/screens.ts';

/** The ratings of the filter panel in its order. */
export const PANEL_RATINGS = [5, 4, 3, 2, 1] as const;

/** How many products the options of the panel's fields would show, each in the order of the panel. */
export type OptionCounts = Record<'category' | 'rating' | 'seller', readonly number[]>;

/**
 * The counts as the panel has them.
 * @param categories all that can be chosen
 */
export function optionCounts(facets: FacetCounts, categories: readonly Pick<Category, 'id'>[]): OptionCounts {
  const countIn = <Option>(counts: ReadonlyMap<Option, number>, options: readonly Option[]) =>
    options.map((option) => counts.get(option) ?? 0);
  const categoryIds = categories.map(({ id }) => id);
  return {
    category: countIn(facets.categories, categoryIds),
    rating: countIn<number>(facets.ratings, PANEL_RATINGS),
    seller: countIn(facets.sellerTypes, SELLER_TYPES),
  };
}
