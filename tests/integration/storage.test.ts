import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, bearerOf, KEY, newStorage, signedUp } from './support/account-clients.ts';
import { phonePhoto, picture, pixelBomb } from './support/pictures.ts';
import { type S3Process, startS3 } from './support/s3-process.ts';
import { type RunningShop, startShop } from './support/shop.ts';

let s3: S3Process;
const shops: Partial<Record<string, RunningShop>> = {};
let png: Buffer;

beforeAll(async () => {
  s3 = await startS3();
  shops['files'] = await startShop();
  shops['S3'] = await startShop({ settings: s3.settings });
  png = await picture('png');
});
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop?.close();
  await s3.end();
});

const shopOn = (store: string): RunningShop => {
  const shop = shops[store];
  if (!shop) throw new Error(`There is no shop on ${store}`);
  return shop;
};

const file = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
let names = 1_795_251_564_000;
function newName(userId: string, ending = 'png'): string {
  names += 1;
  return `${userId}/${names}.${ending}`;
}

async function ready(store: string) {
  const shop = shopOn(store);
  const account = await signedUp(shop);
  const avatars = newStorage(shop, bearerOf(account.session));
  const userId = account.user.id;
  return {
    shop,
    ...account,
    avatars,
    userId,
    publicUrl: (name: string) => avatars.getPublicUrl(name).data.publicUrl,
  };
}

describe.each(['files', 'S3'])('the bucket avatars on %s (contract 2)', (store) => {
  it('accepts a picture in each way that storage-js sends one', async () => {
    const { avatars, userId, publicUrl } = await ready(store);
    const bytes = new Uint8Array(png);
    const form = new FormData();
    form.append('', file(png), 'me.png');
    const bodies = {
      blob: [file(png), {}],
      file: [new File([bytes], 'me.png', { type: 'image/png' }), {}],
      'form data': [form, {}],
      buffer: [png, { contentType: 'image/png' }],
      'array buffer': [bytes.buffer, { contentType: 'image/png' }],
      stream: [Readable.toWeb(Readable.from([png])), { contentType: 'image/png', duplex: 'half' }],
    } as const;
    for (const [how, [body, options]] of Object.entries(bodies)) {
      const name = newName(userId);
      const { data, error } = await avatars.upload(name, body as Blob, options);
      expect(error, how).toBeNull();
      expect(data, how).toEqual({ path: name, id: expect.any(String), fullPath: `avatars/${name}` });
      const answer = await fetch(publicUrl(name));
      expect([how, answer.status, answer.headers.get('Content-Type')]).toEqual([how, 200, 'image/png']);
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 64 });
    }
  });

  it('refuses a second picture of one name, replaces it with upsert or update, and never adds by update', async () => {
    const { avatars, userId, publicUrl } = await ready(store);
    const name = newName(userId);
    const colourOf = async () => {
      const bytes = Buffer.from(await (await fetch(publicUrl(name))).arrayBuffer());
      return (await sharp(bytes).raw().toBuffer()).subarray(0, 3).toString('hex');
    };
    const [blue, green] = await Promise.all([
      picture('png', { background: '#0000ff' }),
      picture('png', { background: '#00ff00' }),
    ]);
    expect((await avatars.update(name, file(png))).error).toMatchObject({ status: 400, statusCode: '404' });
    expect((await avatars.upload(name, file(png))).error).toBeNull();
    expect((await avatars.upload(name, file(blue))).error).toMatchObject({
      status: 400,
      statusCode: '409',
      message: 'The resource already exists',
    });
    expect(await colourOf()).toBe('c0392b');
    expect((await avatars.upload(name, file(blue), { upsert: true })).error).toBeNull();
    expect(await colourOf()).toBe('0000ff');
    expect((await avatars.update(name, file(green))).error).toBeNull();
    expect(await colourOf()).toBe('00ff00');
  });

  it("lists the user's objects, by folder, in order and in pages", async () => {
    const { avatars, userId, shop } = await ready(store);
    const [a, b, c] = ['a.png', 'b.png', 'c.png'].map((name) => `${userId}/${name}`);
    for (const name of [b, c, a, `${userId}/deeper/d.png`]) await avatars.upload(name ?? '', file(png));
    const { data } = await avatars.list(userId);
    expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
      ...[
        ['a.png', false],
        ['b.png', false],
        ['c.png', false],
        ['deeper', true],
      ],
    ]);
    expect(data?.[0]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      metadata: {
        eTag: expect.stringMatching(/^".+"$/),
        mimetype: 'image/png',
        cacheControl: 'max-age=3600',
        size: expect.any(Number),
        contentLength: data?.[0]?.metadata?.['size'],
        httpStatusCode: 200,
      },
    });
    const page = await avatars.list(userId, {
      limit: 2,
      offset: 1,
      sortBy: { column: 'name', order: 'desc' },
    });
    expect(page.data?.map(({ name }) => name)).toEqual(['c.png', 'b.png']);
    expect((await avatars.list(userId, { search: 'B.' })).data).toHaveLength(1);
    expect((await avatars.list('')).data?.map(({ name }) => name)).toEqual([userId]);
    const visitor = newStorage(shop, { Authorization: `Bearer ${KEY}` });
    expect((await visitor.list(userId)).data).toEqual([]);
    const other = await ready(store);
    expect((await other.avatars.list(userId)).data).toEqual([]);
    expect((await avatars.list(userId, { limit: 0 })).error).toMatchObject({ statusCode: '400' });
  });

  it('downloads for the owner, says whether a picture exists, and removes only the user’s own', async () => {
    const { avatars, userId, publicUrl, shop } = await ready(store);
    const other = await ready(store);
    const name = newName(userId);
    await avatars.upload(name, file(png));
    const { data } = await avatars.download(name);
    expect([data?.type, data?.size]).toEqual([
      'image/png',
      (await (await fetch(publicUrl(name))).blob()).size,
    ]);
    expect((await avatars.exists(name)).data).toBe(true);
    expect((await other.avatars.download(name)).error).toMatchObject({
      name: 'StorageApiError',
      status: 400,
    });
    expect((await other.avatars.remove([name])).data).toEqual([]);
    expect((await fetch(publicUrl(name))).status).toBe(200);
    const removed = await avatars.remove([name, newName(userId)]);
    expect(removed.data).toMatchObject([{ name, bucket_id: 'avatars', owner: userId }]);
    expect((await fetch(publicUrl(name))).status).toBe(400);
    expect((await avatars.exists(name)).data).toBe(false);
    const { rows } = await shop.pool.query('select 1 from storage_objects where owner = $1', [userId]);
    expect(rows).toEqual([]);
  });
});

