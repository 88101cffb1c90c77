import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ATTEMPT_STATES, PROVIDER_ANSWERS } from '#domain/payments/decide-payment.ts';
import { amount, bytea, moment, oneOf } from './columns.ts';
import { orderLines, orders, purchases } from './orders.ts';

/** Payments and refunds. Amounts are whole Rupiah. Times follow the shop's clock. */

/** An attempt to pay a purchase by one method. Its id is the provider's order id. Never deleted. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    method: text('method').notNull(),
    state: text('state').notNull(),
    amount: amount('amount').notNull(),
    /**
     * 'Kode unik' of a manual transfer: the part of the total that is not asked for, so that the amount
     * identifies the purchase.
     */
    uniqueCode: smallint('unique_code').notNull().default(0),
    endsAt: moment('ends_at'),
    /** A card's one-time token and its instalments; deleted once the provider has them. */
    card: jsonb('card').$type<{ token: string; instalmentMonths: number; bank: string | null }>(),
    /** What the shopper needs to pay: a code, a number, a link. Null until the provider has answered. */
    instructions: jsonb('instructions').$type<Record<string, unknown>>(),
    /** A captured card payment that we returned by cancelling it. */
    isCancelledByUs: boolean('is_cancelled_by_us').notNull().default(false),
    /** When it is polled next; null when nothing can change any more. */
    nextCheckAt: moment('next_check_at'),
    /** When the provider was asked last, and what it answered; null while nobody has asked. */
    askedAt: moment('asked_at'),
    answer: text('answer'),
    /** The provider's own id of the payment, once it has said it: reports may name that instead of ours. */
    transactionId: text('transaction_id'),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('payment_attempts_state', sql`${t.state} in (${oneOf(ATTEMPT_STATES)})`),
    index('payment_attempts_purchase').on(t.purchaseId),
    index('payment_attempts_transaction').on(t.transactionId).where(sql`${t.transactionId} is not null`),
    check('payment_attempts_answer', sql`${t.answer} in (${oneOf(PROVIDER_ANSWERS)})`),
    check('payment_attempts_amount', sql`${t.amount} > 0`),
    check('payment_attempts_unique_code', sql`${t.uniqueCode} between 0 and 999`),
    uniqueIndex('payment_attempts_open_transfer')
      .on(t.amount)
      .where(sql`${t.method} = 'transfer' and ${t.state} = 'pending'`),
    // Each sweep reads the first of one of them.
    index('payment_attempts_open_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null and ${t.state} <> 'paid'`),
    index('payment_attempts_paid_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null and ${t.state} = 'paid'`),
  ],
);

/** That a picture proves a manual transfer; the picture is in `media`. */
export const paymentProofs = pgTable('payment_proofs', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => paymentAttempts.id),
  /** WebP of an older version, until a job has moved it to `media`. */
  picture: bytea('picture'),
  uploadedAt: moment('uploaded_at').notNull(),
});

