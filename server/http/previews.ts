import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { avifName } from '#domain/catalogue/picture.ts';

/** What a preview may weigh, in bytes (issue 5): programs that show one give up on larger files. */
const LIMIT = 100_000;
const QUALITIES = [82, 72, 60, 45, 30];
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
    async ({ params }, reply) => {
      const hash = /^([0-9a-f]{20})\.jpg$/.exec(params.name)?.[1];
      const folder = Object.hasOwn(folders, params.folder) ? folders[params.folder] : undefined;
      if (hash === undefined || folder === undefined) return reply.callNotFound();
      const original = path.join(folder, avifName(hash, 960));
      if (!(await isFile(original))) return reply.callNotFound();
      const target = path.join(cache, `${params.folder}-${hash}.jpg`);
      if (!(await isFile(target))) {
        const made = last.then(() => makePreview(original, target));
        last = made.catch(() => undefined);
        await made;
      }
      reply.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`).type('image/jpeg');
      return reply.send(await readFile(target));
    },
  );
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function makePreview(original: string, target: string): Promise<void> {
  if (await isFile(target)) return;
  // Its library takes memory, and few shops are asked for a new preview on a given day.
  const { default: sharp } = await import('sharp');
  const picture = await sharp(original).png().toBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(picture).flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= LIMIT) break;
  }
  await mkdir(path.dirname(target), { recursive: true });
  // Another process may be making the same one.
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  await writeFile(unfinished, jpeg);
  await rename(unfinished, target);
}
