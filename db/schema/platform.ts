import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Tables of the platform itself, which knows no shop. */

/** Facts about this installation, such as the moment of first seeding. */
export const shopFacts = pgTable('shop_facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Mails to be sent. A mail that went out is deleted; one that never will is kept a while with the reason. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Also in the Message-ID, so that a mail sent twice is recognised as one. */
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plainText: text('plain_text').notNull(),
    html: text('html').notNull(),
    /** The address that one click in the mail program unsubscribes with (RFC 8058), if there is one. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Who an answer to the mail goes to; null for the shop itself. */
    replyTo: text('reply_to'),
    attempts: integer('attempts').notNull().default(0),
    /** Due from this moment; a process that takes a mail moves it ahead while it tries. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [index('mail_outbox_due').on(t.nextAttemptAt).where(sql`${t.failedAt} is null`)],
);

/**
 * How far a demo shop's time is ahead of real time: one row, or none while it is not. The function `shop_now()`
 * adds it to the time of the transaction. It only grows.
 */
export const shopClock = pgTable(
  'shop_clock',
  {
    id: integer('id').primaryKey().default(1),
    aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
  },
  (t) => [check('shop_clock_one_row', sql`${t.id} = 1`), check('shop_clock_ahead', sql`${t.aheadMs} >= 0`)],
);
