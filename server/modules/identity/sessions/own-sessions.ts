import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';

/** A login of an account: a browser with its cookie, or a client of the built-in sign-in without one. */
export interface OwnSession {
  id: string;
  since: Date;
  /** To the hour. */
  usedAt: Date;
}

/** The logins of an account, the last used first. */
export const ownSessions = (query: Query, userId: string): Promise<OwnSession[]> =>
  query<OwnSession>(sql`
    select w.id, coalesce(a.created_at, w.created_at) as since, greatest(w.used_at, a.refreshed_at) as "usedAt"
    from web_sessions w left join auth_sessions a on a.id = w.auth_session_id
    where w.user_id = ${userId} and coalesce(w.ends_at > now(), true)
    union all
    select a.id, a.created_at, a.refreshed_at from auth_sessions a
    where a.user_id = ${userId} and not exists (select from web_sessions w where w.auth_session_id = a.id)
    order by 3 desc, 1`);

/** Ends one login of an account; nothing for an id that is not its own. Its cookie ends with the sign-in's session. */
export const endOwnSession = (transaction: Transaction, userId: string, id: string): Promise<void> =>
  transaction(async (tx) => {
    await tx(sql`
      delete from auth_sessions where user_id = ${userId} and (
        id = ${id} or id = (select auth_session_id from web_sessions where id = ${id} and user_id = ${userId}))`);
    await tx(sql`delete from web_sessions where id = ${id} and user_id = ${userId}`);
  });

/** Ends all logins of an account but one browser's. */
export const endOtherSessions = (transaction: Transaction, userId: string, keptId: string): Promise<void> =>
  transaction(async (tx) => {
    await tx(sql`
      delete from auth_sessions where user_id = ${userId} and id is distinct from (
        select auth_session_id from web_sessions where id = ${keptId} and user_id = ${userId})`);
    await tx(sql`delete from web_sessions where user_id = ${userId} and id <> ${keptId}`);
  });
