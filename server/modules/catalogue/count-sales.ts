import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Updates the numbers of sold pieces and the ratings that lists show, for many orders and reviews at once. */
export const countSalesJob = defineJob({ name: 'catalogue.count-sales', payload: z.null() });

/** Sales and reviews that are not counted yet: each sweep counts those since the last one. */
export const dueSales: DueWork = {
  name: 'catalogue: sales',
  clock: 'real',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`select min(noted_at) as due from products_to_count`);
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(countSalesJob, [null]),
};

/**
 * Updates `sold_count` of products with new orders: what orders took since the last count, less what came
 * back, without what shops bought of themselves (P-CAT-25). Notifies lists of flash goods. Counted from all moves of the
 * product, so that a second run changes nothing. Rating and count of products with new, edited or hidden reviews are those
 * of all that are shown.
 */
export async function countSales(query: Query): Promise<void> {
  await query(sql`
    with noted as (
      delete from products_to_count returning product_id, is_rated
    ), counted as (
      select n.product_id, bool_or(n.is_rated) as is_rated, (
          select coalesce(-sum(m.quantity), 0)::integer from skus k join stock_moves m on m.sku_id = k.id
          where m.kind in ('take', 'free', 'restock') and m.is_sale and k.product_id = n.product_id
        ) as pieces
      from noted n group by n.product_id
    ), rated as (
      select c.product_id, count(r.id)::integer as reviews, coalesce(avg(r.rating), 0)::float8 as rating
      from counted c left join reviews r on r.product_id = c.product_id and r.hidden_at is null
      where c.is_rated group by c.product_id
    ), written as (
      update products p
      set sold_count = greatest(0, p.sold_count + c.pieces - p.sold_by_orders), sold_by_orders = c.pieces,
        rating = coalesce(r.rating, p.rating), review_count = coalesce(r.reviews, p.review_count)
      from counted c left join rated r on r.product_id = c.product_id
      where p.id = c.product_id and (p.sold_by_orders <> c.pieces
        or (r.rating, r.reviews) is distinct from (p.rating, p.review_count) and c.is_rated)
    )
    select note_catalog_changes(array['flash'])
    where exists (select from running_flash_items f join noted n on n.product_id = f.product_id)`);
}
