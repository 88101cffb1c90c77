import { type SQL, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Who writes in a thread. */
export type Side = 'shopper' | 'shop';

/** A thread as it is stored. */
export interface StoredThread {
  id: string;
  sellerId: number;
  /** Null once the account is deleted. */
  userId: string | null;
  lastAt: Date;
  /** Number of its messages. */
  messages: number;
  shopperSeq: number;
  shopSeq: number;
  shopperSeen: number;
  shopSeen: number;
  askedSeq: number | null;
  askedAt: Date | null;
  blockedBy: Side | null;
  /** When the shop's greeting was sent last. */
  greetedAt: Date | null;
}

/** A message as it is stored. */
export interface StoredMessage {
  threadId: string;
  seq: number;
  id: string;
  by: Side | 'greeting';
  text: string;
  pictures: number;
  productId: number | null;
  orderNumber: string | null;
  createdAt: Date;
}

const THREAD_COLUMNS = sql`t.id, t.seller_id as "sellerId", t.user_id as "userId", t.last_at as "lastAt", t.messages,
  t.shopper_seq as "shopperSeq", t.shop_seq as "shopSeq", t.shopper_seen as "shopperSeen", t.shop_seen as "shopSeen",
  t.asked_seq as "askedSeq", t.asked_at as "askedAt", t.blocked_by as "blockedBy", t.greeted_at as "greetedAt"`;

const MESSAGE_COLUMNS = sql`m.thread_id as "threadId", m.seq, m.id, m.by, m.text, m.pictures, m.product_id as "productId",
  m.order_number as "orderNumber", m.created_at as "createdAt"`;

/** Threads `t` that a condition names. */
export const readThreads = (query: Query, condition: SQL, ending: SQL = sql``): Promise<StoredThread[]> =>
  query<StoredThread>(sql`select ${THREAD_COLUMNS} from chat_threads t where ${condition} ${ending}`);

/** The thread of an account with a shop; null before its first message. */
export async function threadOf(
  query: Query,
  { userId, sellerId }: { userId: string; sellerId: number },
): Promise<StoredThread | null> {
  const [found] = await readThreads(query, sql`t.user_id = ${userId} and t.seller_id = ${sellerId}`);
  return found ?? null;
}

/** Locks the thread of an account with a shop, if there is one. */
export async function lockThread(
  tx: Tx,
  { userId, sellerId }: { userId: string; sellerId: number },
): Promise<StoredThread | null> {
  const [found] = await readThreads(
    tx,
    sql`t.user_id = ${userId} and t.seller_id = ${sellerId}`,
    sql`for update`,
  );
  return found ?? null;
}

/** Threads `t` that wait for an answer of their shop, the first asked first. */
export const unansweredThreads = (query: Query) =>
  query<{ id: string; sellerId: number; askedAt: Date }>(sql`
    select t.id, t.seller_id as "sellerId", t.asked_at as "askedAt" from chat_threads t
    where t.asked_at is not null order by t.asked_at, t.id`);

/** The side of a thread and a condition on it: what this side has not seen. */
export const unseenBy = (side: Side): SQL =>
  side === 'shop' ? sql`t.shopper_seq > t.shop_seen` : sql`t.shop_seq > t.shopper_seen`;

/** The last messages of a thread before one, the oldest first; one more than `limit` when there are older ones. */
export async function readMessages(
  query: Query,
  threadId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<StoredMessage[]> {
  const rows = await query<StoredMessage>(sql`
    select ${MESSAGE_COLUMNS} from chat_messages m
    where m.thread_id = ${threadId} ${before === null ? sql`` : sql`and m.seq < ${before}`}
    order by m.seq desc limit ${limit + 1}`);
  return rows.reverse();
}

/** The last message of each thread, by the thread. */
export async function lastMessages(
  query: Query,
  threadIds: readonly string[],
): Promise<ReadonlyMap<string, StoredMessage>> {
  const rows = await query<StoredMessage>(sql`
    select ${MESSAGE_COLUMNS} from chat_messages m join chat_threads t on t.id = m.thread_id and t.messages = m.seq
    where t.id = any(${sql.param([...threadIds])}::uuid[])`);
  return new Map(rows.map((row) => [row.threadId, row]));
}

/** The messages of some threads that have pictures. */
export const messagesWithPhotos = (query: Query, threadIds: readonly string[]) =>
  query<StoredMessage & { sellerId: number }>(sql`
    select ${MESSAGE_COLUMNS}, t.seller_id as "sellerId"
    from chat_messages m join chat_threads t on t.id = m.thread_id
    where m.thread_id = any(${sql.param([...threadIds])}::uuid[]) and m.pictures > 0`);

/** The message of an id, and whose thread it is in. */
export async function findMessage(
  query: Query,
  id: string,
): Promise<(StoredMessage & { sellerId: number; userId: string | null }) | null> {
  const [row] = await query<StoredMessage & { sellerId: number; userId: string | null }>(sql`
    select ${MESSAGE_COLUMNS}, t.seller_id as "sellerId", t.user_id as "userId"
    from chat_messages m join chat_threads t on t.id = m.thread_id where m.id = ${id}`);
  return row ?? null;
}

/** Notes that a side has seen a thread up to a message, and needs no mail about it. */
export async function markSeen(query: Query, threadId: string, side: Side, seq: number): Promise<void> {
  const [seen, tell, written] =
    side === 'shop'
      ? [sql`shop_seen`, sql`tell_shop_at`, sql`shopper_seq`]
      : [sql`shopper_seen`, sql`tell_shopper_at`, sql`shop_seq`];
  await query(sql`
    update chat_threads set ${seen} = ${seq}, ${tell} = case when ${written} > ${seq} then ${tell} end
    where id = ${threadId} and ${seen} < ${seq}`);
}
