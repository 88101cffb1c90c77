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
import { moment } from './columns.ts';
import { orderLines, orders, purchases } from './orders.ts';

/** Kinds of accounts (`domain/ledger/accounts.ts`), as the database checks them. */
const ACCOUNT_KIND_LIST = sql.raw(
  `array['provider', 'bank', 'cod', 'claim', 'dispute', 'unapplied', 'escrow', 'refund', 'seller', 'payout', 'freight', 'suspense', 'tax', 'income', 'cost']`,
);

/**
 * Every movement of money: one row debits one account and credits another, so that all accounts together are
 * always 0. Rows are never changed or deleted; a trigger prevents it. Ids are derived from purpose, row and
 * attempt.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: text('id').primaryKey(),
    /** What was done: the first word of the id, such as `done`. */
    code: text('code').notNull().generatedAlwaysAs(sql`split_part(id, ':', 1)`),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    purchaseId: uuid('purchase_id'),
    orderId: uuid('order_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('ledger_transfers_amount', sql`${t.amount} > 0`),
    check(
      'ledger_transfers_kinds',
      sql`split_part(${t.debit}, ':', 1) = any(${ACCOUNT_KIND_LIST}) and split_part(${t.credit}, ':', 1) = any(${ACCOUNT_KIND_LIST})`,
    ),
    check('ledger_transfers_two_accounts', sql`${t.debit} <> ${t.credit}`),
    // Balances and statements of an account.
    index('ledger_transfers_debit').on(t.debit, t.at, t.id),
    index('ledger_transfers_credit').on(t.credit, t.at, t.id),
    index('ledger_transfers_at').using('brin', t.at),
    index('ledger_transfers_purchase').on(t.purchaseId),
    index('ledger_transfers_order').on(t.orderId),
  ],
);

/** The form in which the bank takes files of transfers (P-PAY-45): one row, once somebody has mapped it. */
export const bankForms = pgTable(
  'bank_forms',
  {
    id: integer('id').primaryKey(),
    form: jsonb('form').notNull(),
    version: integer('version').notNull(),
  },
  (t) => [check('bank_forms_one', sql`${t.id} = 1`)],
);

/** What goods that came back pay of the goods that replace them, line by line; `xc` in the ledger is their sum. */
export const exchangeCredits = pgTable(
  'exchange_credits',
  {
    returnId: uuid('return_id').notNull(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** The order of the goods that came back with its purchase, and the order of the new ones. */
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    exchangeId: uuid('exchange_id')
      .notNull()
      .references(() => orders.id),
    /** Whose money it is: the order's, or after its completion the seller's. */
    account: text('account').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.lineId] }),
    check('exchange_credits_amount', sql`${t.amount} > 0`),
    index('exchange_credits_line').on(t.lineId),
    index('exchange_credits_order').on(t.orderId),
    index('exchange_credits_exchange').on(t.exchangeId),
  ],
);

/**
 * A line of the bank's statement that has marked transfers as sent, or was booked as a cost of the bank, so that it does
 * nothing else (P-PAY-46, P-PAY-47).
 */
export const bankLines = pgTable('bank_lines', {
  /** As somebody typed it, or the key of a pasted line. */
  id: text('id').primaryKey(),
  /** The file that it marked, or a part of it; null for a cost. */
  batch: text('batch'),
  /** The file by its kind, and which of it where it was not all: 'payouts:2026-11-26', 'refunds:b-2:7'; or 'cost'. */
  target: text('target').notNull(),
  at: moment('at').notNull(),
});
