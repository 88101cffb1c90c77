import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  CHAT_MAIL_AFTER_MINUTES,
  CHAT_RATE_MESSAGES,
  CHAT_RATE_MINUTES,
  NEW_THREADS_A_DAY,
} from '#domain/chat/chat-limits.ts';
import type { Result } from '#domain/result.ts';
import { type AttachRefusal, attachAtDesk, type MediaOwner } from '#server/modules/media/media.ts';
import { boughtPairs } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { bannedSide, isBanned } from './chat-bans.ts';
import { findMessage, lockThread, type Side, type StoredThread } from './chat-rows.ts';
import { greet } from './greet.ts';

/** What a side of a thread writes. */
export interface WrittenMessage {
  by: Side;
  /** Who writes; null for the robot of a demo. */
  userId: string | null;
  /** Issued in the form: the same message posted twice is stored once. */
  id: string;
  /** Cleaned; may be empty with pictures. */
  text: string;
  /** Ids of uploaded pictures, and the subject under which they were sent. */
  photos: { ids: readonly string[]; subject: string; owner: MediaOwner } | null;
  about: { productId: number } | { orderNumber: string } | null;
}

/** Why a message was not stored. */
export type WriteRefusal =
  | 'empty_message'
  | 'chat_blocked'
  /** The writer may write in no chat, or whom it writes to may not. */
  | 'chat_banned'
  | 'other_banned'
  | 'too_many_threads'
  | 'too_many_messages'
  /** The form was sent before, with other words. */
  | 'message_sent_before'
  /** Nobody looks for codes in pictures, so they wait for the first order (P-CHAT-14). */
  | 'photos_before_order'
  | AttachRefusal;

/** Media of messages. Their subjects end with the message's id. */
export const CHAT_PHOTOS = 'chat';

/**
 * The thread of an account with a shop, locked; a new one counts for the account's day, unless the shop begins it
 * (P-CHAT-4, P-CHAT-20).
 * @returns 'too_many_threads' when the account has begun too many in 24 hours
 */
export async function lockOrBegin(
  tx: Tx,
  pair: { userId: string; sellerId: number },
  isCounted = true,
): Promise<Result<StoredThread, 'too_many_threads'>> {
  const { userId, sellerId } = pair;
  // One at a time for each account, or two tabs would count the same day.
  await tx(sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${userId}`}, 0))`);
  const found = await lockThread(tx, pair);
  if (found) return { ok: true, value: found };
  const now = await tx.now();
  const [row] = await tx<{ count: number }>(sql`
    select count(*)::int as count from chat_threads t
    where t.user_id = ${userId} and t.created_at > ${now}::timestamptz - interval '24 hours'
      and not exists (select from chat_messages m where m.thread_id = t.id and m.seq = 1 and m.by = 'shop')`);
  if (isCounted && (row?.count ?? 0) >= NEW_THREADS_A_DAY) return { ok: false, error: 'too_many_threads' };
  await tx(sql`
    insert into chat_threads (id, seller_id, user_id, created_at, last_at)
    values (${randomUUID()}, ${sellerId}, ${userId}, ${now}, ${now})`);
  const begun = await lockThread(tx, pair);
  if (!begun) throw new Error('A thread that was just begun is not there');
  return { ok: true, value: begun };
}

