import { sql } from 'drizzle-orm';
import { NEW_EMAIL_DAYS } from '#domain/payouts/payout-days.ts';
import { shopsWithRight } from '#server/modules/access/access.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { addPlans } from './plan-payouts.ts';

/**
 * Lets the payouts of the shops whose account somebody may change wait for some days, because their e-mail was changed
 * (P-PAYOUT-10). A payout in a file for the bank goes on.
 */
export async function delayPayouts(tx: Tx, userId: string): Promise<void> {
  const shops = await shopsWithRight(tx, userId, 'payout.account');
  if (shops.length === 0) return;
  const until = sql`${await tx.now()}::timestamptz + make_interval(days => ${NEW_EMAIL_DAYS})`;
  const theirs = sql`seller_id = any(${sql.param(shops)}::integer[])`;
  await tx(sql`update payout_accounts set usable_at = greatest(usable_at, ${until}) where ${theirs}`);
  // Of shops without an account, too: the first one waits as well.
  await addPlans(tx, shops);
  await tx(sql`update payout_plans set waits_until = ${until} where ${theirs}`);
}
