import { sql } from 'drizzle-orm';
import type { Response } from '#domain/chat/response.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { buyerOfOrder } from '#server/modules/orders/orders.ts';
import { buyerOf } from './buyer-of.ts';
import { isBanned } from './chat-bans.ts';
import { shopPhotos } from './chat-photos.ts';
import { readThreads, threadOf } from './chat-rows.ts';
import { type ChatSettings, chatSettings } from './chat-settings.ts';
import type { ChatDraft, ChatList, ChatPage } from './chat-view.ts';
import { responses } from './measure-response.ts';
import { type ChatReads, draftOf, listThreads, readPage, shopperName } from './read-chat.ts';

/** A thread with a shopper, for the people of the shop. */
export interface ShopThread {
  id: string;
  /** Masked; '' when there is none. */
  name: string;
  /** The account was deleted: nobody reads what is written. */
  isGone: boolean;
  /** Whoever asks may write in no chat, and so not for the shop. */
  isWriterBanned: boolean;
  /** The order that the next message is about. */
  about: string | null;
  page: ChatPage;
  draft: ChatDraft;
  /** What the shop often says. */
  templates: string[];
}

/** The buyer of an order, and the thread with them where there is one. */
export interface OrderChat {
  order: string;
  /** Masked. */
  name: string;
  thread: string | null;
  draft: ChatDraft;
}

/** Whoever asks at a shop's desk. */
interface AtShop {
  sellerId: number;
  userId: string;
}

/** Chat for the people of a shop. Every call is limited to their shop. */
export interface ShopChats {
  threads(
    at: AtShop,
    asked: { isUnanswered: boolean; after: string | null },
  ): Promise<ChatList & { unanswered: number; response: Response | null }>;
  /** Null for a thread that the shop has not. */
  thread(
    at: AtShop,
    id: string,
    asked: { before: number | null; order: string | null },
  ): Promise<ShopThread | null>;
  /** Whom the shop may write to about an order; null for nobody. */
  ofOrder(at: AtShop, order: string): Promise<OrderChat | null>;
  /** The form of a message that was not stored, with its pictures. */
  draft(at: AtShop, threadId: string, id: string): Promise<ChatDraft>;
  settings(at: AtShop): Promise<ChatSettings>;
  /** How many threads wait for an answer, and since when the first one does. */
  waiting(at: AtShop): Promise<{ count: number; since: Date | null }>;
  /** Whether the shop was asked enough of late for its response rate to be measured (P-CHAT-10). */
  isMeasured(at: Pick<AtShop, 'sellerId'>): Promise<boolean>;
}

export function createShopChats(reads: ChatReads): ShopChats {
  const { query } = reads;
  const waiting = async ({ sellerId }: AtShop) => {
    const [row] = await query<{ count: number; since: Date | null }>(sql`
      select count(*)::int as count, min(asked_at) as since from chat_threads
      where seller_id = ${sellerId} and asked_at is not null`);
    return row ?? { count: 0, since: null };
  };
  return {
    waiting,
    isMeasured: async ({ sellerId }) => (await responses(query, sellerId)).has(sellerId),
    settings: ({ sellerId }) => chatSettings(query, sellerId),
    async threads(at, { isUnanswered, after }) {
      const ofShop = sql`t.seller_id = ${at.sellerId}`;
      const of = isUnanswered ? sql`${ofShop} and t.asked_at is not null` : ofShop;
      const list = await listThreads(reads, { side: 'shop', of, after });
      const response = (await responses(query, at.sellerId)).get(at.sellerId) ?? null;
      return Object.assign(list, { unanswered: (await waiting(at)).count, response });
    },
    async ofOrder({ sellerId, userId: writer }, order) {
      const userId = await buyerOf(query, { sellerId, order });
      if (userId === null) return null;
      const thread = await threadOf(query, { userId, sellerId });
      return {
        order,
        name: await shopperName(query, { userId, sellerId }),
        thread: thread?.id ?? null,
        draft: await draftOf(reads, { userId: writer, id: null, photos: (own) => shopPhotos('', own) }),
      };
    },
    async thread({ sellerId, userId }, id, { before, order }) {
      if (!isUuid(id)) return null;
      const [thread] = await readThreads(query, sql`t.id = ${id} and t.seller_id = ${sellerId}`);
      if (!thread) return null;
      return {
        id,
        name: await shopperName(query, thread),
        isGone: thread.userId === null,
        isWriterBanned: await isBanned(query, userId),
        about:
          order !== null &&
          thread.userId !== null &&
          (await buyerOfOrder(query, { sellerId, number: order })) === thread.userId
            ? order
            : null,
        page: await readPage(reads, thread, { side: 'shop', before }),
        draft: await draftOf(reads, { userId, id: null, photos: (own) => shopPhotos(id, own) }),
        templates: (await chatSettings(query, sellerId)).templates,
      };
    },
    draft: ({ userId }, threadId, id) =>
      draftOf(reads, { userId, id, photos: (own) => shopPhotos(threadId, own) }),
  };
}
