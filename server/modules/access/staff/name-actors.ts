import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** A member behind an actor's name of the audit log. */
export interface NamedMember {
  userId: string;
  role: string;
  /** Their shop; null at the operator's console. */
  sellerId: number | null;
}

/** The members behind actors' names, such as 'member:{id}'; other actors are left out. */
export async function membersNamed(
  query: Query,
  actors: readonly string[],
): Promise<ReadonlyMap<string, NamedMember>> {
  const names = [...new Set(actors)].filter((name) => name.startsWith('member:'));
  if (names.length === 0) return new Map();
  const rows = await query<NamedMember & { name: string }>(sql`
    select 'member:' || id as name, user_id as "userId", role, seller_id as "sellerId" from memberships
    where id = any(${sql.param(names.map((name) => name.slice('member:'.length)))}::uuid[])`);
  return new Map(rows.map(({ name, ...member }) => [name, member]));
}
