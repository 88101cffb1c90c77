import { sql } from 'drizzle-orm';
import { nextPayout, type Rhythm } from '#domain/payouts/payout-days.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { shopsWithMoney } from '#server/modules/ledger/ledger.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { makeDuePayout } from './jobs.ts';

/** Most payouts that a sweep turns into jobs; the next one follows in 10 s. */
const MOST_AT_ONCE = 500;

/** Shops whose payout is due. A shop with too little, or with nothing, waits for the next day in vain. */
export const duePayouts: DueWork = {
  name: 'payouts: due',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`select min(next_at) as due from payout_plans`);
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ sellerId: number }>(sql`
      select seller_id as "sellerId" from payout_plans where next_at <= ${now} order by next_at limit ${MOST_AT_ONCE}`);
    await tx.enqueue(
      makeDuePayout,
      rows.map(({ sellerId }) => sellerId),
    );
  },
};

/** Gives a plan to shops that have none: they are paid from the next working day on. */
export async function addPlans(tx: Tx, sellerIds: readonly number[]): Promise<void> {
  const nextAt = nextPayout(await tx.now(), 'daily', await readCalendar(tx));
  await tx(sql`
    insert into payout_plans (seller_id, next_at) select id, ${nextAt} from unnest(${sql.param(sellerIds)}::integer[]) as shop (id)
    on conflict (seller_id) do nothing`);
}

/** Plans the payouts of shops that got money and have no plan yet. */
export async function planShops(tx: Tx): Promise<void> {
  const shops = await shopsWithMoney(tx);
  if (shops.length > 0) await addPlans(tx, shops);
}

/** Why a shop's payouts are held, by somebody or by its suspension; null for not held. */
export const HELD_REASON = sql`coalesce(held_reason, suspended_reason)`;

/** A shop's plan, locked: whoever has it changes the shop's payouts alone. */
export interface Plan {
  sellerId: number;
  rhythm: Rhythm;
  nextAt: Date;
  /** Why somebody holds it; null for nobody. */
  heldReason: string | null;
  /** Why the suspension of the shop holds it besides; null for none. */
  suspendedReason: string | null;
  /** No account is paid to before; null for none. */
  waitsUntil: Date | null;
}

/** Locks a shop's plan, after making it where there is none. @returns null for an unknown shop */
export async function lockPlan(tx: Tx, sellerId: number): Promise<Plan | null> {
  if ((await sellerNames(tx, [sellerId])).size === 0) return null;
  await addPlans(tx, [sellerId]);
  const [plan] = await tx<Plan>(sql`
    select seller_id as "sellerId", rhythm, next_at as "nextAt", held_reason as "heldReason",
      suspended_reason as "suspendedReason", waits_until as "waitsUntil"
    from payout_plans where seller_id = ${sellerId} for update`);
  return plan ?? null;
}

/** Sets when a shop is paid out next. */
export async function planNext(
  tx: Tx,
  { sellerId, rhythm }: Pick<Plan, 'sellerId' | 'rhythm'>,
): Promise<void> {
  const nextAt = nextPayout(await tx.now(), rhythm, await readCalendar(tx));
  await tx(
    sql`update payout_plans set next_at = ${nextAt}, rhythm = ${rhythm} where seller_id = ${sellerId}`,
  );
}
