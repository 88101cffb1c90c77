import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { avifName, PICTURE_WIDTHS, type PictureWidth, webpName } from '#domain/catalogue/picture.ts';

/** AVIF qualities, tried from the best down until the picture of a card fits. */
const QUALITIES = [62, 56, 50, 44, 38, 32, 26];
/** Width of a card's picture and its size limits in bytes: most meet `usual`, all meet the other. */
const CARD = { width: 320, usual: 5_200, largest: 8_000, decent: 44 };
/** Effort of the AVIF encoder, 0 to 9. Level 3 takes three times as long for files smaller by a twelfth. */
const EFFORT = 1;

/**
 * A photograph in all its formats. The name is the start of the SHA-256 of its WebP, so equal photographs
 * share one.
 */
export interface EncodedPicture {
  readonly hash: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Encodes a photograph in the stored formats: AVIF in every width and one WebP, without camera data.
 *
 * @param options.enlarge whether an original that is too small is drawn larger; else its forms stay as small as it is
 * @param options.widths of its AVIF forms
 * @throws Error when the bytes are no picture that sharp can read
 */
export async function encodePicture(
  original: Buffer,
  { enlarge = false, widths = PICTURE_WIDTHS }: { enlarge?: boolean; widths?: readonly PictureWidth[] } = {},
): Promise<EncodedPicture> {
  const sized = (width: number) =>
    sharp(original).resize(width, width, { fit: 'inside', withoutEnlargement: !enlarge });
  const webp = await sized(640).webp({ quality: 80 }).toBuffer();
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 20);
  const quality = await cardQuality(await sized(CARD.width).png().toBuffer());
  const files = new Map([[webpName(hash), webp]]);
  for (const width of widths) {
    files.set(avifName(hash, width), await sized(width).avif({ quality, effort: EFFORT }).toBuffer());
  }
  return { hash, files };
}

async function cardQuality(card: Buffer): Promise<number> {
  let chosen = 0;
  for (const quality of QUALITIES) {
    chosen = quality;
    const { length } = await sharp(card).avif({ quality, effort: EFFORT }).toBuffer();
    if (length <= CARD.usual || (quality <= CARD.decent && length <= CARD.largest)) break;
  }
  return chosen;
}
