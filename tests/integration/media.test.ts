import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneMovie, SECRETS } from '#domain/media/movie.builder.ts';
import { missingPieces, PIECE_BYTES } from '#domain/media/pieces.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { createS3Blobs } from '#server/platform/blobs/blobs-s3.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { mediaShop, pieceOf, Sender } from './support/media-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { phonePhoto, picture, pixelBomb } from './support/pictures.ts';
import { type S3Process, startS3 } from './support/s3-process.ts';

/** Uploads in pieces, on a real database, with files on the disk and in an S3-compatible store. */
const opened = migratedDatabase();
const PURPOSES = ['review', 'return_evidence', 'payment_proof'] as const;
let s3: S3Process;
let shop: Awaited<ReturnType<typeof mediaShop>>;
let now = () => new Date();
const filesStore = () => createFileBlobs(opened().dataDir);
beforeAll(async () => {
  s3 = await startS3();
  shop = await mediaShop(opened(), { store: filesStore(), purposes: PURPOSES, clock: () => now() });
});
afterAll(async () => {
  await shop.close();
  await s3.end();
});

/** How many uploads are cut: more in `npm run prove`. */
const CUTS = Number(process.env.PROVE_RUNS ?? 2);
/** What was stored for an upload. */
const digestOf = (id: string) =>
  opened().query(sql`select state, encode(sha256, 'hex') as sha256 from media where id = ${id}`);

