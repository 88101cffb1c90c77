import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlobStore, StoreUnavailable } from '#server/platform/blobs/blob-store.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { createS3Blobs } from '#server/platform/blobs/blobs-s3.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { type S3Process, startS3 } from './support/s3-process.ts';

let folder = '';
let s3: S3Process;

const newKey = () => `media/private/${randomUUID()}`;

const s3Store = (changes: Record<string, string> = {}) => {
  const settings = readEnv({ ...s3.settings, ...changes }).s3;
  if (!settings) throw new Error('The settings name a store');
  return createS3Blobs(settings);
};

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-blobs-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.end();
  fs.rmSync(folder, { recursive: true });
});

describe.each<[string, () => BlobStore]>([
  ['files', () => createFileBlobs(path.join(folder, 'files'))],
  ['an S3-compatible store', () => s3Store()],
])('a store of blobs in %s', (_, open) => {
  it('returns the stored bytes, also to another process', async () => {
    const id = newKey();
    const bytes = randomBytes(300_000);
    await open().put(id, bytes, 'image/png');
    expect(await open().get(id)).toEqual(bytes);
  });

  it('returns a part of a blob, as far as it has it', async () => {
    const key = newKey();
    const bytes = randomBytes(3000);
    await open().put(key, bytes, 'video/mp4');
    expect(await open().get(key, { start: 1000, end: 1999 })).toEqual(bytes.subarray(1000, 2000));
    expect(await open().get(key, { start: 2500, end: 9999 })).toEqual(bytes.subarray(2500));
    expect(await open().get(newKey(), { start: 0, end: 9 })).toBeNull();
  });

  it.each(['../secret', 'avatars/../secret', 'avatars/.hidden', '/etc/passwd', 'avatars/a/b/c', 'a'])(
    'takes no key that leads elsewhere: %s',
    async (key) => {
      await expect(open().put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(/is no key/);
      await expect(open().get(key)).rejects.toThrow(/is no key/);
    },
  );

  it('stores an empty blob', async () => {
    const id = newKey();
    await open().put(id, Buffer.alloc(0), 'image/png');
    expect(await open().get(id)).toEqual(Buffer.alloc(0));
  });

  it('has nothing under an unknown id', async () => {
    expect(await open().get(newKey())).toBeNull();
  });

  it('deletes, and deleting again is harmless', async () => {
    const [gone, kept] = [newKey(), newKey()];
    await open().put(gone, Buffer.from('gone'), 'image/png');
    await open().put(kept, Buffer.from('kept'), 'image/png');
    await open().delete(gone);
    await open().delete(gone);
    expect([await open().get(gone), await open().get(kept)]).toEqual([null, Buffer.from('kept')]);
  });

  it('stores many at the same time', async () => {
    const ids = Array.from({ length: 20 }, () => newKey());
    await Promise.all(ids.map((id) => open().put(id, Buffer.from(id), 'image/webp')));
    const found = await Promise.all(ids.map((id) => open().get(id)));
    expect(found.map(String)).toEqual(ids);
  });
});

describe('a store that cannot answer', () => {
  it.each<[string, () => BlobStore]>([
    ['a folder that is a file', () => createFileBlobs(path.join(folder, 'a-file', 'files'))],
    ['a wrong secret', () => s3Store({ S3_SECRET_KEY: 'wrong' })],
    ['no such bucket', () => s3Store({ S3_BUCKET: 'no-such-bucket' })],
    ['nobody there', () => s3Store({ S3_ENDPOINT: 'http://127.0.0.1:1' })],
  ])('%s', async (_, open) => {
    fs.writeFileSync(path.join(folder, 'a-file'), '');
    const failing = expect.objectContaining({ name: 'StoreUnavailable' });
    await expect(open().put(newKey(), Buffer.from('x'), 'image/png')).rejects.toEqual(failing);
    await expect(open().get(newKey())).rejects.toBeInstanceOf(StoreUnavailable);
    expect(open().describe).not.toMatch(/wrong|S3RVER/);
  });
});

it('files are readable by their owner only, and none is left half written', async () => {
  const own = path.join(folder, 'modes');
  const key = newKey();
  await createFileBlobs(own).put(key, Buffer.from('x'), 'image/png');
  expect(fs.readdirSync(path.join(own, 'media/private'))).toEqual([path.basename(key)]);
  expect(fs.statSync(path.join(own, key)).mode & 0o777).toBe(0o600);
  expect(fs.statSync(path.join(own, 'media/private')).mode & 0o777).toBe(0o700);
});
