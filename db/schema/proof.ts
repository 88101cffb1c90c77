import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Each time that the invariants of money, stock and orders were asked. Times follow the shop's clock. */
export const invariantRuns = pgTable(
  'invariant_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `changed`: of what moved since the run before; `whole`: of everything. */
    scope: text('scope').$type<'changed' | 'whole'>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** How long it took. */
    tookMs: integer('took_ms').notNull(),
    /** The violations: the name of the invariant, how many rows, and the first of them. Empty when all is well. */
    broken: jsonb('broken').$type<Record<string, { rows: number; first: unknown[] }>>().notNull(),
  },
  (t) => [
    check('invariant_runs_scope', sql`${t.scope} in ('changed', 'whole')`),
    index('invariant_runs_at').on(t.scope, t.at.desc()),
  ],
);
