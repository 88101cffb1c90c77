/** Numbers under which the shop's own links name a category, and what each means (P-CAT-2). */
const NUMBER_ALIASES: Readonly<Record<string, { slug: string; subcategory?: string }>> = {
  '2': { slug: 'electronics' },
  '3': { slug: 'home-living' },
  '6': { slug: 'gadgets', subcategory: 'aksesoris' },
  '7': { slug: 'electronics', subcategory: 'komputer-laptop' },
};

/**
 * The category that an address means: by slug, else by one of the number aliases, else the first one (P-CAT-2).
 * @returns null only when there are no categories at all; `isFallback` marks an unknown address.
 */
export function findCategory<C extends { slug: string }>(
  categories: readonly C[],
  param: string,
): { category: C; subcategory: string | null; isFallback: boolean } | null {
  const bySlug = (slug: string) => categories.find((category) => category.slug === slug);
  const named = bySlug(param);
  if (named) return { category: named, subcategory: null, isFallback: false };
  const alias = Object.hasOwn(NUMBER_ALIASES, param) ? NUMBER_ALIASES[param] : undefined;
  const aliased = alias && bySlug(alias.slug);
  if (aliased) return { category: aliased, subcategory: alias.subcategory ?? null, isFallback: false };
  const first = categories[0];
  return first ? { category: first, subcategory: null, isFallback: true } : null;
}
