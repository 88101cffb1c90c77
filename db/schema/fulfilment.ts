import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './columns.ts';
import { orders, purchases } from './orders.ts';

/** Messages to shoppers about their orders, and links back to them. Times follow the shop's clock. */

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Links in mails that open one purchase without an account. Only a hash of each token is stored. */
export const orderLinks = pgTable(
  'order_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('order_links_expires').on(t.expiresAt)],
);

/** Who may see a purchase that belongs to another account or browser: whoever opened the link of its mail. */
export const orderGrants = pgTable(
  'order_grants',
  {
    /** An account, or the guest of a browser. */
    ownerId: uuid('owner_id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.purchaseId] }),
    index('order_grants_expires').on(t.expiresAt),
    index('order_grants_purchase').on(t.purchaseId),
  ],
);

/**
 * Notifications about orders, of accounts and of browsers that bought without one. The texts are in the program; a row
 * has only the subject.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    /** Null: for the browsers that may see the purchase. They keep what is read and removed. */
    userId: uuid('user_id'),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The event of the order that it reports. */
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
    removedAt: moment('removed_at'),
  },
  (t) => [
    unique('notifications_event').on(t.orderId, t.seq, t.kind),
    index('notifications_user').on(t.userId, t.at.desc()),
  ],
);

/** The last invoice number of each year: numbers have no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    year: integer('year').primaryKey(),
    last: integer('last').notNull(),
  },
  (t) => [check('invoice_counters_last', sql`${t.last} > 0`)],
);
