import { sql } from 'drizzle-orm';
import { openCase } from '#server/modules/cases/cases.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { brokenInvariants, overdue, type Violations } from './broken-invariants.ts';
import type { Violation } from './invariant.ts';

/** Violations of one invariant that are stored with a run. */
const MOST_STORED = 10;
/** Days that runs are stored. */
const STORED_DAYS = 90;
/** A run of changes looks back to before the last one: a transaction may take a while, and a deadline stamps its own time. */
const OVERLAP_HOURS = 3;

/** A shop that is closed at night is asked of everything by day, when the last time is so long ago. */
const WHOLE_AFTER_HOURS = 36;

type ScopeName = 'changed' | 'whole';

/** A time at which the invariants were asked. */
export interface InvariantRun {
  scope: ScopeName;
  at: Date;
  tookMs: number;
  /** Broken invariants, with how many rows break each and the first of them. */
  broken: { name: string; rows: number; first: Violation[] }[];
}

/** The last run of each scope. */
export const lastRuns = (query: Query): Promise<InvariantRun[]> =>
  query<InvariantRun>(sql`
    select distinct on (scope) scope, at, took_ms as "tookMs",
      (select coalesce(jsonb_agg(jsonb_build_object('name', key) || value order by key), '[]') from jsonb_each(broken)) as broken
    from invariant_runs order by scope, at desc, id desc`);

/**
 * Asks all invariants in one snapshot, stores what came of it, and opens a case for each that must hold at every moment
 * and does not.
 * @param wanted `changed`: of what happened since the last run; of everything when that was too long ago, or never
 */
export async function askInvariants(transaction: Transaction, wanted: ScopeName): Promise<Violations> {
  return transaction(async (tx) => {
    await tx(sql`set transaction isolation level repeatable read`);
    const started = performance.now();
    const since = wanted === 'whole' ? null : await changesSince(tx);
    const broken = await brokenInvariants(tx, since);
    for (const [name, [first]] of Object.entries(broken)) {
      const details = first ? `${first.subject}: ${first.found}` : '';
      await openCase(tx, { kind: 'broken_invariant', subject: name, details });
    }
    const found = { ...broken, ...(await overdue(tx)) };
    await storeRun(tx, { scope: since === null ? 'whole' : 'changed', started, found });
    return found;
  });
}

async function changesSince(tx: Tx): Promise<Date | null> {
  const [last] = await tx<{ since: Date | null }>(sql`
    select max(at) - make_interval(hours => ${OVERLAP_HOURS}) as since from invariant_runs
    having max(at) filter (where scope = 'whole') > shop_now() - make_interval(hours => ${WHOLE_AFTER_HOURS})`);
  return last?.since ?? null;
}

async function storeRun(
  tx: Tx,
  { scope, started, found }: { scope: ScopeName; started: number; found: Violations },
): Promise<void> {
  const stored = Object.entries(found).map(([name, rows]) => [
    name,
    { rows: rows.length, first: rows.slice(0, MOST_STORED) },
  ]);
  const tookMs = Math.round(performance.now() - started);
  await tx(sql`
    insert into invariant_runs (scope, at, took_ms, broken)
    values (${scope}, ${await tx.now()}, ${tookMs}, ${JSON.stringify(Object.fromEntries(stored))}::jsonb)`);
  await tx(sql`delete from invariant_runs where at < shop_now() - make_interval(days => ${STORED_DAYS})`);
}
