import { sql } from 'drizzle-orm';
import { isUuid } from '#domain/is-uuid.ts';
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

/** Who may write in no chat: an account, or all people of a shop. */
export interface ChatBan {
  id: string;
  /** One of the two is null. */
  userId: string | null;
  sellerId: number | null;
  since: Date;
  /** The thread whose reports led to it; null when it is not there any more. */
  thread: string | null;
}

/** Bans on a page. */
const PAGE_BANS = 30;

/**
 * A page of all bans, the last one first.
 * @param after the ban after which the page begins; the first page for null and for one that was lifted
 */
export async function listBans(
  query: Query,
  after: string | null,
): Promise<{ bans: ChatBan[]; next: string | null }> {
  const last = after !== null && isUuid(after) ? after : null;
  const found = await query<ChatBan>(sql`
    select b.id, b.user_id as "userId", b.seller_id as "sellerId", b.since, (
      select t.id from chat_reports r join chat_threads t on t.id = r.thread_id
      where r.outcome = 'banned'
        and (r.by = 'shop' and t.user_id = b.user_id or r.by = 'shopper' and t.seller_id = b.seller_id)
      order by r.closed_at desc limit 1) as thread
    from chat_bans b
    where coalesce((b.since, b.id) < (select l.since, l.id from chat_bans l where l.id = ${last}::uuid), true)
    order by b.since desc, b.id desc limit ${PAGE_BANS + 1}`);
  const bans = found.slice(0, PAGE_BANS);
  return { bans, next: found.length > PAGE_BANS ? (bans.at(-1)?.id ?? null) : null };
}
