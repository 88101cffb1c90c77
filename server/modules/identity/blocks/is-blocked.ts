import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Whether an account may do nothing any more. */
export async function isAccountBlocked(query: Query, userId: string): Promise<boolean> {
  const found = await query(sql`select from account_blocks where user_id = ${userId} and kind = 'account'`);
  return found.length > 0;
}

/** Whether one of some accounts may not pay at the door: it is blocked, or its cash on delivery is. */
export async function isCodBlocked(query: Query, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return false;
  const found = await query(
    sql`select from account_blocks where user_id = any(${sql.param([...userIds])}::uuid[]) limit 1`,
  );
  return found.length > 0;
}
