import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** A payout as it is stored. */
export interface PayoutRow {
  id: number;
  sellerId: number;
  /** Whole Rupiah. */
  amount: number;
  state: 'created' | 'exported' | 'sent' | 'returned' | 'cancelled';
  batch: string | null;
  exportedBy: string | null;
}

/** Locks payouts after their shops' plans, in the order of the shops. */
export async function lockPayouts(tx: Tx, ids: readonly number[]): Promise<PayoutRow[]> {
  const chosen = sql`${sql.param([...new Set(ids)])}::bigint[]`;
  await tx(sql`
    select 1 from payout_plans where seller_id in (select seller_id from payouts where id = any(${chosen}))
    order by seller_id for update`);
  return tx<PayoutRow>(sql`
    select id, seller_id as "sellerId", amount, state, batch, exported_by as "exportedBy"
    from payouts where id = any(${chosen}) order by id for update`);
}

/** The account that a shop is paid to; null when it has none, or none yet. */
export async function usableAccount(
  query: Query,
  sellerId: number,
): Promise<{ bank: string; number: string; holder: string } | null> {
  const [account] = await query<{ bank: string; number: string; holder: string }>(sql`
    select bank, number, holder from payout_accounts where seller_id = ${sellerId} and usable_at <= shop_now()`);
  return account ?? null;
}
