import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyAtProvider } from '#scripts/storm/counted.ts';
import { brokenInvariants, unconfirmedBySimulator } from '#server/modules/proof/proof.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { type Step, steps } from './step.ts';
import { Street } from './street.ts';

/** Number and maximal length of lives: `npm run prove` uses more of both. */
const RUNS = Number(process.env['PROVE_RUNS'] ?? 12);
const SECONDS = Number(process.env['PROVE_SECONDS'] ?? 60);
const SEED = process.env['PROVE_SEED'];

const opened = migratedDatabase();

/** Purchases that still wait although every deadline is long over, and orders that nothing moves any more. */
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
    expect(await unconfirmedBySimulator(opened().query), 'at the end').toEqual([]);
    expect(await stuck(), 'at the end').toEqual([]);
    const { provider, ledger } = await moneyAtProvider(opened().query);
    expect(ledger, 'money at the provider').toBe(provider);
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
