import { boolean, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** What the robots of a demo plan. A real shop has no row here. */

/** When the robot that plays the sellers looks at an order next, unless the order changes before. */
export const demoSteps = pgTable('demo_steps', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** How many events the order had when it was planned. */
  events: integer('events').notNull(),
  stepAt: timestamp('step_at', { withTimezone: true }).notNull(),
});

/** The robots that play shoppers: each of them buys one thing, and writes a review of it. */
export const demoShoppers = pgTable('demo_shoppers', {
  /** In the order in which they come, from 1. */
  n: integer('n').primaryKey(),
  /** They buy without an account. */
  guestId: uuid('guest_id').notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  /** When the robot looks at it next; of one that has ended, when it did. */
  lookAt: timestamp('look_at', { withTimezone: true }).notNull(),
  hasEnded: boolean('has_ended').notNull().default(false),
});
