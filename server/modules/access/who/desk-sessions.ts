import { sql } from 'drizzle-orm';
import { DESK_IDLE_MINUTES, DESK_SESSION_HOURS, FRESH_FACTOR_MINUTES } from '#domain/access/factor-times.ts';
import type { Desk } from '#domain/access/permissions.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A browser, and who uses it. */
interface DeskBrowser {
  sessionId: string;
  userId: string;
  now: Date;
}

/** Opens a browser's time at the desks, or renews it: its user has just given a code. */
export async function openDeskSession(query: Query, { sessionId, userId, now }: DeskBrowser): Promise<void> {
  await query(sql`
    insert into desk_sessions (session_id, user_id, started_at, used_at, second_factor_at)
    values (${sessionId}, ${userId}, ${now}, ${now}, ${now})
    on conflict (session_id) do update
      set user_id = ${userId}, started_at = ${now}, used_at = ${now}, second_factor_at = ${now}`);
}

const isOpen = (
  now: Date,
) => sql`started_at > ${now}::timestamptz - make_interval(hours => ${DESK_SESSION_HOURS})
  and used_at > ${now}::timestamptz - make_interval(mins => ${DESK_IDLE_MINUTES})`;

/** Whether a browser's time at the desks goes on. Counts as use. */
export async function touchDeskSession(
  query: Query,
  { sessionId, userId, now }: DeskBrowser,
): Promise<boolean> {
  const rows = await query(sql`
    update desk_sessions set used_at = ${now}
    where session_id = ${sessionId} and user_id = ${userId} and ${isOpen(now)} returning 1`);
  return rows.length > 0;
}

/**
 * Whether a code was given in the last minutes. At the seller centre that asks only those who have set the second factor
 * up; at the operator's console everybody has (P-DESK-5).
 */
export async function hasFreshFactor(
  query: Query,
  { sessionId, userId, desk, now }: { sessionId: string | null; userId: string; desk: Desk; now: Date },
): Promise<boolean> {
  const [row] = await query<{ has_factor: boolean; is_fresh: boolean }>(sql`
    select exists (select from desk_factors where user_id = ${userId} and confirmed_at is not null) as has_factor,
      exists (
        select from desk_sessions where session_id = ${sessionId} and user_id = ${userId} and ${isOpen(now)}
          and second_factor_at > ${now}::timestamptz - make_interval(mins => ${FRESH_FACTOR_MINUTES})
      ) as is_fresh`);
  if (desk === 'selling' && !row?.has_factor) return true;
  return row?.is_fresh ?? false;
}

/** Ends all of somebody's browsers at the desks. */
export const endDeskSessions = (query: Query, userId: string) =>
  query(sql`delete from desk_sessions where user_id = ${userId}`);

/** Deletes what is over. */
export const sweepDeskSessions = (query: Query, now: Date) =>
  query(sql`delete from desk_sessions where not (${isOpen(now)})`);
