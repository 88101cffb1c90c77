import { sql } from 'drizzle-orm';
import type { ChatReportForm } from '#domain/forms/chat.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import { scopeAt } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { buyerOfOrder } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { bannedSide } from './chat-bans.ts';
import { shopperPhotos } from './chat-photos.ts';
import { lockThread, threadOf } from './chat-rows.ts';
import { chatSettings } from './chat-settings.ts';
import type { ChatDraft, ChatList, ChatPage, ChatSubject } from './chat-view.ts';
import {
  aboutProduct,
  type ChatReads,
  draftOf,
  listThreads,
  readPage,
  shownText,
  unreadChats,
} from './read-chat.ts';
import { blockThread, type ReportRefusal, reportThread, unblockThread } from './report-chat.ts';
import { hasBought, lockOrBegin, type WriteRefusal, writeMessage } from './write-message.ts';

/** What an address of a thread asks for besides the shop. */
export interface AskedChat {
  /** Messages before this one; null for the last ones. */
  before: number | null;
  /** What the next message is about. */
  productId: number | null;
  order: string | null;
}

/** A thread with a shop, for its shopper or for a visitor, who has none yet. */
export interface ShopperThread {
  shop: { id: number; name: string };
  page: ChatPage;
  /** What the shop says to whoever has not written yet; '' for nothing. */
  greeting: string;
  /** What the next message is about. */
  about: ChatSubject | null;
  draft: ChatDraft;
  /** The viewer works in this shop, and so does not write to it. */
  isOwnShop: boolean;
}

/** What somebody posts to a shop; the texts are cleaned. */
export interface PostedMessage {
  id: string;
  text: string;
  photos: readonly string[];
  productId: number | null;
  order: string | null;
}

/** Why a shopper's message was not stored. */
export type ShopperRefusal = WriteRefusal | 'no_shop' | 'own_shop';

/** Chat for shoppers. */
export interface ChatService {
  threads(userId: string, after: string | null): Promise<ChatList>;
  /** How many threads have something new. */
  unread(userId: string): Promise<number>;
  /** Null for a shop that is not there. */
  thread(userId: string | null, sellerId: number, asked: AskedChat): Promise<ShopperThread | null>;
  /** The form of a message that was not stored, with its pictures. */
  draft(userId: string, sellerId: number, id: string): Promise<ChatDraft>;
  write(userId: string, sellerId: number, given: PostedMessage): Promise<Result<null, ShopperRefusal>>;
  report(userId: string, sellerId: number, given: ChatReportForm): Promise<Result<null, ReportRefusal>>;
  /** Blocks the thread, or opens again what this shopper has blocked; nothing where there is nothing to do. */
  block(userId: string, sellerId: number, isBlocked: boolean): Promise<void>;
}

const NO_PAGE: ChatPage = {
  messages: [],
  older: null,
  seen: 0,
  blockedBy: null,
  mayHavePhotos: false,
  banned: null,
};

export function createChatService(reads: ChatReads & { transaction: Transaction }): ChatService {
  const { query, transaction } = reads;
  return {
    threads: (userId, after) =>
      listThreads(reads, { side: 'shopper', of: sql`t.user_id = ${userId}`, after }),
    unread: (userId) => unreadChats(query, userId),
    async thread(userId, sellerId, asked) {
      const name = (await sellerNames(query, [sellerId])).get(sellerId);
      if (name === undefined) return null;
      const thread = userId === null ? null : await threadOf(query, { userId, sellerId });
      const { before } = asked;
      const page = thread
        ? await readPage(reads, thread, { side: 'shopper', before })
        : {
            ...NO_PAGE,
            mayHavePhotos: await hasBought(query, { userId, sellerId }),
            banned: await bannedSide(query, { userId, sellerId }),
          };
      return {
        shop: { id: sellerId, name },
        page,
        greeting:
          page.messages.length > 0 ? '' : await greetingOf(reads, { sellerId, hasOrder: page.mayHavePhotos }),
        about: await aboutOf(reads, { userId, sellerId, asked }),
        draft: await draftOf(reads, { userId, id: null, photos: (id) => shopperPhotos(sellerId, id) }),
        isOwnShop: userId !== null && (await scopeAt(query, { userId, sellerId })) !== null,
      };
    },
    draft: (userId, sellerId, id) =>
      draftOf(reads, { userId, id, photos: (own) => shopperPhotos(sellerId, own) }),
    async write(userId, sellerId, posted) {
      if (!(await sellerNames(query, [sellerId])).has(sellerId)) return { ok: false, error: 'no_shop' };
      if (await scopeAt(query, { userId, sellerId })) return { ok: false, error: 'own_shop' };
      if (!isUuid(posted.id)) return { ok: false, error: 'message_sent_before' };
      const about = await aboutOf(reads, { userId, sellerId, asked: posted });
      return begin(transaction, { userId, sellerId }, posted, about);
    },
    report: (userId, sellerId, given) =>
      transaction(async (tx): Promise<Result<null, ReportRefusal>> => {
        const thread = await lockThread(tx, { userId, sellerId });
        if (!thread) return { ok: false, error: 'no_such_message' };
        return reportThread(tx, thread, { ...given, by: 'shopper' });
      }),
    block: (userId, sellerId, isBlocked) =>
      transaction(async (tx) => {
        const thread = await lockThread(tx, { userId, sellerId });
        if (isBlocked && thread?.blockedBy === null) await blockThread(tx, thread.id, 'shopper');
        if (!isBlocked && thread?.blockedBy === 'shopper') await unblockThread(tx, thread.id);
      }),
  };
}

/** It is masked as messages are, until the two have an order (P-CHAT-5). */
const greetingOf = async (
  { query, ownHost }: ChatReads,
  { sellerId, hasOrder }: { sellerId: number; hasOrder: boolean },
) => shownText((await chatSettings(query, sellerId)).greeting, hasOrder, ownHost);

/** A refused message begins no thread. */
class Refused extends Error {
  readonly refusal: WriteRefusal;

  constructor(refusal: WriteRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

async function begin(
  transaction: Transaction,
  pair: { userId: string; sellerId: number },
  { id, text, photos }: PostedMessage,
  about: ChatSubject | null,
): Promise<Result<null, WriteRefusal>> {
  const { userId, sellerId } = pair;
  try {
    return await transaction(async (tx) => {
      const thread = await lockOrBegin(tx, pair);
      if (!thread.ok) throw new Refused(thread.error);
      const written = await writeMessage(tx, thread.value, {
        by: 'shopper',
        userId,
        id,
        text,
        photos: { ids: photos, subject: shopperPhotos(sellerId, id), owner: { userId } },
        about: about && (about.kind === 'product' ? { productId: about.id } : { orderNumber: about.number }),
      });
      if (!written.ok) throw new Refused(written.error);
      return written;
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.refusal };
    throw error;
  }
}

/** What a message is about: a product that the shop shows, or an order of this shopper at it. Anything else is nothing. */
async function aboutOf(
  { query, product: read }: Pick<ChatReads, 'product'> & { query: Query },
  given: { userId: string | null; sellerId: number; asked: Pick<AskedChat, 'productId' | 'order'> },
): Promise<ChatSubject | null> {
  const { userId, sellerId, asked } = given;
  if (asked.productId !== null) {
    const product = await read(asked.productId);
    return product?.seller.id === sellerId ? aboutProduct(product.id, product) : null;
  }
  if (asked.order === null || userId === null) return null;
  const buyer = await buyerOfOrder(query, { sellerId, number: asked.order });
  return buyer === userId ? { kind: 'order', number: asked.order } : null;
}
