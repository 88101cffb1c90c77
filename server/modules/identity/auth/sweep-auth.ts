import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { sweepCounters } from '#server/platform/limits/rate-counter.ts';
import { AUDIT_DAYS } from './audit.ts';
import { BROWSER_DAYS } from './browsers.ts';
import { SESSION_IDLE_DAYS } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that an account waits for its e-mail to be confirmed. */
const UNCONFIRMED_DAYS = 7;

/** Deletes what has expired: idle sessions, old links, empty counters, old events, unconfirmed accounts. */
export async function sweepAuth(query: Query, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await query(sql`delete from auth_sessions where refreshed_at < ${daysAgo(SESSION_IDLE_DAYS + 1)}`);
  await query(sql`delete from auth_browsers where used_at < ${daysAgo(BROWSER_DAYS)}`);
  await query(sql`delete from auth_one_time_tokens where expires_at <= ${now}`);
  await sweepCounters(query, now);
  await query(sql`
    delete from auth_users where email_confirmed_at is null and last_sign_in_at is null
      and created_at < ${daysAgo(UNCONFIRMED_DAYS)}`);
  await query(sql`delete from auth_audit where at < ${daysAgo(AUDIT_DAYS)}`);
}
