import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  askAuth,
  bearerOf,
  KEY,
  newAddress,
  newAuthClient,
  newEmail,
  PASSWORD,
  signedUp,
} from './support/account-clients.ts';
import { type RunningShop, startShop } from './support/shop.ts';

let shop: RunningShop;
let account: Awaited<ReturnType<typeof signedUp>>;
let signedOut: string;
let deleted: string;
let forged: Record<string, string>;

beforeAll(async () => {
  shop = await startShop();
  account = await signedUp(shop);
  const gone = await signedUp(shop);
  signedOut = gone.session.access_token;
  await gone.auth.signOut();
  const erased = await signedUp(shop);
  deleted = erased.session.access_token;
  await shop.pool.query('delete from auth_users where id = $1', [erased.user.id]);
  forged = await forgedTokens(account.session.access_token);
});
afterAll(() => shop.close());

/** Forged tokens that resemble ours. */
async function forgedTokens(real: string): Promise<Record<string, string>> {
  const [head = '', claims = '', signature = ''] = real.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const { privateKey } = await generateKeyPair('ES256');
  const shared = new TextEncoder().encode(KEY);
  const sign = (protectedHeader: { alg: string; kid?: string }, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(payload).setProtectedHeader(protectedHeader).sign(key);
  return {
    'with another user in it': `${head}.${part({ ...payload, sub: crypto.randomUUID() })}.${signature}`,
    'with its signature cut': `${head}.${claims}.${signature.slice(0, -4)}`,
    'without a signature (alg none)': `${part({ ...header, alg: 'none' })}.${claims}.`,
    'of another key under our key id': await sign({ alg: 'ES256', kid: header.kid }, privateKey),
    'of an unknown key': await sign({ alg: 'ES256', kid: 'other' }, privateKey),
    'signed with the public key as secret (HS256)': await sign({ alg: 'HS256' }, shared),
    'that is no token': 'hello',
    'of two parts': `${head}.${claims}`,
    'that is the public key': KEY,
  };
}

/** A failing request: method and path, status and code, and what it sends. */
type Case = [
  request: string,
  status: number,
  code: string,
  given?: { body?: unknown; as?: () => string; message?: RegExp },
];

const REFRESH = 'POST /token?grant_type=refresh_token';
const SIGN_IN = 'POST /token?grant_type=password';
const me = () => account.session.access_token;
const good = { email: newEmail(), password: PASSWORD };
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

const CASES: Case[] = [
  [SIGN_IN, 400, 'validation_failed', { body: { password: 'x' }, message: /^missing email or phone$/ }],
  [SIGN_IN, 400, 'invalid_credentials', { body: { email: 'nobody@contoh.id', password: '' } }],
  [SIGN_IN, 400, 'invalid_credentials', { body: { phone: '+6281', password: 'x' } }],
  [SIGN_IN, 400, 'invalid_credentials', { body: { email: 'x@contoh.id', password: 'p'.repeat(5000) } }],
  [SIGN_IN, 400, 'bad_json', { body: '{"email":' }],
  [SIGN_IN, 400, 'bad_json', { body: '' }],
  [SIGN_IN, 400, 'bad_json', { body: '"text"' }],
  [SIGN_IN, 400, 'bad_json', { body: 'null' }],
  [SIGN_IN, 400, 'bad_json', { body: { email: 7, password: {} } }],
  [SIGN_IN, 400, 'bad_json', { body: { email: ['a@b.id'], password: 'x' } }],
  [SIGN_IN, 400, 'bad_json', { body: '{"email":"a\\u0000@b.id","password":"x"}' }],
  [SIGN_IN, 413, 'request_entity_too_large', { body: { email: 'e'.repeat(1_100_000) } }],
  ['POST /token', 400, 'invalid_credentials', { body: good, message: /^unsupported_grant_type$/ }],
  ['POST /token?grant_type=pkce', 400, 'invalid_credentials', { body: good }],
  ['POST /token?grant_type=password&grant_type=x', 400, 'invalid_credentials', { body: good }],
  [REFRESH, 400, 'validation_failed', { body: {}, message: /^Refresh token is not valid$/ }],
  [REFRESH, 400, 'validation_failed', { body: { refresh_token: 'short' } }],
  [REFRESH, 400, 'refresh_token_not_found', { body: { refresh_token: 'abcdefabcdef' } }],
  [REFRESH, 400, 'refresh_token_not_found', { body: { refresh_token: 'A'.repeat(48) } }],
  [REFRESH, 400, 'bad_json', { body: { refresh_token: 1 } }],
  ['POST /signup', 422, 'anonymous_provider_disabled', { body: { password: PASSWORD } }],
  ['POST /signup', 422, 'anonymous_provider_disabled', { body: {} }],
  ['POST /signup', 400, 'validation_failed', { body: { email: newEmail() }, message: /valid password$/ }],
  ['POST /signup', 422, 'weak_password', { body: { ...good, password: '12345' } }],
  [
    'POST /signup',
    400,
    'validation_failed',
    { body: { ...good, password: 'p'.repeat(73) }, message: /72 char/ },
  ],
  ['POST /signup', 400, 'validation_failed', { body: { ...good, password: '🛒'.repeat(19) } }],
  [
    'POST /signup',
    400,
    'validation_failed',
    { body: { ...good, email: 'sari' }, message: /invalid format$/ },
  ],
  ['POST /signup', 400, 'validation_failed', { body: { ...good, email: `${'e'.repeat(251)}@a.id` } }],
  ['POST /signup', 400, 'validation_failed', { body: { ...good, email: 'a@b.id\nBcc: c@d.id' } }],
  ['POST /signup', 400, 'validation_failed', { body: { ...good, data: { long: 'x'.repeat(5000) } } }],
  ['POST /signup', 400, 'bad_json', { body: { ...good, data: [1] } }],
  ['POST /signup', 400, 'bad_json', { body: { ...good, data: { bad: '\ud800' } } }],
  ['POST /signup', 400, 'bad_json', { body: `{"data":${deep}}` }],
  ['GET /user', 401, 'no_authorization', { message: /^This endpoint requires a valid Bearer token$/ }],
  ['GET /user', 403, 'session_not_found', { as: () => signedOut, message: /session_id claim/ }],
  ['GET /user', 403, 'user_not_found', { as: () => deleted, message: /^User from sub claim/ }],
  ['PUT /user', 401, 'no_authorization', { body: {} }],
  ['PUT /user', 400, 'bad_json', { as: me, body: '' }],
  ['PUT /user', 400, 'bad_json', { as: me, body: { data: 'text' } }],
  ['PUT /user', 403, 'not_admin', { as: me, body: { app_metadata: { role: 'admin' } } }],
  ['PUT /user', 422, 'weak_password', { as: me, body: { password: 'a' } }],
  ['PUT /user', 422, 'same_password', { as: me, body: { password: PASSWORD } }],
  [
    'PUT /user',
    400,
    'invalid_credentials',
    { as: me, body: { password: 'fresh-1', current_password: 'no' } },
  ],
  ['PUT /user', 400, 'validation_failed', { as: me, body: { email: 'no address' } }],
  ['PUT /user', 400, 'validation_failed', { as: me, body: { data: { big: 'x'.repeat(4096) } } }],
  ['POST /logout', 401, 'no_authorization'],
  ['POST /logout', 403, 'session_not_found', { as: () => signedOut }],
  ['POST /logout?scope=x', 400, 'validation_failed', { as: me, message: /^Unsupported logout scope "x"$/ }],
  ['POST /logout?scope=a&scope=b', 400, 'validation_failed', { as: me }],
  ['POST /recover', 400, 'validation_failed', { body: {} }],
  ['POST /recover', 400, 'validation_failed', { body: { email: 'sari@' } }],
  ['POST /resend', 400, 'validation_failed', { body: { type: 'sms', email: newEmail() } }],
  ['POST /verify', 403, 'otp_expired', { body: { type: 'recovery', token_hash: 'unknown' } }],
  ['POST /verify', 403, 'otp_expired', { body: { type: 'recovery', email: newEmail(), token: '123456' } }],
  ['POST /verify', 403, 'otp_expired', { body: { type: 'magiclink', token_hash: 'x' } }],
  ['POST /verify', 400, 'bad_json', { body: { token_hash: {} } }],
  ['GET /verify?token=x&type=recovery', 404, 'not_found'],
  ['POST /otp', 404, 'not_found', { body: {} }],
  ['GET /admin/users', 404, 'not_found', { as: me }],
  ['DELETE /user', 404, 'not_found', { as: me }],
];

describe('every bad request is answered with the status and code of the contract (1.7)', () => {
  it.each(CASES)('%s: %i %s %#', async (request, status, code, { body, as, message } = {}) => {
    const [method = '', path = ''] = request.split(' ');
    const headers = as ? { Authorization: `Bearer ${as()}` } : {};
    const answer = await askAuth(shop, method, path, { headers, body });
    expect(answer).toMatchObject({ status, json: { code, message: message ?? expect.any(String) } });
    if (message) expect(answer.json.message).toMatch(message);
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
    expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  });

  it('in the older shape for a client that names no version', async () => {
    const { status, json, headers } = await ask(shop, 'GET', '/auth/v1/user', { headers: { apikey: KEY } });
    expect([status, json, headers.get('X-Supabase-Api-Version')]).toEqual([
      401,
      {
        code: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      },
      null,
    ]);
  });

  it('a weak password gets the reason', async () => {
    const body = { ...good, password: 'short' };
    expect((await askAuth(shop, 'POST', '/signup', { body })).json.weak_password).toEqual({
      reasons: ['length'],
    });
  });
});

describe('tokens that are not ours', () => {
  it('are refused each', async () => {
    for (const [what, token] of Object.entries(forged)) {
      const answer = await askAuth(shop, 'GET', '/user', { headers: { Authorization: `Bearer ${token}` } });
      expect(answer, `a token ${what}`).toMatchObject({ status: 403, json: { code: 'bad_jwt' } });
      expect(answer.json.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
    }
  });

  it('an expired one is refused with the reason, and the refresh token still works', async () => {
    let ahead = 0;
    const later = await startShop({ clock: () => new Date(Date.now() + ahead) });
    const { session } = await signedUp(later);
    ahead = 3_601_000;
    expect(await askAuth(later, 'GET', '/user', { headers: bearerOf(session) })).toMatchObject({
      status: 403,
      json: { code: 'bad_jwt', message: expect.stringMatching(/expired$/) },
    });
    expect((await newAuthClient(later).refreshSession(session)).error).toBeNull();
    await later.close();
  });
});

describe('the public key', () => {
  it.each([
    [undefined, 'No API key found in request'],
    ['', 'Invalid API key'],
    ['lokapasar', 'Invalid API key'],
    [`${KEY} `.repeat(2), 'Invalid API key'],
  ])('%j is refused as the gateway does', async (key, message) => {
    const headers: Record<string, string> = key === undefined ? {} : { apikey: key };
    expect(await ask(shop, 'GET', '/auth/v1/settings', { headers })).toMatchObject({
      status: 401,
      json: { message },
    });
  });
});

it('sign-up can be closed', async () => {
  const closed = await startShop({ settings: { AUTH_SIGNUP: 'off' } });
  expect(await askAuth(closed, 'POST', '/signup', { body: good })).toMatchObject({
    status: 422,
    json: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
  });
  expect((await askAuth(closed, 'GET', '/settings')).json.disable_signup).toBe(true);
  await closed.close();
});

it('an unavailable database is 503, which clients retry, and never 500', async () => {
  const away = await startShop();
  const { session } = await signedUp(away);
  await away.pool.end();
  for (const [method, path, body] of [
    ['GET', '/user', undefined],
    ['POST', '/token?grant_type=password', good],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: session.refresh_token }],
    ['POST', '/signup', { ...good, email: newEmail() }],
    ['POST', '/recover', { email: newEmail() }],
  ] as const) {
    const answer = await askAuth(away, method, path, { headers: bearerOf(session), body });
    expect(answer, path).toMatchObject({ status: 503, json: { code: 'request_timeout' } });
    expect(answer.headers.get('Retry-After')).toBe('5');
  }
  const profile = await ask(away, 'GET', '/api/profile', { headers: bearerOf(session) });
  expect(profile).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  await away.close().catch(() => {});
});

it('no bad request made the server fail, and no secret is in its log', async () => {
  await askAuth(shop, 'POST', SIGN_IN.slice(5), {
    headers: { 'X-Forwarded-For': newAddress() },
    body: { email: account.email, password: 'a-wrong-secret' },
  });
  expect(shop.failures()).toEqual([]);
  for (const secret of [
    ...[PASSWORD, 'a-wrong-secret', account.email, account.session.access_token],
    ...[account.session.refresh_token, '$argon2id'],
  ]) {
    expect(shop.log()).not.toContain(secret);
  }
});
