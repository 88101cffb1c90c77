import { sql } from 'drizzle-orm';
import { brokenInvariants, unconfirmedBySimulator } from '#server/modules/proof/proof.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What contradicts itself in the whole database, in a line each. */
export async function contradictions(query: Query): Promise<string[]> {
  const broken = Object.entries({
    ...(await brokenInvariants(query)),
    'the provider confirms what is booked': await unconfirmedBySimulator(query),
  });
  return broken.flatMap(([name, rows]) => rows.map(({ subject, found }) => `${name}: ${subject}, ${found}`));
}

/** What the simulated provider has, less what it sent back, and what the ledger says that it had before it settled. */
export async function moneyAtProvider(query: Query): Promise<{ provider: number; ledger: number }> {
  const [held] = await query<{ provider: number; ledger: number }>(sql`
    select (
      select coalesce(sum(amount - (
        select coalesce(sum((r ->> 'amount')::bigint), 0) from jsonb_array_elements(refunds) r
      )), 0)::float8
      from simulated_payments where status in ('settlement', 'capture', 'refund', 'partial_refund')
    ) as provider, (
      select coalesce(sum(case when debit = 'provider' then amount else -amount end), 0)::float8
      from ledger_transfers where 'provider' in (debit, credit) and code not in ('fee', 'stl')
    ) as ledger`);
  if (!held) throw new Error('A sum has one row');
  return held;
}
