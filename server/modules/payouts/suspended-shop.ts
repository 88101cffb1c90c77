import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { HELD_REASON, lockPlan } from './plan-payouts.ts';
import { shopMoney } from './shop-money.ts';
import { suspendedWords } from './suspended-words.id.ts';

/** What a suspension does to the payouts of a shop (P-CONSOLE-90). */

/** Holds a shop's payouts, also when somebody lets them go that were held for something else. */
export async function holdSuspended(
  tx: Tx,
  { sellerId, reason }: { sellerId: number; reason: string },
): Promise<void> {
  await lockPlan(tx, sellerId);
  await tx(sql`
    update payout_plans set suspended_at = ${await tx.now()}, suspended_reason = ${suspendedWords(reason)}
    where seller_id = ${sellerId}`);
}

/** Ends that; what is held for something else stays so. */
export const releaseSuspended = (tx: Tx, sellerId: number) =>
  tx(sql`update payout_plans set suspended_at = null, suspended_reason = null where seller_id = ${sellerId}`);

/** What a shop could be paid now, in whole Rupiah, and why its payouts are held; null for not held. */
export async function payableOf(
  query: Query,
  sellerId: number,
): Promise<{ payable: number; heldReason: string | null }> {
  const [plan] = await query<{ heldReason: string | null }>(
    sql`select ${HELD_REASON} as "heldReason" from payout_plans where seller_id = ${sellerId}`,
  );
  const { amount } = await shopMoney(query, sellerId);
  return { payable: Math.max(0, amount), heldReason: plan?.heldReason ?? null };
}
