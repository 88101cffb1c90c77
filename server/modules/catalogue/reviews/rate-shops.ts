import { sql } from 'drizzle-orm';
import { FEWEST_RATINGS } from '#domain/reviews/shop-rating.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/**
 * Rates shops by the mean of some reviews of their goods, without the hidden ones. A figure that a shop began with waits for
 * {@link FEWEST_RATINGS}; a shop without any of them keeps its own (P-REV-12).
 */
export async function rateShops(tx: Tx, reviewIds: readonly number[]): Promise<void> {
  await tx(sql`
    update sellers s set rating = r.rating, is_rating_own = true
    from (
      select p.seller_id, round(avg(r.rating), 2)::float8 as rating, count(*) as reviews
      from reviews r join products p on p.id = r.product_id
      where r.id = any(${sql.param([...reviewIds])}::integer[]) and r.hidden_at is null group by p.seller_id
    ) r
    where r.seller_id = s.id and (r.reviews >= ${FEWEST_RATINGS} or s.is_rating_own or s.rating = 0)
      and (s.rating, s.is_rating_own) is distinct from (r.rating, true)`);
}
