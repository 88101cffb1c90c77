import { sql } from 'drizzle-orm';
import { isUuid } from '#domain/is-uuid.ts';
import { parseId } from '#domain/parse-id.ts';
import { shopsWithRight } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import type { Media, MediaOwner } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import { findMessage, readThreads, type StoredMessage } from './chat-rows.ts';
import { CHAT_PHOTOS } from './write-message.ts';

/**
 * The subject of a message's pictures. A shopper may have no thread yet, so theirs names the shop; a shop's names its
 * thread. Both end with the id that the message will have.
 */
export const shopperPhotos = (sellerId: number, messageId: string): string => `s${sellerId}.${messageId}`;
export const shopPhotos = (threadId: string, messageId: string): string => `t${threadId}.${messageId}`;

/** The subject of a stored message's pictures. */
export const photosOf = (sellerId: number, { by, threadId, id }: StoredMessage): string =>
  by === 'shopper' ? shopperPhotos(sellerId, id) : shopPhotos(threadId, id);

/** Opens the uploads of pictures for whoever may write in a thread, and shows them to both its sides. */
export function acceptChatPhotos(media: Pick<Media, 'accept'>, query: Query): void {
  const worksAt = async (userId: string, sellerId: number) =>
    (await shopsWithRight(query, userId, 'chat.write')).includes(sellerId);
  const mayAdd = async ({ userId }: MediaOwner, subject: string): Promise<boolean> => {
    const [place = '', messageId = ''] = [subject.slice(1).split('.')[0], subject.split('.')[1]];
    if (userId === undefined || !isUuid(messageId)) return false;
    const isShoppers = subject.startsWith('s');
    const sellerId = parseId(place);
    if (isShoppers) return sellerId !== null && (await sellerNames(query, [sellerId])).has(sellerId);
    if (!subject.startsWith('t') || !isUuid(place)) return false;
    const [thread] = await readThreads(query, sql`t.id = ${place}`);
    return thread !== undefined && worksAt(userId, thread.sellerId);
  };
  media.accept(CHAT_PHOTOS, {
    mayAdd,
    async maySee({ userId }, subject) {
      const messageId = subject.split('.')[1] ?? '';
      if (userId === undefined || !isUuid(messageId)) return false;
      const message = await findMessage(query, messageId);
      if (!message || photosOf(message.sellerId, message) !== subject) return false;
      return message.userId === userId || worksAt(userId, message.sellerId);
    },
  });
}
