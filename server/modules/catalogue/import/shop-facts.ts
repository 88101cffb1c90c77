import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '#db/schema/catalogue.ts';

/** What the shop has already, as far as an import must know. */
export interface ShopFacts {
  /** By `category/subcategory`. */
  readonly places: ReadonlyMap<string, { categoryId: number; subcategoryId: number }>;
  readonly tagIds: ReadonlyMap<string, number>;
  /** By name in lower case. */
  readonly sellerIds: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<number, ExistingProduct>;
}

export interface ExistingProduct {
  readonly price: number;
  readonly originalPrice: number;
  readonly isFreeShipping: boolean;
  readonly tagIds: readonly number[];
}

export async function readShopFacts(client: pg.PoolClient): Promise<ShopFacts> {
  const db = drizzle(client);
  const { products, sellers, tags } = schema;
  const categories = await db.select().from(schema.categories);
  const subcategories = await db.select().from(schema.subcategories);
  const slugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
  const existing = await db
    .select({
      id: products.id,
      price: products.price,
      originalPrice: products.originalPrice,
      isFreeShipping: products.isFreeShipping,
      tagIds: products.tagIds,
    })
    .from(products);
  return {
    places: new Map(
      subcategories.map(({ id, categoryId, slug }) => [
        placeKey(slugOf.get(categoryId), slug),
        { categoryId, subcategoryId: id },
      ]),
    ),
    tagIds: new Map((await db.select().from(tags)).map(({ slug, id }) => [slug, id])),
    sellerIds: new Map((await db.select().from(sellers)).map(({ name, id }) => [name.toLowerCase(), id])),
    products: new Map(existing.map(({ id, ...product }) => [id, product])),
  };
}

export function placeKey(category: string | undefined, subcategory: string | undefined): string {
  return `${category}/${subcategory}`;
}
