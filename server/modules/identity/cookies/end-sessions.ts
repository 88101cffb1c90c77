import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { hashOfToken } from './sealed-tokens.ts';

/**
 * Ends the browser sessions of an account that is being deleted. The browser in which that was asked for becomes a
 * guest's, so that it does not lose what the account leaves open. Runs before the account's own sessions end, which
 * would take it along.
 * @param token of that browser; null when it is not known
 * @returns its guest; null without one
 */
export async function endWebSessions(
  query: Query,
  { userId, token }: { userId: string; token: string | null },
): Promise<string | null> {
  const guestId = randomUUID();
  const kept =
    token === null
      ? []
      : await query(sql`
          update web_sessions set user_id = null, email = null, auth_session_id = null, sealed_tokens = null,
            ends_at = null, guest_id = ${guestId}
          where token_hash = ${hashOfToken(token)} and user_id = ${userId} returning 1 as kept`);
  await query(sql`delete from web_sessions where user_id = ${userId}`);
  return kept.length > 0 ? guestId : null;
}
