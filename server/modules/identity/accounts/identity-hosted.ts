import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { SupabaseProject } from '#server/platform/settings/env-accounts.ts';
import type { Belongings } from '../belongings/belongings.ts';
import { type Identities, type Identity, IdentityUnavailable } from './identity.ts';
import { askForSession, exportAccount, removePictures, signInAgain, unavailable } from './project-account.ts';
import { createProjectClient } from './project-client.ts';

/** How long, in ms, what the project said about a token is believed. */
const BELIEVED_MS = 60_000;
/** Tokens that are remembered at a time. */
const MOST_REMEMBERED = 5000;
/** How long, in ms, after it signed a token with a key of its own a project is taken to do nothing else. */
const SIGNS_WITH_KEYS_MS = 60 * 60 * 1000;
/** Least time, in ms, between two questions for the project's keys. */
const KEYS_COOLDOWN_MS = 30_000;

const claimsSchema = z.object({ sub: z.uuid(), email: z.string().default(''), iat: z.number().default(0) });
const userSchema = z.object({ id: z.uuid(), email: z.string().default('') });

/** What {@link createHostedIdentities} works with. */
export interface HostedOptions {
  project: SupabaseProject;
  transaction: Transaction;
  clock: () => Date;
  belongings: readonly Belongings[];
}

/**
 * Accounts of a hosted Supabase project: tokens are checked with its public keys. A project that still signs with a
 * shared secret is asked about each token, at most once a minute. One that has signed with a key lately is not asked:
 * else anybody could make the shop ask about made-up tokens. That it publishes keys says nothing yet, because it does
 * so before it uses them. Whose token is left over from before is told 401, and the browser gets a new one.
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
    // A token that was checked here outlives its account by an hour at most (docs/hosted-supabase.md).
    isThere: async () => true,
    async signIn({ email, password }) {
      const asked = await askForSession(client, '/auth/v1/token?grant_type=password', { email, password });
      if (!asked.ok) return asked;
      const { value } = asked;
      return value
        ? { ok: true, value: { tokens: value, setCookie: null } }
        : { ok: false, error: { kind: 'refused', message: null } };
    },
    async register({ email, password }) {
      const asked = await askForSession(client, '/auth/v1/signup', { email, password });
      return asked.ok ? { ok: true, value: { tokens: asked.value, setCookie: null } } : asked;
    },
    exportAccount: (identity) => exportAccount(client, identity),
    async deleteAccount({ userId, email }, { password }) {
      const signedIn = await signInAgain(client, { userId, email, password });
      if (!signedIn.ok) return signedIn;
      // The project deletes an account only for somebody who has just typed the password.
      const token = signedIn.value;
      await removePictures(client, { userId, token });
      // Before the account, because its end may go unheard: nobody could then ask again for the rest.
      await transaction(async (query) => {
        await query(sql`delete from web_sessions where user_id = ${userId}`);
        await query(sql`delete from profiles where user_id = ${userId}`);
        await query(sql`delete from follows where user_id = ${userId}`);
        for (const { remove } of belongings) await remove(query, userId);
      });
      const deleted = await client.ask('POST', '/rest/v1/rpc/delete_own_account', { token, body: {} });
      if (!deleted.ok) throw unavailable(deleted);
      remembered.clear();
      return { ok: true, value: null };
    },
  };
}

/** How a token says that it is signed; null when it is no token. */
function algorithmOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).alg ?? null;
  } catch {
    return null;
  }
}

/** Whether the token is at fault, and not the way to the keys or the answer with them. */
function isTokensFault(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}
