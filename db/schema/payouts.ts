import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sellers } from './catalogue.ts';
import { amount, moment } from './columns.ts';
import { ledgerTransfers } from './ledger.ts';

/** When a shop is paid out next, and whether its payouts are held. Its row is the lock of the shop's payouts. */
export const payoutPlans = pgTable(
  'payout_plans',
  {
    sellerId: integer('seller_id')
      .primaryKey()
      .references(() => sellers.id),
    rhythm: text('rhythm').$type<'daily' | 'weekly'>().notNull().default('daily'),
    nextAt: moment('next_at').notNull(),
    heldAt: moment('held_at'),
    /** For the operator and the shop. */
    heldReason: text('held_reason'),
    /** Held besides while the shop is suspended, until that ends. */
    suspendedAt: moment('suspended_at'),
    suspendedReason: text('suspended_reason'),
    /** No account is paid to before, because an owner's e-mail is new; null for none. */
    waitsUntil: moment('waits_until'),
  },
  (t) => [
    check('payout_plans_rhythm', sql`${t.rhythm} in ('daily', 'weekly')`),
    check('payout_plans_held', sql`(${t.heldAt} is null) = (${t.heldReason} is null)`),
    check('payout_plans_suspended', sql`(${t.suspendedAt} is null) = (${t.suspendedReason} is null)`),
    index('payout_plans_due').on(t.nextAt),
  ],
);

/** The bank account of a shop. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    sellerId: integer('seller_id')
      .primaryKey()
      .references(() => sellers.id),
    bank: text('bank').notNull(),
    number: text('number').notNull(),
    holder: text('holder').notNull(),
    setAt: moment('set_at').notNull(),
    /** Nothing is paid to it before: a changed account waits for some days. */
    usableAt: moment('usable_at').notNull(),
  },
  (t) => [index('payout_accounts_number').on(t.number)],
);

/** A payment to a shop. Bank, number and holder are copied when it goes into a file for the bank, and stay. */
export const payouts = pgTable(
  'payouts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    amount: amount('amount').notNull(),
    state: text('state').$type<'created' | 'exported' | 'sent' | 'returned' | 'cancelled'>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The file for the bank that it is in, and who made that. */
    batch: text('batch'),
    exportedAt: moment('exported_at'),
    exportedBy: text('exported_by'),
    bank: text('bank'),
    number: text('number'),
    holder: text('holder'),
    sentAt: moment('sent_at'),
    /** When the owners of the shop were told that it was sent. */
    toldAt: moment('told_at'),
    endedAt: moment('ended_at'),
    /** Why it was cancelled or came back. */
    endReason: text('end_reason'),
  },
  (t) => [
    check('payouts_state', sql`${t.state} in ('created', 'exported', 'sent', 'returned', 'cancelled')`),
    check('payouts_amount', sql`${t.amount} > 0`),
    check(
      'payouts_exported',
      sql`${t.state} not in ('exported', 'sent', 'returned') or (${t.batch} is not null and ${t.number} is not null)`,
    ),
    uniqueIndex('payouts_open').on(t.sellerId).where(sql`${t.state} in ('created', 'exported')`),
    index('payouts_seller').on(t.sellerId, t.id),
    index('payouts_batch').on(t.batch),
    index('payouts_untold').on(t.sentAt).where(sql`${t.state} = 'sent' and ${t.toldAt} is null`),
  ],
);

/**
 * The rows of a shop's account that a payout pays, or parts of them where something was withheld: each Rupiah at most once.
 * A payout that was not sent frees them.
 */
export const payoutItems = pgTable(
  'payout_items',
  {
    transferId: text('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    payoutId: bigint('payout_id', { mode: 'number' })
      .notNull()
      .references(() => payouts.id),
    /** Whole Rupiah; below 0 what the shop owed. */
    amount: amount('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.transferId, t.payoutId] }), index('payout_items_payout').on(t.payoutId)],
);
