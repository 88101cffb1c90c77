import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { avifName } from '#domain/catalogue/picture.ts';
import { runIsolated } from '#server/platform/isolated.ts';

/** Time limit of one preview, in ms. */
const TIME_LIMIT_MS = 60_000;
const YEAR_S = 365 * 24 * 60 * 60;
// Beside this file, here as TypeScript and in the built program (vite.program.config.ts) as JavaScript.
const WORKER = new URL(`./preview-worker${path.extname(import.meta.url)}`, import.meta.url);

/** A folder of photographs, and whether it has one by its name. */
interface PhotographFolder {
  root: string;
  isThere: (name: string) => Promise<boolean>;
}

/**
 * `/images/preview/{folder}/{hash}.jpg`: a photograph as JPEG, for programs that show link previews and
 * cannot read AVIF. Made on first request and stored in DATA_DIR/previews: at most one for each stored
 * photograph.
 */
export function registerPreviews(
  app: FastifyInstance,
  folders: Record<string, PhotographFolder>,
  cache: string,
): void {
  /** One at a time: encoding needs much processor time, and no person waits for a preview. */
  let last: Promise<unknown> = Promise.resolve();
  app.get<{ Params: { folder: string; name: string } }>(
    '/images/preview/:folder/:name',
    async (request, reply) => {
      const { params } = request;
      const hash = /^([0-9a-f]{20})\.jpg$/.exec(params.name)?.[1];
      const folder = Object.hasOwn(folders, params.folder) ? folders[params.folder] : undefined;
      if (hash === undefined || folder === undefined) return reply.callNotFound();
      const name = avifName(hash, 960);
      const original = path.join(folder.root, name);
      if (!(await folder.isThere(name)) || !(await isFile(original))) return reply.callNotFound();
      const target = path.join(cache, `${params.folder}-${hash}.jpg`);
      let jpeg = await readCached(target);
      if (!jpeg) {
        const made = last.then(() => cachedPreview(original, target, request.log));
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

/** The preview, from now on also a file. A folder that rejects writes does not stop the answer. */
async function cachedPreview(original: string, target: string, log: FastifyBaseLogger): Promise<Buffer> {
  const cached = await readCached(target);
  if (cached) return cached;
  const avif = await readFile(original);
  const jpeg = Buffer.from(await runIsolated<Uint8Array, Uint8Array>(WORKER, avif, TIME_LIMIT_MS));
  try {
    await cachePreview(jpeg, target);
  } catch (error) {
    log.warn({ err: error }, 'A preview could not be cached in DATA_DIR');
  }
  return jpeg;
}

function readCached(target: string): Promise<Buffer | null> {
  return readFile(target).catch(() => null);
}

async function cachePreview(jpeg: Buffer, target: string): Promise<void> {
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
