import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { badTokenLimit } from './limits.ts';
import { type ClaimedToken, isGenuine, readRefreshToken } from './refresh-token.ts';
import { type RefreshVerdict, refreshVerdict } from './refresh-verdict.ts';
import { sessionJson } from './session-answer.ts';
import { type AuthSession, countRefresh, endSessions, findSession, lockSession } from './sessions.ts';
import { takeOrRefuse } from './take-limits.ts';

/** Every outcome of a refresh inside its transaction. */
type Outcome = { verdict: 'unknown' } | { verdict: Exclude<RefreshVerdict, 'unknown'>; session: AuthSession };

/**
 * New tokens for a refresh token. Parallel tabs and a lost answer are tolerated; reuse ends the session
 * (protocol contract 1.6).
 *
 * @throws AuthFault validation_failed, refresh_token_not_found, refresh_token_already_used, session_expired
 */
export async function refreshSession(
  context: AuthContext,
  { token, address }: { token: string; address: string },
): Promise<Record<string, unknown>> {
  const claimed = readRefreshToken(token);
  if (!claimed) {
    await takeOrRefuse(context.counter, [badTokenLimit(address)]);
    // Twelve characters are a token of older versions of GoTrue: unknown rather than malformed.
    if (/^[a-z\d]{12}$/.test(token)) throw new AuthFault('refresh_token_not_found');
    throw new AuthFault('validation_failed', { message: 'Refresh token is not valid' });
  }
  const outcome = await decideRefresh(context, claimed);
  if (outcome.verdict === 'rotate' || outcome.verdict === 'repeat') {
    const { session } = outcome;
    const { user } = await findSession(context.query, { sessionId: session.id, userId: session.userId });
    if (user) return sessionJson(context, user, session);
  }
  await takeOrRefuse(context.counter, [badTokenLimit(address)]);
  throw await refusal(context, outcome, address);
}

/** Judges the token and changes the session accordingly, under its lock. */
function decideRefresh(
  { transaction, clock, refreshSecrets }: AuthContext,
  claimed: ClaimedToken,
): Promise<Outcome> {
  return transaction(async (query) => {
    const now = clock();
    const session = await lockSession(query, claimed.sessionId);
    if (!session || !isGenuine(claimed, session.salt, refreshSecrets)) return { verdict: 'unknown' };
    const verdict = refreshVerdict(session, claimed.counter, now);
    if (verdict === 'rotate') {
      await countRefresh(query, session.id, now);
      return { verdict, session: { ...session, counter: session.counter + 1 } };
    }
    if (verdict === 'reused' || verdict === 'idle') {
      await endSessions(query, session.userId, { only: session.id });
    }
    return { verdict, session };
  });
}

async function refusal({ query, log, clock }: AuthContext, outcome: Outcome, address: string) {
  switch (outcome.verdict) {
    case 'reused': {
      const { userId } = outcome.session;
      await audit(query, log, { event: 'refresh_token_reused', userId, address, at: clock() });
      return new AuthFault('refresh_token_already_used');
    }
    case 'idle':
      return new AuthFault('session_expired');
    case 'ahead':
      return new AuthFault('validation_failed', { message: 'Refresh token is not valid' });
    default:
      return new AuthFault('refresh_token_not_found');
  }
}
