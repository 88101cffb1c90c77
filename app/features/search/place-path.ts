/** The address of a category, or of a subcategory in it. */
export function placePath(place: { categorySlug: string; subcategorySlug: string | null }): string {
  const path = `/category/${place.categorySlug}`;
  return place.subcategorySlug === null
    ? path
    : `${path}?${new URLSearchParams({ sub: place.subcategorySlug })}`;
}
