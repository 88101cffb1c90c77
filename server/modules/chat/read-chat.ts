import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { maskContacts } from '#domain/chat/mask-contacts.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { maskName } from '#domain/reviews/mask-name.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { namesOf } from '#server/modules/identity/identity.ts';
import { boughtPairs, lastBuyers, type Pair, pairKey } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { bannedSide } from './chat-bans.ts';
import { photosOf } from './chat-photos.ts';
import {
  lastMessages,
  markSeen,
  readMessages,
  readThreads,
  type Side,
  type StoredMessage,
  type StoredThread,
  unseenBy,
} from './chat-rows.ts';
import type {
  ChatCard,
  ChatDraft,
  ChatList,
  ChatMessage,
  ChatPage,
  ChatSources,
  ChatSubject,
} from './chat-view.ts';
import { CHAT_PHOTOS, hasBought } from './write-message.ts';

/** Threads on a page of a list, and messages on a page of a thread. */
const PAGE_THREADS = 30;
const PAGE_MESSAGES = 50;

/** Reads for both sides of threads. */
export type ChatReads = ChatSources & { query: Query };

/** A page of threads `t` that a condition names, the last written first. */
export async function listThreads(
  { query, ownHost }: ChatReads,
  { side, of, after }: { side: Side; of: SQL; after: string | null },
): Promise<ChatList> {
  const isPage = after !== null && isUuid(after);
  const rest = isPage
    ? sql`and (t.last_at, t.id) < (select l.last_at, l.id from chat_threads l where l.id = ${after})`
    : sql``;
  const found = await readThreads(
    query,
    sql`${of} ${rest}`,
    sql`order by t.last_at desc, t.id desc limit ${PAGE_THREADS + 1}`,
  );
  const threads = found.slice(0, PAGE_THREADS);
  const last = await lastMessages(
    query,
    threads.map(({ id }) => id),
  );
  const unmasked = await unmaskedOf(query, threads);
  const names = await namesFor(query, threads, side);
  const cards = threads.map((thread): ChatCard => {
    const message = last.get(thread.id);
    const text = message ? shownText(message.text, unmasked.has(thread.id), ownHost) : '';
    return {
      id: thread.id,
      name: names(thread),
      sellerId: thread.sellerId,
      last: message ? { by: message.by, text, pictures: message.pictures } : null,
      at: thread.lastAt,
      isUnread: side === 'shop' ? thread.shopperSeq > thread.shopSeen : thread.shopSeq > thread.shopperSeen,
      askedAt: thread.askedAt,
    };
  });
  return { threads: cards, next: found.length > PAGE_THREADS ? (threads.at(-1)?.id ?? null) : null };
}

/** How many threads have something that a side has not seen. */
export async function countUnseen(query: Query, side: Side, of: SQL): Promise<number> {
  const [row] = await query<{ count: number }>(sql`
    select count(*)::int as count from chat_threads t where ${of} and ${unseenBy(side)}`);
  return row?.count ?? 0;
}

/** How many threads of an account have something new from their shop. */
export const unreadChats = (query: Query, userId: string): Promise<number> =>
  countUnseen(query, 'shopper', sql`t.user_id = ${userId}`);

/** A page of a thread for one side, which has seen it now when it is the last page. */
export async function readPage(
  reads: ChatReads,
  thread: StoredThread,
  { side, before }: { side: Side; before: number | null },
): Promise<ChatPage> {
  const { query } = reads;
  const found = await readMessages(query, thread.id, { before, limit: PAGE_MESSAGES });
  const isCut = found.length > PAGE_MESSAGES;
  const stored = found.slice(isCut ? 1 : 0);
  const last = stored.at(-1);
  if (before === null && last) await markSeen(query, thread.id, side, last.seq);
  return {
    messages: await showMessages(reads, thread, stored),
    older: isCut ? (stored[0]?.seq ?? null) : null,
    seen: side === 'shop' ? thread.shopperSeen : thread.shopSeen,
    blockedBy: thread.blockedBy,
    mayHavePhotos: await hasBought(query, thread),
    banned: await bannedSide(query, thread),
  };
}

