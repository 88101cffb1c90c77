import { productSlug } from '#db/product-slug.ts';
import type * as schema from '#db/schema/catalogue.ts';
import { webpName } from '#domain/catalogue/picture.ts';
import { rupiah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import type { ImportRow } from './import-row.ts';
import type { Pictures } from './pictures.ts';
import { placeKey, type ShopFacts } from './shop-facts.ts';

type ProductInsert = typeof schema.products.$inferInsert;

/** What a row changes; for a new product together with {@link newProduct}, everything. */
export function changedValues(row: ImportRow, shop: ShopFacts, pictures: Pictures): Partial<ProductInsert> {
  const place = shop.places.get(placeKey(row.category, row.subcategory));
  const sellerId = shop.sellerIds.get((row.seller ?? '').toLowerCase());
  const images = row.image?.flatMap((file) => {
    const hash = pictures.get(file);
    return hash ? [`/images/catalogue/${webpName(hash)}`] : [];
  });
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
    sellerId,
    imageUrl: images?.[0],
    images: images?.length ? images : undefined,
    ...priceValues(row, shop),
    tagIds: tagValues(row, shop),
  });
}

/** The values of a new product that the file may leave out (P-CAT-4). */
export function newProduct(row: ImportRow): Partial<ProductInsert> {
  const placeholder = `/images/placeholder/${row.subcategory}.svg`;
  return { imageUrl: placeholder, images: [placeholder], specifications: [], variants: [] };
}

/**
 * Price, original price and discount. An original price that the file does not give stays, but never falls below
 * the price: a product that became dearer has no discount.
 */
function priceValues(row: ImportRow, shop: ShopFacts) {
  if (row.price === undefined && row.original_price === undefined) return {};
  const { price, originalPrice } = resultingPrices(row, shop);
  return { price, originalPrice, discount: discountPercent(rupiah(price), rupiah(originalPrice)) };
}

function resultingPrices(row: ImportRow, shop: ShopFacts): { price: number; originalPrice: number } {
  const existing = shop.products.get(row.id);
  const price = row.price ?? existing?.price ?? 0;
  return { price, originalPrice: row.original_price ?? Math.max(existing?.originalPrice ?? 0, price) };
}

/** 'diskon' and 'gratis-ongkir' follow from price and shipping, whatever the file says. */
function tagValues(row: ImportRow, shop: ShopFacts): number[] {
  const existing = shop.products.get(row.id);
  const given = row.tags?.flatMap((slug) => shop.tagIds.get(slug) ?? []);
  const tagIds = new Set(given ?? existing?.tagIds ?? []);
  const { price, originalPrice } = resultingPrices(row, shop);
  const isFree = row.free_shipping ?? existing?.isFreeShipping ?? false;
  const derived = [
    ['diskon', discountPercent(rupiah(price), rupiah(originalPrice)) > 0],
    ['gratis-ongkir', isFree],
  ] as const;
  for (const [slug, applies] of derived) {
    const id = shop.tagIds.get(slug);
    if (id !== undefined && applies) tagIds.add(id);
    else if (id !== undefined) tagIds.delete(id);
  }
  return [...tagIds].sort((a, b) => a - b);
}

function withoutAbsent<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
function withoutAbsent(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
