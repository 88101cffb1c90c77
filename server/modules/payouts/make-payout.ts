import { sql } from 'drizzle-orm';
import { makePayout } from '#domain/ledger/payout-postings.ts';
import { LEAST_PAYOUT } from '#domain/payouts/payout-days.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { usableAccount } from './payout-row.ts';
import { lockPlan, planNext } from './plan-payouts.ts';
import { shopMoney } from './shop-money.ts';

/** What became of a due payout; all but `made` wait for the next day. */
export type Made = 'made' | 'not_due' | 'held' | 'open' | 'no_account' | 'too_little';

/**
 * Makes the payout of a shop that is due (P-PAYOUT-1): it claims every row of the shop's account that no payout has
 * claimed and nothing holds, and sets their sum aside for the bank.
 */
export async function makeDue(tx: Tx, sellerId: number): Promise<Made> {
  const plan = await lockPlan(tx, sellerId);
  const now = await tx.now();
  if (!plan || plan.nextAt > now) return 'not_due';
  await planNext(tx, plan);
  if (plan.heldReason !== null || plan.suspendedReason !== null) return 'held';
  const [open] = await tx(sql`
    select 1 as open from payouts where seller_id = ${sellerId} and state in ('created', 'exported')`);
  if (open) return 'open';
  if (!(await usableAccount(tx, sellerId))) return 'no_account';
  const { claimed, amount } = await shopMoney(tx, sellerId);
  if (amount < LEAST_PAYOUT) return 'too_little';
  const [made] = await tx<{ id: number }>(sql`
    insert into payouts (seller_id, amount, state, created_at) values (${sellerId}, ${amount}, 'created', ${now})
    returning id`);
  if (!made) throw new Error('A payout was not stored');
  await tx(sql`
    insert into payout_items (transfer_id, payout_id, amount)
    select "transferId", ${made.id}, amount
    from jsonb_to_recordset(${JSON.stringify(claimed)}::jsonb) as given ("transferId" text, amount bigint)`);
  await post(tx, makePayout({ id: made.id, sellerId, amount }), { at: now });
  return 'made';
}
