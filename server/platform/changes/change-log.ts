import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';

/** The table that triggers write on each change of the catalogue (db/migrations/0005_catalog_changes.sql). */
export const CHANGE_LOG = 'catalog_changes';

/** What changed, such as `product:7`, or `all` (anything). */
export type ChangeTag = string;

/** A change that touched more than is worth naming, or that can no longer be named. */
export const ALL: ChangeTag = 'all';

/** Most tags of one poll; more of them become 'all'. */
const MOST_TAGS = 2000;
/** After so long without a poll, deleted changes may have been missed. */
const LONGEST_GAP = '1 hour';
/** Retention of changes: the longest gap plus the longest time that a transaction may stay open. */
const KEPT_FOR = '6 hours';

/** The state of one poll that the next one needs. */
export interface Look {
  /** Time of the poll, by the clock of the database. */
  readonly at: string;
  /** All transactions before this one had ended. */
  readonly from: string;
  /** No transaction from this one on had started. */
  readonly to: string;
  /** Transactions between the two whose changes were seen. */
  readonly seen: readonly string[];
}

interface ChangesRow extends Look {
  lost: boolean | null;
  tags: string[];
}

/**
 * Returns the changes committed since an earlier poll, each exactly once. A transaction that began before
 * that poll and committed after it is not among the seen ones, so it is found here; one that stays open
 * delays no other. Seen transactions are recorded one by one, because snapshots on a hot standby do not list
 * running transactions (PostgreSQL, `pg_current_snapshot`).
 *
 * @param since null for a first poll, which finds nothing
 * @returns 'all' when changes may be lost: after an hour without a poll, and when the database is behind the
 * earlier poll, which happens when an older copy replaced it
 */
export async function changesSince(
  query: Query,
  since: Look | null,
): Promise<{ look: Look; tags: readonly ChangeTag[] }> {
  const log = sql.identifier(CHANGE_LOG);
  const [row] = await query<ChangesRow>(sql`
    select now()::text as at, pg_snapshot_xmin(now.snapshot)::text as "from", pg_snapshot_xmax(now.snapshot)::text as "to",
      array(select distinct xid::text from ${log} where xid >= pg_snapshot_xmin(now.snapshot)) as seen,
      pg_snapshot_xmax(now.snapshot) < ${since?.to ?? null}::xid8
        or now() - ${since?.at ?? null}::timestamptz > ${LONGEST_GAP}::interval as lost,
      array(
        select distinct tag from ${log}
        where xid >= ${since?.from ?? null}::xid8 and xid <> all(${sql.param(since?.seen ?? [])}::xid8[])
        limit ${MOST_TAGS + 1}
      ) as tags
    from (select pg_current_snapshot() as snapshot) now`);
  if (!row) throw new Error('The change log did not answer');
  const { lost, tags, ...look } = row;
  return { look, tags: lost === true || tags.length > MOST_TAGS || tags.includes(ALL) ? [ALL] : tags };
}

/** Deletes changes that no process can still need. */
export async function forgetOldChanges(query: Query): Promise<void> {
  await query(sql`delete from ${sql.identifier(CHANGE_LOG)} where at < now() - ${KEPT_FOR}::interval`);
}
