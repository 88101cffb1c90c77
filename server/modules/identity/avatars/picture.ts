import type { Sharp } from 'sharp';
import type { PictureType } from '#domain/accounts/picture-size.ts';
import { Gate } from '#server/platform/gate.ts';
import { StorageFault } from './storage-fault.ts';

/** Longest side of a stored picture in pixels. */
const LONGEST_SIDE = 512;
/** Most pixels that are decoded: 16 megapixels, more than the browser sends and less than hurts. */
const MOST_PIXELS = 16_000_000;
/** Longest time, in seconds, for one picture. */
const PATIENCE_S = 10;

/** Decoding takes a core and up to 64 MB. */
const gate = new Gate({ atOnce: 2, mostWaiting: 20 });

const ENCODERS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

/**
 * A picture made anew in its own format: turned upright, at most 512 pixels, without what the camera wrote beside it.
 * Nothing of the bytes that somebody sent is stored.
 *
 * @param declared the type that the sender says it has
 * @throws StorageFault UnreadablePicture, TooManyPixels, InvalidMimeType when it is something else; GateClosed
 */
export async function cleanPicture(bytes: Buffer, declared: PictureType): Promise<Buffer> {
  if (bytes.length === 0) throw new StorageFault('UnreadablePicture');
  return gate.pass(async () => {
    // Its library takes memory, and most processes never see a picture.
    const { default: sharp } = await import('sharp');
    const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 });
    const { format, width, height } = await open()
      .metadata()
      .catch((error: unknown) => {
        throw pictureFault(error);
      });
    if (`image/${format}` !== declared) {
      throw new StorageFault('InvalidMimeType', {
        message: `The file is not the ${declared} picture that it says it is`,
      });
    }
    if (width * height > MOST_PIXELS) throw new StorageFault('TooManyPixels');
    const picture = open()
      .autoOrient()
      .timeout({ seconds: PATIENCE_S })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    return ENCODERS[declared](picture)
      .toBuffer()
      .catch((error: unknown) => {
        throw pictureFault(error);
      });
  });
}

/** What sharp cannot read is the sender's fault. */
function pictureFault(error: unknown): StorageFault {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return new StorageFault(isTooLarge ? 'TooManyPixels' : 'UnreadablePicture');
}
