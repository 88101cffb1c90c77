import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { OPERATOR_CHAT_MEDIA_PATH } from '#domain/paths.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, isParty, type Subject } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import {
  type ChatBan,
  listBans,
  type OperatorChatMessage,
  type ReportedChat,
  reportedChat,
  threadOfPhoto,
  wordsOfThread,
} from '#server/modules/chat/chat.ts';
import { peopleOf } from '#server/modules/identity/identity.ts';
import { attachedMedia, type Media, type MediaView } from '#server/modules/media/media.ts';
import { disputesBetween } from '#server/modules/returns/returns.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A reported thread, or one of a dispute, without its words. */
export interface OperatorChat extends ReportedChat {
  /** Numbers of the returns that the two dispute about. */
  disputes: string[];
}

/** The words of a thread. */
export interface OperatorChatWords {
  messages: OperatorChatMessage[];
  /** The number of the first message here; null when there is none before it. */
  older: number | null;
}

/** A thread that the console may see: reported, or of a dispute (P-CHAT-19). Null for any other. */
export async function readOperatorChat(query: Query, id: string): Promise<OperatorChat | null> {
  const chat = await reportedChat(query, id);
  if (!chat) return null;
  const { userId, sellerId } = chat;
  const disputes = userId === null ? [] : await disputesBetween(query, { userId, sellerId });
  return chat.reports.length === 0 && disputes.length === 0 ? null : Object.assign(chat, { disputes });
}

/** Who may write in no chat, with the shop's name or the account's masked address; '' for none. */
export type NamedBan = ChatBan & { name: string };

/** A page of who may write in no chat (P-CHAT-18). */
export async function readBans(
  { query, isHosted }: { query: Query; isHosted: boolean },
  after: string | null,
): Promise<{ bans: NamedBan[]; next: string | null }> {
  const { bans, next } = await listBans(query, after);
  const shops = await sellerNames(
    query,
    bans.flatMap(({ sellerId }) => sellerId ?? []),
  );
  const people = await peopleOf(query, { isHosted, ids: bans.flatMap(({ userId }) => userId ?? []) });
  const names = new Map(people.map(({ id, email }) => [id, email]));
  const nameOf = ({ userId, sellerId }: ChatBan) =>
    sellerId === null ? names.get(userId ?? '') : shops.get(sellerId);
  return { bans: bans.map((ban) => Object.assign(ban, { name: nameOf(ban) ?? '' })), next };
}

/** What may be read: while a report is open or a dispute is undecided. */
const isReadable = ({ reports, disputes }: OperatorChat): boolean =>
  disputes.length > 0 || reports.some(({ outcome }) => outcome === null);

/** Shows the words of a thread; showing them is noted. */
export const readChat = defineCommand({
  name: 'chat.read',
  permission: 'operator.people',
  /** `before`: messages before that one; null for the last ones. */
  input: z.object({ thread: z.uuid(), before: z.int().positive().nullable() }),
  async subjects(tx, { thread }, by): Promise<(Subject & { sellerId: number })[] | null> {
    const chat = await readOperatorChat(tx, thread);
    if (!chat || (await isParty(tx, by, { buyerId: chat.userId, sellerId: chat.sellerId }))) return null;
    return isReadable(chat) ? [{ kind: 'chat', id: thread, sellerId: chat.sellerId }] : null;
  },
  async run(
    tx,
    { subject: { id, sellerId }, input: { before } },
  ): Promise<Result<Done<OperatorChatWords>, never>> {
    const { messages, older } = await wordsOfThread(tx, attachedMedia, { thread: { id, sellerId }, before });
    const shown = messages.map((message) =>
      Object.assign(message, { pictures: message.pictures.map(atConsole) }),
    );
    return { ok: true, value: { value: { messages: shown, older } } };
  },
});

function atConsole(file: MediaView): MediaView {
  const address = `${OPERATOR_CHAT_MEDIA_PATH}/${file.id}`;
  return { ...file, address, smallAddress: file.smallAddress === null ? null : `${address}/small` };
}

/** `GET /operator/chats/media/{id}`: the pictures of a thread that may be read. */
export function registerChatPictures(
  app: FastifyInstance,
  { query, media }: { query: Query; media: Pick<Media, 'registerDeskReading'> },
): void {
  media.registerDeskReading(app, {
    path: OPERATOR_CHAT_MEDIA_PATH,
    needs: { desk: 'operator', needs: 'operator.people' },
    purposes: ['chat'],
    async maySee(subject) {
      const thread = await threadOfPhoto(query, subject);
      const chat = thread === null ? null : await readOperatorChat(query, thread);
      return chat !== null && isReadable(chat);
    },
  });
}
