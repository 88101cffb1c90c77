import { sql } from 'drizzle-orm';
import { FEATURED_ABOVE_SOLD, FEATURED_FROM_RATING } from '#domain/catalogue/list-rules.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { startOfJakartaDay } from '#domain/format.ts';
import type { Query } from '#server/platform/database/query.ts';
import { orderBy } from './finding/list-keys.ts';
import { cardsOf } from './finding/product-lists.ts';

/** 'Produk Unggulan': rating at least 4.5 or more than 1000 sold, the best rated first (spec 9). */
export function featuredProducts(query: Query, limit: number): Promise<ProductCard[]> {
  return cardsOf(
    query,
    sql`select p.id from products p
      where p.rating >= ${FEATURED_FROM_RATING} or p.sold_count > ${FEATURED_ABOVE_SOLD}
      order by p.rating desc, p.sold_count desc, p.id limit ${limit}`,
  );
}

/** What rating and age can add to the score of a product at most: 0.5 x 5, and 0.2 for one created now. */
const MOST_BESIDE_SALES = 2.7;
/** What each piece sold adds. */
const SCORE_A_SALE = 0.3 / 1000;

/**
 * 'Rekomendasi Untukmu': by `recommendationScore` of the domain, written in SQL (spec 9, ruling 11). Sales weigh so
 * much that only what sells nearly as well as the best can be among them: the rest is never looked at.
 */
export async function recommendedProducts(query: Query, limit: number, now: Date): Promise<ProductCard[]> {
  const today = startOfJakartaDay(now).getTime();
  const score = sql`0.5 * p.rating + 0.3 * (p.sold_count / 1000.0)
      + 0.2 * (extract(epoch from p.created_at) * 1000 / ${today}::double precision)`;
  const [best] = await query<{ score: number | null; newest: number | null }>(sql`
    select (select min(score) from (
        select ${score} as score from (select * from products order by sold_count desc limit ${limit * 4}) p
        order by score desc limit ${limit}
      ) top) as score,
      (select (extract(epoch from max(created_at)) * 1000)::double precision from products) as newest`);
  const aheadOfTime = 0.2 * Math.max(0, (best?.newest ?? 0) / today - 1);
  const leastSold = ((best?.score ?? 0) - MOST_BESIDE_SALES - aheadOfTime) / SCORE_A_SALE - 1;
  return cardsOf(
    query,
    sql`select p.id from products p where p.sold_count >= ${Math.max(0, Math.floor(leastSold))}::integer
      order by ${score} desc, p.id limit ${limit}`,
  );
}

/** 'Produk Terkait': others of the same category, the best sold first (spec 2). */
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
