import http from 'node:http';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopTables } from '#db/tables.ts';
import { ask, KEY, newStorage, PASSWORD, signedUp } from './support/account-clients.ts';
import { picture } from './support/pictures.ts';
import { type Project, startProject } from './support/project.ts';
import { type RunningShop, startShop } from './support/shop.ts';

let project: Project;
/** Shops with built-in accounts, and with those of the project. */
const shops: Partial<Record<string, { shop: RunningShop; accounts: RunningShop }>> = {};

beforeAll(async () => {
  project = await startProject();
  const own = await startShop();
  shops['embedded'] = { shop: own, accounts: own };
  shops['hosted'] = { shop: await startShop({ settings: project.settings }), accounts: project.backend };
});
afterAll(async () => {
  for (const where of Object.values(shops)) await where?.shop.close();
  await project.close();
});

async function ready(where: string) {
  const found = shops[where];
  if (!found) throw new Error(`There is no shop with ${where} accounts`);
  const { shop, accounts } = found;
  const account = await signedUp(accounts);
  const storage = newStorage(accounts, account.bearer);
  return {
    ...found,
    ...account,
    storage,
    asks: (method: string, target: string, body?: unknown) =>
      ask(shop, method, target, { headers: account.bearer, body }),
  };
}

const upload = async (storage: ReturnType<typeof newStorage>, userId: string) => {
  const bytes = new Uint8Array(await picture('png'));
  const name = `${userId}/1795251564000.png`;
  expect((await storage.upload(name, new Blob([bytes], { type: 'image/png' }))).error).toBeNull();
  return storage.getPublicUrl(name).data.publicUrl;
};

describe.each(['embedded', 'hosted'])('%s accounts', (where) => {
  it('have a profile with a picture, and follows, that only their owner reads', async () => {
    const { asks, storage, user } = await ready(where);
    const other = await ready(where);
    const url = await upload(storage, user.id);
    expect(await asks('PUT', '/api/profile', { username: 'sari', avatar_url: url })).toMatchObject({
      status: 200,
    });
    const { avatar_url: shown } = (await asks('GET', '/api/profile')).json;
    expect((await fetch(new URL(shown, url))).status).toBe(200);
    expect((await asks('PUT', '/api/follows/1')).status).toBe(204);
    expect((await asks('GET', '/api/follows')).json).toEqual({ sellerIds: [1] });
    expect((await other.asks('GET', '/api/profile')).json).toMatchObject({ username: '', avatar_url: null });
    expect(await other.asks('PUT', '/api/profile', { avatar_url: url })).toMatchObject({ status: 422 });
  });

  it('are exported with e-mail, pictures, profile and follows', async () => {
    const { asks, storage, user, email } = await ready(where);
    await upload(storage, user.id);
    await asks('PUT', '/api/follows/2');
    const { json } = await asks('GET', '/api/account/export');
    expect(json).toMatchObject({
      account: { id: user.id, email },
      follows: [{ seller_id: 2 }],
      profile: { username: '' },
      pictures: [expect.anything()],
    });
  });

  it('are deleted with the right password, and nothing remains here or there', async () => {
    const { asks, storage, user, email, shop, accounts } = await ready(where);
    const url = await upload(storage, user.id);
    await asks('PUT', '/api/profile', { username: 'sari', avatar_url: url });
    await asks('PUT', '/api/follows/1');
    expect(await asks('DELETE', '/api/account', { password: 'wrong-one' })).toMatchObject({
      status: 403,
      json: { code: 'wrong_password' },
    });
    expect((await asks('GET', '/api/follows')).json).toEqual({ sellerIds: [1] });
    expect((await asks('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
    expect((await fetch(url)).status).toBe(400);
    for (const { pool } of [shop, accounts]) {
      for (const { name } of shopTables()) {
        const { rows } = await pool.query(`select t::text as row from "${name}" t`);
        expect(
          rows.filter(({ row }) => row.includes(user.id) || row.includes(email)),
          name,
        ).toEqual([]);
      }
    }
  });

  it('reject tokens of other keys, other projects and no token', async () => {
    const { shop, session } = await ready(where);
    const elsewhere = await ready(where === 'hosted' ? 'embedded' : 'hosted');
    const { privateKey } = await generateKeyPair('ES256');
    const payload = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
    const forged = await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'x' }).sign(privateKey);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${session.access_token.split('.')[1]}.`;
    for (const token of [elsewhere.session.access_token, forged, none, KEY, 'hello', 'a.b.c']) {
      const headers = { Authorization: `Bearer ${token}` };
      expect(await ask(shop, 'GET', '/api/profile', { headers }), token).toMatchObject({
        status: 401,
        json: { code: 'unauthorized' },
      });
    }
  });
});

describe('a shop with a hosted project', () => {
  it('answers nothing below /auth/v1 and /storage/v1 itself', async () => {
    const { shop } = await ready('hosted');
    const sent = { headers: { apikey: KEY }, body: {} };
    expect((await ask(shop, 'POST', '/auth/v1/token?grant_type=password', sent)).status).toBe(405);
    expect((await ask(shop, 'POST', '/storage/v1/object/list/avatars', sent)).status).toBe(405);
  });

  it('answers 503 to signed-in shoppers while the project is away, and continues to sell', async () => {
    const away = await startShop({
      settings: { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: KEY },
    });
    const { bearer } = await ready('hosted');
    expect(await ask(away, 'GET', '/api/profile', { headers: bearer })).toMatchObject({
      status: 503,
      json: { code: 'unavailable' },
    });
    expect((await ask(away, 'GET', '/api/suggestions?q=ponsel')).status).toBe(200);
    await away.close();
  });
});

describe('a legacy project, which signs with a shared secret and publishes no keys', () => {
  it('is asked about each token, once a minute, and its refusals count', async () => {
    const userId = crypto.randomUUID();
    const secret = new TextEncoder().encode('shared-secret-that-only-the-project-knows');
    const sign = (subject: string) =>
      new SignJWT({ aud: 'authenticated' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subject)
        .sign(secret);
    const token = await sign(userId);
    const questions: string[] = [];
    let answer: { status: number; body: object } = {
      status: 200,
      body: { id: userId, email: 'sari@contoh.id' },
    };
    const server = http.createServer((request, response) => {
      questions.push(`${request.url} ${request.headers['apikey']}`);
      const isKnown = request.headers.authorization === `Bearer ${token}`;
      response.writeHead(isKnown ? answer.status : 403, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isKnown ? answer.body : { code: 'bad_jwt' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    let ahead = 0;
    const shop = await startShop({
      settings: {
        SUPABASE_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
        SUPABASE_ANON_KEY: 'legacy-anon-key',
      },
      clock: () => new Date(Date.now() + ahead),
    });
    const profile = async (bearer: string) =>
      (await ask(shop, 'GET', '/api/profile', { headers: { Authorization: `Bearer ${bearer}` } })).status;
    expect([await profile(token), await profile(token), await profile(token)]).toEqual([200, 200, 200]);
    expect(questions).toEqual(['/auth/v1/user legacy-anon-key']);
    expect(await profile(await sign(crypto.randomUUID()))).toBe(401);
    ahead = 61_000;
    answer = { status: 403, body: { code: 'session_not_found' } };
    expect(await profile(token)).toBe(401);
    ahead = 122_000;
    answer = { status: 500, body: {} };
    expect(await profile(token)).toBe(503);
    server.closeAllConnections();
    server.close();
    await shop.close();
  });
});
