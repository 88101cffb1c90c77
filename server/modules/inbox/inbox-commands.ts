import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { text } from '#domain/forms/fields.ts';
import { askedLine } from '#domain/forms/typed-text.ts';
import { MESSAGE_KINDS, type MessageKind } from '#domain/operating/message-kinds.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, nameOfActor, type Subject } from '#server/modules/access/access.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { inboxLetters } from './inbox-letters.id.ts';
import { resumeOf } from './list-inbox.ts';
import { applicationContact, type ShownApplication } from './operator-inbox.ts';

/** What the operator's people do with what came in (P-CONSOLE-51). */

/** Somebody has answered or closed the message already. */
export interface MessageRefusal {
  code: 'message_closed';
  reference: string;
}

interface MessageSubject extends Subject {
  messageId: number;
  email: string;
  kind: string;
  sorted: MessageKind;
  owner: string | null;
  isClosed: boolean;
}

const PERMISSION = 'operator.people';
const REFERENCE = 16;
/** Longest answer, in characters. */
export const ANSWER_LIMIT = 4000;

const ofMessage = z.object({ reference: askedLine(REFERENCE) });

async function lockMessage(
  tx: Tx,
  { reference }: z.infer<typeof ofMessage>,
): Promise<MessageSubject[] | null> {
  const [row] = await tx<{
    id: number;
    email: string;
    sorted: MessageKind;
    owner: string | null;
    isClosed: boolean;
  }>(sql`
    select id, email, kind as sorted, owner, closed_at is not null as "isClosed" from messages
    where reference = ${reference} for update`);
  if (!row) return null;
  const { id: messageId, email, sorted, owner, isClosed } = row;
  return [{ kind: 'message', id: reference, messageId, email, sorted, owner, isClosed }];
}

const closed = ({ id: reference }: MessageSubject) =>
  ({ ok: false, error: { code: 'message_closed', reference } }) as const;
const done = { ok: true, value: { value: null } } as const;

type Answered = Promise<Result<Done<null>, MessageRefusal>>;

const closeMessage = async (tx: Tx, messageId: number, by: string) =>
  tx(sql`
    update messages set closed_at = ${await tx.now()}, closed_by = ${by}, owner = coalesce(owner, ${by})
    where id = ${messageId}`);

/**
 * Answers by mail, which closes the message.
 * @param replyTo where an answer to the mail goes: the operator's address; null while it has none
 * @param contactLink where one writes to Lokapasar anew
 */
export const answerMessage = (replyTo: (query: Query) => Promise<string | null>, contactLink: string) =>
  defineCommand({
    name: 'inbox.answer',
    permission: PERMISSION,
    input: ofMessage.extend({ answer: text({ max: ANSWER_LIMIT }) }),
    subjects: (tx, input) => lockMessage(tx, input),
    async run(tx, { subject, input: { answer }, by }): Answered {
      if (subject.isClosed) return closed(subject);
      const { id: reference, messageId, email } = subject;
      const who = nameOfActor(by);
      await tx(sql`
        insert into message_answers (message_id, body, by, at)
        values (${messageId}, ${answer}, ${who}, ${await tx.now()})`);
      await closeMessage(tx, messageId, who);
      const back = await replyTo(tx);
      const envelope = { to: email, ...(back !== null && { replyTo: back }) };
      await queueMails(tx, [letterAsMail(inboxLetters.answer({ reference, answer, contactLink }), envelope)]);
      return done;
    },
  });

export const inboxCommands = {
  take: defineCommand({
    name: 'inbox.take',
    permission: PERMISSION,
    input: ofMessage,
    subjects: lockMessage,
    async run(tx, { subject, by }): Answered {
      if (subject.isClosed) return closed(subject);
      await tx(sql`update messages set owner = ${nameOfActor(by)} where id = ${subject.messageId}`);
      return done;
    },
  }),
  /** Says what a message asks for, which tells until when it must be answered. */
  sort: defineCommand({
    name: 'inbox.sort',
    permission: PERMISSION,
    input: ofMessage.extend({ kind: z.enum(MESSAGE_KINDS) }),
    subjects: (tx, input) => lockMessage(tx, input),
    async run(tx, { subject, input: { kind } }): Answered {
      if (subject.isClosed) return closed(subject);
      await tx(sql`update messages set kind = ${kind} where id = ${subject.messageId}`);
      return { ok: true, value: { value: null, before: { kind: subject.sorted }, after: { kind } } };
    },
  }),
  /** Closes a message that needs no answer. */
  close: defineCommand({
    name: 'inbox.close',
    permission: PERMISSION,
    needsReason: true,
    input: ofMessage,
    subjects: lockMessage,
    async run(tx, { subject, by }): Answered {
      if (subject.isClosed) return closed(subject);
      await closeMessage(tx, subject.messageId, nameOfActor(by));
      return done;
    },
  }),
  /** Shows the address of who wrote, which is noted. */
  showSender: defineCommand({
    name: 'inbox.show_sender',
    permission: PERMISSION,
    input: ofMessage,
    subjects: lockMessage,
    async run(_tx, { subject: { email } }): Promise<Result<Done<string>, never>> {
      return { ok: true, value: { value: email } };
    },
  }),
  /** Shows how to reach an applicant and what they wrote, which is noted. */
  showApplication: defineCommand({
    name: 'inbox.show_application',
    permission: PERMISSION,
    input: ofMessage,
    async subjects(tx, { reference }) {
      const contact = await applicationContact(tx, reference);
      return contact && [{ kind: 'application', id: reference, contact }];
    },
    async run(_tx, { subject: { contact } }): Promise<Result<Done<ShownApplication>, never>> {
      return { ok: true, value: { value: contact } };
    },
  }),
  /** Takes the PDF of an application out of the shop, which is noted. */
  resume: defineCommand({
    name: 'inbox.resume',
    permission: PERMISSION,
    input: ofMessage,
    async subjects(tx, { reference }) {
      const resume = await resumeOf(tx, reference);
      return resume && [{ kind: 'application', id: reference, resume }];
    },
    async run(_tx, { subject: { resume } }): Promise<Result<Done<Buffer>, never>> {
      return { ok: true, value: { value: resume } };
    },
  }),
};
