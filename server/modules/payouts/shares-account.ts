import { sql } from 'drizzle-orm';
import { scopeAt } from '#server/modules/access/access.ts';
import { isRefundedTo } from '#server/modules/ledger/ledger.ts';
import { type OrderOwner, purchasesOf } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { shopsSharingAccount } from './read-account.ts';

/**
 * Whether a buyer and a shop are paid to one account: the buyer works in another shop with that account, or has named it for
 * a refund of any order of theirs, as long as it is kept (P-REV-5, P-CAT-25).
 */
export async function sharesAccount(query: Query, owner: OrderOwner, sellerId: number): Promise<boolean> {
  const { userId } = owner;
  if (userId !== undefined)
    for (const other of await shopsSharingAccount(query, sellerId))
      if (await scopeAt(query, { userId, sellerId: other })) return true;
  const [account] = await query<{ bank: string; number: string }>(
    sql`select bank, number from payout_accounts where seller_id = ${sellerId}`,
  );
  return account !== undefined && isRefundedTo(query, purchasesOf(owner), account);
}