async function showMessages(
  reads: ChatReads,
  thread: StoredThread,
  stored: readonly StoredMessage[],
): Promise<ChatMessage[]> {
  const { query, media, ownHost } = reads;
  const isUnmasked = (await unmaskedOf(query, [thread])).has(thread.id);
  const subjects = stored.map((message) => photosOf(thread.sellerId, message));
  const pictures = await media.attached(query, CHAT_PHOTOS, subjects);
  const products = new Map<number, Awaited<ReturnType<ChatSources['product']>>>();
  for (const id of new Set(stored.flatMap(({ productId }) => productId ?? []))) {
    products.set(id, await reads.product(id));
  }
  return stored.map((message): ChatMessage => {
    const { seq, by, productId, orderNumber, createdAt } = message;
    const text = shownText(message.text, isUnmasked, ownHost);
    const about =
      productId === null
        ? orderNumber === null
          ? null
          : ({ kind: 'order', number: orderNumber } as const)
        : aboutProduct(productId, products.get(productId) ?? null);
    return {
      id: message.id,
      seq,
      by,
      text,
      isMasked: text !== message.text,
      pictures: pictures.get(photosOf(thread.sellerId, message)) ?? [],
      about,
      at: createdAt,
    };
  });
}

export const aboutProduct = (
  id: number,
  product: { name: string; imageUrl: string; price: number } | null,
): ChatSubject => ({
  kind: 'product',
  id,
  product: product && { name: product.name, imageUrl: product.imageUrl, price: product.price },
});

/** A form for a message that is not there yet, with the pictures that were sent for it. */
export async function draftOf(
  { query, media }: ChatReads,
  { userId, id, photos }: { userId: string | null; id: string | null; photos: (id: string) => string },
): Promise<ChatDraft> {
  const own = id !== null && isUuid(id) ? id : randomUUID();
  const subject = photos(own);
  const waiting =
    userId === null || own !== id
      ? []
      : await media.waiting(query, { owner: { userId }, purpose: CHAT_PHOTOS, subject });
  return {
    id: own,
    subject,
    photos: waiting.map((photo) => ({ id: photo.id, address: photo.address, isWaiting: true })),
  };
}

/** What a side reads of a text: what leads out of the shop is hidden until the two have an order (P-CHAT-5). */
export const shownText = (text: string, isUnmasked: boolean, ownHost: string) =>
  isUnmasked ? text : maskContacts(text, ownHost);

/** The threads whose two sides have an order: nothing is hidden in them. */
async function unmaskedOf(query: Query, threads: readonly StoredThread[]): Promise<ReadonlySet<string>> {
  const pairs = threads.flatMap(({ id, userId, sellerId }) =>
    userId === null ? [] : [{ id, userId, sellerId }],
  );
  const bought = await boughtPairs(query, pairs);
  return new Set(pairs.filter((pair) => bought.has(pairKey(pair))).map(({ id }) => id));
}

async function namesFor(
  query: Query,
  threads: readonly StoredThread[],
  side: Side,
): Promise<(thread: StoredThread) => string> {
  if (side === 'shopper') {
    const shops = await sellerNames(
      query,
      threads.map(({ sellerId }) => sellerId),
    );
    return ({ sellerId }) => shops.get(sellerId) ?? '';
  }
  const names = await shopperNames(
    query,
    threads.flatMap(({ userId, sellerId }) => (userId === null ? [] : [{ userId, sellerId }])),
  );
  return ({ userId, sellerId }) =>
    (userId === null ? undefined : names.get(pairKey({ userId, sellerId }))) ?? '';
}

/**
 * Accounts as shops see them, by {@link pairKey}: the masked name, or who bought there last as the order's page says it
 * ('S***, Tebet'), since most accounts have no name. Those with neither are left out.
 */
async function shopperNames(query: Query, pairs: readonly Pair[]): Promise<ReadonlyMap<string, string>> {
  const people = await namesOf(
    query,
    pairs.map(({ userId }) => userId),
  );
  const nameless = pairs.filter(({ userId }) => !people.has(userId));
  const buyers = nameless.length === 0 ? null : await lastBuyers(query, nameless);
  const nameOf = (pair: Pair): string | undefined => {
    const name = people.get(pair.userId);
    if (name !== undefined) return maskName(name);
    const buyer = buyers?.get(pairKey(pair));
    return buyer && `${buyer.name}, ${buyer.regionName.split(',')[0]}`;
  };
  return new Map(
    pairs.flatMap((pair) => {
      const name = nameOf(pair);
      return name === undefined ? [] : [[pairKey(pair), name] as const];
    }),
  );
}

/** A shopper's name as a shop sees it; '' for none. */
export async function shopperName(
  query: Query,
  { userId, sellerId }: Pick<StoredThread, 'userId' | 'sellerId'>,
): Promise<string> {
  if (userId === null) return '';
  const pair = { userId, sellerId };
  return (await shopperNames(query, [pair])).get(pairKey(pair)) ?? '';
}
