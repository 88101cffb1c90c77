import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopTables } from '#db/tables.ts';
import { rupiah } from '#domain/money.ts';
import { createAddressBook } from '#server/modules/addresses/addresses.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import { dumpDatabase } from '#server/platform/backup/dump.ts';
import { restoreDatabase } from '#server/platform/backup/restore.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import {
  ask,
  bearerOf,
  newAddress,
  newAuthClient,
  newStorage,
  PASSWORD,
  patiently,
  signedUp,
} from './support/account-clients.ts';
import { temporaryDataFolder } from './support/data-folder.ts';
import { picture } from './support/pictures.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { aMember } from './support/staff.ts';

let shop: RunningShop;
let png: Blob;
let names = 1_795_251_564_000;

beforeAll(async () => {
  shop = await startShop({ settings: { PUBLIC_URL: 'https://shop.example' } });
  png = new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' });
});
afterAll(() => shop.close());

/** A shopper with a session, and requests to the shop's own API. */
async function shopper(at: RunningShop = shop) {
  const account = await signedUp(at);
  const headers = { ...account.bearer, 'X-Forwarded-For': account.address };
  const storage = newStorage(at, account.bearer);
  return {
    ...account,
    userId: account.user.id,
    ask: (method: string, target: string, body?: unknown) => ask(at, method, target, { headers, body }),
    async upload() {
      names += 1;
      const name = `${account.user.id}/${names}.png`;
      const { error } = await storage.upload(name, png);
      if (error) throw error;
      return storage.getPublicUrl(name).data.publicUrl;
    },
  };
}

/** Gives an account an address, which only a page's form can. */
async function addAddress(userId: string) {
  const sessionId = Buffer.from(`browser of ${userId}`);
  await shop.pool.query(
    'insert into web_sessions (token_hash, user_id, used_at) values ($1, $2, now()) on conflict do nothing',
    [sessionId, userId],
  );
  return createAddressBook({
    query: createQuery(shop.pool),
    transaction: createTransaction(shop.pool),
    clock: () => new Date(),
  }).add(
    { kind: 'user', userId, email: '' },
    {
      label: 'Rumah',
      recipient: 'Sari',
      phone: '+6281234567890',
      region: '32.73.02',
      postal_code: '40135',
      street: 'Jl. Dago 12',
      landmark: '',
      courier_note: '',
      is_default: false,
    },
  );
}

const EMPTY = { username: '', full_name: '', phone: '', address: '', avatar_url: null };
const FULL = { username: 'sari', full_name: 'Sari W.', phone: '+62 812', address: 'Jl. Melati 1\nJakarta' };
const isThere = async (url: string) => (await fetch(url)).status === 200;
const pathOf = (url: string) => new URL(url).pathname;

