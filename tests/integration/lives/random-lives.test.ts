import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenInvariants } from '#server/modules/ledger/ledger.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { type Step, steps } from './step.ts';
import { Street } from './street.ts';

/** Number and maximal length of lives: `npm run prove` uses more of both. */
const RUNS = Number(process.env['PROVE_RUNS'] ?? 12);
const SECONDS = Number(process.env['PROVE_SECONDS'] ?? 60);
const SEED = process.env['PROVE_SEED'];

const opened = migratedDatabase();

/** The provider's balance, less its refunds: the ledger must equal it. */
async function heldByProvider(): Promise<number> {
  const [row] = await opened().query<{ sum: number }>(sql`
    select coalesce(sum(amount - (select coalesce(sum((r ->> 'amount')::bigint), 0) from jsonb_array_elements(refunds) r)), 0)::float8
      as sum from simulated_payments where status in ('settlement', 'capture', 'refund', 'partial_refund')`);
  return row?.sum ?? 0;
}

async function heldByLedger(): Promise<number> {
  const [row] = await opened().query<{ sum: number }>(sql`
    select coalesce(sum(case when debit = 'provider' then amount else -amount end), 0)::float8 as sum
    from ledger_transfers where 'provider' in (debit, credit)`);
  return row?.sum ?? 0;
}

/** Purchases that still wait although every deadline is long over, and orders that nothing will move. */
const stuck = () =>
  opened().query(sql`
    select p.number, p.state as purchase, o.state, o.number as "order" from purchases p join orders o on o.purchase_id = p.id
    where p.state = 'awaiting' or o.state in ('unpaid', 'new', 'accepted', 'packed', 'delivered') limit 5`);

async function live(taken: readonly Step[]): Promise<void> {
  const street = await Street.open(opened());
  try {
    for (const step of taken) {
      await street.take(step);
      expect(await brokenInvariants(opened().query), `after ${JSON.stringify(step)}`).toEqual({});
    }
    await street.settleDown();
    expect(await brokenInvariants(opened().query), 'at the end').toEqual({});
    expect(await stuck(), 'at the end').toEqual([]);
    expect(await heldByLedger(), 'money at the provider').toBe(await heldByProvider());
  } finally {
    await street.shop.close();
  }
}

it('no money and no stock is lost, whatever shoppers, sellers, the provider, couriers and crashes do', async () => {
  await fc.assert(fc.asyncProperty(steps, live), {
    numRuns: RUNS,
    interruptAfterTimeLimit: SECONDS * 1000,
    markInterruptAsFailure: false,
    ...(SEED !== undefined && { seed: Number(SEED) }),
  });
});
