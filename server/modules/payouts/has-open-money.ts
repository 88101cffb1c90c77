import { sql } from 'drizzle-orm';
import { balanceOf } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Whether money of a shop is on its way to the bank, or is the shop's, or owed by it. */
export async function hasOpenMoney(tx: Tx, sellerId: number): Promise<boolean> {
  const found = await tx(sql`
    select from payouts where seller_id = ${sellerId} and state in ('created', 'exported') limit 1`);
  return found.length > 0 || (await balanceOf(tx, `seller:${sellerId}`)) !== 0;
}
