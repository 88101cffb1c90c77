import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Money that comes and goes. Amounts are whole Rupiah. */

/**
 * The payments of the simulator, which stands for the provider in a demo shop: its own memory, that nothing of the
 * shop reads but by asking it.
 */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    orderId: text('order_id').primaryKey(),
    transactionId: uuid('transaction_id').notNull().unique(),
    paymentType: text('payment_type').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    status: text('status').notNull(),
    /** What the answer to the charge had beside: numbers, codes, links. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    refunds: jsonb('refunds').$type<{ key: string; amount: number }[]>().notNull().default([]),
  },
  (t) => [check('simulated_payments_amount', sql`${t.amount} > 0`)],
);
