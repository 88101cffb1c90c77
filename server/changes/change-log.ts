import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';

/** The table that triggers write on each change of the catalogue (db/migrations/0005_catalog_changes.sql). */
export const CHANGE_LOG = 'catalog_changes';

/**
 * What changed: `product:12` (its row, stock or flash price), `products` (any product), `products:category:3` and
 * `products:seller:3` (one of theirs), `reviews:12` (of product 12), `seller:3`, `sellers` (any), `category` (categories,
 * subcategories, and how many products they have), `banners`, `flash` (sessions and offers), or `all`: anything.
 */
export type ChangeTag = string;

/** A change that touched more than is worth naming, or that nobody can name any more. */
export const ALL: ChangeTag = 'all';

/** Most tags that are read at once; more of them are 'all'. */
const MOST_TAGS = 2000;

/** What happened between two looks at the change log. */
export interface ChangesSince {
  /** PostgreSQL's own note of which transactions this look could see: from here the next one goes on. */
  readonly snapshot: string;
  readonly tags: readonly ChangeTag[];
}

interface ChangesRow extends Record<string, unknown> {
  snapshot: string;
  lost: boolean | null;
  tags: string[];
}

/**
 * The changes that were committed since an earlier look, each exactly once. A transaction that began before that look
 * and committed after it is not in the earlier snapshot and so is found here; one that stays open delays no other.
 *
 * @param since the snapshot of the earlier look; null for a first one, which finds nothing
 * @returns 'all' when the database is behind the earlier look, which happens when it was replaced by an older copy
 */
export async function changesSince(query: Query, since: string | null): Promise<ChangesSince> {
  const [row] = await query<ChangesRow>(sql`
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${since}::pg_snapshot) as lost,
      array(
        select distinct tag from ${sql.identifier(CHANGE_LOG)}
        where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
        limit ${MOST_TAGS + 1}
      ) as tags`);
  if (!row) throw new Error('The change log did not answer');
  const isAll = row.lost === true || row.tags.length > MOST_TAGS || row.tags.includes(ALL);
  return { snapshot: row.snapshot, tags: isAll ? [ALL] : row.tags };
}

/** Deletes the changes of transactions that had ended before a look: every look since has seen them. */
export async function forgetChangesBefore(query: Query, snapshot: string): Promise<void> {
  await query(
    sql`delete from ${sql.identifier(CHANGE_LOG)} where xid < pg_snapshot_xmin(${snapshot}::pg_snapshot)`,
  );
}
