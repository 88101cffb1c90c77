import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '#db/schema/catalogue.ts';
import type { Variant } from '#domain/catalogue/product.ts';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { foldText } from '#domain/search/fold-text.ts';

/** What an import needs to know of the shop's present content. */
export interface ShopFacts {
  /** By `category/subcategory`. */
  readonly places: ReadonlyMap<string, { categoryId: number; subcategoryId: number }>;
  readonly tagIds: ReadonlyMap<string, number>;
  /** By {@link sellerKey}. */
  readonly sellerIds: ReadonlyMap<string, number>;
  /** Sellers of whom another has the same key, so that a name in a file does not say which is meant. */
  readonly alikeSellers: ReadonlyMap<string, readonly number[]>;
  readonly products: ReadonlyMap<number, ExistingProduct>;
}

export interface ExistingProduct {
  readonly price: number;
  readonly originalPrice: number;
  readonly weightGrams: number;
  readonly variants: readonly Variant[];
  /**
   * Archived ones first, the latest last, then by position: among several with the same options the last
   * counts.
   */
  readonly skus: readonly ExistingSku[];
}

export interface ExistingSku {
  readonly id: number;
  readonly options: string[];
  readonly price: number;
  readonly originalPrice: number;
  readonly weightGrams: number;
  readonly lengthCm: number | null;
  readonly widthCm: number | null;
  readonly heightCm: number | null;
  readonly imageUrl: string | null;
  readonly position: number;
  readonly isArchived: boolean;
  readonly stock: number;
}

/** @param productIds the products that the file names; no others are read */
export async function readShopFacts(
  client: pg.PoolClient,
  productIds: readonly number[],
): Promise<ShopFacts> {
  const db = drizzle(client);
  const { sellers, tags } = schema;
  const categories = await db.select().from(schema.categories);
  const subcategories = await db.select().from(schema.subcategories);
  const slugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
  return {
    places: new Map(
      subcategories.map(({ id, categoryId, slug }) => [
        placeKey(slugOf.get(categoryId), slug),
        { categoryId, subcategoryId: id },
      ]),
    ),
    tagIds: new Map((await db.select().from(tags)).map(({ slug, id }) => [slug, id])),
    ...sellersByKey(await db.select().from(sellers).orderBy(sellers.id)),
    products: await readProducts(db, productIds),
  };
}

/** The name of a seller as names are compared (P-SEARCH-26). */
export const sellerKey = (name: string): string => foldText(cleanLine(name));

function sellersByKey(
  all: readonly { id: number; name: string }[],
): Pick<ShopFacts, 'sellerIds' | 'alikeSellers'> {
  const byKey = Map.groupBy(all, ({ name }) => sellerKey(name));
  const ids = [...byKey].map(([key, sellers]) => [key, sellers.map(({ id }) => id)] as const);
  return {
    sellerIds: new Map(ids.flatMap(([key, [id]]) => (id === undefined ? [] : [[key, id]]))),
    alikeSellers: new Map(ids.filter(([, alike]) => alike.length > 1)),
  };
}

/** What a plan of changes needs to know of products. */
export async function readProducts(
  db: Pick<NodePgDatabase, 'execute'>,
  ids: readonly number[],
): Promise<Map<number, ExistingProduct>> {
  const { rows } = await db.execute<{ id: number; product: ExistingProduct }>(sql`
    select p.id, json_build_object('price', p.price, 'originalPrice', p.original_price, 'weightGrams', p.weight_grams,
      'variants', p.variants,
      'skus', coalesce((select json_agg(json_build_object('id', k.id, 'options', k.options, 'price', k.price,
          'originalPrice', k.original_price, 'weightGrams', k.weight_grams, 'lengthCm', k.length_cm,
          'widthCm', k.width_cm, 'heightCm', k.height_cm, 'imageUrl', k.image_url, 'position', k.position,
          'isArchived', k.archived_at is not null,
          'stock', coalesce(i.stock, 0)) order by k.archived_at is null, k.archived_at, k.position)
        from skus k left join inventory i on i.sku_id = k.id where k.product_id = p.id), '[]')) as product
    from products p where p.id = any(${sql.param([...ids])}::integer[])`);
  return new Map(rows.map(({ id, product }) => [id, product]));
}

export function placeKey(category: string | undefined, subcategory: string | undefined): string {
  return `${category}/${subcategory}`;
}
