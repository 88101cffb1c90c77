import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { hashPassword } from './passwords.ts';

/**
 * Opens an account of the built-in sign-in for a demo, or gives it a new password and ends its logins.
 * @returns its id
 */
export async function setDemoAccount(
  query: Query,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const passwordHash = await hashPassword(password, (work) => work());
  const [account] = await query<{ id: string }>(sql`
    insert into auth_users (id, email, password_hash, identity_id, email_confirmed_at)
    values (${randomUUID()}, ${email}, ${passwordHash}, ${randomUUID()}, now())
    on conflict (email) do update set password_hash = excluded.password_hash, updated_at = now() returning id`);
  if (!account) throw new Error('An account was neither added nor changed');
  await query(sql`delete from auth_sessions where user_id = ${account.id}`);
  return account.id;
}
