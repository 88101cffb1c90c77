/** Longest side of a profile picture when it leaves the browser, in pixels (P-ACC-9). */
const LONGEST_SIDE = 1024;

/** Largest profile picture that the server accepts, in bytes (P-ACC-9). */
export const LARGEST_PICTURE = 2 * 1024 * 1024;

/** The formats that the server accepts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Width and height in whole pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size of a picture whose longer side is at most `longest` pixels: proportions kept, never enlarged, never below
 * one pixel.
 */
export function shrunkSize({ width, height }: PictureSize, longest = LONGEST_SIDE): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The format to upload: the picture's own where the server accepts it, else JPEG. */
export function sentType(type: string): PictureType {
  return PICTURE_TYPES.find((known) => known === type) ?? 'image/jpeg';
}

/** File extension of a format: `png`, `jpg` or `webp`. */
function pictureExtension(type: PictureType): string {
  return type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length);
}

/** Where a picture is stored in the bucket: `{userId}/{timestamp}.{ext}` (P-ACC-9). */
export function picturePath(userId: string, now: Date, type: PictureType): string {
  return `${userId}/${now.getTime()}.${pictureExtension(type)}`;
}
