import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { MESSAGE_KINDS, type MessageKind } from '#domain/operating/message-kinds.ts';
import { bytea, createdAt, moment, oneOf } from './columns.ts';

/** What people send to the shop: messages, reports, applications, newsletter subscriptions. */

/** Messages of the contact form; stored until somebody deletes them (privacy policy, 'formulir'). */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Shown to the sender: PSN- and six characters. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** What it asks for, as an operator sorts it; it tells until when it must be answered. */
    kind: text('kind').$type<MessageKind>().notNull().default('message'),
    /** Who has taken it, as the audit log names them; null while nobody has. */
    owner: text('owner'),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (t) => [
    check('messages_kind', sql`${t.kind} in (${oneOf(MESSAGE_KINDS)})`),
    check('messages_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    index('messages_created').on(t.createdAt),
    index('messages_open').on(t.createdAt).where(sql`closed_at is null`),
  ],
);

/** What the operator's people answered by mail to a message; goes with it. */
export const messageAnswers = pgTable(
  'message_answers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    /** As the audit log names them. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('message_answers_message').on(t.messageId)],
);

/**
 * What is wrong with a product or a shop; kept until somebody deletes it (privacy policy, 'formulir'). Names its target
 * without a foreign key, because a report outlives what it tells of.
 */
export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Shown to the sender: LPR- and six characters. */
    reference: text('reference').notNull().unique(),
    targetKind: text('target_kind').$type<'product' | 'seller' | 'review'>().notNull(),
    targetId: integer('target_id').notNull(),
    /** A code of `REPORT_REASONS` (domain/forms/report.ts). */
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    /** Empty when the sender wants no question back. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    /** When an operator looked at it, and who. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (t) => [
    check('reports_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    index('reports_open').on(t.targetKind, t.targetId).where(sql`closed_at is null`),
    check('reports_target_kind', sql`${t.targetKind} in ('product', 'seller', 'review')`),
    index('reports_created').on(t.createdAt),
  ],
);

/** Addresses of the newsletter. Unconfirmed ones go after their expiry, unsubscribed ones at once. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reference: text('reference').notNull().unique(),
    /** In lower case, so that it is unique in any spelling. */
    email: text('email').notNull().unique(),
    status: text('status').$type<'pending' | 'confirmed'>().notNull().default('pending'),
    createdAt: createdAt(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When a pending subscription is deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('newsletter_subscriptions_status', sql`${t.status} in ('pending', 'confirmed')`),
    check('newsletter_subscriptions_email_lower', sql`${t.email} = lower(${t.email})`),
    index('newsletter_subscriptions_pending').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
  ],
);

/**
 * The links of newsletter mails: only the hashes of their tokens (SHA-256), so that a copy of this table is
 * useless.
 */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    hash: bytea('hash').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'confirm' | 'unsubscribe'>().notNull(),
    createdAt: createdAt(),
    /** Null for a link that is valid as long as the subscription. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (t) => [
    check('newsletter_tokens_purpose', sql`${t.purpose} in ('confirm', 'unsubscribe')`),
    index('newsletter_tokens_subscription').on(t.subscriptionId),
    index('newsletter_tokens_expires').on(t.expiresAt),
  ],
);

/** Applications for a job with the PDF itself, so that several machines see the same; deleted after 180 days. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reference: text('reference').notNull().unique(),
    /** Id of the position in the careers page's content; null for a general application. */
    job: text('job'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    coverLetter: text('cover_letter').notNull(),
    resume: bytea('resume').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('job_applications_resume_size', sql`octet_length(${t.resume}) <= 2097152`),
    index('job_applications_created').on(t.createdAt),
  ],
);
