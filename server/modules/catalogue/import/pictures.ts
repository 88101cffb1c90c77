import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type EncodedPicture, encodePicture } from '#server/modules/catalogue/pictures/encode-picture.ts';
import { allowLoaders } from '#server/platform/picture-loaders.ts';
import type { ImportRow } from './import-row.ts';
import type { Problem } from './problems.ts';

/** Longest side of what is kept of an original, in pixels; smaller ones stay as they are. */
const side = 960;
/** More pixels than any camera makes are an attack or a mistake: decoding takes 4 bytes for each. */
const pixelLimit = 60_000_000;
const byteLimit = 30_000_000;
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** Where the web server finds the pictures of imported products, as `/images/catalogue/{name}`. */
export function picturesFolder(dataDir: string): string {
  return path.join(dataDir, 'catalogue-images');
}

/** Leaves this process only the decoders that an import needs; the last one reads what was made of a picture on the way. */
export function limitDecoders(): void {
  allowLoaders(sharp, 'JpegFile', 'PngFile', 'WebpFile', 'HeifFile', 'NsgifFile', 'PngBuffer');
}

/** The names (hashes) of pictures in the shop's own form, by the name the import file gives them. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * Reads every picture that the rows name and, where `target` says to, encodes it anew, which also drops camera data
 * and anything hidden in the file. Each is stored at once and named by its content, so that none waits in memory, equal
 * ones are stored once, and one that is left over because the import fails harms nobody.
 *
 * @param target the folder to store in; null only looks whether all can be read, and names none
 */
export async function importPictures(
  rows: readonly ImportRow[],
  folder: string | undefined,
  target: string | null,
): Promise<{ pictures: Pictures; problems: Problem[] }> {
  const pictures = new Map<string, string>();
  const failures = new Map<string, string | null>();
  const problems: Problem[] = [];
  for (const { row, image = [] } of rows) {
    for (const file of image) {
      if (!failures.has(file)) {
        const read = await readPicture(file, folder);
        failures.set(file, typeof read === 'string' ? read : null);
        if (typeof read !== 'string' && target !== null)
          pictures.set(file, storePicture(await encodePicture(read), target));
      }
      const failure = failures.get(file);
      if (failure) problems.push({ row, column: 'image', text: failure });
    }
  }
  return { pictures, problems };
}

/** @returns the picture, upright and no larger than needed, or what is wrong with it */
async function readPicture(file: string, folder: string | undefined): Promise<Buffer | string> {
  if (folder === undefined) return `${file} is named, but no pictures folder was given (--images)`;
  const full = path.join(folder, file);
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

/** Stores a picture, unless it is there already, and returns its name. */
function storePicture({ hash, files }: EncodedPicture, folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) {
    const target = path.join(folder, name);
    if (fs.existsSync(target)) continue;
    const unfinished = `${target}.${randomBytes(4).toString('hex')}`;
    fs.writeFileSync(unfinished, content);
    fs.renameSync(unfinished, target);
  }
  return hash;
}
