import { sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Query } from '#server/platform/database/query.ts';
import { orderBy } from './finding/list-keys.ts';
import { cardsOf } from './finding/product-lists.ts';

/** 'Produk Terkait': others of the same category, the best sold first (P-CAT-20). */
export function relatedProducts(
  query: Query,
  product: { id: number; categoryId: number },
  limit: number,
): Promise<ProductCard[]> {
  return cardsOf(
    query,
    sql`select p.id from products p where p.category_id = ${product.categoryId} and p.id <> ${product.id}
      order by ${orderBy('sold')} limit ${limit}`,
  );
}
