import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { tellOfPayout } from './jobs.ts';

const UNTOLD = sql`state = 'sent' and told_at is null`;

/** Payouts that were transferred, whoever marked them, and of which the owners of their shop were not told (P-PAYOUT-11). */
export const dueSentPayouts: DueWork = {
  name: 'payouts: sent',
  clock: 'real',
  async nextDue(query) {
    const [row] = await query<{ due: Date }>(sql`select now() as due from payouts where ${UNTOLD} limit 1`);
    return row?.due ?? null;
  },
  async enqueue(tx) {
    const rows = await tx<{ id: number }>(sql`select id from payouts where ${UNTOLD} order by id limit 500`);
    await tx.enqueue(
      tellOfPayout,
      rows.map(({ id }) => Number(id)),
    );
  },
};

/** What the owners of a shop are told of a payout. */
export interface SentPayout {
  sellerId: number;
  /** Whole Rupiah. */
  amount: number;
  bank: string;
  /** The last four digits of the account. */
  end: string;
}

/** Marks a payout as told. @returns it; null when it is told already, or was not sent */
export async function takeSentPayout(tx: Tx, id: number): Promise<SentPayout | null> {
  const [sent] = await tx<SentPayout>(sql`
    update payouts set told_at = ${await tx.now()} where id = ${id} and ${UNTOLD}
    returning seller_id as "sellerId", amount::float8 as amount, coalesce(bank, '') as bank, right(number, 4) as end`);
  return sent ?? null;
}
