import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { brokenInvariants, overdue, type Violations } from './broken-invariants.ts';

/** Violations of one invariant that are stored with a run. */
const MOST_STORED = 10;
/** Days that runs are stored. */
const STORED_DAYS = 90;
/** A run of changes looks back to before the last one: a transaction may take a while, and a deadline stamps its own time. */
const OVERLAP_HOURS = 3;

type ScopeName = 'changed' | 'whole';

/** A time at which the invariants were asked. */
export interface InvariantRun extends Record<string, unknown> {
  scope: ScopeName;
  at: Date;
  tookMs: number;
  /** How many invariants were broken. */
  broken: number;
}

/** The last run of each scope. */
export const lastRuns = (query: Query): Promise<InvariantRun[]> =>
  query<InvariantRun>(sql`
    select distinct on (scope) scope, at, took_ms as "tookMs",
      (select count(*)::int from jsonb_object_keys(broken)) as broken
    from invariant_runs order by scope, at desc`);

/**
 * Asks all invariants in one snapshot, and stores what came of it.
 * @param scope `changed`: of what happened since the last run; of everything, when there was none
 */
export async function askInvariants(transaction: Transaction, scope: ScopeName): Promise<Violations> {
  return transaction(async (tx) => {
    await tx(sql`set transaction isolation level repeatable read`);
    const started = performance.now();
    const [last] = await tx<{ since: Date | null }>(sql`
      select max(at) - make_interval(hours => ${OVERLAP_HOURS}) as since from invariant_runs`);
    const since = scope === 'whole' ? null : (last?.since ?? null);
    const broken = await brokenInvariants(tx, since);
    Object.assign(broken, await overdue(tx));
    const stored = Object.entries(broken).map(([name, rows]) => [
      name,
      { rows: rows.length, first: rows.slice(0, MOST_STORED) },
    ]);
    const tookMs = Math.round(performance.now() - started);
    await tx(sql`
      insert into invariant_runs (scope, at, took_ms, broken)
      values (${since === null ? 'whole' : 'changed'}, ${await tx.now()}, ${tookMs},
        ${JSON.stringify(Object.fromEntries(stored))}::jsonb)`);
    await tx(sql`delete from invariant_runs where at < shop_now() - make_interval(days => ${STORED_DAYS})`);
    return broken;
  });
}
