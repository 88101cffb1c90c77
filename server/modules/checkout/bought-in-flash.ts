import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Pieces that a buyer has had at the price of the running flash session, by product id. */
export async function boughtInFlash(
  query: Query,
  buyers: readonly string[],
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (buyers.length === 0 || productIds.length === 0) return new Map();
  const rows = await query<{ productId: number; taken: number }>(sql`
    select b.product_id as "productId", max(b.taken) as taken
    from flash_buyers b join flash_sessions s on s.id = b.session_id and s.starts_at_hour is null
    where b.buyer = any(${sql.param(buyers)}::text[]) and b.product_id = any(${sql.param(productIds)}::integer[])
    group by 1`);
  return new Map(rows.map(({ productId, taken }) => [productId, taken]));
}
