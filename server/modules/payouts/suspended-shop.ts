import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lockPlan } from './plan-payouts.ts';
import { shopMoney } from './shop-money.ts';

/** What a suspension does to the payouts of a shop (P-CONSOLE-90). */

/** Why they are held, as the shop reads it. */
const heldWords = (reason: string): string => `toko sedang tidak aktif: ${reason}`;

/** Holds a shop's payouts; those that are held for something else stay so. */
export async function holdSuspended(
  tx: Tx,
  { sellerId, reason }: { sellerId: number; reason: string },
): Promise<void> {
  const plan = await lockPlan(tx, sellerId);
  if (!plan || plan.heldReason !== null) return;
  await tx(sql`
    update payout_plans set held_at = ${await tx.now()}, held_reason = ${heldWords(reason)} where seller_id = ${sellerId}`);
}

/** Lets them go again, unless they are held for something else by now. */
export async function releaseSuspended(
  tx: Tx,
  { sellerId, reason }: { sellerId: number; reason: string },
): Promise<void> {
  const plan = await lockPlan(tx, sellerId);
  if (plan?.heldReason !== heldWords(reason)) return;
  await tx(sql`update payout_plans set held_at = null, held_reason = null where seller_id = ${sellerId}`);
}

/** What a shop could be paid now, in whole Rupiah, and why its payouts are held; null for not held. */
export async function payableOf(
  query: Query,
  sellerId: number,
): Promise<{ payable: number; heldReason: string | null }> {
  const [plan] = await query<{ heldReason: string | null }>(
    sql`select held_reason as "heldReason" from payout_plans where seller_id = ${sellerId}`,
  );
  const { amount } = await shopMoney(query, sellerId);
  return { payable: Math.max(0, amount), heldReason: plan?.heldReason ?? null };
}
