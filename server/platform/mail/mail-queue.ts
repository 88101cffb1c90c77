import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';
import type { Mail } from './mail.ts';

/** A mail that a process has taken to send. */
export interface TakenMail extends Mail {
  /** How many times it was tried, this time included. */
  attempt: number;
}

/** How long, in seconds, a taken mail is the taker's alone: longer than any attempt lasts. */
const LEASE_S = 180;

/** Minutes to wait after the first, second ... failed attempt; after the last one the mail is given up. */
const WAITS_MIN = [1, 5, 15, 60, 180, 360, 720, 1440, 1440] as const;

/** Puts mails into the queue; inside a transaction they wait until it is committed. */
export async function queueMails(query: Query, mails: readonly Mail[], now: Date): Promise<void> {
  for (const mail of mails) {
    await query(sql`
      insert into mail_outbox (id, recipient, subject, plain_text, html, reply_to, unsubscribe_url, next_attempt_at,
        created_at)
      values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.replyTo},
        ${mail.unsubscribeUrl}, ${now}, ${now})`);
  }
}

interface OutboxRow extends Record<string, unknown> {
  id: string;
  recipient: string;
  subject: string;
  plain_text: string;
  html: string;
  reply_to: string | null;
  unsubscribe_url: string | null;
  attempts: number;
}

/**
 * Takes the mail that has been due longest, or null. Several processes may ask at once and never get the same one;
 * one that dies with a mail in its hands leaves it to the others after the lease.
 */
export async function takeMail(query: Query, now: Date): Promise<TakenMail | null> {
  const until = new Date(now.getTime() + LEASE_S * 1000);
  const [row] = await query<OutboxRow>(sql`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${until}
    where id = (
      select id from mail_outbox where failed_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit 1 for update skip locked
    )
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

/** A mail that went out is forgotten: it may hold what a shopper wrote. */
export async function mailWentOut(query: Query, id: string): Promise<void> {
  await query(sql`delete from mail_outbox where id = ${id}`);
}

/**
 * Notes a failed attempt.
 * @returns when the mail is tried again, or null when it is given up
 */
export async function mailFailed(
  query: Query,
  mail: TakenMail,
  { isFinal, reason, now }: { isFinal: boolean; reason: string; now: Date },
): Promise<Date | null> {
  const wait = isFinal ? undefined : WAITS_MIN[mail.attempt - 1];
  if (wait === undefined) {
    await query(sql`update mail_outbox set failed_at = ${now}, last_error = ${reason} where id = ${mail.id}`);
    return null;
  }
  const again = new Date(now.getTime() + wait * 60_000);
  await query(
    sql`update mail_outbox set next_attempt_at = ${again}, last_error = ${reason} where id = ${mail.id}`,
  );
  return again;
}

/** Deletes mails that were given up before a moment. */
export async function forgetFailedMails(query: Query, before: Date): Promise<void> {
  await query(sql`delete from mail_outbox where failed_at < ${before}`);
}
