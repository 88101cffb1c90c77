import { sql } from 'drizzle-orm';
import {
  FEATURED_ABOVE_SOLD,
  FEATURED_FROM_RATING,
  leastSoldFor,
  RECOMMENDATION_WEIGHTS,
} from '#domain/catalogue/list-rules.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Query } from '#server/platform/database/query.ts';
import { cardsOf } from './product-lists.ts';

/** `featuredList` of the domain in SQL. */
export function featuredProducts(query: Query, limit: number): Promise<ProductCard[]> {
  return cardsOf(
    query,
    sql`select p.id from listed_products p
      where p.rating >= ${FEATURED_FROM_RATING} or p.sold_count > ${FEATURED_ABOVE_SOLD}
      order by p.rating desc, p.sold_count desc, p.id limit ${limit}`,
  );
}

/** `recommendedList` of the domain in SQL. Reads only products with enough sales to be among the first. */
export async function recommendedProducts(query: Query, limit: number, now: Date): Promise<ProductCard[]> {
  const { rating, thousandSold, age } = RECOMMENDATION_WEIGHTS;
  // Computed in the same order of floating point operations as the domain's score.
  const score = sql`${rating}::float8 * p.rating + ${thousandSold}::float8 * (p.sold_count / 1000::float8)
      + ${age}::float8 * (trunc(extract(epoch from p.created_at) * 1000)::float8 / ${now.getTime()}::float8)`;
  const [best] = await query<{ score: number | null; newest: Date | null }>(sql`
    select (select min(score) from (
        select ${score} as score from (select * from listed_products order by sold_count desc limit ${limit * 4}) p
        order by score desc limit ${limit}
      ) top) as score,
      (select max(created_at) from listed_products) as newest`);
  if (!best?.newest) return [];
  const leastSold = leastSoldFor(best.score ?? 0, best.newest, now);
  return cardsOf(
    query,
    sql`select p.id from listed_products p where p.sold_count >= ${leastSold}::integer
      order by ${score} desc, p.id limit ${limit}`,
  );
}
