import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Ids of the sellers that a user follows, the newest first. */
export async function followedSellers(query: Query, userId: string): Promise<number[]> {
  const rows = await query<{ seller_id: number }>(sql`
    select seller_id from follows where user_id = ${userId} order by created_at desc, seller_id`);
  return rows.map((row) => row.seller_id);
}

/** Follows a seller; idempotent. @returns false for an unknown seller */
export async function follow(
  query: Query,
  { userId, sellerId, now }: { userId: string; sellerId: number; now: Date },
): Promise<boolean> {
  const [seller] = await query(sql`select id from sellers where id = ${sellerId} for key share`);
  if (!seller) return false;
  await query(sql`
    insert into follows (user_id, seller_id, created_at) values (${userId}, ${sellerId}, ${now})
    on conflict do nothing`);
  return true;
}

/** Stops following a seller; idempotent. */
export async function unfollow(query: Query, userId: string, sellerId: number): Promise<void> {
  await query(sql`delete from follows where user_id = ${userId} and seller_id = ${sellerId}`);
}

/** The follows with the sellers' names, for 'Download my data'. */
export async function exportFollows(query: Query, userId: string): Promise<Record<string, unknown>[]> {
  return query(sql`
    select f.seller_id, s.name as seller, f.created_at as since from follows f
    join sellers s on s.id = f.seller_id where f.user_id = ${userId} order by f.created_at, f.seller_id`);
}
