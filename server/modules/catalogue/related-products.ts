import { type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Query } from '#server/platform/database/query.ts';
import { orderBy } from './finding/list-keys.ts';
import { cardsOf } from './finding/product-lists.ts';

/** 'Produk Terkait': others of the same subcategory, then of the category, the best sold first (P-CAT-20). */
export function relatedProducts(
  query: Query,
  { id, categoryId, subcategoryId }: { id: number; categoryId: number; subcategoryId: number },
  limit: number,
): Promise<ProductCard[]> {
  // Each half by its own index: together they would be sorted, however many there are.
  const bestOf = (where: SQL, place: number) => sql`(select p.id, p.sold_count, ${place}::integer as place
    from listed_products p where ${where} and p.id <> ${id} order by ${orderBy('sold')} limit ${limit})`;
  const same = bestOf(sql`p.subcategory_id = ${subcategoryId} and p.category_id = ${categoryId}`, 0);
  const others = bestOf(sql`p.category_id = ${categoryId} and p.subcategory_id <> ${subcategoryId}`, 1);
  return cardsOf(
    query,
    sql`select p.id from (${same} union all ${others}) p order by p.place, ${orderBy('sold')} limit ${limit}`,
  );
}
