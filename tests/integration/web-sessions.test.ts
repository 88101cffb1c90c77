import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuestMerge } from '#server/modules/identity/belongings/belongings.ts';
import { createWebSessions } from '#server/modules/identity/sessions/web-sessions.ts';
import { ask, newAddress, PASSWORD, signedUp } from './support/account-clients.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type RunningShop, startShop } from './support/shop.ts';

const opened = migratedDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-21T10:00:00Z');

/** The sessions of a shop whose clock the test moves. */
function sessionsAt(merges: GuestMerge[] = []) {
  const { query, transaction } = opened();
  const time = { now: START };
  const sessions = createWebSessions({ query, transaction, clock: () => time.now, merges });
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  return { sessions, pass };
}

/** An account with a session of the built-in sign-in. */
async function account() {
  const { query } = opened();
  const userId = randomUUID();
  const authSessionId = randomUUID();
  const email = `${userId}@contoh.id`;
  await query(sql`
    insert into auth_users (id, email, password_hash, identity_id) values (${userId}, ${email}, '-', ${randomUUID()})`);
  await query(sql`
    insert into auth_sessions (id, user_id, salt, method, address_hash)
    values (${authSessionId}, ${userId}, ${Buffer.alloc(16)}, 'password', ${Buffer.alloc(4)})`);
  return { userId, email, authSessionId, endsAt: null };
}

