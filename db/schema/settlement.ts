import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amount, moment } from './columns.ts';
import { parcels } from './orders.ts';
import { receipts } from './payments.ts';

/** Settlement with the payment provider and with couriers. Amounts are whole Rupiah; times follow the shop's clock. */

/** A report in which the provider settles payments. */
export const settlements = pgTable(
  'settlements',
  {
    /** The provider's name of it. */
    id: text('id').primaryKey(),
    /** What reached the bank. */
    paidOut: amount('paid_out').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [check('settlements_paid_out', sql`${t.paidOut} >= 0`)],
);

/** The lines of a report as they were imported. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlementId: text('settlement_id')
      .notNull()
      .references(() => settlements.id),
    /** As a spreadsheet counts: the first line is row 2. */
    row: integer('row').notNull(),
    kind: text('kind')
      .$type<'payment' | 'refund' | 'chargeback' | 'other' | 'carried' | 'paid_out'>()
      .notNull(),
    reference: text('reference').notNull(),
    /** The payment that it settles; null when it is about none, or nobody knows it. */
    receiptId: text('receipt_id').references(() => receipts.id),
    /** Below 0 what the provider took. */
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.settlementId, t.row] }),
    check(
      'settlement_lines_kind',
      sql`${t.kind} in ('payment', 'refund', 'chargeback', 'other', 'carried', 'paid_out')`,
    ),
    index('settlement_lines_receipt').on(t.receiptId).where(sql`${t.receiptId} is not null`),
    uniqueIndex('settlement_lines_payment')
      .on(t.receiptId)
      .where(sql`${t.kind} = 'payment' and ${t.receiptId} is not null`),
  ],
);

/** A courier's bill that was paid. */
export const freightBills = pgTable(
  'freight_bills',
  {
    /** The courier and its number of the bill. */
    id: text('id').primaryKey(),
    courier: text('courier').notNull(),
    amount: amount('amount').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [check('freight_bills_amount', sql`${t.amount} > 0`)],
);

/** The parcels of a bill; each is paid for once. */
export const freightBillLines = pgTable(
  'freight_bill_lines',
  {
    parcelId: uuid('parcel_id')
      .primaryKey()
      .references(() => parcels.id),
    billId: text('bill_id')
      .notNull()
      .references(() => freightBills.id),
    amount: amount('amount').notNull(),
    /** The courier's figure in grams; null where it names none. */
    weighed: integer('weighed'),
  },
  (t) => [
    index('freight_bill_lines_bill').on(t.billId),
    check('freight_bill_lines_amount', sql`${t.amount} > 0`),
  ],
);

/** A file of a report or a bill that somebody sent and looks at before it is booked; for 7 days. */
export const settlementUploads = pgTable(
  'settlement_uploads',
  {
    id: uuid('id').primaryKey(),
    /** Null for a report of the provider, else whose bill it is. */
    courier: text('courier'),
    fileName: text('file_name').notNull(),
    /** Its rows by column, and what is wrong with them. */
    rows: jsonb('rows').notNull(),
    faults: jsonb('faults').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('settlement_uploads_created').on(t.createdAt)],
);
