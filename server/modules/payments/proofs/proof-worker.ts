import sharp from 'sharp';
import type { Result } from '#domain/result.ts';
import { answerOnce } from '#server/platform/isolated.ts';
import { allowLoaders } from '#server/platform/picture-loaders.ts';

/** Longest side of a stored proof in pixels: the small print of a receipt stays readable. */
const LONGEST_SIDE = 1600;
/** Most pixels to decode: more than a phone's camera takes. */
const MOST_PIXELS = 64_000_000;

allowLoaders(sharp, 'JpegBuffer', 'PngBuffer', 'WebpBuffer');
sharp.concurrency(1);
await answerOnce(clean);

/** Encodes the picture again, without metadata; a file that sharp cannot read is the sender's fault. */
async function clean(bytes: Uint8Array): Promise<Result<Uint8Array, 'unreadable'>> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    return { ok: true, value: await picture.webp({ quality: 80 }).toBuffer() };
  } catch {
    return { ok: false, error: 'unreadable' };
  }
}
