import { PICTURE_TYPES, type PictureType } from '#domain/accounts/picture-size.ts';

/**
 * The first bytes of a file of each format, in hexadecimal; in a WebP four bytes in between give its length.
 */
const BEGINNINGS: Readonly<Record<PictureType, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
};

/** Whether a file starts like one of a format; checked before any decoder reads the file. */
export function beginsAs(type: PictureType, bytes: Buffer): boolean {
  return BEGINNINGS[type].test(bytes.toString('hex', 0, 12));
}

/** The format that a file starts like; null for all others. */
export const pictureTypeOf = (bytes: Buffer): PictureType | null =>
  PICTURE_TYPES.find((type) => beginsAs(type, bytes)) ?? null;
