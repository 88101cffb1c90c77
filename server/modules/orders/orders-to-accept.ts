import { sql } from 'drizzle-orm';
import { stockOf } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';

/** New orders of some shops, the oldest first, but those that took the last piece of something: a shop looks for that itself. */
export const ordersToAccept = (
  query: Query,
  sellerIds: readonly number[],
  most: number,
): Promise<{ orderId: string; sellerId: number }[]> =>
  query(sql`
    select o.id as "orderId", o.seller_id as "sellerId" from orders o
    where o.seller_id = any(${sql.param(sellerIds)}::integer[]) and o.state = 'new' and not exists (
      select from order_lines l
      where l.order_id = o.id and l.cancelled < l.quantity and coalesce(${stockOf(sql`l.sku_id`)}, 0) = 0)
    order by o.created_at, o.id limit ${most}`);
