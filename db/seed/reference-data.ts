import type * as schema from '#db/schema/catalogue.ts';
import { readCategories, readPictures } from './seed-files.ts';

/** The tags in the order of their ids, which start at 1 (P-CAT-8). */
const tagNames = [
  'Diskon',
  'Gratis Ongkir',
  'Flash Sale',
  'Best Seller',
  'New Arrival',
  'Limited Edition',
  'Eco Friendly',
  'Hemat',
  'Premium',
  'Official Store',
  'COD',
  'Exclusive',
  'Terlaris',
  'Promo',
  'Cashback',
];

export interface ReferenceData {
  categories: (typeof schema.categories.$inferInsert)[];
  subcategories: (typeof schema.subcategories.$inferInsert)[];
  tags: (typeof schema.tags.$inferInsert)[];
}

/** The rows of every shop, with or without the demo catalogue: categories, their subcategories, tags. */
export function referenceData(): ReferenceData {
  const categories = readCategories();
  const photographs = readPictures().categories;
  return {
    categories: categories.map(({ subcategories: _, ...category }) => ({
      ...category,
      imageUrl: photographs[category.slug] ?? `/images/category/${category.slug}.svg`,
    })),
    subcategories: categories.flatMap((category) =>
      category.subcategories.map((subcategory) => ({ ...subcategory, categoryId: category.id })),
    ),
    tags: tagNames.map((name, index) => ({
      id: index + 1,
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
    })),
  };
}
