import fs from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askAuth,
  bearerOf,
  KEY,
  newAuthClient,
  newEmail,
  PASSWORD,
  signedUp,
} from './support/account-clients.ts';
import { type RunningShop, startShop } from './support/shop.ts';

let shop: RunningShop;
/** Offset of the shop's clock, in ms. */
let ahead = 0;

beforeAll(async () => {
  shop = await startShop({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => shop.close());

describe('signing up (contract 1.2-1.4)', () => {
  it('returns a session and a confirmed user with the e-mail in lower case', async () => {
    const email = newEmail();
    const { data, error } = await newAuthClient(shop).signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { status: 'alpha' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[\w-]{12,}$/),
      token_type: 'bearer',
      expires_in: 3600,
    });
    expect(data.user).toMatchObject({
      id: expect.any(String),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      email_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { status: 'alpha', email, email_verified: true, phone_verified: false },
      identities: [{ provider: 'email', user_id: data.user?.id, identity_data: { sub: data.user?.id } }],
    });
    expect(JSON.stringify(data)).not.toMatch(/password|argon|_token_hash/);
  });

  it('stores the password as argon2id with 19 MiB, two passes and one lane', async () => {
    const { user } = await signedUp(shop);
    const { rows } = await shop.pool.query('select password_hash from auth_users where id = $1', [user.id]);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it('refuses an e-mail that has an account, in any case', async () => {
    const { email } = await signedUp(shop);
    const { data, error } = await newAuthClient(shop).signUp({
      email: email.toUpperCase(),
      password: 'another-1',
    });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expect(data).toEqual({ user: null, session: null });
  });

  it('gives an e-mail to one of ten simultaneous sign-ups', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => newAuthClient(shop).signUp({ email, password: PASSWORD })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(
      new Set(['user_already_exists']),
    );
  });

  it('refuses a short password with the reason', async () => {
    const { error } = await newAuthClient(shop).signUp({ email: newEmail(), password: '12345' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    });
  });
});

describe('access tokens (contract 1.5)', () => {
  it('carry the claims of the contract, signed with the published ES256 key', async () => {
    const { auth, session, user, email } = await signedUp(shop);
    const { keys } = (await askAuth(shop, 'GET', '/.well-known/jwks.json', { headers: { apikey: '' } })).json;
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kid: expect.any(String),
        x: expect.any(String),
        y: expect.any(String),
      },
    ]);
    expect(decodeProtectedHeader(session.access_token)).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: keys[0].kid,
    });
    const claims = decodeJwt(session.access_token);
    expect(claims).toMatchObject({
      iss: expect.stringMatching(/\/auth\/v1$/),
      sub: user.id,
      aud: 'authenticated',
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      session_id: expect.any(String),
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
    expect(session.expires_at).toBe(claims.exp);
    // getClaims verifies the signature with the key set and sends no request.
    const { data, error } = await auth.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(user.id);
  });

  it('the key is in a file that only its owner can read', () => {
    const file = path.join(shop.dataDir, 'auth-signing-key.json');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(shop.log()).not.toContain(JSON.parse(fs.readFileSync(file, 'utf8')).d);
  });
});

