import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';

/** The table that triggers write on each change of the catalogue (db/migrations/0005_catalog_changes.sql). */
export const CHANGE_LOG = 'catalog_changes';

/**
 * What changed: `product:12` (its row, SKUs or flash price, or whether it is sold out), `stock:12` (how many pieces it has
 * left, of stock or of a flash quota), `products` (any product), `products:category:3` and
 * `products:seller:3` (one of theirs), `reviews:12` (of product 12), `seller:3`, `sellers` (any), `category` (categories,
 * subcategories, and how many products they have), `banners`, `flash` (sessions and offers), or `all`: anything.
 */
export type ChangeTag = string;

/** A change that touched more than is worth naming, or that nobody can name any more. */
export const ALL: ChangeTag = 'all';

/** Most tags that are read at once; more of them are 'all'. */
const MOST_TAGS = 2000;
/** Who did not look for this long may have missed what was deleted meanwhile. */
const LONGEST_GAP = '1 hour';
/** How long a change is kept: that and the longest that a transaction may stay open after it. */
const KEPT_FOR = '6 hours';

/** A look at the change log, as the next one needs it. */
export interface Look {
  /** When it was, by the clock of the database. */
  readonly at: string;
  /** Every transaction before this one had ended. */
  readonly from: string;
  /** Every transaction from this one on had not begun. */
  readonly to: string;
  /** Those between the two whose changes were seen. */
  readonly seen: readonly string[];
}

interface ChangesRow extends Record<string, unknown>, Look {
  lost: boolean | null;
  tags: string[];
}

/**
 * The changes that were committed since an earlier look, each exactly once. A transaction that began before that look
 * and committed after it is not among those that were seen, and so is found here; one that stays open delays no other.
 * What was visible is noted transaction by transaction, because a hot standby leaves those that run out of the snapshots
 * that it shows (PostgreSQL, `pg_current_snapshot`).
 *
 * @param since null for a first look, which finds nothing
 * @returns 'all' when changes may be lost: after an hour without a look, and when the database is behind the earlier
 * look, which happens when it was replaced by an older copy
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

/** Deletes what everybody has seen who may still go on from an earlier look. */
export async function forgetOldChanges(query: Query): Promise<void> {
  await query(sql`delete from ${sql.identifier(CHANGE_LOG)} where at < now() - ${KEPT_FOR}::interval`);
}
