import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** What somebody of the shop must decide; nothing decides it alone. Times follow the shop's clock. */
export const cases = pgTable(
  'cases',
  {
    /** Typed by the operator. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** A code of `CASE_KINDS` (server/modules/cases/case-kinds.ts). */
    kind: text('kind').notNull(),
    /** What it is about, such as 'order:LP2611247K2M9Q' or 'receipt:T1'. Contains no personal data. */
    subject: text('subject').notNull(),
    /** What was seen last, for the operator. Contains no personal data. */
    details: text('details').notNull().default(''),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** When mails about it were written, in real time; null before. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    /** Who has taken it, such as 'terminal:sari'; null while nobody has. */
    owner: text('owner'),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** How it was decided. */
    reason: text('reason'),
  },
  (t) => [
    check('cases_closed_with_reason', sql`(${t.closedAt} is null) = (${t.reason} is null)`),
    uniqueIndex('cases_open').on(t.kind, t.subject).where(sql`${t.closedAt} is null`),
    index('cases_closed').on(t.closedAt),
    index('cases_untold').on(t.id).where(sql`${t.toldAt} is null`),
  ],
);

/** Who looks after a queue of the console's home; one that nobody looks after has no row. */
export const queueOwners = pgTable('queue_owners', {
  /** A kind of case, or a queue of `QUEUE_IDS` (domain/operating/queues.ts). */
  queue: text('queue').primaryKey(),
  /** As the audit log names them. */
  owner: text('owner').notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
});
