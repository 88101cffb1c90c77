import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
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