const someone = () => new Sender(shop.origin);
const REVIEW = { purpose: 'review', subject: '7', type: 'image/jpeg' };
/** A photograph of some MB: noise does not get smaller. */
const largePhoto = () =>
  sharp(randomBytes(2000 * 1200 * 3), { raw: { width: 2000, height: 1200, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Attaches what was uploaded, as a module would. */
const attach = (
  sender: Sender,
  subject: string,
  ids: string[],
  purpose: (typeof PURPOSES)[number] = 'review',
) =>
  opened().transaction((open) =>
    shop.media.attach(open, { owner: { userId: sender.userId }, purpose, subject, ids }),
  );

const blobFiles = () =>
  ['media/private', 'media/public'].flatMap((folder) => {
    const full = path.join(opened().dataDir, folder);
    return fs.existsSync(full) ? fs.readdirSync(full) : [];
  });

describe.each<[string, () => BlobStore]>([
  ['files', filesStore],
  ['an S3-compatible store', () => createS3Blobs(readEnv(s3.settings).s3 ?? expect.fail('no store'))],
])('an upload into %s', (_, open) => {
  it('goes on after breaks at random places, in any order, byte for byte (P-MEDIA-3)', async () => {
    const own = await mediaShop(opened(), { store: open(), purposes: PURPOSES });
    const file = await largePhoto();
    const whole = await new Sender(own.origin).upload(file, REVIEW);
    for (let cuts = 0; cuts < CUTS; cuts += 1) {
      const sender = new Sender(own.origin);
      const { id } = (await sender.begin({ ...REVIEW, bytes: file.length })).json;
      let left = missingPieces(file.length, []);
      while (left.length > 0) {
        const n = left[randomInt(left.length)] ?? 0;
        // The line breaks inside a piece; then the sender asks what is there.
        await sender.cutPiece(id, file, n);
        const { json } = await sender.ask('GET', `/api/media/${id}/pieces`);
        expect(json.pieces).not.toContain(n);
        expect((await sender.piece(id, file, n)).status).toBe(200);
        left = left.filter((one) => one !== n);
      }
      expect(await digestOf(id)).toEqual(await digestOf(whole.json.id));
    }
    await own.close();
  });

  it('is served in parts, and stored without the place (P-MEDIA-2)', async () => {
    const own = await mediaShop(opened(), { store: open(), purposes: PURPOSES });
    const sender = new Sender(own.origin);
    const file = Buffer.from(phoneMovie({ filler: 2.5 * PIECE_BYTES }));
    const given = { purpose: 'return_evidence', subject: randomUUID(), type: 'video/mp4' };
    const { id, state } = (await sender.upload(file, given)).json;
    expect(state).toBe('ready');
    expect((await sender.begin({ ...given, bytes: 10 })).json.code).toBe('too_many_files');
    const read = await sender.read(`/media/${id}`);
    const stored = Buffer.from(await read.arrayBuffer());
    expect([read.headers.get('content-type'), stored.length]).toEqual(['video/mp4', file.length]);
    for (const secret of SECRETS)
      expect([file.includes(secret), stored.includes(secret)]).toEqual([true, false]);
    const range = `bytes=${PIECE_BYTES - 5}-${2 * PIECE_BYTES + 5}`;
    const part = await sender.read(`/media/${id}`, { range });
    expect(part.status).toBe(206);
    expect(
      Buffer.from(await part.arrayBuffer()).equals(stored.subarray(PIECE_BYTES - 5, 2 * PIECE_BYTES + 6)),
    ).toBe(true);
    await own.close();
  });
});

describe('a picture', () => {
  it('is upright, at most 1600 px, and without place and owner (P-MEDIA-2)', async () => {
    const sender = someone();
    const { json } = await sender.upload(await phonePhoto(), REVIEW);
    const bytes = Buffer.from(await (await sender.read(`/media/${json.id}`)).arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([768, 1024, undefined]);
    expect(bytes.includes('secret-owner')).toBe(false);
  });

  it('that is also a page and an archive keeps the picture alone', async () => {
    const sender = someone();
    const behind = Buffer.from('<script>alert(1)</script>PK\u0003\u0004archive');
    const { json } = await sender.upload(Buffer.concat([await picture('jpeg'), behind]), REVIEW);
    const read = await sender.read(`/media/${json.id}`);
    const bytes = Buffer.from(await read.arrayBuffer());
    expect(read.headers.get('content-type')).toBe('image/webp');
    for (const part of ['<script', 'archive']) expect(bytes.includes(part)).toBe(false);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 415, 'disguised'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
      'disguised',
    ],
    ['a GIF', () => picture('gif'), 415, 'disguised'],
    ['nothing but the first bytes', () => Buffer.from('ffd8ff0000', 'hex'), 422, 'unreadable'],
    ['a bomb', () => pixelBomb(30_000, 30_000), 422, 'too_many_pixels'],
  ])('%s is refused once it is there, and stays refused', async (_, make, status, code) => {
    const sender = someone();
    const file = await make();
    const answer = await sender.upload(file, REVIEW);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    const [row] = await opened().query<{ id: string }>(
      sql`select id from media where user_id = ${sender.userId}`,
    );
    const again = await sender.piece(row?.id ?? '', file, 0);
    expect([again.status, again.json.code]).toEqual([status, code]);
    expect((await sender.read(`/media/${row?.id}`)).status).toBe(404);
  });
});

describe('before a byte is sent', () => {
  const file = { ...REVIEW, bytes: 1000 };
  it.each<[string, object, number, string]>([
    ['a text', { ...file, type: 'text/html' }, 415, 'wrong_kind'],
    ['a video for a review', { ...file, type: 'video/mp4' }, 415, 'wrong_kind'],
    ['9 MB of a photograph', { ...file, bytes: 9 * 1024 * 1024 }, 413, 'file_too_large'],
    [
      'a video of 51 MB',
      { purpose: 'return_evidence', subject: '1', type: 'video/mp4', bytes: 51 * 1024 * 1024 },
      413,
      'file_too_large',
    ],
    ["somebody else's thing", { ...file, subject: 'foreign' }, 404, 'subject_not_found'],
    ['a purpose that nobody has opened', { ...file, purpose: 'chat' }, 404, 'subject_not_found'],
    ['no size', { ...file, bytes: 0 }, 400, 'bad_request'],
  ])('%s is refused', async (_, asked, status, code) => {
    const answer = await someone().ask('POST', '/api/media', asked);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it('a sixth photo is refused, and one that was taken off makes room (P-MEDIA-1)', async () => {
    const sender = someone();
    const photo = await picture('jpeg');
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await sender.upload(photo, REVIEW)).json.id);
    expect((await sender.begin({ ...REVIEW, bytes: photo.length })).json.code).toBe('too_many_files');
    expect((await sender.ask('DELETE', `/api/media/${ids[0]}`)).status).toBe(204);
    expect((await sender.upload(photo, REVIEW)).json.state).toBe('ready');
  });

  it('a fourth unfinished upload is refused, until one is abandoned for ten minutes (P-MEDIA-4)', async () => {
    const sender = someone();
    const begin = (subject: string) => sender.begin({ ...REVIEW, subject, bytes: 1000 });
    const answers = await Promise.all(['1', '2', '3', '4', '5'].map(begin));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    now = () => new Date(Date.now() + 11 * 60_000);
    expect((await begin('6')).status).toBe(201);
    now = () => new Date();
  });

  it('more than 200 MB a day of one person are refused', async () => {
    const sender = someone();
    const bytes = 8 * 1024 * 1024;
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 26; count += 1) {
      const begun = await sender.begin({ ...REVIEW, subject: String(count), bytes });
      codes.push(begun.json.code);
      await sender.ask('DELETE', `/api/media/${begun.json.id}`);
    }
    expect(codes).toEqual([...Array(25).fill(undefined), 'daily_limit']);
  });

  it('another site, and a browser without a session, get nothing', async () => {
    const sender = someone();
    const post = (headers: Record<string, string>) =>
      fetch(`${shop.origin}/api/media`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(file),
      });
    expect((await post({ 'x-user': sender.userId, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  });
});

describe('a piece', () => {
  const begun = async () => {
    const sender = someone();
    const file = await largePhoto();
    const { id } = (await sender.begin({ ...REVIEW, bytes: file.length })).json;
    return { sender, file, id };
  };

  it('with other bytes than before is refused, also when both come at the same moment', async () => {
    const { sender, file, id } = await begun();
    const changed = Buffer.concat([Buffer.from('x'), file.subarray(1)]);
    const answers = await Promise.all([sender.piece(id, file, 0), sender.piece(id, changed, 0)]);
    expect(answers.map(({ json }) => json.code ?? json.state).sort()).toEqual(['changed_piece', 'open']);
  });

  it('of a stranger, of another size, or beyond the end is refused', async () => {
    const { sender, file, id } = await begun();
    const refused = async (answer: Promise<{ status: number; json: { code?: string } }>) => {
      const { status, json } = await answer;
      return [status, json.code];
    };
    expect(await refused(someone().piece(id, file, 0))).toEqual([404, 'upload_not_found']);
    expect(await refused(someone().ask('GET', `/api/media/${id}/pieces`))).toEqual([404, 'upload_not_found']);
    expect(await refused(someone().ask('DELETE', `/api/media/${id}`))).toEqual([404, 'upload_not_found']);
    const put = (n: string, bytes: Buffer) =>
      refused(sender.ask('PUT', `/api/media/${id}/pieces/${n}`, bytes));
    expect(await put('0', pieceOf(file, 0).subarray(1))).toEqual([400, 'wrong_piece']);
    expect(await put('99', pieceOf(file, 0))).toEqual([400, 'wrong_piece']);
    expect(await put('-1', pieceOf(file, 0))).toEqual([400, 'bad_request']);
    expect(await put('0', Buffer.alloc(PIECE_BYTES + 1))).toEqual([413, 'too_large']);
  });

  it('after the end changes nothing', async () => {
    const sender = someone();
    const file = await picture('png');
    const { id } = (await sender.upload(file, REVIEW)).json;
    const answer = await sender.piece(id, file, 0);
    expect([answer.status, answer.json.code]).toEqual([409, 'finished']);
  });

  it('whose bytes the store has lost is asked for again', async () => {
    const { sender, file, id } = await begun();
    await sender.piece(id, file, 0);
    const [lost] = await opened().query<{ id: string }>(
      sql`select blob_id as id from media_pieces where media_id = ${id}`,
    );
    fs.rmSync(path.join(opened().dataDir, 'media/private', lost?.id ?? ''));
    for (let n = 1; n * PIECE_BYTES < file.length; n += 1) await sender.piece(id, file, n);
    expect((await sender.ask('GET', `/api/media/${id}/pieces`)).json.pieces).not.toContain(0);
    expect((await sender.piece(id, file, 0)).json.state).toBe('ready');
  });
});

describe('who sees a file (P-MEDIA-6)', () => {
  it('before it is attached its sender, then whoever its thing says; public ones everybody', async () => {
    const sender = someone();
    const photo = await picture('jpeg');
    const stranger = someone();
    const given = { subject: randomUUID(), type: 'image/jpeg' };
    const evidence = (await sender.upload(photo, { ...given, purpose: 'return_evidence' })).json.id;
    const review = (await sender.upload(photo, { ...given, purpose: 'review' })).json.id;
    const statuses = async (id: string) =>
      Promise.all(
        [sender.userId, shop.friend, stranger.userId, null].map(
          async (who) => (await sender.read(`/media/${id}`, {}, who)).status,
        ),
      );
    expect([await statuses(evidence), await statuses(review)]).toEqual([
      [200, 404, 404, 404],
      [200, 404, 404, 404],
    ]);
    await attach(sender, given.subject, [evidence], 'return_evidence');
    await attach(sender, given.subject, [review]);
    expect([await statuses(evidence), await statuses(review)]).toEqual([
      [200, 200, 404, 404],
      [200, 200, 200, 200],
    ]);
    const headers = async (id: string) => (await sender.read(`/media/${id}`)).headers;
    expect((await headers(evidence)).get('cache-control')).toBe('private, no-store');
    expect((await headers(evidence)).get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await headers(review)).get('cache-control')).toBe('public, max-age=600');
    const etag = (await headers(review)).get('etag') ?? '';
    expect((await sender.read(`/media/${review}`, { 'if-none-match': etag })).status).toBe(304);
    const part = await sender.read(`/media/${review}`, { range: 'bytes=2-5' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
    expect((await sender.read(`/media/${review}`, { range: 'bytes=9999999-' })).status).toBe(416);
    const saved = await sender.read(`/media/${review}?download`);
    expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="${review}.webp"`);
  });

  it.each(['nonsense', randomUUID(), "1' or true"])('there is nothing at %s', async (id) => {
    expect((await someone().read(`/media/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

describe('attaching', () => {
  it('takes ready files of the sender for this thing only, in the given order, and drops the others', async () => {
    const sender = someone();
    const subject = randomUUID();
    const photo = await picture('jpeg');
    const upload = async () => (await sender.upload(photo, { ...REVIEW, subject })).json.id;
    const [first, second, dropped] = [await upload(), await upload(), await upload()];
    const foreign = (await someone().upload(photo, { ...REVIEW, subject })).json.id;
    const open = (await sender.begin({ ...REVIEW, subject, bytes: 10 })).json.id;
    for (const wrong of [foreign, open, randomUUID(), 'nonsense'])
      expect(await attach(sender, subject, [first, wrong])).toEqual({ ok: false, error: 'unknown_media' });
    expect(await attach(sender, 'another', [first])).toEqual({ ok: false, error: 'unknown_media' });
    const { query, transaction } = opened();
    const owner = { userId: sender.userId };
    const waiting = await shop.media.waiting(query, { owner, purpose: 'review', subject });
    expect(waiting.map(({ id }) => id)).toEqual([first, second, dropped]);
    expect(await attach(sender, subject, [second, first])).toEqual({ ok: true, value: null });
    const shown = await shop.media.attached(query, 'review', [subject]);
    expect(shown.get(subject)?.map(({ address }) => address)).toEqual([
      `/media/${second}`,
      `/media/${first}`,
    ]);
    expect((await sender.read(`/media/${dropped}`)).status).toBe(404);
    await transaction((open) => shop.media.remove(open, { purpose: 'review', subject, except: [first] }));
    expect((await shop.media.attached(query, 'review', [subject])).get(subject)?.map(({ id }) => id)).toEqual(
      [first],
    );
  });
});

it('the sweep deletes what belongs to nothing after two days, with its blobs, and nothing else (P-MEDIA-8)', async () => {
  const sender = someone();
  const subject = randomUUID();
  const photo = await picture('jpeg');
  const kept = (await sender.upload(photo, { ...REVIEW, subject })).json.id;
  await attach(sender, subject, [kept]);
  await sender.upload(photo, { ...REVIEW, subject: randomUUID() });
  const half = await largePhoto();
  const { id: open } = (await sender.begin({ ...REVIEW, bytes: half.length })).json;
  await sender.piece(open, half, 0);
  // What a process leaves that dies between the bytes and their row.
  await shop.media.blobs.put('media/private', Buffer.from('lost'), 'text/plain');
  await shop.sweep();
  expect((await sender.ask('GET', `/api/media/${open}/pieces`)).status).toBe(200);
  now = () => new Date(Date.now() + 49 * 60 * 60_000);
  await shop.sweep();
  now = () => new Date();
  const rows = await opened().query<{ id: string }>(
    sql`select unnest(array[blob_id, small_blob_id]) as id from media where blob_id is not null`,
  );
  await expect.poll(() => blobFiles().sort()).toEqual(rows.flatMap(({ id }) => id ?? []).sort());
  expect((await sender.read(`/media/${kept}`)).status).toBe(200);
});

it('an account that goes leaves what is attached without its name, and nothing else', async () => {
  const sender = someone();
  const subject = randomUUID();
  const photo = await picture('jpeg');
  const attached = (await sender.upload(photo, { ...REVIEW, subject })).json.id;
  await attach(sender, subject, [attached]);
  await sender.upload(photo, { ...REVIEW, subject });
  const { media } = await shop.media.belongings.exported(opened().query, sender.userId);
  expect(media).toHaveLength(2);
  await opened().transaction((open) => shop.media.belongings.remove(open, sender.userId));
  expect(await opened().query(sql`select id from media where user_id = ${sender.userId}`)).toEqual([]);
  expect((await sender.read(`/media/${attached}`, {}, null)).status).toBe(200);
});
