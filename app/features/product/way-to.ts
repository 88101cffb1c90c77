import type { Category, Product } from '#domain/catalogue/product.ts';

/** The way to a product: through its category and subcategory (P-PAGE-9). */
export function wayTo(product: Product, categories: readonly Category[]): { label: string; to: string }[] {
  const category = categories.find(({ id }) => id === product.categoryId);
  const subcategory = category?.subcategories.find(({ id }) => id === product.subcategoryId);
  if (!category || !subcategory) return [];
  const to = `/category/${category.slug}`;
  return [
    { label: category.name, to },
    { label: subcategory.name, to: `${to}?sub=${subcategory.slug}` },
  ];
}
