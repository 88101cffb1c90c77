import { sql } from 'drizzle-orm';
import { FRESH_FACTOR_MINUTES } from '#domain/access/factor-times.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What somebody who works at a desk must show before their account changes. */
export interface StaffProof {
  worksAtDesk: boolean;
  /** They have a second factor, and the browser that asks gave no code in the last minutes. */
  needsCode: boolean;
}

/**
 * A stolen session must not be enough to take over somebody who works at a desk (P-DESK-8): a code counts for the browser in
 * which it was given.
 * @param sessionIds the browsers of the login that asks
 */
export async function staffProofOf(
  query: Query,
  { userId, sessionIds, now }: { userId: string; sessionIds: readonly string[]; now: Date },
): Promise<StaffProof> {
  const [row] = await query<{ works: boolean; needs: boolean }>(sql`
    select exists (select from memberships where user_id = ${userId} and ended_at is null) as works,
      exists (select from desk_factors where user_id = ${userId} and confirmed_at is not null)
      and not exists (
        select from desk_sessions where user_id = ${userId} and session_id = any(${sql.param(sessionIds)}::uuid[])
          and second_factor_at > ${now}::timestamptz - make_interval(mins => ${FRESH_FACTOR_MINUTES})
      ) as needs`);
  return { worksAtDesk: row?.works ?? false, needsCode: row?.needs ?? false };
}
