import { sql } from 'drizzle-orm';
import { DISCOUNTED_FROM_PERCENT, newSince, newUntil } from '#domain/catalogue/list-rules.ts';
import type { PromotionFigures } from '#domain/promotions/figures.ts';
import type { Query } from '#server/platform/database/query.ts';

interface FiguresRow {
  highest: number;
  average: number;
  fresh: number;
  oldest_fresh: Date | null;
}

/**
 * `promotionFigures` of the domain in SQL (P-PROMO-1). Each figure has its own query, so that an index alone
 * answers it.
 */
export async function promotionFigures(query: Query, now: Date): Promise<PromotionFigures> {
  const since = newSince(now).toISOString();
  const [row] = await query<FiguresRow>(sql`
    select (select coalesce(max(discount), 0)::int from listed_products) as highest,
      (select coalesce(round(avg(discount)), 0)::int from listed_products
        where discount >= ${DISCOUNTED_FROM_PERCENT}) as average,
      (select count(*)::int from listed_products where created_at >= ${since}::timestamptz) as fresh,
      (select min(created_at) from listed_products where created_at >= ${since}::timestamptz) as oldest_fresh`);
  return {
    highestDiscount: row?.highest ?? 0,
    averageDiscount: row?.average ?? 0,
    newProducts: row?.fresh ?? 0,
    newUntil: row?.oldest_fresh ? newUntil(row.oldest_fresh) : null,
  };
}
