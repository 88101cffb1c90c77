import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Client metadata of a user: any JSON object, bounded in size. */
export type UserMetadata = Readonly<Record<string, unknown>>;

/** An account of the built-in sign-in. */
export interface AuthUser {
  id: string;
  email: string;
  passwordHash: string;
  metadata: UserMetadata;
  identityId: string;
  /** When the owner confirmed the address; null while a mailed link is pending. */
  emailConfirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  lastSignInAt: Date | null;
}

export interface UserRow {
  id: string;
  email: string;
  password_hash: string;
  metadata: UserMetadata;
  identity_id: string;
  email_confirmed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  last_sign_in_at: Date | null;
}

export function userOf(row: UserRow): AuthUser {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    metadata: row.metadata,
    identityId: row.identity_id,
    emailConfirmedAt: row.email_confirmed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
  };
}

/** Adds an account, signed in at once if its e-mail is confirmed; null when the e-mail has one. */
export async function insertUser(
  query: Query,
  user: Omit<AuthUser, 'updatedAt' | 'lastSignInAt'>,
): Promise<AuthUser | null> {
  const { id, email, passwordHash, metadata, identityId, emailConfirmedAt, createdAt } = user;
  const [row] = await query<UserRow>(sql`
    insert into auth_users (id, email, password_hash, metadata, identity_id, email_confirmed_at, created_at, updated_at,
      last_sign_in_at)
    values (${id}, ${email}, ${passwordHash}, ${JSON.stringify(metadata)}::jsonb, ${identityId}, ${emailConfirmedAt},
      ${createdAt}, ${createdAt}, ${emailConfirmedAt})
    on conflict (email) do nothing returning *`);
  return row ? userOf(row) : null;
}

/** The account of an e-mail in lower case, and whether it has a session that was opened from an address. */
export async function findByEmail(
  query: Query,
  email: string,
  addressHash: Buffer,
): Promise<{ user: AuthUser; isKnownAddress: boolean } | null> {
  const [row] = await query<UserRow & { is_known: boolean }>(sql`
    select *, exists (
      select 1 from auth_sessions where user_id = auth_users.id and address_hash = ${addressHash}
    ) as is_known
    from auth_users where email = ${email}`);
  return row ? { user: userOf(row), isKnownAddress: row.is_known } : null;
}

/** Whether an e-mail in lower case has an account. */
export async function isEmailTaken(query: Query, email: string): Promise<boolean> {
  return (await query(sql`select 1 as taken from auth_users where email = ${email}`)).length > 0;
}

/** Changes for {@link updateUser}; missing values stay unchanged. */
export interface UserChanges {
  email?: string;
  passwordHash?: string;
  /** Names to add or replace; null removes a name. */
  metadata?: UserMetadata;
  lastSignInAt?: Date;
  /** Applies only to an e-mail that is not confirmed yet. */
  emailConfirmedAt?: Date;
  /** A mailed link was followed; a new e-mail without it counts as never proved. */
  emailProvedAt?: Date;
}

/**
 * Changes an account; null when it no longer exists.
 * @throws the driver's error 23505 when the new e-mail has another account
 */
export async function updateUser(
  query: Query,
  { id, now, changes }: { id: string; now: Date; changes: UserChanges },
): Promise<AuthUser | null> {
  const {
    email = null,
    passwordHash = null,
    metadata = {},
    lastSignInAt = null,
    emailConfirmedAt = null,
    emailProvedAt = null,
  } = changes;
  const removed = Object.keys(metadata).filter((name) => metadata[name] === null);
  const [row] = await query<UserRow>(sql`
    update auth_users set
      email = coalesce(${email}, email),
      email_proved_at = case when ${email}::text is null
        then coalesce(${emailProvedAt}::timestamptz, email_proved_at) else ${emailProvedAt}::timestamptz end,
      password_hash = coalesce(${passwordHash}, password_hash),
      metadata = (metadata || ${JSON.stringify(metadata)}::jsonb)
        - array(select jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb)),
      email_confirmed_at = coalesce(email_confirmed_at, ${emailConfirmedAt}::timestamptz),
      last_sign_in_at = coalesce(${lastSignInAt}::timestamptz, last_sign_in_at),
      updated_at = ${now}
    where id = ${id} returning *`);
  return row ? userOf(row) : null;
}
