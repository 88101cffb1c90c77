import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Minutes that a recovery link is good. */
export const RECOVERY_MINUTES = 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes the token of a recovery link and keeps its hash; links that were mailed before stay good until one is used. */
export async function newRecoveryToken(query: Query, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(sql`
    insert into auth_one_time_tokens (hash, user_id, purpose, created_at, expires_at)
    values (${hashOf(token)}, ${userId}, 'recovery', ${now},
      ${new Date(now.getTime() + RECOVERY_MINUTES * 60_000)})`);
  return token;
}

/** Spends a token; answers whose it was, or null when it is unknown, spent or over. */
export async function spendRecoveryToken(query: Query, token: string, now: Date): Promise<string | null> {
  const [row] = await query<{ user_id: string }>(sql`
    delete from auth_one_time_tokens where hash = ${hashOf(token)} and expires_at > ${now} returning user_id`);
  return row?.user_id ?? null;
}

/** Makes all mailed links of an account useless. */
export async function deleteOneTimeTokens(query: Query, userId: string): Promise<void> {
  await query(sql`delete from auth_one_time_tokens where user_id = ${userId}`);
}
