import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Every movement of money: one row debits one account and credits another, so that all accounts together are
 * always 0. Rows are never changed or deleted; a trigger prevents it. Ids are derived from purpose, row and
 * attempt.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: text('id').primaryKey(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    purchaseId: uuid('purchase_id'),
    orderId: uuid('order_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('ledger_transfers_amount', sql`${t.amount} > 0`),
    check('ledger_transfers_two_accounts', sql`${t.debit} <> ${t.credit}`),
    index('ledger_transfers_debit').on(t.debit),
    index('ledger_transfers_credit').on(t.credit),
    index('ledger_transfers_purchase').on(t.purchaseId),
    index('ledger_transfers_order').on(t.orderId),
  ],
);
