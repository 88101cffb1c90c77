import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sellers } from './catalogue.ts';
import { amount, bytea, createdAt, moment } from './columns.ts';

/** Who works at the desks, and what they did. Everything here follows real time, never a demo's clock. */

/**
 * Somebody's role in one shop, or at the operator's side. The account may belong to a hosted project, so
 * there is no reference to `auth_users`.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Null: the operator's side. */
    sellerId: integer('seller_id').references(() => sellers.id),
    role: text('role').notNull(),
    /** The membership that invited it; null for the first of a desk. */
    invitedBy: uuid('invited_by'),
    /** Made by a demo for one of its shops; it ends at a start without the demo. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    /** When its desk was last looked at, to some minutes; null for never. */
    seenAt: moment('seen_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('memberships_one')
      .on(t.userId, sql`coalesce(${t.sellerId}, 0)`)
      .where(sql`${t.endedAt} is null`),
    index('memberships_desk').on(t.sellerId).where(sql`${t.endedAt} is null`),
  ],
);

/** Invitations to a desk: a link that one account may accept once. */
export const deskInvitations = pgTable(
  'desk_invitations',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    sellerId: integer('seller_id').references(() => sellers.id),
    role: text('role').notNull(),
    /** The membership that invites; null for the link that the first start prints. */
    invitedBy: uuid('invited_by'),
    /** Its membership is one of a demo. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('desk_invitations_expired').on(t.expiresAt)],
);

/** The second factor of an account: the secret of an authenticator app, sealed with the key of the desks. */
export const deskFactors = pgTable('desk_factors', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: bytea('sealed_secret').notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: moment('confirmed_at'),
  /** The browser's session in which the password was given for the secret, and when. */
  begunIn: uuid('begun_in'),
  begunAt: moment('begun_at'),
  /** The time step of the last accepted code: each code counts once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: bytea('recovery_hashes').array().notNull().default(sql`'{}'`),
  createdAt: createdAt(),
});

/** A browser at a desk. It ends with its web session, whose id it has. */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    startedAt: moment('started_at').notNull(),
    usedAt: moment('used_at').notNull(),
    /** The last time its user gave a code here. */
    secondFactorAt: moment('second_factor_at').notNull(),
  },
  (t) => [index('desk_sessions_user').on(t.userId), index('desk_sessions_used').on(t.usedAt)],
);

/**
 * Every change that somebody made by a command. Never changed or deleted. It holds ids and no personal data.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: createdAt(),
    /** The transaction of the change, for the trigger that looks for this row; null after a restore. */
    txid: bigint('txid', { mode: 'number' }),
    /** `member:{id}`, `terminal:{user}`, or the name of a robot. */
    by: text('by').notNull(),
    membershipId: uuid('membership_id'),
    command: text('command').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The second person of a decision that takes two; null for what one did alone. */
    confirmedBy: text('confirmed_by'),
    /** What a refund or gift gave, in Rupiah, which counts to what its person decided that day; null for all else. */
    gave: amount('gave'),
  },
  (t) => [
    index('audit_log_gave').on(t.by, t.at).where(sql`${t.gave} is not null`),
    index('audit_log_subject').on(t.subjectKind, t.subjectId, t.id),
    index('audit_log_by').on(t.by, t.id),
    index('audit_log_command').on(t.command, t.id),
    index('audit_log_at').on(t.at),
    index('audit_log_txid').on(t.txid).where(sql`${t.txid} is not null`),
  ],
);

/**
 * Decisions about money that wait for a second person, and what became of them. They hold ids and what was typed into the
 * form, no other personal data.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').primaryKey(),
    command: text('command').notNull(),
    /** The right that the command needs, and whoever confirms it. */
    needs: text('needs').notNull(),
    input: jsonb('input').notNull(),
    reason: text('reason'),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What the command would have written into the audit log. */
    effect: jsonb('effect').$type<Record<string, unknown>>().notNull(),
    amount: amount('amount').notNull(),
    /** Who buys and sells in it: `Party[]` (server/modules/access/who/scope.ts). */
    parties: jsonb('parties').notNull(),
    /** Who proposes it. */
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    state: text('state').notNull().default('open'),
    /** Who decided it; null while it is open, and when it lapsed. */
    closedBy: text('closed_by'),
    closedAt: moment('closed_at'),
    /** Why it was rejected, or the code of a lapse (`LAPSES`). */
    why: text('why'),
    /** Why the command refused to run, where it lapsed for that. */
    refusal: jsonb('refusal'),
  },
  (t) => [
    uniqueIndex('proposals_open').on(t.command, t.subjectKind, t.subjectId).where(sql`${t.state} = 'open'`),
    index('proposals_closed').on(t.closedAt),
    check('proposals_state', sql`${t.state} in ('open', 'confirmed', 'rejected', 'withdrawn', 'lapsed')`),
    check('proposals_over', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
  ],
);

/** What was refused at the desks: missing rights, wrong codes, foreign ids. Deleted after 90 days. */
export const securityLog = pgTable(
  'security_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: createdAt(),
    event: text('event').notNull(),
    userId: uuid('user_id'),
    membershipId: uuid('membership_id'),
    /** The command or page. */
    what: text('what').notNull(),
  },
  (t) => [index('security_log_at').on(t.at), check('security_log_event', sql`${t.event} <> ''`)],
);
