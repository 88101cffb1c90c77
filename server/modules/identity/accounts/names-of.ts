import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** The names that accounts gave themselves, by their ids; those without one are left out. */
export async function namesOf(
  query: Query,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; name: string }>(sql`
    select user_id as id, coalesce(nullif(full_name, ''), username) as name from profiles
    where user_id = any(${sql.param([...userIds])}::uuid[])`);
  return new Map(rows.flatMap(({ id, name }) => (name === '' ? [] : [[id, name] as const])));
}
