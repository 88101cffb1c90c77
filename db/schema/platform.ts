import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';

/** Tables of the platform itself, which knows no shop. */

/** Facts about this installation, such as the moment of first seeding. */
export const shopFacts = pgTable('shop_facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Mails to be sent. A sent mail is deleted; one that was given up is stored for a while with the reason. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Also in the Message-ID, so that a mail sent twice is recognised as one. */
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plainText: text('plain_text').notNull(),
    html: text('html').notNull(),
    /** The address for one-click unsubscribing in the mail program (RFC 8058), if any. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The recipient of an answer; null for the shop itself. */
    replyTo: text('reply_to'),
    attempts: integer('attempts').notNull().default(0),
    /** Due from this moment; a process that takes a mail moves it ahead during the attempt. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [index('mail_outbox_due').on(t.nextAttemptAt).where(sql`${t.failedAt} is null`)],
);

/**
 * Codes of six digits that were mailed to prove who reads the mails of a contact: only salted hashes. One for each
 * purpose, subject and asker; a new one replaces it. Real time.
 */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    /** What it allows, such as 'join'. */
    purpose: text('purpose').notNull(),
    /** What it allows that for, such as a purchase. */
    subject: uuid('subject').notNull(),
    /** The account, or the guest of a browser, that asked for it: nobody else can use it. */
    askedBy: uuid('asked_by').notNull(),
    /** SHA-256 of the address that it went to: it ends when the contact has another one. */
    contactHash: bytea('contact_hash').notNull(),
    salt: bytea('salt').notNull(),
    codeHash: bytea('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.subject, t.askedBy] }),
    index('mailed_codes_expires').on(t.expiresAt),
  ],
);

/**
 * The offset of a demo shop's clock to real time: one row, or none without an offset. The function
 * `shop_now()` adds it to the time of the transaction. It only grows.
 */
export const shopClock = pgTable(
  'shop_clock',
  {
    id: integer('id').primaryKey().default(1),
    aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
  },
  (t) => [check('shop_clock_one_row', sql`${t.id} = 1`), check('shop_clock_ahead', sql`${t.aheadMs} >= 0`)],
);

/** A table of a file that somebody sent and looks at before it takes effect; for 7 days. Real time. */
export const keptTables = pgTable(
  'kept_tables',
  {
    id: uuid('id').primaryKey(),
    /** What the file is about, such as 'holidays'. */
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    /** Its rows by column, and what is wrong with them. */
    rows: jsonb('rows').notNull(),
    faults: jsonb('faults').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('kept_tables_created').on(t.createdAt)],
);
