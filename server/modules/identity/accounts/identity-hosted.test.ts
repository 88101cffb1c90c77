import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountAddresses } from '#server/modules/addresses/addresses.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { createHostedIdentities } from './identity-hosted.ts';

const project = { url: 'https://abcd.supabase.co', anonKey: 'sb_publishable_a' };
const userId = randomUUID();
const HOUR_MS = 60 * 60 * 1000;

/**
 * Answers in place of the project. Its requests, and commits here, are recorded in `events` in their order.
 */
function aProject(answer: (path: string, request: RequestInit) => Promise<Response> | Response) {
  const events: string[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const path = url.slice(project.url.length);
    events.push(path);
    return answer(path, request);
  });
  const dialect = new PgDialect();
  const transaction: Transaction = async (work) => {
    const statements: string[] = [];
    const query: Query = async (statement) => {
      statements.push(dialect.sqlToQuery(statement).sql);
      return [];
    };
    const value = await work(
      Object.assign(query, {
        drizzle: drizzle.mock(),
        now: async () => new Date(now),
        enqueue: async () => {},
        afterCommit: () => {},
      }),
    );
    events.push(...statements, 'commit');
    return value;
  };
  let now = Date.now();
  const identities = createHostedIdentities({
    project,
    transaction,
    clock: () => new Date(now),
    belongings: [accountAddresses],
  });
  return {
    events,
    identities,
    later: (ms: number) => {
      now += ms;
      return new Date(now);
    },
  };
}

const secret = new TextEncoder().encode('shared-secret-that-only-the-project-knows');
const madeUp = () =>
  new SignJWT({ sub: randomUUID() }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().sign(secret);

afterEach(() => vi.unstubAllGlobals());

describe('A token that only the project can check', () => {
  test('is verified by the project until the project has signed with a key, and again an hour after that', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'a', alg: 'ES256' }] };
    const { events, identities, later } = aProject((path) =>
      path.endsWith('jwks.json') ? Response.json(jwks) : Response.json({ code: 'bad_jwt' }, { status: 403 }),
    );
    const asked = () => events.filter((path) => path === '/auth/v1/user').length;
    const signed = (at: Date) =>
      new SignJWT({ sub: userId, aud: 'authenticated', iss: `${project.url}/auth/v1` })
        .setProtectedHeader({ alg: 'ES256', kid: 'a' })
        .setIssuedAt(at)
        .setExpirationTime(new Date(at.getTime() + HOUR_MS))
        .sign(privateKey);

    expect(await identities.identify(await madeUp())).toBeNull();
    expect(asked()).toBe(1);
    expect(await identities.identify(await signed(later(0)))).toMatchObject({ userId });
    later(HOUR_MS - 2000);
    expect(await identities.identify(await madeUp())).toBeNull();
    expect(asked()).toBe(1);
    later(2000);
    expect(await identities.identify(await madeUp())).toBeNull();
    expect(asked()).toBe(2);
  });
});

describe('Deleting an account of a hosted project', () => {
  const who = { userId, email: 'sari@contoh.id', token: 'a.b.c', sessionId: null };
  const given = { password: 'rahasia-1', address: '203.0.113.9', webToken: null };
  const session = () => Response.json({ access_token: 'fresh', user: { id: userId } });

  test('leaves nothing here, even when the confirmation of the deletion is lost', async () => {
    const { events, identities } = aProject((path) => {
      if (path.startsWith('/auth/v1/token')) return session();
      if (path.startsWith('/storage/')) return Response.json([]);
      throw new TypeError('The answer was lost');
    });
    await expect(identities.deleteAccount(who, given)).rejects.toThrow('cannot answer now');
    // What other modules ask before they delete is theirs.
    expect(events.filter((event) => !/^\s*select/.test(event)).slice(-5)).toEqual([
      'delete from profiles where user_id = $1',
      'delete from follows where user_id = $1',
      'delete from addresses where user_id = $1',
      'commit',
      '/rest/v1/rpc/delete_own_account',
    ]);
  });

  test('deletes all pictures with it, however many and however deep', async () => {
    const names = [...Array(1203).keys()].map((count) => `${userId}/${count}.png`);
    const stored = new Set([...names, `${userId}/old/a.png`, `${userId}/old/older/b.png`]);
    const { identities } = aProject((path, { body }) => {
      if (path.startsWith('/auth/v1/token')) return session();
      if (path.startsWith('/rest/')) return new Response(null, { status: 204 });
      const { prefix, limit, offset, prefixes } = JSON.parse(String(body));
      if (prefixes) {
        expect(prefixes.length).toBeLessThanOrEqual(1000);
        for (const name of prefixes) stored.delete(name);
        return Response.json([]);
      }
      const inside = [...stored].filter((name) => name.startsWith(`${prefix}/`));
      const lines = new Map(
        inside.map((name) => {
          const [first = '', ...deeper] = name.slice(prefix.length + 1).split('/');
          return [first, { name: first, id: deeper.length > 0 ? null : first }];
        }),
      );
      return Response.json([...lines.values()].slice(offset, offset + limit));
    });
    expect(await identities.deleteAccount(who, given)).toEqual({ ok: true, value: null });
    expect([...stored]).toEqual([]);
  });
});