describe('a web session', () => {
  it('keeps its id when the cookie of its user is renewed, and takes a new one for anybody else', async () => {
    const { sessions } = sessionsAt();
    const [who, other] = [await account(), await account()];
    const idOf = async (token: string) => {
      const visitor = await sessions.find(token);
      return visitor?.kind === 'user' ? visitor.sessionId : null;
    };
    const first = await sessions.open(who, null);
    const id = await idOf(first);
    const renewed = await sessions.open(who, first);
    expect(await idOf(renewed)).toBe(id);
    expect(await idOf(await sessions.open(other, renewed))).not.toBe(id);
  });

  it('is found by its token, and the table has no token', async () => {
    const { sessions } = sessionsAt();
    const who = await account();
    const token = await sessions.open(who, null);
    expect(await sessions.find(token)).toMatchObject({ kind: 'user', userId: who.userId, email: who.email });
    expect(await sessions.find(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    const rows = await opened().query(
      sql`select encode(token_hash, 'base64') as hash from web_sessions where user_id = ${who.userId}`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends after 30 days without use, and lives on when it is used', async () => {
    const { sessions, pass } = sessionsAt();
    const token = await sessions.open(await account(), null);
    pass(29 * DAY_MS);
    expect(await sessions.find(token)).not.toBeNull();
    pass(29 * DAY_MS);
    expect(await sessions.find(token)).not.toBeNull();
    pass(30 * DAY_MS + 1);
    expect(await sessions.find(token)).toBeNull();
  });

  it('of a hosted project ends at its fixed end, however much it is used', async () => {
    const { sessions, pass } = sessionsAt();
    const endsAt = new Date(START.getTime() + DAY_MS);
    const email = 'sari@contoh.id';
    const token = await sessions.open({ userId: randomUUID(), email, authSessionId: null, endsAt }, null);
    pass(DAY_MS - 1);
    expect(await sessions.find(token)).toMatchObject({ kind: 'user', email });
    pass(1);
    expect(await sessions.find(token)).toBeNull();
  });

  it('ends with the session of the sign-in', async () => {
    const { sessions } = sessionsAt();
    const who = await account();
    const token = await sessions.open(who, null);
    await opened().query(sql`delete from auth_sessions where id = ${who.authSessionId}`);
    expect(await sessions.find(token)).toBeNull();
  });

  it('has the present e-mail', async () => {
    const { sessions } = sessionsAt();
    const who = await account();
    const token = await sessions.open(who, null);
    await opened().query(sql`update auth_users set email = ${`new-${who.email}`} where id = ${who.userId}`);
    expect(await sessions.find(token)).toMatchObject({ email: `new-${who.email}` });
  });

  it("replaces the browser's former one", async () => {
    const { sessions } = sessionsAt();
    const first = await sessions.open(await account(), null);
    const second = await sessions.open(await account(), first);
    expect(await sessions.find(first)).toBeNull();
    expect(await sessions.find(second)).not.toBeNull();
  });

  it('keeps the 50 most recently used browsers of an account', async () => {
    const { sessions, pass } = sessionsAt();
    const who = await account();
    const tokens: string[] = [];
    for (let count = 0; count < 51; count += 1) {
      tokens.push(await sessions.open(who, null));
      pass(1000);
    }
    const known = await Promise.all(tokens.map((token) => sessions.find(token)));
    expect(known.map((found) => found !== null)).toEqual(tokens.map((_, at) => at > 0));
  });

  it('is swept after its end', async () => {
    const { sessions, pass } = sessionsAt();
    const who = await account();
    await sessions.open(who, null);
    pass(31 * DAY_MS);
    await sessions.sweep();
    expect(await opened().query(sql`select 1 from web_sessions where user_id = ${who.userId}`)).toEqual([]);
  });
});

describe('a guest', () => {
  it("is found by the token, and the guest's data is merged into the account at the sign-in", async () => {
    const merged: unknown[] = [];
    const { sessions } = sessionsAt([async (_query, both) => void merged.push(both)]);
    const { token, guestId } = await sessions.openGuest();
    expect(await sessions.find(token)).toEqual({ kind: 'guest', guestId });
    const who = await account();
    await sessions.open(who, token);
    expect(merged).toEqual([{ guestId, userId: who.userId }]);
    expect(await sessions.find(token)).toBeNull();
  });

  it('stays a guest when the merge fails', async () => {
    const { sessions } = sessionsAt([() => Promise.reject(new Error('no'))]);
    const { token, guestId } = await sessions.openGuest();
    await expect(sessions.open(await account(), token)).rejects.toThrow('no');
    expect(await sessions.find(token)).toEqual({ kind: 'guest', guestId });
  });
});

describe('the tokens of a sign-in without scripts', () => {
  it('wait sealed for the client and are returned once', async () => {
    const { sessions } = sessionsAt();
    const who = await account();
    const tokens = { access_token: 'a', refresh_token: 'secret-refresh' };
    const token = await sessions.open({ ...who, tokens }, null);
    const [row] = await opened().query<{ sealed: Buffer }>(
      sql`select sealed_tokens as sealed from web_sessions where user_id = ${who.userId}`,
    );
    expect(row?.sealed.includes('secret-refresh')).toBe(false);
    expect(await sessions.takeTokens(token)).toEqual(tokens);
    expect(await sessions.takeTokens(token)).toBeNull();
    expect(await sessions.find(token)).not.toBeNull();
  });
});

describe('over HTTP', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ settings: { PUBLIC_URL: 'https://shop.example' } });
  });
  afterAll(() => shop.close());
  const own = { Origin: 'https://shop.example', 'X-Forwarded-For': newAddress() };
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('Set-Cookie') ?? '';

  it('POST /session with an access token sets a cookie that scripts and other sites cannot use', async () => {
    const { bearer } = await signedUp(shop);
    const answer = await ask(shop, 'POST', '/session', { headers: { ...own, ...bearer } });
    expect(answer.status).toBe(204);
    expect(cookieOf(answer)).toMatch(
      /^__Host-lokapasar-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('requires a token of ours, and a page of ours', async () => {
    const { bearer } = await signedUp(shop);
    const status = async (headers: Record<string, string>) =>
      (await ask(shop, 'POST', '/session', { headers })).status;
    expect(await status(own)).toBe(401);
    expect(await status({ ...own, Authorization: 'Bearer a.b.c' })).toBe(401);
    expect(await status(bearer)).toBe(403);
    expect(await status({ ...bearer, Origin: 'https://evil.example' })).toBe(403);
    expect(await status({ ...bearer, Origin: 'null' })).toBe(403);
    expect(await status({ ...bearer, 'Sec-Fetch-Site': 'cross-site', Origin: own.Origin })).toBe(403);
  });

  it('DELETE /session ends it and clears the cookie', async () => {
    const { bearer, user } = await signedUp(shop);
    const opening = await ask(shop, 'POST', '/session', { headers: { ...own, ...bearer } });
    const Cookie = cookieOf(opening).split(';')[0] ?? '';
    const ended = await ask(shop, 'DELETE', '/session', { headers: { ...own, Cookie } });
    expect(ended.status).toBe(204);
    expect(cookieOf(ended)).toContain('Max-Age=0');
    const { rows } = await shop.pool.query('select 1 from web_sessions where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it('of the browser in which an account is deleted becomes a guest’s, and all others end (P-BUY-72)', async () => {
    const { bearer, user } = await signedUp(shop);
    const open = async () =>
      cookieOf(await ask(shop, 'POST', '/session', { headers: { ...own, ...bearer } })).split(';')[0] ?? '';
    const [Cookie, other] = [await open(), await open()];
    const body = { password: PASSWORD };
    const deleted = await ask(shop, 'DELETE', '/api/account', {
      headers: { ...own, ...bearer, Cookie },
      body,
    });
    expect(deleted).toMatchObject({ status: 200, json: { sealed: 0 } });
    const seen = async (cookie: string) => {
      const { rows } = await shop.pool.query(
        'select user_id, guest_id is not null as is_guest from web_sessions where token_hash = $1',
        [
          createHash('sha256')
            .update(cookie.split('=')[1] ?? '')
            .digest(),
        ],
      );
      return rows;
    };
    expect(await seen(Cookie)).toEqual([{ user_id: null, is_guest: true }]);
    expect(await seen(other)).toEqual([]);
    const { rows } = await shop.pool.query('select 1 from web_sessions where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it('ends when the client signs out', async () => {
    const { bearer, user, auth } = await signedUp(shop);
    await ask(shop, 'POST', '/session', { headers: { ...own, ...bearer } });
    await auth.signOut();
    const { rows } = await shop.pool.query('select 1 from web_sessions where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });
});