describe('signing in', () => {
  it('opens a new session each time, whatever the case of the e-mail', async () => {
    const { email, user, session } = await signedUp(shop);
    const { data, error } = await newAuthClient(shop).signInWithPassword({
      email: ` ${email.toUpperCase()}`,
      password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
    const ids = [session, data.session].map((one) => decodeJwt(one?.access_token ?? '')['session_id']);
    expect(new Set(ids).size).toBe(2);
  });

  it('refuses a wrong password and an unknown e-mail with the same message', async () => {
    const { email } = await signedUp(shop);
    const wrong = await newAuthClient(shop).signInWithPassword({ email, password: 'not-the-one' });
    const unknown = await newAuthClient(shop).signInWithPassword({ email: newEmail(), password: PASSWORD });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown.error).toEqual(wrong.error);
  });

  it('renews a hash with other cost parameters', async () => {
    const { email, user } = await signedUp(shop);
    // 'rahasia-123' with 8 MiB and one pass, by node:crypto.
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.alloc(16, 7);
    const tag = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce,
      parallelism: 1,
      tagLength: 32,
      memory: 8192,
      passes: 1,
    });
    const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    await shop.pool.query('update auth_users set password_hash = $1 where id = $2', [
      `$argon2id$v=19$m=8192,t=1,p=1$${base64(nonce)}$${base64(tag)}`,
      user.id,
    ]);
    expect((await newAuthClient(shop).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const { rows } = await shop.pool.query('select password_hash from auth_users where id = $1', [user.id]);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('forbids proxies and browsers to cache tokens', async () => {
    const { email } = await signedUp(shop);
    const { headers } = await askAuth(shop, 'POST', '/token?grant_type=password', {
      body: { email, password: PASSWORD },
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the user', () => {
  it('is read with a token, and changed: data merges, null removes, roles of clients are ignored', async () => {
    const { auth, user } = await signedUp(shop);
    await auth.updateUser({ data: { hello: 'world', kept: 1 } });
    const { data } = await auth.updateUser({ data: { hello: null, added: [1], role: 'admin' } });
    expect(data.user?.user_metadata).toMatchObject({ kept: 1, added: [1] });
    expect(data.user?.user_metadata).not.toHaveProperty('hello');
    const { data: read } = await auth.getUser();
    expect(read.user).toEqual(data.user);
    expect(read.user).toMatchObject({ id: user.id, role: 'authenticated', aud: 'authenticated' });
  });

  it('holds no more than 4 KB of data, however many changes come at once', async () => {
    const { bearer, user } = await signedUp(shop);
    const add = (nth: number) =>
      askAuth(shop, 'PUT', '/user', { headers: bearer, body: { data: { [`n${nth}`]: 'x'.repeat(900) } } });
    const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(add));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 400, 400, 400]);
    const { rows } = await shop.pool.query('select metadata from auth_users where id = $1', [user.id]);
    expect(JSON.stringify(rows[0]?.metadata).length).toBeLessThanOrEqual(4096);
  });

  it('changes the e-mail at once, unless another account has it', async () => {
    const { auth } = await signedUp(shop);
    const other = await signedUp(shop);
    const email = newEmail();
    expect((await auth.updateUser({ email: email.toUpperCase() })).data.user?.email).toBe(email);
    expect((await auth.updateUser({ email: other.email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
    expect((await newAuthClient(shop).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('changes the password: other sessions end, this one lives, the old password no longer works', async () => {
    const { auth, email } = await signedUp(shop);
    const other = newAuthClient(shop);
    await other.signInWithPassword({ email, password: PASSWORD });
    expect((await auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await auth.updateUser({ password: 'new-secret-1' })).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull();
    expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    const again = newAuthClient(shop);
    expect((await again.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await again.signInWithPassword({ email, password: 'new-secret-1' })).error).toBeNull();
  });
});

describe('refreshing (contract 1.6)', () => {
  const refresh = (token: string) =>
    askAuth(shop, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
  const alive = (session: { access_token: string }) =>
    askAuth(shop, 'GET', '/user', { headers: { Authorization: `Bearer ${session.access_token}` } });

  it('rotates the token within the session and its method', async () => {
    const { auth, session } = await signedUp(shop);
    const { data, error } = await auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const before = decodeJwt(session.access_token);
    const after = decodeJwt(data.session?.access_token ?? '');
    expect([after['session_id'], after['amr']]).toEqual([before['session_id'], before['amr']]);
    expect((await newAuthClient(shop).refreshSession(data.session ?? undefined)).error).toBeNull();
    expect((await newAuthClient(shop).setSession(data.session ?? session)).error).toBeNull();
  });

  it('repeats the current token for a client that missed it, at any time', async () => {
    const { session } = await signedUp(shop);
    const first = await refresh(session.refresh_token);
    ahead += 3_000_000;
    const second = await refresh(session.refresh_token);
    expect(second.status).toBe(200);
    expect(second.json.refresh_token).toBe(first.json.refresh_token);
  });

  it('keeps twenty tabs signed in that refresh at the same moment', async () => {
    const { session } = await signedUp(shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
  });

  it('a session that another request holds is 409, which says when to try again', async () => {
    const { session } = await signedUp(shop);
    const client = await shop.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from auth_sessions where user_id = $1 for update', [session.user.id]);
      const held = await refresh(session.refresh_token);
      expect(held).toMatchObject({ status: 409, json: { code: 'conflict' } });
      expect(held.headers.get('Retry-After')).toBe('1');
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('tolerates an older token for ten seconds, then treats it as theft and ends the session', async () => {
    const { session } = await signedUp(shop);
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.json.refresh_token);
    ahead += 9_000;
    expect((await refresh(session.refresh_token)).json.refresh_token).toBe(third.json.refresh_token);
    ahead += 2_000;
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      json: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    expect(await refresh(third.json.refresh_token)).toMatchObject({
      status: 400,
      json: { code: 'refresh_token_not_found' },
    });
    expect(await alive(third.json)).toMatchObject({ status: 403, json: { code: 'session_not_found' } });
  });

  it('ends a session that nobody used for ninety days', async () => {
    const { session } = await signedUp(shop);
    const before = ahead;
    ahead += 91 * 24 * 60 * 60 * 1000;
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      json: { code: 'session_expired' },
    });
    ahead = before;
  });

  it('stores no refresh token in the database', async () => {
    const { session } = await signedUp(shop);
    const tables = ['auth_sessions', 'auth_users', 'auth_audit', 'auth_one_time_tokens', 'auth_keys'];
    for (const table of tables) {
      const { rows } = await shop.pool.query(`select t::text as row from ${table} t`);
      const proof = Buffer.from(session.refresh_token, 'base64url').subarray(20).toString('hex');
      expect(rows.filter(({ row }) => row.includes(session.refresh_token) || row.includes(proof))).toEqual(
        [],
      );
    }
  });
});

describe('signing out (contract 1.7)', () => {
  it.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('scope %s', async (scope, expected) => {
    const { auth, email, session } = await signedUp(shop);
    const tokens = [session.access_token];
    for (let other = 0; other < 2; other += 1) {
      const { data } = await newAuthClient(shop).signInWithPassword({ email, password: PASSWORD });
      tokens.push(data.session?.access_token ?? '');
    }
    expect((await auth.signOut({ scope })).error).toBeNull();
    const states = await Promise.all(
      tokens.map((token) => askAuth(shop, 'GET', '/user', { headers: { Authorization: `Bearer ${token}` } })),
    );
    expect(states.map(({ status }) => status === 200)).toEqual(expected);
  });

  it('works as auth-js sends it: with a JSON content type, without a body', async () => {
    const { session } = await signedUp(shop);
    const answer = await fetch(`${shop.origin}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: {
        apikey: KEY,
        'Content-Type': 'application/json;charset=UTF-8',
        ...bearerOf(session),
      },
    });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('invalidates the old tokens completely', async () => {
    const { auth, session } = await signedUp(shop);
    await auth.signOut();
    const renewed = await newAuthClient(shop).refreshSession(session);
    expect(renewed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    const { data, error } = await newAuthClient(shop).getUser(session.access_token);
    expect([data.user, error?.name]).toEqual([null, 'AuthSessionMissingError']);
  });
});

describe('public requests of clients', () => {
  it('settings and health', async () => {
    expect((await askAuth(shop, 'GET', '/settings')).json).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      external: { email: true, phone: false, anonymous_users: false },
    });
    expect((await askAuth(shop, 'GET', '/health')).json).toEqual({
      version: expect.any(String),
      name: 'GoTrue',
      description: expect.any(String),
    });
  });
});

it('an unmodified supabase-js signs up, in, stores a picture and signs out', async () => {
  const client = createClient(shop.origin, KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  await client.auth.signOut({ scope: 'local' });
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  const sharp = (await import('sharp')).default;
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const avatars = client.storage.from('avatars');
  const name = `${data.user?.id}/1795251564000.png`;
  const file = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
  expect((await avatars.upload(name, file)).data).toMatchObject({ path: name, fullPath: `avatars/${name}` });
  expect((await fetch(avatars.getPublicUrl(name).data.publicUrl)).status).toBe(200);
  expect((await client.auth.signOut()).error).toBeNull();
  expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
    ...['SIGNED_IN', 'SIGNED_OUT', 'SIGNED_IN', 'SIGNED_OUT'],
  ]);
});
