import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** An account may be named, and changed, until the money has left, and after a bank returned it. */
export const TAKES_ACCOUNT = sql`state in ('needs_account', 'manual', 'bounced')`;

/** Whether a refund still takes an account; locks it. */
export async function canNameAccount(tx: Tx, refundId: string): Promise<boolean> {
  const found = await tx(
    sql`select 1 as found from refunds where id = ${refundId} and ${TAKES_ACCOUNT} for update`,
  );
  return found.length > 0;
}

/**
 * Forgets the accounts that were named for refunds of a purchase: those that nobody has transferred yet wait for one
 * again. @returns whether money had left to one before
 */
export async function forgetAccounts(tx: Tx, purchaseId: string): Promise<{ hasLeft: boolean }> {
  await tx(sql`
    delete from refund_accounts where refund_id in (
      select id from refunds where purchase_id = ${purchaseId} and ${TAKES_ACCOUNT})`);
  await tx(sql`
    update refunds set state = 'needs_account' where purchase_id = ${purchaseId} and state = 'manual'`);
  const left = await tx(sql`
    select 1 as left_to from refunds
    where purchase_id = ${purchaseId} and state = 'done' and way = 'transfer' limit 1`);
  return { hasLeft: left.length > 0 };
}
