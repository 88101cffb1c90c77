import type { Media } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { acceptChatPhotos } from './chat-photos.ts';
import { type ChatService, createChatService } from './chat-service.ts';
import type { ChatSources } from './chat-view.ts';
import { measureChats, measureResponses } from './measure-response.ts';
import { createShopChats, type ShopChats } from './shop-chats.ts';
import { dueChatMails, tellOfChat, tellThread } from './tell-chat.ts';

export const chatWork: BackgroundWork = {
  jobs: [tellOfChat],
  hourly: [measureChats],
  due: [dueChatMails],
};

/** Opens chat for both of its sides. */
export function openChats({
  publicUrl,
  media,
  jobs,
  ...given
}: Pick<ChatSources, 'product'> & {
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  media: Pick<Media, 'accept' | 'attached' | 'waiting'>;
  /** The shop's own address. */
  publicUrl: string;
}): { service: ChatService; shops: ShopChats } {
  jobs.handle(tellOfChat, (id) => given.transaction((tx) => tellThread(tx, id, publicUrl)));
  jobs.handle(measureChats, () => given.transaction(measureResponses));
  acceptChatPhotos(media, given.query);
  const reads = { ...given, media, ownHost: new URL(publicUrl).host };
  return { service: createChatService(reads), shops: createShopChats(reads) };
}
