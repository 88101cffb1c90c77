import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Whether an e-mail is an account's own, and its owner has followed a link that was mailed there. */
export async function hasProvedEmail(query: Query, userId: string, email: string): Promise<boolean> {
  const found = await query(sql`
    select 1 as found from auth_users
    where id = ${userId} and email = lower(${email}) and email_proved_at is not null`);
  return found.length > 0;
}
