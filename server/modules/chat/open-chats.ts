import type { Media } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { acceptChatPhotos } from './chat-photos.ts';
import { type ChatService, createChatService } from './chat-service.ts';
import type { ChatSources } from './chat-view.ts';
import { createShopChats, type ShopChats } from './shop-chats.ts';

/** Opens chat for both of its sides. */
export function openChats({
  publicUrl,
  media,
  ...given
}: Pick<ChatSources, 'product'> & {
  query: Query;
  transaction: Transaction;
  media: Pick<Media, 'accept' | 'attached' | 'waiting'>;
  /** The shop's own address. */
  publicUrl: string;
}): { service: ChatService; shops: ShopChats } {
  acceptChatPhotos(media, given.query);
  const reads = { ...given, media, ownHost: new URL(publicUrl).host };
  return { service: createChatService(reads), shops: createShopChats(reads) };
}
