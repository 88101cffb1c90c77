import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureType } from '#domain/accounts/picture-size.ts';
import { AVATAR_PICTURE } from '#domain/media/purposes.ts';
import { runIsolated } from '#server/platform/isolated.ts';
import { beginsAs } from './picture-format.ts';
import type { CleanedPicture, SentPicture } from './picture-worker.ts';

const TIME_LIMIT_MS = 60_000;
const clean = (bytes: Buffer, declared: PictureType) =>
  runIsolated<SentPicture, CleanedPicture>(
    new URL('./picture-worker.ts', import.meta.url),
    { bytes, form: AVATAR_PICTURE, storedType: declared },
    TIME_LIMIT_MS,
  );
const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test.each(['png', 'jpeg', 'webp'] as const)('decodes %s', async (format) => {
  const bytes = await plain()[format]().toBuffer();
  expect(beginsAs(`image/${format}`, bytes)).toBe(true);
  expect(await clean(bytes, `image/${format}`)).toMatchObject({ ok: true });
});

test.each([
  ['SVG', async () => SVG],
  ['GIF', () => plain().gif().toBuffer()],
  ['TIFF', () => plain().tiff().toBuffer()],
  ['AVIF', () => plain().avif().toBuffer()],
])('has no decoder for %s, even for a file that passed the check of its first bytes', async (_, make) => {
  const bytes = await make();
  expect(['image/png', 'image/jpeg', 'image/webp'].some((type) => beginsAs(type as PictureType, bytes))).toBe(
    false,
  );
  expect(await clean(bytes, 'image/png')).toEqual({ ok: false, error: 'unreadable' });
});