/** Notifications as received. The body is deleted after 90 days. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id').notNull(),
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
  },
  (t) => [
    index('payment_events_open').on(t.receivedAt).where(sql`${t.processedAt} is null`),
    index('payment_events_received').on(t.receivedAt),
  ],
);

/**
 * Received money, one row per payment. The id is the provider's transaction or the line of the bank
 * statement.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: text('id').primaryKey(),
    /** Null for money of an unknown purchase: it is in suspense. */
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id),
    /** The provider's order id, where the shop has no attempt of it any more: such money is booked once under it. */
    lostAttempt: text('lost_attempt').unique('receipts_lost_attempt'),
    /** The order whose cash a courier collected; null for money that pays a whole purchase. */
    orderId: uuid('order_id').references(() => orders.id),
    /** 'shop': a unique code that the shop bears. 'cod': cash that a courier collected. */
    place: text('place').$type<'provider' | 'bank' | 'shop' | 'cod'>().notNull(),
    amount: amount('amount').notNull(),
    /** The part of it that pays for orders. */
    applied: amount('applied').notNull().default(0),
    /** The part of it that the provider took back, and that no escrow gave: it is in dispute. */
    reversed: amount('reversed').notNull().default(0),
    /** What banks took back of it so far, and what was refunded on the provider's own page. */
    chargedBack: amount('charged_back').notNull().default(0),
    refundedThere: amount('refunded_there').notNull().default(0),
    /** The part of it that is reserved for refunds. */
    refundReserved: amount('refund_reserved').notNull().default(0),
    /** Cash that its courier handed over (`remittance_orders`). */
    isHandedOver: boolean('is_handed_over').notNull().default(false),
    at: moment('at').notNull(),
  },
  (t) => [
    check('receipts_amount', sql`${t.amount} > 0`),
    check('receipts_place', sql`${t.place} in ('provider', 'bank', 'shop', 'cod')`),
    check('receipts_applied', sql`${t.applied} between 0 and ${t.amount}`),
    check('receipts_order', sql`(${t.place} = 'cod') = (${t.orderId} is not null)`),
    check('receipts_reversed', sql`${t.reversed} between 0 and ${t.amount}`),
    check('receipts_refund_reserved', sql`${t.refundReserved} between 0 and ${t.amount}`),
    index('receipts_purchase').on(t.purchaseId),
    index('receipts_attempt').on(t.attemptId).where(sql`${t.attemptId} is not null`),
    // Cash that couriers still owe.
    index('receipts_owed').on(t.id).where(sql`${t.place} = 'cod' and not ${t.isHandedOver}`),
  ],
);

/** Refunds. Creating one sets its money aside in the ledger. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    /** Its cause; one cause has one refund. */
    causeKind: text('cause_kind').notNull(),
    causeId: text('cause_id').notNull(),
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    orderId: uuid('order_id').references(() => orders.id),
    amount: amount('amount').notNull(),
    state: text('state').notNull(),
    /** Back the way the money came, or by transfer to an account that the shopper names. */
    way: text('way').$type<'direct' | 'transfer'>().notNull(),
    /** Number of the payout: a bank may return one. */
    attempt: integer('attempt').notNull().default(1),
    /** The day by which the shopper has it. */
    promisedBy: moment('promised_by').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    /** Since when it waits for the shopper's account, the reminders since then, and when the next one is due. */
    waitsSince: moment('waits_since'),
    reminders: integer('reminders').notNull().default(0),
    remindAt: moment('remind_at'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (t) => [
    unique('refunds_cause').on(t.causeKind, t.causeId),
    check(
      'refunds_state',
      sql`${t.state} in ('created', 'sent', 'done', 'failed', 'needs_account', 'manual', 'exported', 'bounced')`,
    ),
    check('refunds_amount', sql`${t.amount} > 0`),
    index('refunds_order').on(t.orderId),
    index('refunds_purchase').on(t.purchaseId),
    index('refunds_created').on(t.createdAt),
    // Those that wait for somebody.
    index('refunds_waiting')
      .on(t.state)
      .where(sql`${t.state} in ('failed', 'needs_account', 'manual', 'bounced')`),
    index('refunds_due').on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    index('refunds_reminders').on(t.remindAt).where(sql`${t.remindAt} is not null`),
  ],
);

/** The receipts that a refund is paid from. */
export const refundParts = pgTable(
  'refund_parts',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    receiptId: text('receipt_id')
      .notNull()
      .references(() => receipts.id),
    amount: amount('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.receiptId] }),
    check('refund_parts_amount', sql`${t.amount} > 0`),
  ],
);

/** Whose money a refund is. */
export const refundSources = pgTable(
  'refund_sources',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    /** From 1; the number of its posting. */
    n: integer('n').notNull(),
    /** The account of the ledger. */
    account: text('account').notNull(),
    /** The line that it pays back; null for a whole order, its shipping, or money that paid for nothing. */
    lineId: uuid('line_id').references(() => orderLines.id),
    kind: text('kind').$type<'goods' | 'shipping' | 'goodwill' | 'postage' | 'excess'>().notNull(),
    amount: amount('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.n] }),
    check('refund_sources_kind', sql`${t.kind} in ('goods', 'shipping', 'goodwill', 'postage', 'excess')`),
    check('refund_sources_amount', sql`${t.amount} > 0`),
    index('refund_sources_account').on(t.account),
    index('refund_sources_line').on(t.lineId).where(sql`${t.lineId} is not null`),
  ],
);

