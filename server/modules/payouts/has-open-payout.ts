import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Whether a payout of a shop waits for the bank. */
export async function hasOpenPayout(query: Query, sellerId: number): Promise<boolean> {
  const found = await query(sql`
    select from payouts where seller_id = ${sellerId} and state in ('created', 'exported') limit 1`);
  return found.length > 0;
}
