import { cleanLine } from '#domain/forms/clean-text.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { checkPassword } from './check-password.ts';
import { signIn } from './session-answer.ts';
import { updateUser } from './user.ts';

/** What somebody typed to sign in, and from where. */
export interface Credentials {
  email: string;
  password: string;
  /** Network address. */
  address: string;
  /** The cookie of the browser, see browsers.ts. */
  browser: string;
}

/**
 * Opens a session for a correct password and returns it in the clients' format.
 * @throws AuthFault invalid_credentials, email_not_confirmed, over_request_rate_limit; GateClosed
 */
export async function signInWithPassword(
  context: AuthContext,
  { email: typed, password, address, browser }: Credentials,
): Promise<Record<string, unknown>> {
  const { query, transaction, clock, log } = context;
  const email = cleanLine(typed).toLowerCase();
  const known = await checkPassword(context, { email, password, address });
  if (!known) throw new AuthFault('invalid_credentials');
  if (context.confirmEmail && known.emailConfirmedAt === null) throw new AuthFault('email_not_confirmed');
  const now = clock();
  const answer = await transaction(async (inTransaction) => {
    const user = await updateUser(inTransaction, { id: known.id, now, changes: { lastSignInAt: now } });
    if (!user) throw new AuthFault('invalid_credentials');
    // Whoever signs in for the first time has just confirmed the e-mail.
    const isTold = known.lastSignInAt !== null;
    return signIn(context, inTransaction, { user, method: 'password', address, browser, isTold });
  });
  await audit(query, log, { event: 'signed_in', userId: known.id, address, at: now });
  return answer;
}
