import { sql } from 'drizzle-orm';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { Product, Specification, Variant } from '#domain/catalogue/product.ts';
import { shownVariants } from '#domain/catalogue/shown-variants.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type CardRow, cardColumns, cardTables, toCard } from './finding/card-rows.ts';
import { CLOSED_UNTIL } from './shop/shop-settings.ts';
import { skusOfProduct } from './skus.ts';

interface ProductRow extends CardRow {
  slug: string;
  description: string;
  short_description: string;
  images: string[];
  image_texts: string[];
  category_id: number;
  subcategory_id: number;
  weight_grams: number;
  tag_ids: number[];
  specifications: Specification[];
  variants: Variant[];
  seller_id: number;
  seller_rating: number;
  seller_response_rate: number | null;
  seller_is_official: boolean;
  seller_location: string;
  reopens_on: string | null;
  not_returnable: NotReturnable | null;
}

/** One product without its reviews; null for an unknown id. */
export async function productById(query: Query, id: number): Promise<Product | null> {
  const [[row], { skus, flash }] = await Promise.all([
    query<ProductRow>(sql`select ${cardColumns}, p.slug, p.description, p.short_description, p.images, p.image_texts, p.category_id, p.subcategory_id,
      p.weight_grams, p.tag_ids, p.specifications, p.variants, p.seller_id, s.rating as seller_rating,
      s.response_rate as seller_response_rate, s.is_official as seller_is_official, s.location as seller_location, ${CLOSED_UNTIL} as reopens_on,
      coalesce(p.not_returnable,
        (select u.not_returnable from subcategories u where u.id = p.subcategory_id)) as not_returnable
    from ${cardTables} where p.id = ${id}`),
    skusOfProduct(query, id),
  ]);
  if (!row) return null;
  return {
    ...toCard(row),
    slug: row.slug,
    description: row.description,
    shortDescription: row.short_description,
    images: row.images,
    ...(row.image_texts.some((text) => text !== '') && { imageTexts: row.image_texts }),
    categoryId: row.category_id,
    subcategoryId: row.subcategory_id,
    notReturnable: row.not_returnable,
    ...(row.reopens_on !== null && { reopensOn: row.reopens_on }),
    weightGrams: row.weight_grams,
    tagIds: row.tag_ids,
    specifications: row.specifications,
    variants: shownVariants(row.variants, row.description),
    stock: skus.reduce((sum, { stock }) => sum + stock, 0),
    skus,
    flash,
    seller: {
      id: row.seller_id,
      name: row.seller_name,
      rating: row.seller_rating,
      responseRate: row.seller_response_rate,
      isOfficial: row.seller_is_official,
      location: row.seller_location,
    },
  };
}
