import sharp, { type Sharp } from 'sharp';
import type { PictureType } from '#domain/accounts/picture-size.ts';
import type { PictureForm } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';
import { answerOnce } from '#server/platform/isolated.ts';
import { allowLoaders } from '#server/platform/picture-loaders.ts';

/** A picture as it was uploaded, and how it is to be stored. */
export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly form: PictureForm;
  readonly storedType: PictureType;
}

/** A picture that was encoded again. */
export interface Cleaned {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The small form; null where the form of the picture asks for none. */
  readonly small: Uint8Array | null;
}

export type CleanedPicture = Result<Cleaned, 'unreadable' | 'too-many-pixels'>;

const ENCODERS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

allowLoaders(sharp, 'JpegBuffer', 'PngBuffer', 'WebpBuffer');
sharp.concurrency(1);
await answerOnce(clean);

/** A file that sharp cannot read is the sender's fault. */
async function clean({ bytes, form, storedType }: SentPicture): Promise<CleanedPicture> {
  const { side, pixels, sentSide, smallSide } = form;
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: pixels, pages: 1 });
  try {
    const { width, height } = await open().metadata();
    if (Math.max(width, height) > sentSide || width * height > pixels) {
      return { ok: false, error: 'too-many-pixels' };
    }
    const picture = open()
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await ENCODERS[storedType](picture).toBuffer({ resolveWithObject: true });
    const small = smallSide === undefined ? null : await makeSmall(data, smallSide);
    return { ok: true, value: { bytes: data, width: info.width, height: info.height, small } };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { ok: false, error: isTooLarge ? 'too-many-pixels' : 'unreadable' };
  }
}

/** The middle of a stored picture as a square, as lists show it. */
function makeSmall(stored: Uint8Array, side: number): Promise<Buffer> {
  return sharp(stored).resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 75 }).toBuffer();
}