describe('the profile', () => {
  it('is empty until it is saved, then has what was saved, for its owner only', async () => {
    const { ask, bearer } = await shopper();
    const other = await shopper();
    expect(await ask('GET', '/api/profile')).toMatchObject({ status: 200, json: EMPTY });
    const saved = await ask('PUT', '/api/profile', { ...FULL, id: 'ignored', user_id: other.userId });
    expect(saved).toMatchObject({ status: 200, json: { ...FULL, avatar_url: null } });
    expect(saved.headers.get('Cache-Control')).toBe('no-store');
    expect((await ask('GET', '/api/profile')).json).toEqual({ ...FULL, avatar_url: null });
    expect((await other.ask('GET', '/api/profile')).json).toEqual(EMPTY);
    expect(bearer).not.toEqual(other.bearer);
  });

  it('is trimmed and cleaned of control characters, and each field may be sent alone', async () => {
    const { ask } = await shopper();
    await ask('PUT', '/api/profile', { ...FULL, username: '  sa\nri\t ', address: 'a\r\nb\u0007' });
    expect((await ask('GET', '/api/profile')).json).toMatchObject({ username: 'sa ri', address: 'a\nb' });
    expect((await ask('PUT', '/api/profile', { phone: '' })).json).toMatchObject({
      ...FULL,
      username: 'sa ri',
      phone: '',
      address: 'a\nb',
    });
  });

  it('has clean texts, however they were pasted; so has what the client says of its user (P-FORM-10)', async () => {
    const { ask, auth, email, address } = await shopper();
    const pasted = {
      username: '\u200bSa\u00adri\u3000\u00a0W',
      full_name: 'Sari Ni\u0301',
      phone: '\u202a0812\u20113\u202c',
    };
    expect((await ask('PUT', '/api/profile', pasted)).json).toMatchObject({
      username: 'Sari W',
      full_name: 'Sari N\u00ed',
      phone: '0812-3',
    });
    const { data } = await auth.updateUser({ data: { name: 'Sari\u202e', tags: ['a\u200bb'] } });
    expect(data.user?.user_metadata).toMatchObject({ name: 'Sari', tags: ['ab'] });
    const again = await newAuthClient(shop, address).signInWithPassword({
      email: `\u202a${email}\u200b`,
      password: PASSWORD,
    });
    expect(again.data.user?.email).toBe(email);
  });

  it.each([
    [{ username: 'ab' }, { username: 'too_short' }],
    [{ username: '  a  ' }, { username: 'too_short' }],
    [{ username: '\u200b\u200b\u200b\u200b' }, { username: 'too_short' }],
    [{ full_name: 'x' }, { username: 'too_short' }],
    [{ username: 'u'.repeat(51) }, { username: 'too_long' }],
    [
      { username: 'sari', full_name: 'n'.repeat(101), phone: '1'.repeat(31), address: 'a'.repeat(501) },
      { full_name: 'too_long', phone: 'too_long', address: 'too_long' },
    ],
    [{ username: 7 }, { username: 'too_short' }],
    [{ username: 'sari', avatar_url: 'https://evil.example/a.png' }, { avatar_url: 'unknown_picture' }],
    [{ avatar_url: 'javascript:alert(1)' }, { avatar_url: 'unknown_picture' }],
    [
      { avatar_url: '//evil.example/storage/v1/object/public/avatars/a/b.png' },
      { avatar_url: 'unknown_picture' },
    ],
    [{ avatar_url: 5 }, { avatar_url: 'unknown_picture' }],
    [{ avatar_url: 'a'.repeat(1001) }, { avatar_url: 'unknown_picture' }],
  ])('%j is refused, field by field', async (values, fields) => {
    const { ask } = await shopper();
    expect(await ask('PUT', '/api/profile', values)).toMatchObject({
      status: 422,
      json: { code: 'invalid', fields },
    });
    expect((await ask('GET', '/api/profile')).json).toEqual(EMPTY);
  });

  it.each([['{'], ['[]'], ['"a"'], ['null'], ['{"username":"a\\u0000bc"}'], ['']])(
    'a body that is not an object of texts is refused: %s',
    async (body) => {
      const { ask } = await shopper();
      expect(await ask('PUT', '/api/profile', body)).toMatchObject({
        status: 400,
        json: { code: 'bad_request' },
      });
    },
  );

  it('a body that is too large is refused', async () => {
    const { ask } = await shopper();
    expect(await ask('PUT', '/api/profile', { address: 'a'.repeat(300_000) })).toMatchObject({
      status: 413,
      json: { code: 'too_large' },
    });
  });
});

