import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** What waits for somebody who plays the bank of a demo. */
export interface WaitingForBank {
  /** The oldest payout that is in no file; null without one. */
  payout: { id: number; at: Date } | null;
  /** Shops that can be paid and have no account. */
  shops: number[];
}

/** Files that somebody made (`nameOfActor`) and of which the bank has not transferred all payouts. */
export async function unsentPayoutFiles(query: Query, by: string): Promise<string[]> {
  const rows = await query<{ batch: string }>(
    sql`select distinct batch from payouts where state = 'exported' and exported_by = ${by} order by batch`,
  );
  return rows.map(({ batch }) => batch);
}

export async function waitingForBank(query: Query): Promise<WaitingForBank> {
  const [payout] = await query<{ id: number; at: Date }>(sql`
    select id, created_at as at from payouts where state = 'created' order by id limit 1`);
  const shops = await query<{ sellerId: number }>(sql`
    select seller_id as "sellerId" from payout_plans p
    where not exists (select from payout_accounts a where a.seller_id = p.seller_id) order by seller_id limit 100`);
  return { payout: payout ?? null, shops: shops.map(({ sellerId }) => sellerId) };
}
