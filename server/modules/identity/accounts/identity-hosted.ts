import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { SupabaseProject } from '#server/platform/settings/env-accounts.ts';
import { type Belongings, mustStay } from '../belongings/belongings.ts';
import { endWebSessions } from '../cookies/end-sessions.ts';
import { createDeskAccounts } from './desk-accounts.ts';
import { type Identities, type Identity, IdentityUnavailable } from './identity.ts';
import { askForSession, exportAccount, removePictures, signInAgain, unavailable } from './project-account.ts';
import { createProjectClient } from './project-client.ts';

/** How long, in ms, the project's answer about a token is cached. */
const BELIEVED_MS = 60_000;
/** Most tokens in the cache. */
const MOST_REMEMBERED = 5000;
/** How long, in ms, a project that signed a token with a key is assumed to sign all tokens so. */
const SIGNS_WITH_KEYS_MS = 60 * 60 * 1000;
/** Least time, in ms, between two requests for the project's keys. */
const KEYS_COOLDOWN_MS = 30_000;

const claimsSchema = z.object({ sub: z.uuid(), email: z.string().default(''), iat: z.number().default(0) });
const userSchema = z.object({ id: z.uuid(), email: z.string().default('') });

/** Dependencies of {@link createHostedIdentities}. */
export interface HostedOptions {
  project: SupabaseProject;
  transaction: Transaction;
  clock: () => Date;
  belongings: readonly Belongings[];
}

/**
 * Accounts of a hosted Supabase project: tokens are verified with its public keys. A project that still signs
 * with a shared secret is asked about each token, at most once a minute. One that recently signed with a key
 * is not asked, because otherwise anybody could make the shop ask about forged tokens. Published keys alone
 * prove nothing, because a project publishes them before it uses them. A leftover token from before gets 401,
 * and the browser fetches a new one.
 */
export function createHostedIdentities(options: HostedOptions): Identities {
  const { project, transaction, clock, belongings } = options;
  const client = createProjectClient(project);
  const keys = createRemoteJWKSet(new URL(`${project.url}/auth/v1/.well-known/jwks.json`), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    timeoutDuration: 5000,
  });
  let signedWithKeyAt = Number.NEGATIVE_INFINITY;
  const remembered = new LRUCache<string, { identity: Identity | null }>({
    max: MOST_REMEMBERED,
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });

  const ask = async (token: string): Promise<Identity | null> => {
    const key = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(key);
    if (known) return known.identity;
    const answer = await client.ask('GET', '/auth/v1/user', { token });
    if (!answer.ok && answer.status !== 401 && answer.status !== 403) throw unavailable(answer);
    const user = answer.ok ? userSchema.safeParse(answer.body) : undefined;
    const identity = user?.success
      ? { userId: user.data.id, email: user.data.email, token, sessionId: null }
      : null;
    remembered.set(key, { identity });
    return identity;
  };

  return {
    async identify(token) {
      const algorithm = algorithmOf(token);
      if (algorithm === null) return null;
      if (algorithm === 'HS256') {
        return clock().getTime() - signedWithKeyAt < SIGNS_WITH_KEYS_MS ? null : ask(token);
      }
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['ES256', 'RS256'],
          audience: 'authenticated',
          issuer: `${project.url}/auth/v1`,
          requiredClaims: ['exp', 'sub'],
          currentDate: clock(),
        });
        const { sub, email, iat } = claimsSchema.parse(payload);
        signedWithKeyAt = Math.max(signedWithKeyAt, iat * 1000);
        return { userId: sub, email, token, sessionId: null };
      } catch (error) {
        if (isTokensFault(error)) return null;
        throw new IdentityUnavailable(error);
      }
    },
    // A token that was verified here outlives its account by an hour at most (docs/hosted-supabase.md).
    isThere: async () => true,
    mayWork: createDeskAccounts(client, clock),
    async signIn({ email, password }) {
      const asked = await askForSession(client, '/auth/v1/token?grant_type=password', { email, password });
      if (!asked.ok) return asked;
      const { value } = asked;
      return value
        ? { ok: true, value: { tokens: value, setCookie: null } }
        : { ok: false, error: { kind: 'refused', code: null, message: null } };
    },
    async register({ email, password }) {
      const asked = await askForSession(client, '/auth/v1/signup', { email, password });
      return asked.ok ? { ok: true, value: { tokens: asked.value, setCookie: null } } : asked;
    },
    exportAccount: (identity) => exportAccount(client, identity),
    async provePassword({ userId, email }, { password }) {
      const signedIn = await signInAgain(client, { userId, email, password });
      return signedIn.ok ? { ok: true, value: null } : signedIn;
    },
    async deleteAccount({ userId, email }, { password, webToken }) {
      const signedIn = await signInAgain(client, { userId, email, password });
      if (!signedIn.ok) return signedIn;
      // The project deletes an account only right after its password was typed.
      const token = signedIn.value;
      if (await transaction((tx) => mustStay(tx, belongings, userId)))
        return { ok: false, error: { code: 'shop_open' } };
      await removePictures(client, { userId, token });
      // Before the account, because the answer about its deletion may get lost, and nobody could then delete
      // the rest.
      await transaction(async (query) => {
        for (const { keepBlocks } of belongings) await keepBlocks?.(query, { userId, email });
        const guestId = await endWebSessions(query, { userId, token: webToken });
        await query(sql`delete from account_blocks where user_id = ${userId}`);
        await query(sql`delete from profiles where user_id = ${userId}`);
        await query(sql`delete from follows where user_id = ${userId}`);
        for (const { remove } of belongings) await remove(query, userId, guestId);
      });
      const deleted = await client.ask('POST', '/rest/v1/rpc/delete_own_account', { token, body: {} });
      if (!deleted.ok) throw unavailable(deleted);
      remembered.clear();
      return { ok: true, value: null };
    },
  };
}

/** The signature algorithm that a token states; null when it is not a token. */
function algorithmOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).alg ?? null;
  } catch {
    return null;
  }
}

/** Whether the token is invalid, as opposed to a failure to load the keys. */
function isTokensFault(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}
