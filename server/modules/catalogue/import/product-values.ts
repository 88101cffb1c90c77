import { productSlug } from '#db/product-slug.ts';
import type * as schema from '#db/schema/catalogue.ts';
import { webpName } from '#domain/catalogue/picture.ts';
import type { ImportRow } from './import-row.ts';
import type { Pictures } from './pictures.ts';
import { placeKey, type ShopFacts, sellerKey } from './shop-facts.ts';

type ProductInsert = typeof schema.products.$inferInsert;

/**
 * What a product's own row changes, except derived values: prices, which follow from its choices, and the
 * tags 'diskon' and 'gratis-ongkir', which follow from the product.
 */
export function changedValues(row: ImportRow, shop: ShopFacts, pictures: Pictures): Partial<ProductInsert> {
  const place = shop.places.get(placeKey(row.category, row.subcategory));
  const images = row.image?.flatMap((file) => pictureAddress(pictures, file) ?? []);
  return withoutAbsent({
    name: row.name,
    slug: row.name === undefined ? undefined : productSlug(row.name),
    shortDescription: row.short_description,
    description: row.description,
    weightGrams: row.weight_grams,
    location: row.location,
    isFreeShipping: row.free_shipping,
    specifications: row.specifications,
    variants: row.variants,
    categoryId: place?.categoryId,
    subcategoryId: place?.subcategoryId,
    sellerId: shop.sellerIds.get(sellerKey(row.seller ?? '')),
    imageUrl: images?.[0],
    images: images?.length ? images : undefined,
    imageTexts: images?.length ? [] : undefined,
    tagIds: row.tags?.flatMap((slug) => shop.tagIds.get(slug) ?? []).sort((a, b) => a - b),
  });
}

/** The stored address of a picture that the file names; undefined for one that was not stored. */
export function pictureAddress(pictures: Pictures, file: string): string | undefined {
  const hash = pictures.get(file);
  return hash && `/images/catalogue/${webpName(hash)}`;
}

/** The values of a new product that the file may leave out (P-CAT-4). */
export function newProduct(row: ImportRow): Partial<ProductInsert> {
  const placeholder = `/images/placeholder/${row.subcategory}.svg`;
  return { imageUrl: placeholder, images: [placeholder], specifications: [], variants: [] };
}

function withoutAbsent<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
function withoutAbsent(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
