import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { avifName } from '#domain/catalogue/picture.ts';
import { registerPreviews } from './previews.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lokapasar-previews-'));
const photos = path.join(folder, 'photos');
const cache = path.join(folder, 'previews');
fs.mkdirSync(photos);
fs.mkdirSync(cache);
const app = Fastify();
registerPreviews(app, { photos: { root: photos, isThere: async () => true } }, cache);
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

/** A photograph of random pixels: the hardest to compress. */
async function storeNoise(hash: string, side = 400, quality = 30): Promise<void> {
  const pixels = randomBytes(side * side * 3);
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
  await picture.avif({ quality, effort: 0 }).toFile(path.join(photos, avifName(hash, 960)));
}

it('makes a JPEG of at most 100 KB from a photograph once and stores it (P-PIC-2)', async () => {
  const hash = '0123456789abcdef0123';
  await storeNoise(hash);
  const asked = () => app.inject(`/images/preview/photos/${hash}.jpg`);
  const [answer, again] = await Promise.all([asked(), asked()]);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(answer.rawPayload.length).toBeLessThanOrEqual(100_000);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  expect(fs.readdirSync(cache)).toEqual([`photos-${hash}.jpg`]);
});

it('shrinks it when no quality is small enough (P-PIC-2)', async () => {
  const hash = '00112233445566778899';
  await storeNoise(hash, 960, 95);
  const { rawPayload } = await app.inject(`/images/preview/photos/${hash}.jpg`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 480 });
  expect(rawPayload.length).toBeLessThanOrEqual(100_000);
});

it('is answered and logged when it cannot be stored, as on a full disk', async () => {
  const hash = 'abcdefabcdefabcdefab';
  await storeNoise(hash);
  const lines: string[] = [];
  const full = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  // A file in place of the folder rejects writes, even by root.
  registerPreviews(
    full,
    { photos: { root: photos, isThere: async () => true } },
    path.join(photos, avifName(hash, 960)),
  );
  const answer = await full.inject(`/images/preview/photos/${hash}.jpg`);
  await full.close();
  expect(answer.statusCode).toBe(200);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  expect(lines.join('')).toMatch(/could not be cached/);
});

it('does not touch a file that another process is writing', async () => {
  const hash = 'fedcba9876543210fedc';
  await storeNoise(hash);
  const other = path.join(cache, `photos-${hash}.jpg.unfinished`);
  fs.writeFileSync(other, 'half a picture');
  expect((await app.inject(`/images/preview/photos/${hash}.jpg`)).statusCode).toBe(200);
  expect(fs.readFileSync(other, 'utf8')).toBe('half a picture');
});

it.each([
  'photos/00000000000000000000.jpg',
  'photos/..%2f..%2fsecret.jpg',
  'other/0123456789abcdef0123.jpg',
  'constructor/0123456789abcdef0123.jpg',
])('answers 404 to %s and creates nothing', async (name) => {
  const before = fs.readdirSync(cache);
  expect((await app.inject(`/images/preview/${name}`)).statusCode).toBe(404);
  expect(fs.readdirSync(cache)).toEqual(before);
});
