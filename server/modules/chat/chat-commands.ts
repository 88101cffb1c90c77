import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CHAT_TEXT_LIMIT } from '#domain/chat/chat-limits.ts';
import { chatReportForm } from '#domain/forms/chat.ts';
import { optionalText } from '#domain/forms/fields.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { shopPhotos } from './chat-photos.ts';
import { readThreads, type StoredThread } from './chat-rows.ts';
import type { SettingsRefusal } from './chat-settings.ts';
import { blockThread, type ReportRefusal, reportThread, unblockThread } from './report-chat.ts';
import { type WriteRefusal, writeMessage } from './write-message.ts';

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
    }),
    subjects: (tx, input, by) => subjects(tx, input.thread, by),
    async run(tx, { subject: { found }, input, by }): Promise<Result<Done<null>, ChatRefusal>> {
      if (found.userId === null) return { ok: false, error: { code: 'shopper_gone' } };
      const userId = writerOf(by);
      const { id, text, photos } = input;
      const written = await writeMessage(tx, found, {
        by: 'shop',
        userId,
        id,
        text,
        photos:
          userId === null ? null : { ids: photos, subject: shopPhotos(found.id, id), owner: { userId } },
        about: null,
      });
      return written.ok
        ? { ok: true, value: { value: null } }
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
