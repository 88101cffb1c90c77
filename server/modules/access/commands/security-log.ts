import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Days that refusals are stored. */
const SECURITY_LOG_DAYS = 90;

/** What was refused at a desk. */
export interface Refused {
  event: 'forbidden' | 'foreign_subject' | 'wrong_code' | 'too_many_codes' | 'stale_factor';
  userId: string | null;
  membershipId: string | null;
  /** The command or the page. */
  what: string;
}

/** Stores a refusal, outside the transaction that was rolled back. */
export async function noteRefusal(
  query: Query,
  { event, userId, membershipId, what }: Refused,
): Promise<void> {
  await query(sql`
    insert into security_log (event, user_id, membership_id, what)
    values (${event}, ${userId}, ${membershipId}, ${what})`);
}

/** Deletes refusals whose days are over. */
export const forgetRefusals = (query: Query) =>
  query(sql`delete from security_log where created_at < now() - make_interval(days => ${SECURITY_LOG_DAYS})`);
