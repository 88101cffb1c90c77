import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products, sellers } from './catalogue.ts';
import { moment, oneOf } from './columns.ts';

/** What shoppers and shops write to each other. Times follow the shop's clock, so none has a default of the database. */

const SIDES = ['shopper', 'shop'] as const;
/** What becomes of reports: nothing, a mail to the reported side, or no more chat for it. */
const OUTCOMES = ['none', 'warned', 'banned'] as const;

/** Everything between an account and a shop. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: uuid('id').primaryKey(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Null once the account is deleted. */
    userId: uuid('user_id'),
    createdAt: moment('created_at').notNull(),
    /** Number of its messages, from which the next one gets its number; and when the last one was written. */
    messages: integer('messages').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    /** The last message of each side, and the last one of the other side that it has seen; 0 for none. */
    shopperSeq: integer('shopper_seq').notNull().default(0),
    shopSeq: integer('shop_seq').notNull().default(0),
    shopperSeen: integer('shopper_seen').notNull().default(0),
    shopSeen: integer('shop_seen').notNull().default(0),
    /** The first message of the shopper that the shop has not answered, and when it was written. */
    askedSeq: integer('asked_seq'),
    askedAt: moment('asked_at'),
    /** When a side is mailed about what it has not seen; null when nothing waits for that. */
    tellShopperAt: moment('tell_shopper_at'),
    tellShopAt: moment('tell_shop_at'),
    /** The side that wants no more messages. */
    blockedBy: text('blocked_by').$type<(typeof SIDES)[number]>(),
    /** When the shop's greeting was sent last. */
    greetedAt: moment('greeted_at'),
  },
  (t) => [
    unique('chat_threads_pair').on(t.userId, t.sellerId),
    check('chat_threads_blocked_by', sql`${t.blockedBy} in (${oneOf(SIDES)})`),
    check('chat_threads_asked', sql`(${t.askedSeq} is null) = (${t.askedAt} is null)`),
    index('chat_threads_user').on(t.userId, t.lastAt, t.id),
    index('chat_threads_seller').on(t.sellerId, t.lastAt, t.id),
    index('chat_threads_asked_at').on(t.sellerId, t.askedAt).where(sql`${t.askedAt} is not null`),
    index('chat_threads_created').on(t.userId, t.createdAt),
    index('chat_threads_tell_shopper').on(t.tellShopperAt).where(sql`${t.tellShopperAt} is not null`),
    index('chat_threads_tell_shop').on(t.tellShopAt).where(sql`${t.tellShopAt} is not null`),
    index('chat_threads_last').on(t.lastAt),
  ],
);

/** One message. It is never changed. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    /** From 1. */
    seq: integer('seq').notNull(),
    /** Issued in the form: posting it twice writes one message. Its pictures are media of this subject. */
    id: uuid('id').notNull().unique(),
    /** The greeting is the shop's, sent by itself. */
    by: text('by').$type<'shopper' | 'shop' | 'greeting'>().notNull(),
    /** Who wrote it; null for the greeting, for the demo's robot and once the account is deleted. */
    userId: uuid('user_id'),
    text: text('text').notNull(),
    pictures: smallint('pictures').notNull().default(0),
    /** What it is about: a product or an order of the shop, or nothing. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    orderNumber: text('order_number'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.seq] }),
    check('chat_messages_by', sql`${t.by} in (${oneOf([...SIDES, 'greeting'])})`),
    check('chat_messages_not_empty', sql`${t.text} <> '' or ${t.pictures} > 0`),
    index('chat_messages_user').on(t.userId).where(sql`${t.userId} is not null`),
    index('chat_messages_product').on(t.productId).where(sql`${t.productId} is not null`),
  ],
);

/** A question that a shop has answered. */
export const chatAnswers = pgTable(
  'chat_answers',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    askedSeq: integer('asked_seq').notNull(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.askedSeq] }),
    index('chat_answers_seller').on(t.sellerId, t.askedAt),
  ],
);

/** What somebody reported about a thread; each is looked at as a case. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    /** The side that reports; the other one is reported. */
    by: text('by').$type<(typeof SIDES)[number]>().notNull(),
    /** The message that it is about; null for all of the thread. */
    seq: integer('seq'),
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When somebody decided about it, who, and what. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    outcome: text('outcome').$type<(typeof OUTCOMES)[number]>(),
  },
  (t) => [
    check('chat_reports_by', sql`${t.by} in (${oneOf(SIDES)})`),
    check('chat_reports_outcome', sql`${t.outcome} in (${oneOf(OUTCOMES)})`),
    check('chat_reports_closed', sql`num_nonnulls(${t.closedAt}, ${t.closedBy}, ${t.outcome}) in (0, 3)`),
    index('chat_reports_thread').on(t.threadId, t.createdAt),
    index('chat_reports_open').on(t.createdAt).where(sql`${t.closedAt} is null`),
  ],
);

/** Who may not write in any chat: an account, or all people of a shop. */
export const chatBans = pgTable(
  'chat_bans',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').unique('chat_bans_user'),
    sellerId: integer('seller_id')
      .unique('chat_bans_seller')
      .references(() => sellers.id),
    since: moment('since').notNull(),
  },
  (t) => [check('chat_bans_one', sql`num_nonnulls(${t.userId}, ${t.sellerId}) = 1`)],
);

/** How a shop answers when nobody does, and what it often says. */
export const chatSettings = pgTable(
  'chat_settings',
  {
    sellerId: integer('seller_id')
      .primaryKey()
      .references(() => sellers.id),
    /** '' for none. */
    greeting: text('greeting').notNull(),
    /** Days of the week on which it answers, 0 for Sunday, and from when to when, in minutes since midnight in Jakarta. */
    days: smallint('days').array().notNull(),
    opensAt: smallint('opens_at').notNull(),
    closesAt: smallint('closes_at').notNull(),
    templates: text('templates').array().notNull(),
    version: integer('version').notNull(),
  },
  (t) => [
    check(
      'chat_settings_hours',
      sql`0 <= ${t.opensAt} and ${t.opensAt} < ${t.closesAt} and ${t.closesAt} <= 1440`,
    ),
  ],
);