it('keeps the newest ten of a user', async () => {
  const { avatars, userId } = await ready('files');
  const uploaded: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    uploaded.push(newName(userId));
    await avatars.upload(uploaded.at(-1) ?? '', file(png));
  }
  const { data } = await avatars.list(userId);
  expect(data?.map(({ name }) => `${userId}/${name}`)).toEqual(uploaded.slice(2));
});

describe('a stored picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is encoded again in its own format, at most 512 pixels: %s',
    async (type) => {
      const { avatars, userId, publicUrl } = await ready('files');
      const name = newName(userId, type);
      const sent = await picture(type, { width: 1024, height: 640 });
      expect((await avatars.upload(name, file(sent, `image/${type}`))).error).toBeNull();
      const stored = Buffer.from(await (await fetch(publicUrl(name))).arrayBuffer());
      expect(await sharp(stored).metadata()).toMatchObject({ format: type, width: 512, height: 320 });
    },
  );

  it('is upright, and has no metadata of the phone', async () => {
    const { avatars, userId, publicUrl } = await ready('files');
    const name = newName(userId, 'jpg');
    const sent = await phonePhoto();
    expect(sent.includes('secret-owner')).toBe(true);
    await avatars.upload(name, file(sent, 'image/jpeg'));
    const stored = Buffer.from(await (await fetch(publicUrl(name))).arrayBuffer());
    const found = await sharp(stored).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 384, height: 512 });
    expect([found.exif, found.orientation, stored.includes('secret-owner')]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  it('is not enlarged', async () => {
    const { avatars, userId, publicUrl } = await ready('files');
    const name = newName(userId);
    await avatars.upload(name, file(await picture('png', { width: 3, height: 2 })));
    const stored = Buffer.from(await (await fetch(publicUrl(name))).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 3, height: 2 });
  });

  it('is public, with headers that prevent browsers from running it and from requesting it again', async () => {
    const { avatars, userId, publicUrl } = await ready('files');
    const name = newName(userId);
    await avatars.upload(name, file(png), { cacheControl: '7200' });
    const { headers } = await fetch(publicUrl(name));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'none',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=7200',
      'last-modified': expect.stringMatching(/GMT$/),
      etag: expect.stringMatching(/^"[\da-f]+"$/),
    });
    const etag = headers.get('ETag') ?? '';
    const since = headers.get('Last-Modified') ?? '';
    const status = async (sent: Record<string, string>) =>
      (await fetch(publicUrl(name), { headers: sent })).status;
    expect([
      await status({ 'If-None-Match': etag }),
      await status({ 'If-None-Match': `"x", W/${etag}` }),
    ]).toEqual([304, 304]);
    expect(await status({ 'If-Modified-Since': since })).toBe(304);
    expect(await status({ 'If-Modified-Since': since, 'If-None-Match': '"x"' })).toBe(200);
    const head = await fetch(publicUrl(name), { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('Content-Length')) > 0, await head.text()]).toEqual([
      200,
      true,
      '',
    ]);
  });

  it('supports ranges, and downloads', async () => {
    const { avatars, userId, publicUrl } = await ready('files');
    const name = newName(userId);
    await avatars.upload(name, file(png));
    const whole = Buffer.from(await (await fetch(publicUrl(name))).arrayBuffer());
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await fetch(publicUrl(name), { headers: { Range: range, ...more } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const first = await part('bytes=0-9');
    expect([first.answer.status, first.bytes]).toEqual([206, whole.subarray(0, 10)]);
    expect(first.answer.headers.get('Content-Range')).toBe(`bytes 0-9/${whole.length}`);
    expect((await part('bytes=-5')).bytes).toEqual(whole.subarray(-5));
    expect((await part('bytes=10-')).bytes).toEqual(whole.subarray(10));
    expect((await part('bytes=0-9', { 'If-Range': '"old"' })).answer.status).toBe(200);
    expect((await part('bytes=0-1,3-4')).answer.status).toBe(200);
    const beyond = await part(`bytes=${whole.length}-`);
    expect([beyond.answer.status, beyond.answer.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    expect(JSON.parse(beyond.bytes.toString())).toMatchObject({ statusCode: '416', error: 'invalid_range' });
    const saved = await fetch(`${publicUrl(name)}?download=${encodeURIComponent('saya "é"\r\n.png')}`);
    expect(saved.headers.get('Content-Disposition')).toBe(
      `attachment; filename="saya _____.png"; filename*=UTF-8''saya%20%22%C3%A9%22%0D%0A.png`,
    );
  });

  it('without its file is not found, which is not a failure', async () => {
    const { avatars, userId, publicUrl, shop } = await ready('files');
    const name = newName(userId);
    await avatars.upload(name, file(png));
    const { rows } = await shop.pool.query('select blob_id from storage_objects where name = $1', [name]);
    fs.rmSync(path.join(shop.dataDir, 'avatars', rows[0]?.blob_id));
    expect(await (await fetch(publicUrl(name))).json()).toMatchObject({ statusCode: '404' });
  });
});

describe('a file that is not a picture is refused with the reason', () => {
  const refused = async (bytes: Buffer, type: string) => {
    const { avatars, userId } = await ready('files');
    const { error } = await avatars.upload(newName(userId), file(bytes, type));
    expect((await avatars.list(userId)).data).toEqual([]);
    return error;
  };

  it.each([
    [
      'a page that says it is a PNG',
      async () => Buffer.from('<script>alert(1)</script>'),
      'image/png',
      '415',
    ],
    [
      'an SVG that says it is a PNG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'image/png',
      '415',
    ],
    ['a GIF that says it is a PNG', () => picture('gif'), 'image/png', '415'],
    ['a JPEG that says it is a PNG', () => picture('jpeg'), 'image/png', '415'],
    ['a TIFF that says it is a JPEG', () => picture('tiff'), 'image/jpeg', '415'],
    [
      'half a PNG',
      async () => (await picture('png', { width: 300, height: 300 })).subarray(0, 200),
      'image/png',
      '422',
    ],
    ['nothing', async () => Buffer.alloc(0), 'image/png', '422'],
    ['a pixel bomb', async () => pixelBomb(50_000, 50_000), 'image/png', '422'],
    ['a picture with one side of 15,000 pixels', async () => pixelBomb(15_000, 1_000), 'image/png', '422'],
    ['a picture of 17 megapixels', async () => pixelBomb(4_250, 4_000), 'image/png', '422'],
    ['an SVG', async () => Buffer.from('<svg/>'), 'image/svg+xml', '415'],
    ['a text', async () => Buffer.from('halo'), 'text/plain', '415'],
    ['more than 2 MB', async () => Buffer.alloc(2 * 1024 * 1024 + 1), 'image/png', '413'],
  ])('%s', async (_, bytes, type, statusCode) => {
    const error = await refused(await bytes(), type);
    expect(error).toMatchObject({ name: 'StorageApiError', status: 400, statusCode });
    expect(error?.message).toMatch(/picture|mime type|maximum allowed size/);
  });

  it('bytes that are too large without a form', async () => {
    const { avatars, userId } = await ready('files');
    const body = Buffer.alloc(2 * 1024 * 1024 + 1);
    const { error } = await avatars.upload(newName(userId), body, { contentType: 'image/png' });
    expect(error).toMatchObject({ status: 400, statusCode: '413' });
  });
});

describe('who may write, and every other error of the contract', () => {
  const put = (shop: RunningShop, name: string, headers: Record<string, string>) =>
    fetch(`${shop.origin}/storage/v1/object/avatars/${name}`, {
      method: 'POST',
      headers: { apikey: KEY, 'Content-Type': 'image/png', ...headers },
      body: new Uint8Array(png),
    }).then(async (answer) => ({ status: answer.status, json: await answer.json() }));

  it('nobody writes into the folder of another user, or without one', async () => {
    const mine = await ready('files');
    const { userId } = await ready('files');
    const rule = {
      status: 400,
      json: {
        statusCode: '403',
        error: 'Unauthorized',
        code: 'AccessDenied',
        message: 'new row violates row-level security policy',
      },
    };
    const bearer = bearerOf(mine.session);
    expect(await put(mine.shop, `${userId}/1.png`, bearer)).toEqual(rule);
    expect(await put(mine.shop, '1.png', bearer)).toEqual(rule);
    expect(await put(mine.shop, `${userId}x/1.png`, bearer)).toEqual(rule);
    expect(await put(mine.shop, `${mine.userId}/1.png`, { Authorization: `Bearer ${KEY}` })).toEqual(rule);
    expect(await put(mine.shop, `${mine.userId}/1.png`, {})).toMatchObject({
      status: 400,
      json: { statusCode: '400', code: 'InvalidRequest' },
    });
    expect(await put(mine.shop, `${mine.userId}/1.png`, { Authorization: 'Bearer hello' })).toMatchObject({
      status: 400,
      json: { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied' },
    });
    await mine.auth.signOut();
    expect(await put(mine.shop, `${mine.userId}/1.png`, bearer)).toMatchObject({
      status: 400,
      json: { statusCode: '403', code: 'AccessDenied' },
    });
  });

  it('dot segments and invalid names are refused before the owner of the folder is checked', async () => {
    const { shop, userId, session } = await ready('files');
    const victim = await ready('files');
    const raw = (target: string) =>
      new Promise<string>((resolve, reject) => {
        const { hostname, port } = new URL(shop.origin);
        const socket = net.connect(Number(port), hostname, () => {
          socket.write(
            `POST /storage/v1/object/avatars/${target} HTTP/1.1\r\nHost: shop\r\napikey: ${KEY}\r\n` +
              `Authorization: Bearer ${session.access_token}\r\nContent-Type: image/png\r\n` +
              `Content-Length: ${png.length}\r\nConnection: close\r\n\r\n`,
          );
          socket.write(png);
        });
        let answer = '';
        socket.on('data', (text) => {
          answer += text;
        });
        socket.once('close', () => resolve(answer));
        socket.once('error', reject);
      });
    for (const target of [
      ...[`${userId}/%252e%252e/1.png`, `${userId}/${'a'.repeat(300)}.png`, `${userId}/%F0%9F%9B%92.png`],
    ]) {
      const answer = await raw(target);
      expect(answer, target).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer, target).toContain('"InvalidKey"');
    }
    // The server reads one spelling of an address and passes on no other.
    for (const target of [
      ...[`${userId}/../${victim.userId}/1.png`, `${userId}/%2e%2e/${victim.userId}/1.png`],
      ...[`${userId}/./1.png`, `${userId}//1.png`, `${userId}/`, '../../etc/passwd'],
    ]) {
      expect(await raw(target), target).toMatch(/^HTTP\/1\.1 308 /);
    }
    for (const target of [
      ...[`${userId}%2F..%2F${victim.userId}%2F1.png`, `${userId}/a%5C..%5Cb.png`, `${userId}/a%00.png`],
    ]) {
      expect(await raw(target), target).toMatch(/^HTTP\/1\.1 40[45] /);
    }
    const { rows } = await shop.pool.query('select name from storage_objects where owner = any($1)', [
      [userId, victim.userId],
    ]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['POST', '/object/other/a.png', 'NoSuchBucket', '404'],
    ['GET', '/object/public/other/a.png', 'NoSuchBucket', '404'],
    ['GET', `/object/public/avatars/${randomUUID()}/1.png`, 'NoSuchKey', '404'],
    ['GET', '/object/public/avatars/a/%252e%252e/b', 'InvalidKey', '400'],
    ['POST', '/object/list/other', 'NoSuchBucket', '404'],
    ['POST', '/object/list/avatars', 'InvalidRequest', '400', '{"limit":0}'],
    ['POST', '/object/list/avatars', 'InvalidRequest', '400', '{"sortBy":{"column":"owner"}}'],
    ['POST', '/object/list/avatars', 'InvalidRequest', '400', '{"prefix":"a\\u0000"}'],
    ['POST', '/object/list/avatars', 'InvalidRequest', '400', '{"prefix":'],
    ['DELETE', '/object/avatars', 'InvalidRequest', '400', '{"prefixes":[]}'],
    ['DELETE', '/object/avatars', 'InvalidRequest', '400', '{"prefixes":"all"}'],
    ['DELETE', '/object/avatars', 'InvalidRequest', '400'],
    ['DELETE', '/object/other', 'NoSuchBucket', '404', '{"prefixes":["a"]}'],
    ['GET', '/bucket', 'NotFound', '404'],
    ['POST', '/object/sign/avatars/a.png', 'NoSuchBucket', '404'],
  ])('%s %s: %s', async (method, target, code, statusCode, body?: string) => {
    const { shop, session } = await ready('files');
    const headers = { apikey: KEY, ...bearerOf(session), 'Content-Type': 'application/json' };
    const answer = await ask(shop, method, `/storage/v1${target}`, { headers, body });
    expect(answer).toMatchObject({ status: 400, json: { code, statusCode, message: expect.any(String) } });
  });

  it('refusals have the exact body of the real server', async () => {
    const { shop, userId, session } = await ready('files');
    const name = newName(userId);
    const large = Buffer.alloc(2 * 1024 * 1024 + 1);
    const send = async (target: string, headers: Record<string, string> = {}, body = png) => {
      const answer = await fetch(`${shop.origin}/storage/v1/object/${target}`, {
        method: 'POST',
        headers: { apikey: KEY, ...bearerOf(session), 'Content-Type': 'image/png', ...headers },
        body: new Uint8Array(body),
      });
      return [answer.status, await answer.json()];
    };
    const bodyOf = (statusCode: string, error: string, message: string, code: string) => [
      400,
      { statusCode, error, message, code },
    ];
    expect(await send(`avatars/${name}`)).toEqual([200, { Key: `avatars/${name}`, Id: expect.any(String) }]);
    expect(await send(`avatars/${name}`)).toEqual(
      bodyOf('409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists'),
    );
    expect(await send(`avatars/${name}`, { 'Content-Type': 'text/plain' })).toEqual(
      bodyOf('415', 'invalid_mime_type', 'mime type text/plain is not supported', 'InvalidMimeType'),
    );
    expect(await send(`avatars/${newName(userId)}`, {}, large)).toEqual(
      bodyOf('413', 'Payload too large', 'The object exceeded the maximum allowed size', 'EntityTooLarge'),
    );
    expect(await send(`other/${name}`)).toEqual(
      bodyOf('404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket'),
    );
    expect((await ask(shop, 'GET', `/storage/v1/object/public/avatars/${newName(userId)}`)).json).toEqual(
      bodyOf('404', 'not_found', 'Object not found', 'NoSuchKey')[1],
    );
    const visitor = await ask(shop, 'POST', '/storage/v1/object/list/avatars', {
      headers: { apikey: KEY },
      body: {},
    });
    expect([visitor.status, visitor.json]).toEqual(
      bodyOf('400', 'Error', "headers must have required property 'authorization'", 'InvalidRequest'),
    );
  });

  it('without the public key only public pictures are answered', async () => {
    const shop = shopOn('files');
    expect(await ask(shop, 'POST', '/storage/v1/object/list/avatars', { body: {} })).toMatchObject({
      status: 401,
      json: { message: 'No API key found in request' },
    });
  });

  it('a form that is far too large is not read to its end, with or without a stated length', async () => {
    const { shop, userId, session } = await ready('files');
    const head =
      '--x\r\nContent-Disposition: form-data; name=""; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    const request = {
      method: 'POST',
      headers: { apikey: KEY, ...bearerOf(session), 'Content-Type': 'multipart/form-data; boundary=x' },
    };
    const send = (init: RequestInit) =>
      fetch(`${shop.origin}/storage/v1/object/avatars/${newName(userId)}`, { ...request, ...init });
    const told = await send({ body: Buffer.concat([Buffer.from(head), Buffer.alloc(5 * 1024 * 1024)]) });
    expect([told.status, await told.json()]).toMatchObject([400, { statusCode: '413' }]);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        if (sent > 64 * 1024 * 1024) return controller.close();
        controller.enqueue(sent === 0 ? Buffer.from(head) : Buffer.alloc(256 * 1024));
        sent += 256 * 1024;
      },
    });
    await expect(send({ body: endless, duplex: 'half' } as RequestInit)).rejects.toThrow('fetch failed');
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('broken or empty forms are the sender’s fault', async () => {
    const { shop, userId, session } = await ready('files');
    const send = (type: string, body: string) =>
      fetch(`${shop.origin}/storage/v1/object/avatars/${newName(userId)}`, {
        method: 'POST',
        headers: { apikey: KEY, ...bearerOf(session), 'Content-Type': type },
        body,
      });
    const part =
      '--x\r\nContent-Disposition: form-data; name=""; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    for (const [type, body] of [
      ['multipart/form-data; boundary=x', '--x--\r\n'],
      ['multipart/form-data; boundary=x', `${part}cut off`],
      ['multipart/form-data; boundary=x', 'no parts at all'],
      ['multipart/form-data', part],
    ] as const) {
      const answer = await send(type, body);
      expect(answer.status, body).toBe(400);
    }
  });
});

it('uploads of one user are limited, those of others are not', async () => {
  const one = await ready('files');
  // What is no picture counts, too.
  const tried = await Promise.all(
    Array.from({ length: 24 }, () =>
      one.avatars.upload(newName(one.userId), file(Buffer.from('no picture'))),
    ),
  );
  const statuses = tried.map(({ error }) => error && 'status' in error && error.status);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  const two = await ready('files');
  expect((await two.avatars.upload(newName(two.userId), file(png))).error).toBeNull();
});

it('an unavailable store is 503 and leaves nothing visible behind', async () => {
  const { shop, avatars, userId } = await ready('S3');
  const name = newName(userId);
  await avatars.upload(name, file(png));
  await s3.end();
  expect((await avatars.upload(newName(userId), file(png))).error).toMatchObject({
    status: 503,
    statusCode: '503',
  });
  expect((await avatars.list(userId)).data).toHaveLength(1);
  expect((await fetch(`${shop.origin}/storage/v1/object/public/avatars/${name}`)).status).toBe(503);
});

it('no request of this file made the server fail', () => {
  expect(shopOn('files').failures()).toEqual([]);
});
