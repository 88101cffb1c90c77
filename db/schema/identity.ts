import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACCOUNT_BLOCKS, type AccountBlock } from '#domain/accounts/account-blocks.ts';
import {
  ACCOUNT_REQUEST_STATES,
  ACCOUNT_REQUESTS,
  type AccountRequest,
  type AccountRequestState,
} from '#domain/accounts/account-requests.ts';
import { sellers } from './catalogue.ts';
import { bytea, createdAt, oneOf } from './columns.ts';
import { storageBlobs } from './media.ts';

/** Accounts, sessions, profiles and their pictures. */

/** Accounts of the built-in sign-in. Empty in a shop on a hosted Supabase project. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: uuid('id').primaryKey(),
    /** In lower case, so that it is unique in any spelling. */
    email: text('email').notNull().unique(),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** Client metadata of the user; small, because every access token contains it. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    identityId: uuid('identity_id').notNull(),
    /**
     * When the owner confirmed the address, or when the account was opened by a shop that requires no
     * confirmation.
     */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** When a mailed link or code last showed that the owner reads this address; null if none ever did. */
    emailProvedAt: timestamp('email_proved_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
  },
  (t) => [
    check('auth_users_email_lower', sql`${t.email} = lower(${t.email})`),
    index('auth_users_unconfirmed').on(t.createdAt).where(sql`${t.emailConfirmedAt} is null`),
    // The console's list.
    index('auth_users_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/**
 * Signed-in browsers. A refresh token is derived from the signing key, `salt` and `counter`, so that no row
 * contains one and the current one can be sent again to a browser that missed it.
 */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    salt: bytea('salt').notNull(),
    /** Number of refreshes. */
    counter: integer('counter').notNull().default(0),
    method: text('method').$type<'password' | 'otp'>().notNull(),
    /**
     * Keyed hash of the address it was opened from: an account recognises its addresses without storing them.
     */
    addressHash: bytea('address_hash').notNull(),
    createdAt: createdAt(),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('auth_sessions_method', sql`${t.method} in ('password', 'otp')`),
    index('auth_sessions_user').on(t.userId, t.createdAt),
    index('auth_sessions_refreshed').on(t.refreshedAt),
  ],
);

/**
 * Browsers that private pages recognise by their cookie. A row has only the hash of the cookie's token, so
 * that a copy of this table is useless. The browser belongs to a signed-in user, or to a guest who is buying.
 */
export const webSessions = pgTable(
  'web_sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** Names the session to others; kept when its user's cookie is renewed. */
    id: uuid('id').notNull().unique().defaultRandom(),
    /** May belong to a hosted project, so there is no reference to `auth_users`. */
    userId: uuid('user_id'),
    /** As the hosted project stated it at the sign-in; for the built-in one it is read from `auth_users`. */
    email: text('email'),
    guestId: uuid('guest_id'),
    /** The built-in sign-in's session; this one ends with it. */
    authSessionId: uuid('auth_session_id').references(() => authSessions.id, { onDelete: 'cascade' }),
    /** Tokens of a sign-in without scripts, until the browser's client takes them; sealed with the cookie's token. */
    sealedTokens: bytea('sealed_tokens'),
    createdAt: createdAt(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** A fixed end, however much it is used. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (t) => [
    check('web_sessions_somebody', sql`(${t.userId} is null) <> (${t.guestId} is null)`),
    index('web_sessions_user').on(t.userId),
    index('web_sessions_auth_session').on(t.authSessionId),
    index('web_sessions_used').on(t.usedAt),
  ],
);

/**
 * Browsers that an account was used from, by the hash of a random cookie. The owner gets a mail about a
 * sign-in from another one. Addresses do not identify a browser.
 */
export const authBrowsers = pgTable(
  'auth_browsers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie. */
    tokenHash: bytea('token_hash').notNull(),
    createdAt: createdAt(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] }), index('auth_browsers_used').on(t.usedAt)],
);

/** The purpose of a mailed link or code. */
export type OneTimePurpose = 'recovery' | 'reauthentication' | 'signup' | 'email_change';

