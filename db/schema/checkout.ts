import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { purchases } from './orders.ts';

/** Started checkouts. They contain personal data and end a day after the last change, by the shop's clock. */
export const checkouts = pgTable(
  'checkouts',
  {
    /**
     * Issued with the form; becomes the request key of the purchase, so that a checkout makes at most one
     * purchase.
     */
    id: uuid('id').primaryKey(),
    /** An account (of the built-in sign-in or a hosted project's), or a guest's browser. */
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    source: text('source').$type<'cart' | 'item'>().notNull(),
    /** [{ skuId, quantity }]; the same SKU twice where the shopper split a line for its flash price. */
    lines: jsonb('lines').$type<{ skuId: number; quantity: number }[]>().notNull(),
    /** Id in the address book. No reference, because the address may be deleted. */
    addressId: uuid('address_id'),
    /** A typed address that does not fit into the book. */
    address: jsonb('address').$type<Record<string, unknown>>(),
    email: text('email').notNull().default(''),
    /** By the seller's id: { service, note }. */
    choices: jsonb('choices').$type<Record<string, unknown>>().notNull().default({}),
    method: text('method'),
    dropshipName: text('dropship_name').notNull().default(''),
    giftNote: text('gift_note').notNull().default(''),
    /** The resulting purchase; from then on the row has no personal data. */
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [
    check('checkouts_one_owner', sql`(${t.userId} is null) <> (${t.guestId} is null)`),
    check('checkouts_source', sql`${t.source} in ('cart', 'item')`),
    index('checkouts_user').on(t.userId, t.changedAt.desc()).where(sql`${t.userId} is not null`),
    index('checkouts_guest').on(t.guestId, t.changedAt.desc()).where(sql`${t.guestId} is not null`),
    index('checkouts_ends').on(t.endsAt),
    index('checkouts_purchase').on(t.purchaseId).where(sql`${t.purchaseId} is not null`),
  ],
);
