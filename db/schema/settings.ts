import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What the operator decides on screen (`domain/settings`); a setting without a row has the value of the environment. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  /** As the audit log names somebody; `system` for what the first start took from the environment. */
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});
