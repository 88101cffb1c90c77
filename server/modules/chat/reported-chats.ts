import { type SQL, sql } from 'drizzle-orm';
import type { ChatReportReason } from '#domain/chat/report.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import type { Media } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import { photosOf } from './chat-photos.ts';
import { findMessage, readMessages, readThreads, type Side } from './chat-rows.ts';
import type { OperatorChatMessage } from './chat-view.ts';
import { CHAT_PHOTOS } from './write-message.ts';

/** What the operator sees of threads: reports, and the words only by a command that notes it (P-CHAT-19). */

/** One report of a thread. */
export interface ChatReport {
  id: string;
  /** The side that is reported. */
  about: Side;
  /** Number of the message; null for all of the thread. */
  seq: number | null;
  reason: ChatReportReason;
  note: string;
  at: Date;
  outcome: 'none' | 'warned' | 'banned' | null;
}

/** A thread with what was reported of it, the newest report first. */
export interface ReportedChat {
  /** Of the thread. */
  id: string;
  sellerId: number;
  shop: string;
  /** Null once the account is deleted. */
  userId: string | null;
  messages: number;
  lastAt: Date;
  reports: ChatReport[];
  /** Sides that may write in no chat. */
  banned: Side[];
}

const MOST_CHATS = 50;
const MOST_REPORTS = 20;

const isOpen = sql`exists (select from chat_reports r where r.thread_id = t.id and r.closed_at is null)`;

/** Threads with reports that nobody has decided about, the longest waiting first. */
export const reportedChats = (query: Query): Promise<ReportedChat[]> =>
  readReported(
    query,
    isOpen,
    sql`order by (select min(r.created_at) from chat_reports r where r.thread_id = t.id and r.closed_at is null), t.id
      limit ${MOST_CHATS}`,
  );

/** A thread with its reports, also decided ones; null for an unknown one. */
export async function reportedChat(query: Query, id: string): Promise<ReportedChat | null> {
  if (!isUuid(id)) return null;
  const [found] = await readReported(query, sql`t.id = ${id}`, sql``);
  return found ?? null;
}

async function readReported(query: Query, condition: SQL, ending: SQL): Promise<ReportedChat[]> {
  const threads = await readThreads(query, condition, ending);
  const shops = await sellerNames(
    query,
    threads.map(({ sellerId }) => sellerId),
  );
  const chats: ReportedChat[] = [];
  for (const { id, sellerId, userId, messages, lastAt } of threads) {
    const reports = await query<ChatReport>(sql`
      select id, case by when 'shop' then 'shopper' else 'shop' end as about, seq, reason, note, created_at as at, outcome
      from chat_reports where thread_id = ${id} order by closed_at is not null, created_at desc limit ${MOST_REPORTS}`);
    const bans = await query<{ side: Side }>(sql`
      select case when user_id is null then 'shop' else 'shopper' end as side from chat_bans
      where user_id = ${userId}::uuid or seller_id = ${sellerId}`);
    const banned = bans.map(({ side }) => side);
    chats.push({
      id,
      sellerId,
      shop: shops.get(sellerId) ?? '',
      userId,
      messages,
      lastAt,
      reports,
      banned,
    });
  }
  return chats;
}

/** How many threads wait for a decision, and since when. */
export async function openChatReports(query: Query): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(distinct thread_id)::int as count, min(created_at) as oldest from chat_reports where closed_at is null`);
  return row ?? { count: 0, oldest: null };
}

/** Messages at a time for the operator. */
const PAGE = 100;

/** The words of a thread as they were written, the oldest first. Who calls notes the reading. */
export async function wordsOfThread(
  query: Query,
  attached: Media['attached'],
  { thread, before }: { thread: { id: string; sellerId: number }; before: number | null },
): Promise<{ messages: OperatorChatMessage[]; older: number | null }> {
  const found = await readMessages(query, thread.id, { before, limit: PAGE });
  const isCut = found.length > PAGE;
  const stored = isCut ? found.slice(1) : found;
  const pictures = await attached(
    query,
    CHAT_PHOTOS,
    stored.map((message) => photosOf(thread.sellerId, message)),
  );
  const messages = stored.map((message) => {
    const { seq, by, text, productId, orderNumber, createdAt: at } = message;
    const photos = pictures.get(photosOf(thread.sellerId, message)) ?? [];
    return { seq, by, text, productId, orderNumber, at, pictures: photos };
  });
  return { messages, older: isCut ? (stored[0]?.seq ?? null) : null };
}

/** The thread of a picture, by the subject of its message; null for none. */
export async function threadOfPhoto(query: Query, subject: string): Promise<string | null> {
  const messageId = subject.split('.')[1] ?? '';
  const message = isUuid(messageId) ? await findMessage(query, messageId) : null;
  return message && photosOf(message.sellerId, message) === subject ? message.threadId : null;
}

/** The thread of an account with a shop; null for none. */
export async function threadIdOf(
  query: Query,
  { userId, sellerId }: { userId: string; sellerId: number },
): Promise<string | null> {
  const [found] = await readThreads(query, sql`t.user_id = ${userId} and t.seller_id = ${sellerId}`);
  return found?.id ?? null;
}