describe('the picture of a profile', () => {
  it('is one of the user’s own, under the address that storage-js gives, and is returned without origin', async () => {
    const { ask, upload } = await shopper();
    const url = await upload();
    expect((await ask('PUT', '/api/profile', { avatar_url: url })).json.avatar_url).toBe(pathOf(url));
    // In the form of the page at the public address, and in the form we returned.
    for (const form of [`https://shop.example${pathOf(url)}`, pathOf(url)]) {
      expect(await ask('PUT', '/api/profile', { ...FULL, avatar_url: form })).toMatchObject({
        status: 200,
        json: { ...FULL, avatar_url: pathOf(url) },
      });
    }
    expect((await ask('PUT', '/api/profile', FULL)).json.avatar_url).toBe(pathOf(url));
    expect((await ask('PUT', '/api/profile', { avatar_url: null })).json.avatar_url).toBeNull();
    expect(await isThere(url)).toBe(false);
  });

  it('is refused when it is of another user, of another place, or not there', async () => {
    const { ask, userId } = await shopper();
    const other = await shopper();
    const foreign = await other.upload();
    for (const url of [
      ...[foreign, pathOf(foreign).replace('/public', ''), `https://evil.example${pathOf(foreign)}`],
      ...[`${shop.origin}/storage/v1/object/public/avatars/${userId}/1.png`],
      ...[
        `${shop.origin}/storage/v1/object/public/avatars/${userId}/../${pathOf(foreign).split('/').slice(-2).join('/')}`,
      ],
    ]) {
      expect(await ask('PUT', '/api/profile', { avatar_url: url }), url).toMatchObject({ status: 422 });
    }
    expect(await isThere(foreign)).toBe(true);
  });

  it('replaces the one before, which is deleted; one that was just uploaded stays', async () => {
    const { ask, upload } = await shopper();
    const [first, second, waiting] = [await upload(), await upload(), await upload()];
    await ask('PUT', '/api/profile', { avatar_url: first });
    await ask('PUT', '/api/profile', { avatar_url: second });
    expect([await isThere(first), await isThere(second), await isThere(waiting)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('survives many further uploads of the user, and is deleted when the user removes it', async () => {
    const { ask, upload, session, userId } = await shopper();
    const shown = await upload();
    await ask('PUT', '/api/profile', { avatar_url: shown });
    for (let count = 0; count < 12; count += 1) await upload();
    expect(await isThere(shown)).toBe(true);
    const storage = newStorage(shop, bearerOf(session));
    expect((await storage.list(userId)).data).toHaveLength(10);
    await storage.remove([`${userId}/${shown.split('/').at(-1)}`]);
    expect((await ask('GET', '/api/profile')).json.avatar_url).toBeNull();
  });
});

describe('follows (P-SELL-5)', () => {
  it('are stored per user, the newest first', async () => {
    const { ask } = await shopper();
    const other = await shopper();
    for (const target of ['/api/follows/3', '/api/follows/1', '/api/follows/1']) {
      expect(await ask('PUT', target)).toMatchObject({ status: 204, json: '' });
    }
    expect((await ask('GET', '/api/follows')).json).toEqual({ sellerIds: [1, 3] });
    expect((await other.ask('GET', '/api/follows')).json).toEqual({ sellerIds: [] });
    expect((await ask('DELETE', '/api/follows/1')).status).toBe(204);
    expect((await ask('DELETE', '/api/follows/1')).status).toBe(204);
    expect((await ask('GET', '/api/follows')).json).toEqual({ sellerIds: [3] });
  });

  it.each(['999999', '0', '-1', '1.5', 'x', '2147483648', '%20'])('there is no seller %s', async (id) => {
    const { ask } = await shopper();
    expect(await ask('PUT', `/api/follows/${id}`)).toMatchObject({
      status: 404,
      json: { code: 'seller_not_found' },
    });
    expect((await ask('DELETE', `/api/follows/${id}`)).status).toBe(204);
  });
});

describe('without a valid token', () => {
  const targets = [
    ...[
      ['GET', '/api/default-address'],
      ['GET', '/api/profile'],
      ['PUT', '/api/profile'],
      ['GET', '/api/follows'],
      ['PUT', '/api/follows/1'],
    ],
    ...[
      ['DELETE', '/api/follows/1'],
      ['GET', '/api/account/export'],
      ['DELETE', '/api/account'],
    ],
  ] as const;

  it.each(targets)('%s %s', async (method, target) => {
    const gone = await shopper();
    await gone.auth.signOut();
    for (const headers of [
      ...[{}, { Authorization: 'Bearer lokapasar-embedded' }, { Authorization: 'Basic eDp5' }],
      ...[
        { Authorization: `Bearer ${'x'.repeat(7000)}` },
        gone.bearer,
        { Cookie: `token=${gone.session.access_token}` },
      ],
    ]) {
      expect(await ask(shop, method, target, { headers: headers as Record<string, string> })).toMatchObject({
        status: 401,
        json: { code: 'unauthorized' },
      });
    }
  });
});

describe('Download my data', () => {
  it('has all stored data of the user, and no secret', async () => {
    const { ask, upload, email, userId } = await shopper();
    const url = await upload();
    await ask('PUT', '/api/profile', { ...FULL, avatar_url: url });
    await ask('PUT', '/api/follows/1');
    await addAddress(userId);
    const { status, headers, json } = await ask('GET', '/api/account/export');
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="lokapasar-data.json"');
    expect(json).toMatchObject({
      account: { id: userId, email },
      profile: { ...FULL, avatar_url: pathOf(url) },
      follows: [{ seller_id: 1, seller: expect.any(String), since: expect.any(String) }],
      sessions: [{ method: 'password' }],
      browsers: [{ created_at: expect.any(String) }],
      addresses: [{ street: 'Jl. Dago 12', city: 'Kota Bandung' }],
      pictures: [{ url: `https://shop.example${pathOf(url)}`, type: 'image/png' }],
      activity: [{ event: 'signed_up' }],
    });
    expect(JSON.stringify(json)).not.toMatch(/argon2|password_hash|salt|address_hash/);
  });
});

describe('Delete account', () => {
  const tablesWith = async (at: RunningShop, texts: readonly string[]) => {
    const found: string[] = [];
    for (const { name } of shopTables()) {
      const { rows } = await at.pool.query(`select t::text as row from "${name}" t`);
      if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name);
    }
    return found;
  };
  const blobs = () => fs.readdirSync(path.join(shop.dataDir, 'avatars')).length;

  it('requires the password, and then nothing of the user is left in any table or store', async () => {
    const user = await shopper();
    const other = await shopper();
    await other.upload();
    const before = blobs();
    const url = await user.upload();
    await user.ask('PUT', '/api/profile', { ...FULL, avatar_url: url });
    await user.ask('PUT', '/api/follows/1');
    await addAddress(user.userId);
    await user.upload();
    await newAuthClient(shop).signInWithPassword({ email: user.email, password: PASSWORD });
    await newAuthClient(shop).resetPasswordForEmail(user.email);
    const texts = [user.userId, user.email];
    expect((await tablesWith(shop, texts)).sort()).toEqual(
      expect.arrayContaining([
        'addresses',
        'auth_audit',
        'auth_sessions',
        'auth_users',
        'follows',
        'profiles',
        'storage_objects',
      ]),
    );
    expect(blobs()).toBe(before + 2);

    for (const body of [{ password: 'wrong-one' }, { password: '' }, {}, { password: 7 }, '{']) {
      const { status, json } = await user.ask('DELETE', '/api/account', body);
      expect([status, json.code]).toEqual(
        typeof body === 'object' && body.password === 'wrong-one'
          ? [403, 'wrong_password']
          : [400, 'bad_request'],
      );
    }
    expect((await user.ask('GET', '/api/profile')).status).toBe(200);
    expect(await user.ask('DELETE', '/api/account', { password: PASSWORD })).toMatchObject({
      status: 200,
      json: { sealed: 0 },
    });

    expect(await tablesWith(shop, texts)).toEqual([]);
    expect(blobs()).toBe(before);
    expect(await isThere(url)).toBe(false);
    expect((await user.ask('GET', '/api/profile')).status).toBe(401);
    expect((await user.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    const again = await newAuthClient(shop).signInWithPassword({ email: user.email, password: PASSWORD });
    expect(again.error?.code).toBe('invalid_credentials');
    expect((await newAuthClient(shop).signUp({ email: user.email, password: PASSWORD })).error).toBeNull();
    expect((await other.ask('GET', '/api/profile')).status).toBe(200);
  });

  it('limits attempts to guess the password', async () => {
    const { ask } = await shopper();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await ask('DELETE', '/api/account', { password: 'guess-me' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    const refused = await ask('DELETE', '/api/account', { password: PASSWORD });
    expect(refused.json.code).toBe('too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('is refused while a shop of the user has a balance, and deletes nothing then (P-ACC-18)', async () => {
    const user = await shopper();
    const query = createQuery(shop.pool);
    const transaction = createTransaction(shop.pool);
    await aMember({ transaction }, 1, 'owner', user.userId);
    const pay = (debit: string, credit: string) =>
      transaction((tx) =>
        post(tx, [{ id: `test:${credit}`, debit, credit, amount: rupiah(5000) }], { at: new Date() }),
      );
    await pay('bank', 'seller:1');
    const remove = () => user.ask('DELETE', '/api/account', { password: PASSWORD });
    expect(await remove()).toMatchObject({ status: 409, json: { code: 'shop_open' } });
    expect((await user.ask('GET', '/api/profile')).status).toBe(200);
    await pay('seller:1', 'bank');
    expect((await remove()).status).toBe(200);
    const working = await query(
      sql`select from memberships where user_id = ${user.userId} and ended_at is null`,
    );
    expect(working).toEqual([]);
  });

  it('during any other request of the user either succeeds or fails, and leaves nothing behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await shopper();
      const url = await user.upload();
      await user.ask('PUT', '/api/profile', { ...FULL, avatar_url: url });
      const asked = (...given: Parameters<typeof user.ask>) => patiently(() => user.ask(...given));
      const [deleted, ...others] = await Promise.all([
        sleep(round * 4).then(() => asked('DELETE', '/api/account', { password: PASSWORD })),
        ...Array.from({ length: 6 }, () => asked('PUT', '/api/profile', { ...FULL, avatar_url: url })),
        ...[asked('PUT', '/api/follows/1'), asked('PUT', '/api/follows/2')],
        user.upload().then(
          () => ({ status: 200 }),
          () => ({ status: 400 }),
        ),
      ]);
      expect(deleted?.status).toBe(200);
      expect(others.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await tablesWith(shop, [user.userId])).toEqual([]);
    }
  });
});

it('a dump has the accounts, and after a restore the same passwords work', async () => {
  const user = await shopper();
  await user.ask('PUT', '/api/profile', FULL);
  const file = path.join(path.dirname(temporaryDataFolder()), 'shop.dump');
  await dumpDatabase(shop.pool, file);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const target = await startShop();
  await restoreDatabase(target.pool, file, { replace: true });
  const { data, error } = await newAuthClient(target, newAddress()).signInWithPassword({
    email: user.email,
    password: PASSWORD,
  });
  expect(error).toBeNull();
  if (!data.session) throw new Error('There is no session');
  expect((await ask(target, 'GET', '/api/profile', { headers: bearerOf(data.session) })).json).toMatchObject(
    FULL,
  );
  await target.close();
});

it('no request of this file made the server fail', () => {
  expect(shop.failures()).toEqual([]);
});