/** Mailed links and codes: only their hashes. */
export const authOneTimeTokens = pgTable(
  'auth_one_time_tokens',
  {
    hash: bytea('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<OneTimePurpose>().notNull(),
    /** The new address of an 'email_change'. */
    email: text('email'),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check(
      'auth_one_time_tokens_purpose',
      sql`${t.purpose} in ('recovery', 'reauthentication', 'signup', 'email_change')`,
    ),
    check('auth_one_time_tokens_email', sql`(${t.email} is not null) = (${t.purpose} = 'email_change')`),
    index('auth_one_time_tokens_user').on(t.userId),
  ],
);

/**
 * Rate limits: one row for each recently counted account or address, see
 * server/platform/limits/rate-counter.ts.
 */
export const authRateCounters = pgTable(
  'auth_rate_counters',
  {
    /** SHA-256 of the counted subject. */
    key: bytea('key').primaryKey(),
    /** When the counter is empty again. */
    emptyAt: timestamp('empty_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('auth_rate_counters_empty').on(t.emptyAt)],
);

/** Events of accounts, without any secret; deleted after 90 days and with the account. */
export const authAudit = pgTable(
  'auth_audit',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    event: text('event').notNull(),
    /** Null when the event belongs to no account, such as a login with an unknown e-mail. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
  },
  (t) => [index('auth_audit_user').on(t.userId, t.at), index('auth_audit_at').on(t.at)],
);

/** The signing key of a shop whose database is shared; with the built-in database it is a file beside it. */
export const authKeys = pgTable('auth_keys', {
  name: text('name').primaryKey(),
  jwk: jsonb('jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/** Pictures of the bucket 'avatars'; their bytes are in the file store under the blob's id. */
export const storageObjects = pgTable(
  'storage_objects',
  {
    id: uuid('id').primaryKey(),
    /** Path inside the bucket: {userId}/{timestamp}.{ext}. */
    name: text('name').notNull().unique(),
    owner: uuid('owner')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    blobId: uuid('blob_id')
      .notNull()
      .unique()
      .references(() => storageBlobs.id),
    mimeType: text('mime_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    etag: text('etag').notNull(),
    cacheControl: text('cache_control').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('storage_objects_owner').on(t.owner, t.createdAt)],
);

/**
 * What shoppers say about themselves. The user may belong to a hosted project, so there is no reference to
 * `auth_users`.
 */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id').primaryKey(),
    username: text('username').notNull(),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    /** Address of the picture in the bucket 'avatars', without the origin when the bucket is our own. */
    avatarUrl: text('avatar_url'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // Searches of the console: by a part of either name, and by the digits of the telephone.
    index('profiles_names').using('gin', sql`fold_text(${t.fullName} || ' ' || ${t.username}) gin_trgm_ops`),
    index('profiles_phone_digits').on(sql`regexp_replace(${t.phone}, '[^0-9]', '', 'g')`),
  ],
);

/** What an account may not do any more. The account may belong to a hosted project. */
export const accountBlocks = pgTable(
  'account_blocks',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<AccountBlock>().notNull(),
    /** Real time. */
    since: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('account_blocks_kind', sql`${t.kind} in (${oneOf(ACCOUNT_BLOCKS)})`),
  ],
);

/** Sellers that signed-in shoppers follow (P-SELL-5). */
export const follows = pgTable(
  'follows',
  {
    userId: uuid('user_id').notNull(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.sellerId] }), index('follows_seller').on(t.sellerId)],
);

/** What somebody asked an operator to do with the data of an account; it goes with the account. Real time. */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccountRequest>().notNull(),
    state: text('state').$type<AccountRequestState>().notNull().default('waiting'),
    createdAt: createdAt(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Of an export: the hash of its link's token, and until when the link works. */
    tokenHash: bytea('token_hash').unique(),
    linkUntil: timestamp('link_until', { withTimezone: true }),
  },
  (t) => [
    check('account_requests_kind', sql`${t.kind} in (${oneOf(ACCOUNT_REQUESTS)})`),
    check('account_requests_state', sql`${t.state} in (${oneOf(ACCOUNT_REQUEST_STATES)})`),
    check('account_requests_link', sql`(${t.tokenHash} is null) = (${t.linkUntil} is null)`),
    uniqueIndex('account_requests_open').on(t.userId, t.kind).where(sql`${t.state} <> 'done'`),
    index('account_requests_user').on(t.userId, t.createdAt),
  ],
);
