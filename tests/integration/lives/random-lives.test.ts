import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { moneyAtProvider } from '#scripts/storm/counted.ts';
import { brokenInvariants, unconfirmedBySimulator } from '#server/modules/proof/proof.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { type Step, steps } from './step.ts';
import { Street } from './street.ts';

/** Number and maximal length of lives: `npm run prove` uses more of both. */
const RUNS = Number(process.env['PROVE_RUNS'] ?? 5);
const SECONDS = Number(process.env['PROVE_SECONDS'] ?? 60);
const SEED = process.env['PROVE_SEED'];

const opened = migratedDatabase();

/** Purchases of a life that still wait although every deadline is long over, and orders that nothing moves any more. */
const stuck = (since: Date) =>
  opened().query(sql`
    select p.number, p.state as purchase, o.state, o.number as "order" from purchases p join orders o on o.purchase_id = p.id
    where o.created_at >= ${since}
      and (p.state = 'awaiting' or o.state in ('unpaid', 'new', 'accepted', 'packed', 'delivered')) limit 5`);

let taken = 0;

/** What the long form came to, for the one who runs it: its steps, and the states of what they made. */
async function sayCensus(): Promise<void> {
  const counted = await opened().query<{ what: string; count: number }>(sql`
    select 'return ' || state as what, count(*)::int as count from returns group by state
    union all select 'return event ' || event, count(*)::int from return_events group by event
    union all select 'label ' || state, count(*)::int from parcels where return_id is not null group by state
    union all select 'exchange ' || state, count(*)::int from orders where exchange_of is not null group by state
    union all select 'refund ' || way || ' ' || state, count(*)::int from refunds group by way, state
    union all select 'payout ' || state, count(*)::int from payouts group by state
    union all select 'order ' || state, count(*)::int from orders group by state order by what`);
  process.stdout.write(
    `${[`${taken} steps`, ...counted.map(({ what, count }) => `${what}: ${count}`)].join('\n')}\n`,
  );
}

afterAll(async () => {
  if (SEED !== undefined) await sayCensus();
});

/** Money that the provider holds again after it took it back, and that waits for a decision (P-PAY-43). Rupiah. */
async function cameAgain(): Promise<number> {
  const [sum] = await opened().query<{ amount: number }>(sql`
    select coalesce(sum(r.charged_back), 0)::float8 as amount
    from receipts r join payment_attempts a on a.id = r.attempt_id where a.state = 'paid'`);
  return sum?.amount ?? 0;
}

async function live(all: readonly Step[]): Promise<void> {
  const street = await Street.open(opened());
  try {
    for (const step of all) {
      taken += 1;
      await street.take(step);
      expect(await brokenInvariants(opened().query), `after ${JSON.stringify(step)}`).toEqual({});
    }
    await street.settleDown();
    expect(await brokenInvariants(opened().query), 'at the end').toEqual({});
    expect(await unconfirmedBySimulator(opened().query), 'at the end').toEqual([]);
    expect(await stuck(street.since), 'at the end').toEqual([]);
    const { provider, ledger } = await moneyAtProvider(opened().query);
    expect(ledger + (await cameAgain()), 'money at the provider').toBe(provider);
  } finally {
    await street.shop.close();
  }
}

it('no money and no stock is lost, whatever shoppers, sellers, the provider, couriers and crashes do', async () => {
  await fc.assert(fc.asyncProperty(steps, live), {
    numRuns: RUNS,
    interruptAfterTimeLimit: SECONDS * 1000,
    markInterruptAsFailure: false,
    // All lives share a database: after one that failed, shorter ones find what it left.
    endOnFailure: true,
    ...(SEED !== undefined && { seed: Number(SEED) }),
  });
});
