import { LARGEST_PICTURE, type PictureType, sentType, shrunkSize } from '#domain/accounts/picture-size.ts';
import { MEDIA_PICTURE } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';

/** How good a JPEG or WebP is, from 0 to 1. */
const QUALITY = 0.9;

function encode(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

function draw(picture: ImageBitmap, type: PictureType, longest?: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(picture, longest));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  if (type === 'image/jpeg') {
    // JPEG knows no transparency: without a ground it would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Longest sides in pixels: a photograph keeps the detail that the shop stores. */
const LONGEST = { avatar: undefined, photograph: MEDIA_PICTURE.side };

/**
 * A chosen picture as it is sent: at most 1024 px, or 1600 px for a photograph, turned upright, without what a camera writes into its files, such
 * as the place. A format that the store does not take, or that this browser cannot write, becomes another one.
 */
export async function shrinkPicture(
  file: File,
  use: keyof typeof LONGEST = 'avatar',
): Promise<Result<Blob, 'no-picture' | 'too-large'>> {
  const type = sentType(file.type);
  const longest = LONGEST[use];
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const first = await encode(draw(picture, type, longest), type);
    const isFine = first && first.size <= LARGEST_PICTURE;
    const blob = isFine ? first : await encode(draw(picture, 'image/jpeg', longest), 'image/jpeg');
    picture.close();
    if (!blob) return { ok: false, error: 'no-picture' };
    return blob.size <= LARGEST_PICTURE ? { ok: true, value: blob } : { ok: false, error: 'too-large' };
  } catch {
    return { ok: false, error: 'no-picture' };
  }
}

/** A picture as an address that the page may show at once: our policy allows `data:`, and no `blob:`. */
export function previewOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
