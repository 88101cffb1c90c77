import type { Category } from '#domain/catalogue/product.ts';
import type { FacetCounts } from '#domain/listing/facet-counts.ts';

/** How many products the options of the panel would show, by the names and values of its fields. */
export type OptionCounts = Record<'category' | 'rating' | 'seller', Record<string, number>>;

/** The counts as the panel's fields have them; null when they are not known. */
export function optionCounts(
  facets: FacetCounts | null,
  categories: readonly Pick<Category, 'id' | 'slug'>[],
): OptionCounts | null {
  return (
    facets && {
      category: Object.fromEntries(categories.map(({ id, slug }) => [slug, facets.categories.get(id) ?? 0])),
      rating: Object.fromEntries(facets.ratings),
      seller: Object.fromEntries(facets.sellerTypes),
    }
  );
}
