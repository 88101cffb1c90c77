import { type SQL, sql } from 'drizzle-orm';
import { cancelPayout, returnPayout, sendPayout } from '#domain/ledger/payout-postings.ts';
import type { HoldReason } from '#domain/payouts/claim-rows.ts';
import { caseNotes, openCase } from '#server/modules/cases/cases.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type PayoutRow, usableAccount } from './payout-row.ts';
import { HELD_REASON } from './plan-payouts.ts';
import { heldSince } from './shop-money.ts';

/** Each change of a payout after it was made, under the lock of its shop's plan. */

/** Why a payout was cancelled instead of exported. */
export type NotExported = HoldReason | 'held' | 'owes' | 'no_account';

/**
 * Puts a payout into a file for the bank, with a copy of the shop's account. The holds are asked again: what happened
 * since it was made cancels it, and the next one takes the rest.
 */
export async function exportPayout(
  tx: Tx,
  payout: PayoutRow,
  { batch, by }: { batch: string; by: string },
): Promise<'exported' | NotExported> {
  const account = await usableAccount(tx, payout.sellerId);
  const hold = account ? await holdOf(tx, payout) : 'no_account';
  if (!account || hold !== null) {
    const reason = hold ?? 'no_account';
    await cancel(tx, payout, reason);
    return reason;
  }
  const { bank, number, holder } = account;
  await change(
    tx,
    payout,
    sql`state = 'exported', batch = ${batch}, exported_at = ${await tx.now()}, exported_by = ${by},
      bank = ${bank}, number = ${number}, holder = ${holder}`,
  );
  return 'exported';
}

async function holdOf(tx: Tx, payout: PayoutRow): Promise<NotExported | null> {
  const { sellerId } = payout;
  const [held] = await tx(sql`
    select 1 as held from payout_plans where seller_id = ${sellerId} and ${HELD_REASON} is not null`);
  if (held) return 'held';
  return heldSince(tx, payout);
}

/** The bank transferred it. */
export async function markSent(tx: Tx, payout: PayoutRow): Promise<void> {
  const now = await tx.now();
  await change(tx, payout, sql`state = 'sent', sent_at = ${now}`);
  await post(tx, sendPayout(payout), { at: now });
}

/** It is not sent: its rows are free for the next one. */
export async function cancel(tx: Tx, payout: PayoutRow, reason: string): Promise<void> {
  const now = await tx.now();
  await change(tx, payout, sql`state = 'cancelled', ended_at = ${now}, end_reason = ${reason}`);
  await freeItems(tx, payout);
  await post(tx, cancelPayout(payout), { at: now });
}

/** The bank returned it. The shop's payouts are held, so that nothing goes to that account again by itself. */
export async function markReturned(tx: Tx, payout: PayoutRow, reason: string): Promise<void> {
  const now = await tx.now();
  await change(tx, payout, sql`state = 'returned', ended_at = ${now}, end_reason = ${reason}`);
  await freeItems(tx, payout);
  await post(tx, returnPayout(payout), { at: now });
  await tx(sql`
    update payout_plans set held_at = coalesce(held_at, ${now}), held_reason = coalesce(held_reason, ${reason})
    where seller_id = ${payout.sellerId}`);
  await openCase(tx, {
    ...returnedTo(payout.sellerId),
    details: caseNotes.payoutReturned(payout, reason),
  });
}

/** The case of payouts that a bank returned. */
export const returnedTo = (sellerId: number) =>
  ({ kind: 'returned_payout', subject: `shop:${sellerId}` }) as const;

const change = (tx: Tx, { id }: PayoutRow, changes: SQL) =>
  tx(sql`update payouts set ${changes} where id = ${id}`);

const freeItems = (tx: Tx, { id }: PayoutRow) => tx(sql`delete from payout_items where payout_id = ${id}`);
