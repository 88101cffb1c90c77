import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { hashAddress } from './client-address.ts';
import { signupLimit } from './limits.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { readEmail } from './request-body.ts';
import { signIn } from './session-answer.ts';
import type { Credentials } from './sign-in.ts';
import { signUpUnconfirmed } from './sign-up-unconfirmed.ts';
import { takeOrRefuse } from './take-limits.ts';
import { findByEmail, insertUser } from './user.ts';
import { checkMetadata } from './user-metadata.ts';

/**
 * Opens an account and a session, and returns it in the clients' format; only the user, if the shop requires
 * a confirmed e-mail first.
 * @throws AuthFault signup_disabled, validation_failed, weak_password, user_already_exists,
 * over_request_rate_limit
 */
export async function signUp(
  context: AuthContext,
  { email: typed, password, address, browser, data = {} }: Credentials & { data?: Record<string, unknown> },
): Promise<Record<string, unknown>> {
  const { query, transaction, counter, clock, log } = context;
  if (!context.signupOpen) throw new AuthFault('signup_disabled');
  if (password === '') {
    throw new AuthFault('validation_failed', { message: 'Signup requires a valid password' });
  }
  await checkNewPassword(password);
  const email = readEmail(typed);
  checkMetadata(data);
  await takeOrRefuse(counter, [signupLimit(address)]);
  if (context.confirmEmail) return signUpUnconfirmed(context, { email, password, address, data });
  // Checked first, so that a taken address does not use up a turn of the hash gate.
  if (await findByEmail(query, email, hashAddress(address, context.addressSecret))) {
    throw new AuthFault('user_already_exists');
  }
  const passwordHash = await hashPassword(password, context.hashTurn({ email, address }));
  const now = clock();
  const answer = await transaction(async (inTransaction) => {
    const user = await insertUser(inTransaction, {
      id: randomUUID(),
      email,
      passwordHash,
      metadata: data,
      identityId: randomUUID(),
      emailConfirmedAt: now,
      createdAt: now,
    });
    if (!user) throw new AuthFault('user_already_exists');
    return {
      user,
      session: await signIn(context, inTransaction, { user, method: 'password', address, browser }),
    };
  });
  await audit(query, log, { event: 'signed_up', userId: answer.user.id, address, at: now });
  return answer.session;
}
