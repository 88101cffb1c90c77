import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { refusalCode } from '#domain/accounts/refusal-code.ts';
import type { Result } from '#domain/result.ts';
import { GateClosed } from '#server/platform/gate.ts';
import { audit } from '../auth/audit.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { AuthFault } from '../auth/auth-fault.ts';
import { authorize } from '../auth/authorize.ts';
import { checkPassword } from '../auth/check-password.ts';
import { forgetFailures } from '../auth/limits.ts';
import { endSessions } from '../auth/sessions.ts';
import { signInWithPassword } from '../auth/sign-in.ts';
import { signUp } from '../auth/sign-up.ts';
import type { AvatarBucket } from '../avatars/avatar-bucket.ts';
import type { Belongings } from '../belongings/belongings.ts';
import { eraseAccount } from './erase-account.ts';
import type { Identities, PasswordFailure, SignInFailure } from './identity.ts';

/** Accounts of the built-in sign-in. */
export function createEmbeddedIdentities(
  context: AuthContext,
  { bucket, belongings }: { bucket: AvatarBucket; belongings: readonly Belongings[] },
): Identities {
  const { query, transaction, clock, log, counter, browserCookie } = context;
  return {
    async identify(token) {
      try {
        const { user, session } = await authorize(context, token);
        return { userId: user.id, email: user.email, token, sessionId: session.id };
      } catch (error) {
        if (error instanceof AuthFault) return null;
        throw error;
      }
    },
    async signIn({ cookie, ...typed }) {
      const browser = browserCookie.tokenOf(cookie);
      const signedIn = await attempt(() => signInWithPassword(context, { ...typed, browser }));
      if (!signedIn.ok) return signedIn;
      const tokens = tokensSchema.parse(signedIn.value);
      return { ok: true, value: { tokens, setCookie: browserCookie.set(browser) } };
    },
    async register({ cookie, ...typed }) {
      const browser = browserCookie.tokenOf(cookie);
      const registered = await attempt(() => signUp(context, { ...typed, browser }));
      if (!registered.ok) return registered;
      const tokens = tokensSchema.safeParse(registered.value).data ?? null;
      if (tokens) await endUnused(context, tokens.access_token);
      return { ok: true, value: { tokens, setCookie: tokens && browserCookie.set(browser) } };
    },
    async isThere(inTransaction, userId) {
      const found = await inTransaction(
        sql`select 1 as found from auth_users where id = ${userId} for key share`,
      );
      return found.length > 0;
    },
    mayWork: async () => true,
    exportAccount: ({ userId }) => exportAccount(context, bucket, userId),
    provePassword: (user, given) => provePassword(context, user, given),
    async deleteAccount({ userId, email }, { password, address, webToken }) {
      const proved = await provePassword(context, { userId, email }, { password, address });
      if (!proved.ok) return proved;
      const blobs = await transaction((tx) =>
        eraseAccount(tx, { bucket, belongings }, { userId, email, webToken }),
      );
      if (blobs === null) return { ok: false, error: { code: 'shop_open' } };
      await bucket.discard(blobs);
      await forgetFailures(counter, { email, address });
      await audit(query, log, { event: 'account_deleted', userId: null, address, at: clock() });
      return { ok: true, value: null };
    },
  };
}

const tokensSchema = z.looseObject({ access_token: z.string() });

/** The answer of a sign-in, with refusals as values. */
async function attempt(work: () => Promise<unknown>): Promise<Result<unknown, SignInFailure>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof GateClosed) {
      return { ok: false, error: { kind: 'too_many', code: null, message: null } };
    }
    if (!(error instanceof AuthFault)) throw error;
    const { code, weakReasons, message } = error;
    const kind = error.status === 429 ? 'too_many' : 'refused';
    return { ok: false, error: { kind, code: refusalCode(code, weakReasons), message } };
  }
}

/** Ends the login that comes with a registration: without scripts nobody takes its tokens, and it would stay for months. */
async function endUnused(context: AuthContext, token: string): Promise<void> {
  const { user, session } = await authorize(context, token);
  await endSessions(context.query, user.id, { only: session.id });
}

async function provePassword(
  context: AuthContext,
  { userId, email }: { userId: string; email: string },
  { password, address }: { password: string; address: string },
): Promise<Result<null, PasswordFailure>> {
  try {
    const user = await checkPassword(context, { email, password, address });
    return user?.id === userId ? { ok: true, value: null } : { ok: false, error: { code: 'wrong_password' } };
  } catch (error) {
    if (!(error instanceof AuthFault) || error.retryAfterS === undefined) throw error;
    return { ok: false, error: { code: 'too_many_requests', retryAfterS: error.retryAfterS } };
  }
}

async function exportAccount({ query, publicUrl }: AuthContext, bucket: AvatarBucket, userId: string) {
  const [account] = await query(sql`
    select id, email, metadata, created_at, updated_at, last_sign_in_at from auth_users where id = ${userId}`);
  const sessions = await query(sql`
    select id, method, created_at, refreshed_at as last_used_at from auth_sessions
    where user_id = ${userId} order by created_at`);
  const browsers = await query(sql`
    select created_at, used_at as last_used_at from auth_browsers where user_id = ${userId} order by created_at`);
  const activity = await query(sql`
    select at, event, address from auth_audit where user_id = ${userId} order by id`);
  return { account, sessions, browsers, activity, pictures: await bucket.exportPictures(userId, publicUrl) };
}
