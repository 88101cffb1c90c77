import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sellers } from './catalogue.ts';
import { createdAt, moment } from './columns.ts';

/**
 * Who asked to open which shop. Those that were opened stay, as the law asks, without the account after that is deleted;
 * those that were refused are deleted some time later (P-CENTRE-60).
 */
export const shopRegistrations = pgTable(
  'shop_registrations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    state: text('state').$type<'waiting' | 'opened' | 'refused'>().notNull().default('waiting'),
    /** The shop that was opened. */
    sellerId: integer('seller_id').references(() => sellers.id),
    name: text('name').notNull(),
    legalName: text('legal_name').notNull(),
    /** NIK or NPWP, digits only. */
    taxId: text('tax_id').notNull(),
    /** NIB, digits only; empty for a person who trades alone. */
    businessId: text('business_id').notNull(),
    contact: text('contact').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull(),
    /** The city of the address, as goods name where they are. */
    location: text('location').notNull(),
    bank: text('bank').notNull(),
    accountNumber: text('account_number').notNull(),
    /** The version of the agreement that was accepted. */
    agreement: text('agreement').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    /** Why it was refused, for whoever asked. */
    reason: text('reason'),
  },
  (t) => [
    check('shop_registrations_state', sql`${t.state} in ('waiting', 'opened', 'refused')`),
    check('shop_registrations_seller', sql`(${t.state} = 'opened') = (${t.sellerId} is not null)`),
    check('shop_registrations_reason', sql`(${t.state} = 'refused') = (${t.reason} is not null)`),
    uniqueIndex('shop_registrations_waiting').on(t.userId).where(sql`state = 'waiting'`),
    index('shop_registrations_user').on(t.userId),
  ],
);
