import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Side, StoredThread } from './chat-rows.ts';

/** The side of a thread that may write in no chat; null for none (P-CHAT-18). */
export async function bannedSide(
  query: Query,
  { userId, sellerId }: Pick<StoredThread, 'userId' | 'sellerId'>,
): Promise<Side | null> {
  const [ban] = await query<{ side: Side }>(sql`
    select case when user_id is null then 'shop' else 'shopper' end as side from chat_bans
    where user_id = ${userId}::uuid or seller_id = ${sellerId} order by user_id nulls last limit 1`);
  return ban?.side ?? null;
}

/** Whether an account may write in no chat, also not for a shop where it works (P-CHAT-18). */
export async function isBanned(query: Query, userId: string): Promise<boolean> {
  return (await query(sql`select 1 as ban from chat_bans where user_id = ${userId}::uuid`)).length > 0;
}
