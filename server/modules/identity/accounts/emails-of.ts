import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/**
 * The e-mail addresses of accounts by their ids: of built-in ones as they are, of a hosted project's as its last session
 * told. An account without one is left out.
 */
export async function emailsOf(
  query: Query,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; email: string | null }>(sql`
    select u.id, coalesce(a.email, (
      select w.email from web_sessions w where w.user_id = u.id order by w.used_at desc limit 1
    )) as email
    from unnest(${sql.param([...userIds])}::uuid[]) u(id) left join auth_users a on a.id = u.id`);
  return new Map(
    rows.flatMap(({ id, email }) => (email === null || email === '' ? [] : [[id, email] as const])),
  );
}
