import type { PictureType } from '#domain/accounts/picture-size.ts';

/** The bytes that a file of each format begins with, in hexadecimal; of a WebP four in between say how long it is. */
const BEGINNINGS: Readonly<Record<PictureType, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
};

/** Whether a file begins as one of a format does; tells it before any decoder sees the file. */
export function beginsAs(type: PictureType, bytes: Buffer): boolean {
  return BEGINNINGS[type].test(bytes.toString('hex', 0, 12));
}
