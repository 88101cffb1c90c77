import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OneTimePurpose } from '#db/schema/identity.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Lifetime of mailed links and codes in minutes. */
export const LIFETIME_MINUTES: Readonly<Record<OneTimePurpose, number>> = {
  recovery: 60,
  reauthentication: 10,
  signup: 24 * 60,
  email_change: 24 * 60,
};

/** The content of a new link. */
interface NewToken {
  userId: string;
  purpose: OneTimePurpose;
  now: Date;
  /** The new address of an 'email_change'. */
  email?: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const hashOfCode = (userId: string, code: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`${userId} ${code}`).digest();

async function store(query: Query, hash: Buffer, { userId, purpose, now, email }: NewToken): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIFETIME_MINUTES[purpose] * 60_000);
  await query(sql`
    insert into auth_one_time_tokens (hash, user_id, purpose, email, created_at, expires_at)
    values (${hash}, ${userId}, ${purpose}, ${email ?? null}, ${now}, ${expiresAt})`);
}

/** Creates the token of a link and stores its hash; earlier links stay valid until one is used. */
export async function newToken(query: Query, given: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store(query, hashOf(token), given);
  return token;
}

/** Spends the token of a link. Returns its user, or null when it is unknown, spent or expired. */
export async function spendToken(
  query: Query,
  { token, purpose, now }: { token: string; purpose: OneTimePurpose; now: Date },
): Promise<{ userId: string; email: string | null } | null> {
  const [row] = await query<{ user_id: string; email: string | null }>(sql`
    delete from auth_one_time_tokens
    where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${now}
    returning user_id, email`);
  return row ? { userId: row.user_id, email: row.email } : null;
}

/** Creates a code of six digits; only the newest one is valid. @param secret keys its hash */
export async function newCode(
  query: Query,
  { userId, now, secret }: { userId: string; now: Date; secret: Buffer },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await query(sql`
    delete from auth_one_time_tokens where user_id = ${userId} and purpose = 'reauthentication'`);
  await store(query, hashOfCode(userId, code, secret), { userId, purpose: 'reauthentication', now });
  return code;
}

/** Spends a code; false when it is unknown, spent or expired. */
export async function spendCode(
  query: Query,
  { userId, code, now, secret }: { userId: string; code: string; now: Date; secret: Buffer },
): Promise<boolean> {
  const spent = await query(sql`
    delete from auth_one_time_tokens
    where hash = ${hashOfCode(userId, code, secret)} and purpose = 'reauthentication' and expires_at > ${now}
    returning user_id`);
  return spent.length > 0;
}

/** Invalidates all mailed links and codes of an account. */
export async function deleteOneTimeTokens(query: Query, userId: string): Promise<void> {
  await query(sql`delete from auth_one_time_tokens where user_id = ${userId}`);
  await query(
    sql`update account_requests set token_hash = null, link_until = null where user_id = ${userId}`,
  );
}