/** A courier handed over collected cash, less its fee: one row for a line of the bank. */
export const remittances = pgTable(
  'remittances',
  {
    /** The identity of the bank's line. */
    id: text('id').primaryKey(),
    courier: text('courier').notNull(),
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [check('remittances_amounts', sql`${t.amount} > 0 and ${t.fee} >= 0`)],
);

/** The cash that a remittance hands over. */
export const remittanceOrders = pgTable(
  'remittance_orders',
  {
    receiptId: text('receipt_id')
      .primaryKey()
      .references(() => receipts.id),
    remittanceId: text('remittance_id')
      .notNull()
      .references(() => remittances.id),
    amount: amount('amount').notNull(),
  },
  (t) => [check('remittance_orders_amount', sql`${t.amount} > 0`)],
);

/** What a courier owes: for a lost parcel (its id is the order's), or for cash that it handed over short. */
export const claims = pgTable(
  'claims',
  {
    id: text('id').primaryKey(),
    courier: text('courier').notNull(),
    amount: amount('amount').notNull(),
    state: text('state').$type<'open' | 'settled'>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    check('claims_state', sql`${t.state} in ('open', 'settled')`),
    check('claims_amount', sql`${t.amount} > 0`),
  ],
);

/** The account of a transfer: personal data, deleted when the refund is closed and its window is over. */
export const refundAccounts = pgTable(
  'refund_accounts',
  {
    refundId: uuid('refund_id')
      .primaryKey()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    bank: text('bank').notNull(),
    number: text('number').notNull(),
    holder: text('holder').notNull(),
  },
  (t) => [index('refund_accounts_number').on(t.number)],
);

/** Refunds in files for the bank: each transfer of one, with a copy of its account. */
export const refundTransfers = pgTable(
  'refund_transfers',
  {
    /** Named to the bank, and by it: R12. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    /** The name of its file. */
    batch: text('batch').notNull(),
    state: text('state').$type<'exported' | 'sent' | 'returned' | 'cancelled'>().notNull(),
    exportedAt: moment('exported_at').notNull(),
    exportedBy: text('exported_by').notNull(),
    sentAt: moment('sent_at'),
    /** The line of the bank's statement that says so; null where nobody typed it. */
    bankLine: text('bank_line'),
    endedAt: moment('ended_at'),
    /** Empty once they need not be known any more. */
    bank: text('bank').notNull(),
    number: text('number').notNull(),
    holder: text('holder').notNull(),
  },
  (t) => [
    check('refund_transfers_state', sql`${t.state} in ('exported', 'sent', 'returned', 'cancelled')`),
    index('refund_transfers_refund').on(t.refundId),
    index('refund_transfers_batch').on(t.batch),
    index('refund_transfers_exported').on(t.id).where(sql`${t.state} = 'exported'`),
    // A refund is transferred once, unless the bank returns it or its file is taken back.
    uniqueIndex('refund_transfers_live').on(t.refundId).where(sql`${t.state} in ('exported', 'sent')`),
  ],
);

/**
 * The payments of the simulator, which replaces the provider in a demo shop. Only the simulator reads them;
 * the shop asks it.
 */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    orderId: text('order_id').primaryKey(),
    transactionId: uuid('transaction_id').notNull().unique(),
    paymentType: text('payment_type').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    status: text('status').notNull(),
    /** The other fields of the answer to the charge: numbers, codes, links. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    refunds: jsonb('refunds').$type<{ key: string; amount: number }[]>().notNull().default([]),
    /** When the shop is notified of the last change, again if it did not answer; null when that is over. */
    nextNoticeAt: timestamp('next_notice_at', { withTimezone: true }),
    noticeTries: integer('notice_tries').notNull().default(0),
  },
  (t) => [
    check('simulated_payments_amount', sql`${t.amount} > 0`),
    index('simulated_payments_notice').on(t.nextNoticeAt).where(sql`${t.nextNoticeAt} is not null`),
  ],
);
