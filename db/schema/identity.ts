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
  uuid,
} from 'drizzle-orm/pg-core';
import { sellers } from './catalogue.ts';
import { bytea, createdAt } from './columns.ts';

/** Accounts, sessions, profiles and their pictures. */

/** Accounts of the built-in sign-in. A shop on a hosted Supabase project has none here. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: uuid('id').primaryKey(),
    /** In lower case, so that it is unique whatever the case it was typed in. */
    email: text('email').notNull().unique(),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** What clients store with the user; it travels in every access token, so it is kept small. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    identityId: uuid('identity_id').notNull(),
    /** When the owner of the address proved to be one, or when the account was opened by a shop that asks for no proof. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
  },
  (t) => [
    check('auth_users_email_lower', sql`${t.email} = lower(${t.email})`),
    index('auth_users_unconfirmed').on(t.createdAt).where(sql`${t.emailConfirmedAt} is null`),
  ],
);

/**
 * Signed-in browsers. A refresh token is derived from the signing key, `salt` and `counter`, so that no row here
 * holds one and the current one can be answered again to a browser that missed it.
 */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    salt: bytea('salt').notNull(),
    /** How often the refresh token was renewed. */
    counter: integer('counter').notNull().default(0),
    method: text('method').$type<'password' | 'otp'>().notNull(),
    /** Keyed hash of the address it was opened from: an account knows its addresses without keeping them. */
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
 * Browsers that private pages know by their cookie. A row holds only the hash of the cookie's token, so that a copy of
 * this table opens nothing. Either somebody signed in, or a guest is on the way to an order.
 */
export const webSessions = pgTable(
  'web_sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** May be of a hosted project: nothing refers to `auth_users`. */
    userId: uuid('user_id'),
    /** As the hosted project said at the sign-in; the built-in one looks it up in `auth_users`. */
    email: text('email'),
    guestId: uuid('guest_id'),
    /** The built-in sign-in's session; with it this one ends. */
    authSessionId: uuid('auth_session_id').references(() => authSessions.id, { onDelete: 'cascade' }),
    /** Tokens of a sign-in without scripts, until the browser's client takes them; sealed with the cookie's token. */
    sealedTokens: bytea('sealed_tokens'),
    createdAt: createdAt(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** When it ends however much it is used. */
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
 * Browsers that an account was used from, by the hash of a random cookie: a sign-in from another one is told by mail.
 * The shop never tells a browser by its address.
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

/** What a mailed link or code is good for. */
export type OneTimePurpose = 'recovery' | 'reauthentication' | 'signup' | 'email_change';

/** Links and codes that were mailed: only what they hash to. */
export const authOneTimeTokens = pgTable(
  'auth_one_time_tokens',
  {
    hash: bytea('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<OneTimePurpose>().notNull(),
    /** The address that an 'email_change' leads to. */
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

/** Rate limits: one row for each account or address that was counted lately, see server/platform/limits/rate-counter.ts. */
export const authRateCounters = pgTable(
  'auth_rate_counters',
  {
    /** SHA-256 of what is counted. */
    key: bytea('key').primaryKey(),
    /** When the counter is empty again. */
    emptyAt: timestamp('empty_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('auth_rate_counters_empty').on(t.emptyAt)],
);

/** What happened to accounts, without any secret; forgotten after 90 days and with the account. */
export const authAudit = pgTable(
  'auth_audit',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    event: text('event').notNull(),
    /** Null when the event belongs to no account, such as a log-in with an unknown e-mail. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
  },
  (t) => [index('auth_audit_user').on(t.userId, t.at), index('auth_audit_at').on(t.at)],
);

/** The signing key of a shop whose database is shared; the built-in database keeps it in a file beside it. */
export const authKeys = pgTable('auth_keys', {
  name: text('name').primaryKey(),
  jwk: jsonb('jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/** Every stored file, noted before it is written: one that no object has is left over and deleted after an hour. */
export const storageBlobs = pgTable(
  'storage_blobs',
  {
    id: uuid('id').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('storage_blobs_created').on(t.createdAt)],
);

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

/** What shoppers tell about themselves. The user may be of a hosted project, so nothing refers to `auth_users`. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  username: text('username').notNull(),
  fullName: text('full_name').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  /** Address of the picture in the bucket 'avatars', without the origin when the bucket is our own. */
  avatarUrl: text('avatar_url'),
  createdAt: createdAt(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

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
