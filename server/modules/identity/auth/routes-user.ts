import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { authorize, bearerToken, type SignedIn } from './authorize.ts';
import { forgetFailures, giveBackAll, lookCounted, passwordLimits } from './limits.ts';
import { deleteOneTimeTokens } from './one-time-tokens.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { optionalData, optionalText, readEmail, readJson } from './request-body.ts';
import { endSessions } from './sessions.ts';
import { type AuthUser, type UserChanges, updateUser } from './user.ts';
import { userJson } from './user-json.ts';
import { checkMetadata } from './user-metadata.ts';

const changesBody = z.object({
  email: optionalText,
  password: optionalText,
  current_password: optionalText,
  data: optionalData,
  app_metadata: z.unknown().optional(),
});

/** `GET /user` and `PUT /user {email?, password?, current_password?, data?}`. */
export function registerUser(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', async (request) => {
    const { user } = await authorize(context, bearerToken(request));
    return userJson(user);
  });
  app.put('/user', async (request) => {
    const signedIn = await authorize(context, bearerToken(request));
    return userJson(await changeUser(context, request, signedIn));
  });
}

async function changeUser(
  context: AuthContext,
  request: FastifyRequest,
  { user, session }: SignedIn,
): Promise<AuthUser> {
  const { query, transaction, log, clock, counter } = context;
  const body = readJson(changesBody, request.body);
  if (body.app_metadata !== undefined && body.app_metadata !== null) throw new AuthFault('not_admin');
  const changes: UserChanges = {};
  const email = body.email === '' ? user.email : readEmail(body.email);
  if (email !== user.email) changes.email = email;
  if (Object.keys(body.data).length > 0) {
    checkMetadata({ ...user.metadata, ...body.data });
    changes.metadata = body.data;
  }
  if (body.password !== '') {
    checkNewPassword(body.password);
    changes.passwordHash = await newHash(context, user, { ...body, address: request.ip });
  }
  const now = clock();
  const changed = await transaction(async (inTransaction) => {
    const saved = await updateUser(inTransaction, { id: user.id, now, changes });
    if (changes.passwordHash !== undefined) {
      await endSessions(inTransaction, user.id, { except: session.id });
    }
    // A link that was mailed before opens nothing any more: it was sent for the old password, or to the old e-mail.
    if (changes.passwordHash !== undefined || changes.email !== undefined) {
      await deleteOneTimeTokens(inTransaction, user.id);
    }
    return saved;
  });
  if (!changed) throw new AuthFault('user_not_found');
  const event = { userId: user.id, address: request.ip, at: now };
  if (changes.passwordHash !== undefined) {
    await forgetFailures(counter, { email: changed.email, address: request.ip });
    await audit(query, log, { event: 'password_changed', ...event });
  }
  if (changes.email !== undefined) await audit(query, log, { event: 'email_changed', ...event });
  return changed;
}

/**
 * The hash of a new password.
 * @throws AuthFault same_password; invalid_credentials when the current one was given and is wrong
 */
async function newHash(
  { counter }: AuthContext,
  user: AuthUser,
  given: { password: string; current_password: string; address: string },
): Promise<string> {
  const { password, current_password: current, address } = given;
  // Both questions would tell somebody with a stolen token what the password is, so they count like log-ins.
  const limits = passwordLimits({ email: user.email, address, isKnownAddress: true });
  await lookCounted(counter, limits, async () => {
    if (current !== '' && !(await isPassword(current, user.passwordHash))) {
      throw new AuthFault('invalid_credentials');
    }
    if (await isPassword(password, user.passwordHash)) throw new AuthFault('same_password');
  });
  await giveBackAll(counter, limits);
  return hashPassword(password);
}
