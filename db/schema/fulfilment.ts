import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { orders, purchases } from './orders.ts';

/** Messages to shoppers about their orders, and links back to them. Times follow the shop's clock. */

/**
 * What the link of a mail does: opens its purchase; confirms cash on delivery, and opens it; or says 'Bukan saya' and takes
 * an account off it.
 */
export type LinkPurpose = 'open' | 'confirm' | 'disown';

/** Links in mails to one purchase, for people without an account. Only a hash of each token is stored. */
export const orderLinks = pgTable(
  'order_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull().default('open'),
    /** When 'Bukan saya' was pressed: pressed again, it undoes nothing that came after it. */
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    check('order_links_purpose', sql`${t.purpose} in ('open', 'confirm', 'disown')`),
    index('order_links_expires').on(t.expiresAt),
    index('order_links_purchase').on(t.purchaseId),
  ],
);

/**
 * Who may see a purchase besides its account and the browser of its checkout: whoever opened the link of its mail, and
 * the accounts that such browsers sign in to.
 */
export const orderGrants = pgTable(
  'order_grants',
  {
    /** An account, or the guest of a browser. */
    ownerId: uuid('owner_id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    /** The account that the checkout's own browser signed in to: it may do all that the buyer may. */
    isBuyers: boolean('is_buyers').notNull().default(false),
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
