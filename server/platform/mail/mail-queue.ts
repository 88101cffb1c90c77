import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';
import type { Tx } from '../database/transactions.ts';
import type { Mail } from './mail.ts';
import { sendMail } from './send-mail-job.ts';

/** A mail that is being sent. */
export interface TakenMail extends Mail {
  /** Number of attempts, this one included. */
  attempt: number;
}

/** Minutes to wait after the first, second ... failed attempt; after the last one the mail is given up. */
const WAITS_MIN = [1, 5, 15, 60, 180, 360, 720, 1440, 1440] as const;

/** Queues mails; they are sent once the transaction is committed. */
export async function queueMails(tx: Tx, mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) {
    await tx(sql`
      insert into mail_outbox (id, recipient, subject, plain_text, html, reply_to, unsubscribe_url, next_attempt_at)
      values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.replyTo},
        ${mail.unsubscribeUrl}, now())`);
  }
  await tx.enqueue(
    sendMail,
    mails.map(({ id }) => id),
  );
}

/** Deletes the mails to an address that have not gone out. */
export async function forgetMailsTo(query: Query, recipient: string): Promise<void> {
  await query(sql`delete from mail_outbox where recipient = ${recipient}`);
}

/** A mail that has not gone out, without its text. Real time. */
export interface WaitingMail {
  id: string;
  subject: string;
  createdAt: Date;
  attempts: number;
  /** Since when it is given up; null while it is tried again. */
  failedAt: Date | null;
  nextAttemptAt: Date;
  /** What the mail server said last. */
  lastError: string | null;
}

/** The mails to an address that have not gone out, the oldest first. */
export const mailsWaitingFor = (query: Query, recipient: string): Promise<WaitingMail[]> =>
  query<WaitingMail>(sql`
    select id, subject, created_at as "createdAt", attempts, failed_at as "failedAt", next_attempt_at as "nextAttemptAt",
      last_error as "lastError"
    from mail_outbox where recipient = ${recipient} order by created_at, id limit 50`);

/** Tries a mail to an address again at once, also one that was given up. @returns its subject; null when it is gone */
export async function sendMailAgain(
  tx: Tx,
  { id, recipient }: { id: string; recipient: string },
): Promise<string | null> {
  const [again] = await tx<{ subject: string }>(sql`
    update mail_outbox set attempts = 0, failed_at = null, next_attempt_at = now()
    where id = ${id} and recipient = ${recipient} returning subject`);
  if (!again) return null;
  await tx.enqueue(sendMail, [id]);
  return again.subject;
}

/** A mail that was given up, to whom as 's***@contoh.id'. Real time. */
export interface FailedMail extends Omit<WaitingMail, 'failedAt' | 'nextAttemptAt'> {
  to: string;
  failedAt: Date;
}

/** Most mails of the list. */
const MOST_FAILED = 200;

/** The mails that were given up, the oldest first. */
export const failedMails = (query: Query): Promise<FailedMail[]> =>
  query<FailedMail>(sql`
    select id, subject, regexp_replace(recipient, '^(.)[^@]*', '\\1***') as to, created_at as "createdAt", attempts,
      failed_at as "failedAt", last_error as "lastError"
    from mail_outbox where failed_at is not null order by failed_at, id limit ${MOST_FAILED}`);

/** How many were given up, and since when the oldest lies there by the shop's clock. */
export async function countFailedMails(query: Query): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, shop_now() - (now() - min(failed_at)) as oldest from mail_outbox
    where failed_at is not null`);
  return row ?? { count: 0, oldest: null };
}

/** Tries a mail again that was given up. @returns its subject; null when it is gone, or waits for its next attempt */
export async function retryFailedMail(tx: Tx, id: string): Promise<string | null> {
  const [found] = await tx<{ recipient: string }>(sql`
    select recipient from mail_outbox where id = ${id} and failed_at is not null for update`);
  return found ? sendMailAgain(tx, { id, recipient: found.recipient }) : null;
}

interface OutboxRow {
  id: string;
  recipient: string;
  subject: string;
  plain_text: string;
  html: string;
  reply_to: string | null;
  unsubscribe_url: string | null;
  attempts: number;
}

/** Counts an attempt and returns the mail; null when it is gone, given up, or not due yet. */
export async function takeMail(query: Query, id: string): Promise<TakenMail | null> {
  const [row] = await query<OutboxRow>(sql`
    update mail_outbox set attempts = attempts + 1
    where id = ${id} and failed_at is null and next_attempt_at <= now()
    returning *`);
  if (!row) return null;
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.plain_text,
    html: row.html,
    replyTo: row.reply_to,
    unsubscribeUrl: row.unsubscribe_url,
    attempt: row.attempts,
  };
}

/** A sent mail is deleted, because it may contain what a shopper wrote. */
export async function mailWentOut(query: Query, id: string): Promise<void> {
  await query(sql`delete from mail_outbox where id = ${id}`);
}

/**
 * Records a failed attempt.
 * @returns when the mail is tried again, or null when it is given up
 */
export async function mailFailed(
  query: Query,
  mail: TakenMail,
  { isFinal, reason }: { isFinal: boolean; reason: string },
): Promise<Date | null> {
  const wait = isFinal ? undefined : WAITS_MIN[mail.attempt - 1];
  if (wait === undefined) {
    await query(sql`update mail_outbox set failed_at = now(), last_error = ${reason} where id = ${mail.id}`);
    return null;
  }
  const [row] = await query<{ again: Date }>(sql`
    update mail_outbox set next_attempt_at = now() + ${wait} * interval '1 minute', last_error = ${reason}
    where id = ${mail.id} returning next_attempt_at as again`);
  return row?.again ?? null;
}
