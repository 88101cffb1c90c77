import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BANNER_WIDTHS, webpName } from '#domain/catalogue/picture.ts';
import { encodePicture } from '#server/modules/catalogue/pictures/encode-picture.ts';

const HERE = import.meta.dirname;
/** Where the renders lie: never committed, so that the repository holds the shipped files alone. */
export const MASTERS = process.env['STUDIO_MASTERS'] ?? path.join(HERE, 'masters');
const PUBLIC = path.resolve(HERE, '../public');
const PHOTOS = '/images/photos';
const REVIEWS = '/images/reviews';
/** Photographs of reviews come in one form, for thumbnail and large view: pixels, and WebP quality. */
const REVIEW = { width: 480, quality: 62 };

export const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** What was encoded before, by the master's name; a master that has not changed since is not encoded again. */
type Shipped = Record<string, { modified: number; address: string }>;
const record = path.join(MASTERS, 'shipped.json');
const shipped: Shipped = fs.existsSync(record) ? read(record) : {};

type Encode = (original: Buffer) => Promise<{ address: string; files: Iterable<[string, Buffer]> }>;

async function photograph(original: Buffer, widths?: typeof BANNER_WIDTHS) {
  const { hash, files } = await encodePicture(original, { enlarge: true, ...(widths && { widths }) });
  return {
    address: `${PHOTOS}/${webpName(hash)}`,
    files: [...files].map(([name, content]): [string, Buffer] => [`${PHOTOS}/${name}`, content]),
  };
}

const banner: Encode = (original) => photograph(original, BANNER_WIDTHS);

const reviewPicture: Encode = async (original) => {
  const content = await sharp(original).resize(REVIEW.width).webp({ quality: REVIEW.quality }).toBuffer();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
  const address = `${REVIEWS}/${hash}.webp`;
  return { address, files: [[address, content]] };
};

/** @returns the address of the photograph: of its render, or of the one `before` while there is none here */
async function shipAs(encode: Encode, name: string, before?: string): Promise<string | undefined> {
  const file = path.join(MASTERS, 'finals', `${name}.png`);
  if (!fs.existsSync(file)) return before;
  const modified = fs.statSync(file).mtimeMs;
  const known = shipped[name];
  if (known?.modified === modified && fs.existsSync(path.join(PUBLIC, known.address))) return known.address;
  const { address, files } = await encode(fs.readFileSync(file));
  for (const [target, content] of files) fs.writeFileSync(path.join(PUBLIC, target), content);
  shipped[name] = { modified, address };
  fs.writeFileSync(record, JSON.stringify(shipped));
  return address;
}

export const ship = (name: string, before?: string) =>
  shipAs((original) => photograph(original), name, before);
export const shipBanner = (name: string, before?: string) => shipAs(banner, name, before);
export const shipReview = (name: string, before?: string) => shipAs(reviewPicture, name, before);

export function makeFolders(): void {
  for (const folder of [PHOTOS, REVIEWS]) fs.mkdirSync(path.join(PUBLIC, folder), { recursive: true });
}

/** Deletes the files of photographs that no list names. */
export function removeOthers(lists: unknown): number {
  const named = new Set(JSON.stringify(lists).match(/[0-9a-f]{20}(?=(?:-640)?\.webp)/g));
  for (const folder of [PHOTOS, REVIEWS].map((name) => path.join(PUBLIC, name))) {
    for (const name of fs.readdirSync(folder)) {
      if (!named.has(name.slice(0, 20))) fs.rmSync(path.join(folder, name));
    }
  }
  return named.size;
}
