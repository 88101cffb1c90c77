import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { encodePicture } from '#server/modules/catalogue/pictures/encode-picture.ts';
import { storePicture } from '#server/modules/catalogue/pictures/picture-store.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { allowLoaders } from '#server/platform/picture-loaders.ts';
import type { Problem } from '#server/platform/tables/problems.ts';
import type { ImportRow } from './import-row.ts';

/** Longest side of a stored original, in pixels; smaller ones keep their size. */
const side = 960;
/**
 * Most pixels of an original: more than any camera makes is an attack or a mistake, and decoding takes 4
 * bytes for each.
 */
const pixelLimit = 60_000_000;
const byteLimit = 30_000_000;
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/**
 * Enables only the decoders that an import needs in this process; the last one reads intermediate pictures.
 */
export function limitDecoders(): void {
  allowLoaders(sharp, 'JpegFile', 'PngFile', 'WebpFile', 'HeifFile', 'NsgifFile', 'PngBuffer');
}

/** Names (hashes) of stored pictures, by their name in the import file. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * Reads every picture that the rows name and, if there is a `target`, encodes it again, which also drops
 * camera data and anything hidden in the file. Each is stored at once and named by its content. So no picture
 * waits in memory, equal ones are stored once, and a leftover of a failed import is harmless.
 *
 * @param target the store to put them in; null only checks that all are readable, and names none
 */
export async function importPictures(
  rows: readonly ImportRow[],
  folder: string | undefined,
  target: BlobStore | null,
): Promise<{ pictures: Pictures; problems: Problem[] }> {
  const pictures = new Map<string, string>();
  const failures = new Map<string, string | null>();
  const problems: Problem[] = [];
  const known = folder === undefined ? new Map<string, string[]>() : namesIn(folder);
  for (const { row, image = [] } of rows) {
    for (const file of image) {
      if (!failures.has(file)) {
        const read = await readPicture(file, { folder, alike: known.get(foldText(file)) ?? [] });
        failures.set(file, typeof read === 'string' ? read : null);
        if (typeof read !== 'string' && target !== null)
          pictures.set(file, await storePicture(await encodePicture(read), target));
      }
      const failure = failures.get(file);
      if (failure) problems.push({ row, column: 'image', text: failure });
    }
  }
  return { pictures, problems };
}

/** The files of a folder by their names as names are compared: some systems write accents in another Unicode form. */
function namesIn(folder: string): Map<string, string[]> {
  return fs.existsSync(folder)
    ? Map.groupBy(fs.readdirSync(folder), (name) => foldText(cleanLine(name)))
    : new Map();
}

/** @returns the picture, upright and reduced, or a description of its problem */
async function readPicture(
  file: string,
  { folder, alike }: { folder: string | undefined; alike: readonly string[] },
): Promise<Buffer | string> {
  if (folder === undefined) return `${file} is named, but no pictures folder was given (--images)`;
  const same = alike.filter((name) => cleanLine(name) === file);
  const fitting = same.length > 0 ? same : alike;
  if (fitting.length > 1)
    return `${file} fits ${fitting.length} files in ${folder} with names that look alike`;
  const full = path.join(folder, fitting[0] ?? file);
  if (!fs.existsSync(full) || !fs.statSync(full).isFile()) return `${file} is not in ${folder}`;
  if (fs.statSync(full).size > byteLimit) return `${file} is larger than ${byteLimit / 1_000_000} MB`;
  try {
    const picture = sharp(full, { limitInputPixels: pixelLimit, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) return `${file} is not a JPEG, PNG, WebP, AVIF or GIF picture`;
    const upright = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return await upright.png().toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `${file} cannot be read as a picture (${reason})`;
  }
}
