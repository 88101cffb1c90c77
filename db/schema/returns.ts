import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { RETURN_REASONS, type ReturnReason } from '#domain/returns/reasons.ts';
import { RETURN_STATES, type ReturnState } from '#domain/returns/transitions.ts';
import { skus } from './catalogue.ts';
import { amount, moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';

/** What shoppers give back, or complain about, after an order arrived. Times follow the shop's clock. */

/** A return of some pieces of one order. An order has one open return at most. */
export const returns = pgTable(
  'returns',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Its place among the returns of its order, from 1: LP2611247K2M9Q-R1. */
    n: integer('n').notNull(),
    state: text('state').$type<ReturnState>().notNull(),
    /** Number of its events, from which the next one gets its number. */
    events: integer('events').notNull().default(0),
    reason: text('reason').$type<ReturnReason>().notNull(),
    /** What is wrong, in the shopper's words. */
    text: text('text').notNull(),
    /** Whether the goods are sent to the seller; of excluded or missing goods evidence is enough. */
    goesBack: boolean('goes_back').notNull(),
    /** The part of the price for which the shopper would keep the goods; null for all of it. */
    askedPart: amount('asked_part'),
    /** What the seller offered instead; a return has one offer. */
    offeredPart: amount('offered_part'),
    /** Why the seller refused it, in their words. */
    refusal: text('refusal').notNull().default(''),
    /** Why the shopper appealed against that, in their words. */
    appeal: text('appeal').notNull().default(''),
    /** Who opened it: an account, or the guest of a browser. Null after the account was deleted. */
    openedBy: uuid('opened_by'),
    openedAt: moment('opened_at').notNull(),
    /** When it came into its state. */
    changedAt: moment('changed_at').notNull(),
    /** Until when its next step must be made; null when it is over. */
    dueAt: moment('due_at'),
    /** How the shopper sent the goods. */
    courier: text('courier').notNull().default(''),
    waybill: text('waybill').notNull().default(''),
    /** When its courier is asked next about a waybill that the shopper typed; null for one that nobody is asked about. */
    askAt: moment('ask_at'),
    /** What the shopper paid to send them, at the seller's fault. */
    postage: amount('postage').notNull().default(0),
    /** When the seller had the goods; null while they are elsewhere. */
    arrivedAt: moment('arrived_at'),
    /** What the seller weighed when the parcel came back; null for what nobody weighed. */
    weighedGrams: integer('weighed_grams'),
    /** How the seller sent refused goods to the shopper again. */
    backCourier: text('back_courier').notNull().default(''),
    backWaybill: text('back_waybill').notNull().default(''),
    /** The order of the goods that replace these, once it is approved and they were in stock. */
    exchangeId: uuid('exchange_id').references(() => orders.id),
  },
  (t) => [
    check('returns_state', sql`${t.state} in (${oneOf(RETURN_STATES)})`),
    check('returns_reason', sql`${t.reason} in (${oneOf(RETURN_REASONS)})`),
    check('returns_due', sql`(${t.dueAt} is null) = (${t.state} in ('done', 'closed'))`),
    check('returns_parts', sql`${t.askedPart} > 0 and ${t.offeredPart} > 0`),
    check('returns_postage', sql`${t.postage} >= 0`),
    uniqueIndex('returns_number').on(t.orderId, t.n),
    uniqueIndex('returns_open').on(t.orderId).where(sql`${t.state} not in ('done', 'closed')`),
    // The operator's deadline passes nothing by itself.
    index('returns_due_at').on(t.dueAt).where(sql`${t.dueAt} is not null and ${t.state} <> 'disputed'`),
    uniqueIndex('returns_exchange').on(t.exchangeId).where(sql`${t.exchangeId} is not null`),
    // The console's list of what is over.
    index('returns_ended').on(t.changedAt, t.id).where(sql`${t.state} in ('done', 'closed')`),
    index('returns_ask_at').on(t.askAt).where(sql`${t.state} = 'sent' and ${t.askAt} is not null`),
    index('returns_waybill').on(sql`upper(${t.waybill})`).where(sql`${t.waybill} <> ''`),
    index('returns_opened_by').on(t.openedBy).where(sql`${t.openedBy} is not null`),
  ],
);

/** The pieces of a return, by the number of the line on its order. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces that passed an inspection that others did not pass, and those of them that are on sale again. */
    accepted: integer('accepted').notNull().default(0),
    restocked: integer('restocked').notNull().default(0),
    /** The SKU of the same product that the shopper wants instead; null for the money. */
    wantedSku: integer('wanted_sku').references(() => skus.id),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.position] }),
    check('return_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'return_lines_accepted',
      sql`${t.restocked} >= 0 and ${t.accepted} >= ${t.restocked} and ${t.quantity} >= ${t.accepted}`,
    ),
  ],
);

/** The events of a return: its timeline. Never changed or deleted. */
export const returnEvents = pgTable(
  'return_events',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id),
    seq: integer('seq').notNull(),
    event: text('event').notNull(),
    actor: text('actor').notNull(),
    /** Without personal data. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.seq] })],
);
