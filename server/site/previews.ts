import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { avifName } from '#domain/catalogue/picture.ts';

/** What a preview may weigh, in bytes (issue 5): programs that show one give up on larger files. */
const LIMIT = 100_000;
/** Tried until one fits; `side` is the longest, in pixels, and photographs have 960 at most. */
const ATTEMPTS = [
  ...[82, 72, 60, 45, 30].map((quality) => ({ quality, side: 960 })),
  { quality: 30, side: 480 },
];
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * `/images/preview/{folder}/{hash}.jpg`: a photograph as JPEG, for programs that show a preview of a link and read
 * no AVIF. Made when first asked for and kept in DATA_DIR/previews: at most one for each stored photograph.
 */
export function registerPreviews(app: FastifyInstance, folders: Record<string, string>, cache: string): void {
  /** One at a time: encoding is work for a processor, and nobody waits for a preview. */
  let last: Promise<unknown> = Promise.resolve();
  app.get<{ Params: { folder: string; name: string } }>(
    '/images/preview/:folder/:name',
    async (request, reply) => {
      const { params } = request;
      const hash = /^([0-9a-f]{20})\.jpg$/.exec(params.name)?.[1];
      const folder = Object.hasOwn(folders, params.folder) ? folders[params.folder] : undefined;
      if (hash === undefined || folder === undefined) return reply.callNotFound();
      const original = path.join(folder, avifName(hash, 960));
      if (!(await isFile(original))) return reply.callNotFound();
      const target = path.join(cache, `${params.folder}-${hash}.jpg`);
      let jpeg = await readKept(target);
      if (!jpeg) {
        const made = last.then(() => keptPreview(original, target, request.log));
        last = made.catch(() => undefined);
        jpeg = await made;
      }
      reply.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`).type('image/jpeg');
      return reply.send(jpeg);
    },
  );
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The preview, from now on a file too; a folder that takes no files is no reason not to answer. */
async function keptPreview(original: string, target: string, log: FastifyBaseLogger): Promise<Buffer> {
  const kept = await readKept(target);
  if (kept) return kept;
  const jpeg = await makePreview(original);
  try {
    await keep(jpeg, target);
  } catch (error) {
    log.warn({ err: error }, 'A preview could not be kept in DATA_DIR');
  }
  return jpeg;
}

function readKept(target: string): Promise<Buffer | null> {
  return readFile(target).catch(() => null);
}

async function makePreview(original: string): Promise<Buffer> {
  // Its library takes memory, and few shops are asked for a new preview on a given day.
  const { default: sharp } = await import('sharp');
  const picture = await sharp(original).flatten({ background: '#fff' }).png().toBuffer();
  let jpeg = picture;
  for (const { quality, side } of ATTEMPTS) {
    const sized = sharp(picture).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    jpeg = await sized.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= LIMIT) break;
  }
  return jpeg;
}

async function keep(jpeg: Buffer, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // Another process may be making the same one.
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  try {
    await writeFile(unfinished, jpeg);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
