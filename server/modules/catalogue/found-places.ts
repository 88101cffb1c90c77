import type { Category } from '#domain/catalogue/product.ts';
import type { FoundPlace } from '#domain/search/term-meaning.ts';

const MOST_PLACES = 4;

/**
 * Combines subcategories into places and returns the first ones; a category replaces all of its own
 * subcategories.
 */
export function foundPlaces(
  categories: readonly Category[],
  subcategoryIds: readonly number[],
): FoundPlace[] {
  const places = new Map<string, FoundPlace>();
  for (const id of subcategoryIds) {
    const category = categories.find(({ subcategories }) => subcategories.some((own) => own.id === id));
    const subcategory = category?.subcategories.find((own) => own.id === id);
    if (!category || !subcategory) continue;
    const isWhole = category.subcategories.every((own) => subcategoryIds.includes(own.id));
    const place: FoundPlace = {
      name: isWhole ? category.name : subcategory.name,
      categorySlug: category.slug,
      subcategorySlug: isWhole ? null : subcategory.slug,
    };
    places.set(`${place.categorySlug}/${place.subcategorySlug ?? ''}`, place);
  }
  return [...places.values()].slice(0, MOST_PLACES);
}
