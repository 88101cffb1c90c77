import type { Media, MediaView } from '#server/modules/media/media.ts';

/** What a message is about. */
export type ChatSubject =
  /** Null: it is not shown any more. */
  | { kind: 'product'; id: number; product: { name: string; imageUrl: string; price: number } | null }
  | { kind: 'order'; number: string };

/** A message as both sides see it: what leads out of the shop is hidden before their first order (P-CHAT-5). */
export interface ChatMessage {
  /** Of the form that it was sent by. */
  id: string;
  seq: number;
  by: 'shopper' | 'shop' | 'greeting';
  text: string;
  /** Something in it is hidden. */
  isMasked: boolean;
  pictures: MediaView[];
  about: ChatSubject | null;
  at: Date;
}

/** A message as the operator reads it: as it was written. */
export interface OperatorChatMessage {
  seq: number;
  by: ChatMessage['by'];
  text: string;
  productId: number | null;
  orderNumber: string | null;
  at: Date;
  pictures: MediaView[];
}

/** Part of a thread, the oldest message first. */
export interface ChatPage {
  messages: ChatMessage[];
  /** The number of the first message here; null when there is none before it. */
  older: number | null;
  /** The last message of this side that the other one has seen; 0 for none. */
  seen: number;
  blockedBy: 'shopper' | 'shop' | null;
  /** The two have an order, so pictures may be sent (P-CHAT-14). */
  mayHavePhotos: boolean;
  /** The side that may write in no chat (P-CHAT-18). */
  banned: 'shopper' | 'shop' | null;
}

/** What a form for a message starts with. */
export interface ChatDraft {
  /** Of the message: sent twice, it is written once. */
  id: string;
  /** For the uploads of its pictures. */
  subject: string;
  /** What was uploaded for it already. */
  photos: { id: string; address: string; isWaiting: true }[];
}

/** A thread in a list, with what was written last. */
export interface ChatCard {
  /** Of the thread. */
  id: string;
  /** The shop's name for a shopper; the shopper's masked name for a shop, '' when there is none. */
  name: string;
  sellerId: number;
  last: { by: ChatMessage['by']; text: string; pictures: number } | null;
  at: Date;
  isUnread: boolean;
  /** Since when the shop has not answered; null when it has. */
  askedAt: Date | null;
}

/** A page of threads, the last written first. */
export interface ChatList {
  threads: ChatCard[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

/** What is read besides the rows. */
export interface ChatSources {
  media: Pick<Media, 'attached' | 'waiting'>;
  /** The shop's own host, whose addresses are shown. */
  ownHost: string;
  product(id: number): Promise<{
    id: number;
    name: string;
    price: number;
    imageUrl: string;
    seller: { id: number };
  } | null>;
}
