import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Log } from '#server/platform/log.ts';

/** Events of accounts that are recorded. */
type AuditEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'refresh_token_reused'
  | 'recovery_asked'
  | 'recovered'
  | 'password_changed'
  | 'email_confirmed'
  | 'email_changed'
  | 'account_deleted';

/** Days that events are stored. */
export const AUDIT_DAYS = 90;

/** An event; never with a password, a token or an e-mail. */
export interface AuditEntry {
  event: AuditEvent;
  /** Null when it belongs to no account. */
  userId: string | null;
  /** The client's network address. */
  address: string;
  at: Date;
}

/** Stores an event. A failure must not undo what happened, so it is only logged. */
export async function audit(
  query: Query,
  log: Log,
  { event, userId, address, at }: AuditEntry,
): Promise<void> {
  try {
    // The account may already be deleted; then the event has no user.
    await query(sql`
      insert into auth_audit (at, event, user_id, address)
      values (${at}, ${event}, (select id from auth_users where id = ${userId}), ${address})`);
  } catch (error) {
    log.warn({ err: error, event }, 'An audit event could not be kept');
  }
}