/** Writes a message into a locked thread. What refuses it leaves nothing written. */
export async function writeMessage(
  tx: Tx,
  thread: StoredThread,
  message: WrittenMessage,
): Promise<Result<null, WriteRefusal>> {
  const { by, userId, id, text, photos } = message;
  const before = await findMessage(tx, id);
  if (before) {
    const isSame = before.threadId === thread.id && before.by === by && before.text === text;
    return isSame ? { ok: true, value: null } : { ok: false, error: 'message_sent_before' };
  }
  const ids = [...new Set(photos?.ids ?? [])];
  if (text === '' && ids.length === 0) return { ok: false, error: 'empty_message' };
  if (thread.blockedBy !== null) return { ok: false, error: 'chat_blocked' };
  const banned = await bannedSide(tx, thread);
  if (banned !== null) return { ok: false, error: banned === by ? 'chat_banned' : 'other_banned' };
  // Whoever may write in no chat does not write for a shop either.
  if (userId !== null && (await isBanned(tx, userId))) return { ok: false, error: 'chat_banned' };
  if (await isTooFast(tx, thread, by)) return { ok: false, error: 'too_many_messages' };
  if (ids.length > 0 && !(await hasBought(tx, thread))) return { ok: false, error: 'photos_before_order' };
  if (photos && ids.length > 0) {
    const { subject, owner } = photos;
    const attached = await attachAtDesk(tx, { owner, purpose: CHAT_PHOTOS, subject, ids });
    if (!attached.ok) return attached;
  }
  await store(tx, thread, message, ids.length);
  return { ok: true, value: null };
}

/** Whether the two have an order: nothing is hidden between them (P-CHAT-5). */
export async function hasBought(
  query: Query,
  { userId, sellerId }: Pick<StoredThread, 'userId' | 'sellerId'>,
): Promise<boolean> {
  return userId !== null && (await boughtPairs(query, [{ userId, sellerId }])).size > 0;
}

async function isTooFast(tx: Tx, thread: StoredThread, by: Side): Promise<boolean> {
  const [row] = await tx<{ count: number }>(sql`
    select count(*)::int as count from chat_messages
    where thread_id = ${thread.id} and by = ${by} and seq > ${thread.messages - 2 * CHAT_RATE_MESSAGES}
      and created_at > ${await tx.now()}::timestamptz - make_interval(mins => ${CHAT_RATE_MINUTES})`);
  return (row?.count ?? 0) >= CHAT_RATE_MESSAGES;
}

async function store(
  tx: Tx,
  thread: StoredThread,
  { by, userId, id, text, about }: WrittenMessage,
  pictures: number,
): Promise<void> {
  const now = await tx.now();
  const seq = thread.messages + 1;
  const productId = about && 'productId' in about ? about.productId : null;
  const orderNumber = about && 'orderNumber' in about ? about.orderNumber : null;
  await tx(sql`
    insert into chat_messages (thread_id, seq, id, by, user_id, text, pictures, product_id, order_number, created_at)
    values (${thread.id}, ${seq}, ${id}, ${by}, ${userId}, ${text}, ${pictures}, ${productId}, ${orderNumber}, ${now})`);
  const mailAt = new Date(now.getTime() + CHAT_MAIL_AFTER_MINUTES * 60_000);
  // One mail about all that a side has not seen. Whoever writes has seen what stands above.
  if (by === 'shopper') {
    await tx(sql`
      update chat_threads set messages = ${seq}, last_at = ${now}, shopper_seq = ${seq}, shopper_seen = ${seq},
        asked_seq = coalesce(asked_seq, ${seq}), asked_at = coalesce(asked_at, ${now}::timestamptz),
        tell_shop_at = case when shopper_seq > shop_seen then tell_shop_at else ${mailAt}::timestamptz end,
        tell_shopper_at = null where id = ${thread.id}`);
    await greet(tx, { ...thread, messages: seq });
    return;
  }
  if (thread.askedSeq !== null)
    await tx(sql`
      insert into chat_answers (thread_id, asked_seq, seller_id, asked_at, answered_at)
      values (${thread.id}, ${thread.askedSeq}, ${thread.sellerId}, ${thread.askedAt}, ${now})`);
  await tx(sql`
    update chat_threads set messages = ${seq}, last_at = ${now}, shop_seq = ${seq}, shop_seen = ${seq},
      asked_seq = null, asked_at = null,
      tell_shopper_at = case when shop_seq > shopper_seen then tell_shopper_at else ${mailAt}::timestamptz end,
      tell_shop_at = null where id = ${thread.id}`);
}
