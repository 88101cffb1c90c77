import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Updates the numbers of sold pieces that lists show, for many orders at once. */
export const countSalesJob = defineJob({ name: 'catalogue.count-sales', payload: z.null() });

/** Sales that are not counted yet: each sweep counts those since the last one. */
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
 * back. Notifies lists of flash goods. Counted from all moves of the product, so that a second run changes
 * nothing.
 */
export async function countSales(query: Query): Promise<void> {
  await query(sql`
    with noted as (
      delete from products_to_count returning product_id
    ), counted as (
      select k.product_id, -sum(m.quantity)::integer as pieces
      from skus k join stock_moves m on m.sku_id = k.id
      where m.kind in ('take', 'free', 'restock') and k.product_id in (select product_id from noted)
      group by k.product_id
    ), written as (
      update products p
      set sold_count = greatest(0, p.sold_count + c.pieces - p.sold_by_orders), sold_by_orders = c.pieces
      from counted c where p.id = c.product_id and p.sold_by_orders <> c.pieces
    )
    select note_catalog_changes(array['flash'])
    where exists (select from running_flash_items f join noted n on n.product_id = f.product_id)`);
}
