import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Whether a shop has orders that go on, unpaid ones too, or returns. */
export async function hasOpenOrders(query: Query, sellerId: number): Promise<boolean> {
  const found = await query(sql`
    select from orders
    where seller_id = ${sellerId} and (state not in ('completed', 'cancelled') or return_id is not null) limit 1`);
  return found.length > 0;
}
