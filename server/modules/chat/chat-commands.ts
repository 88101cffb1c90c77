import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CHAT_TEXT_LIMIT } from '#domain/chat/chat-limits.ts';
import { chatReportForm } from '#domain/forms/chat.ts';
import { optionalLine, optionalText } from '#domain/forms/fields.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import { buyerOfOrder } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { buyerOf } from './buyer-of.ts';
import { shopPhotos } from './chat-photos.ts';
import { readThreads, type StoredThread } from './chat-rows.ts';
import type { SettingsRefusal } from './chat-settings.ts';
import { blockThread, type ReportRefusal, reportThread, unblockThread } from './report-chat.ts';
import { lockOrBegin, type WriteRefusal, writeMessage } from './write-message.ts';

/** Why a desk's command about a thread changes nothing. */
export interface ChatRefusal {
  code:
    | WriteRefusal
    | ReportRefusal
    | 'shopper_gone'
    | 'blocked_already'
    | 'not_blocked'
    | SettingsRefusal['code'];
}

type ThreadSubject = Subject & { found: StoredThread };

/** The thread that somebody may act on: the people of a shop those of it. */
async function subjects(tx: Tx, id: string, by: CommandActor): Promise<ThreadSubject[] | null> {
  const [found] = await readThreads(
    tx,
    sql`t.id = ${id} and ${inShopOf(by, sql`t.seller_id`)}`,
    sql`for update`,
  );
  return found ? [{ kind: 'chat', id, found }] : null;
}

/** Longest number of an order that a form may name. */
const ORDER_LIMIT = 40;

/** What a shop's message is about: an order of the thread's shopper, or nothing. */
async function aboutOrder(
  tx: Tx,
  { userId, sellerId }: StoredThread,
  order: string,
): Promise<{ orderNumber: string } | null> {
  if (order === '' || userId === null) return null;
  return (await buyerOfOrder(tx, { sellerId, number: order })) === userId ? { orderNumber: order } : null;
}

const thread = z.uuid();
const onThread = z.object({ thread });

const writerOf = (by: CommandActor): string | null => {
  if (by.kind === 'member') return by.scope.userId;
  return by.kind === 'account' ? by.userId : null;
};

/** What the people of a shop do in its chat. */
export const chatCommands = {
  send: defineCommand({
    name: 'chat.send',
    permission: 'chat.write',
    input: z.object({
      thread,
      id: z.uuid(),
      text: optionalText(CHAT_TEXT_LIMIT),
      photos: z.array(z.uuid()).max(20),
      /** The order of this shopper that the message is about; '' for none. */
      order: optionalLine(ORDER_LIMIT),
    }),
    subjects: (tx, input, by) => subjects(tx, input.thread, by),
    async run(tx, { subject: { found }, input, by }): Promise<Result<Done<null>, ChatRefusal>> {
      if (found.userId === null) return { ok: false, error: { code: 'shopper_gone' } };
      const about = await aboutOrder(tx, found, input.order);
      const userId = writerOf(by);
      const { id, text, photos } = input;
      const written = await writeMessage(tx, found, {
        by: 'shop',
        userId,
        id,
        text,
        photos:
          userId === null ? null : { ids: photos, subject: shopPhotos(found.id, id), owner: { userId } },
        about,
      });
      return written.ok
        ? { ok: true, value: { value: null } }
        : { ok: false, error: { code: written.error } };
    },
  }),
  begin: defineCommand({
    name: 'chat.begin',
    permission: 'chat.write',
    /** The buyer of an order of the shop is written to, who may not have written before (P-CHAT-20). */
    input: z.object({
      sellerId: z.int().positive(),
      order: optionalLine(ORDER_LIMIT),
      id: z.uuid(),
      text: optionalText(CHAT_TEXT_LIMIT),
    }),
    async subjects(tx, { sellerId, order }, by): Promise<ThreadSubject[] | null> {
      const [isOwn] = await tx(sql`select where ${inShopOf(by, sql`${sellerId}::int`)}`);
      const userId = isOwn ? await buyerOf(tx, { sellerId, order }) : null;
      if (userId === null) return null;
      const begun = await lockOrBegin(tx, { userId, sellerId }, false);
      return begun.ok ? [{ kind: 'chat', id: begun.value.id, found: begun.value }] : null;
    },
    async run(tx, { subject: { found }, input, by }): Promise<Result<Done<string>, ChatRefusal>> {
      const { id, text, order } = input;
      const about = await aboutOrder(tx, found, order);
      const message = { by: 'shop', userId: writerOf(by), id, text, photos: null, about } as const;
      const written = await writeMessage(tx, found, message);
      return written.ok
        ? { ok: true, value: { value: found.id } }
        : { ok: false, error: { code: written.error } };
    },
  }),
  block: defineCommand({
    name: 'chat.block',
    permission: 'chat.write',
    input: onThread,
    subjects: (tx, input, by) => subjects(tx, input.thread, by),
    async run(tx, { subject: { found } }): Promise<Result<Done<null>, ChatRefusal>> {
      if (found.blockedBy !== null) return { ok: false, error: { code: 'blocked_already' } };
      await blockThread(tx, found.id, 'shop');
      return { ok: true, value: { value: null, after: { isBlocked: true } } };
    },
  }),
  unblock: defineCommand({
    name: 'chat.unblock',
    permission: 'chat.write',
    input: onThread,
    subjects: (tx, input, by) => subjects(tx, input.thread, by),
    async run(tx, { subject: { found } }): Promise<Result<Done<null>, ChatRefusal>> {
      if (found.blockedBy !== 'shop') return { ok: false, error: { code: 'not_blocked' } };
      await unblockThread(tx, found.id);
      return { ok: true, value: { value: null, after: { isBlocked: false } } };
    },
  }),
  report: defineCommand({
    name: 'chat.report',
    permission: 'chat.write',
    input: onThread.extend(chatReportForm.shape),
    subjects: (tx, input, by) => subjects(tx, input.thread, by),
    async run(tx, { subject: { found }, input }): Promise<Result<Done<null>, ChatRefusal>> {
      const kept = await reportThread(tx, found, { ...input, by: 'shop' });
      return kept.ok ? { ok: true, value: { value: null } } : { ok: false, error: { code: kept.error } };
    },
  }),
};
