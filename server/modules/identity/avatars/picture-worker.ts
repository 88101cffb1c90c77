import sharp, { type Sharp } from 'sharp';
import type { PictureType } from '#domain/accounts/picture-size.ts';
import type { Result } from '#domain/result.ts';
import { answerOnce } from '#server/platform/isolated.ts';
import { allowLoaders } from '#server/platform/picture-loaders.ts';

/** Longest side of a stored picture in pixels. */
const LONGEST_SIDE = 512;
/** Most pixels to decode: 16 megapixels, more than the browser sends and still harmless. */
const MOST_PIXELS = 16_000_000;
/** Longest side to decode, in pixels: some work grows with one side alone. */
const LONGEST_SENT_SIDE = 8192;

/** A picture as it was uploaded. */
export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly declared: PictureType;
}

export type CleanedPicture = Result<Uint8Array, 'unreadable' | 'too-many-pixels'>;

const ENCODERS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

allowLoaders(sharp, 'JpegBuffer', 'PngBuffer', 'WebpBuffer');
sharp.concurrency(1);
await answerOnce(clean);

/** A file that sharp cannot read is the sender's fault. */
async function clean({ bytes, declared }: SentPicture): Promise<CleanedPicture> {
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 });
  try {
    const { width, height } = await open().metadata();
    if (Math.max(width, height) > LONGEST_SENT_SIDE || width * height > MOST_PIXELS) {
      return { ok: false, error: 'too-many-pixels' };
    }
    const picture = open()
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    return { ok: true, value: await ENCODERS[declared](picture).toBuffer() };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { ok: false, error: isTooLarge ? 'too-many-pixels' : 'unreadable' };
  }
}
