import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CATALOGUE_PICTURES } from '#server/modules/catalogue/catalogue.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { type CachedFile, readFiles } from './cached-files.ts';
import { cachedPicture } from './cached-picture.ts';
import { registerPreviews } from './previews.ts';

const BUILD = path.resolve(import.meta.dirname, '../../build');
const DAY_S = 24 * 60 * 60;

const ASSETS = '/assets/';
/** Stays inside its folder, and names no hidden file. */
const FILE_NAME = /^\w[\w.-]*$/;
/** For files whose names change with their content. */
const YEAR_MS = 365 * DAY_S * 1000;

/** The files of this build's pages, by address. */
export function readAssets(build = BUILD): Promise<ReadonlyMap<string, CachedFile>> {
  return readFiles(path.join(build, 'client/assets'), {
    prefix: ASSETS,
    cacheControl: `public, max-age=${YEAR_MS / 1000}, immutable`,
  });
}

/** Whether an address is that of a file of a page. */
export const isFile = (url: string): boolean => /^\/(assets|images|icons)\//.test(url);

/**
 * Serves files. Names in `/assets` change with their content, so these files never go stale; photographs,
 * ours and imported ones, are named by their hash likewise. Browsers revalidate other pictures and the icons
 * once a day. Assets lie beside their compressed copies (scripts/compress-assets.ts). Those of the builds of
 * the last seven days lie in a folder of their own (scripts/keep-previous-assets.ts), for pages opened before
 * this build.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  {
    dataDir,
    store,
    build = BUILD,
  }: {
    dataDir: string;
    /** Has the imported pictures; DATA_DIR is their cache. */
    store: BlobStore;
    /** Folder of the build; another one for tests. */
    build?: string;
  },
): Promise<void> {
  const client = path.join(build, 'client');
  const assets = [path.join(client, 'assets'), path.join(build, 'previous-assets')];
  const imported = path.join(dataDir, CATALOGUE_PICTURES);
  const photographs = path.join(client, 'images/photos');
  await mkdir(imported, { recursive: true });
  await mkdir(photographs, { recursive: true });
  // Never revalidated, so no validators are needed.
  const year = {
    maxAge: YEAR_MS,
    immutable: true,
    index: false as const,
    wildcard: true,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  };
  await app.register(fastifyStatic, {
    ...year,
    root: assets.filter((folder) => existsSync(folder)),
    prefix: ASSETS,
    preCompressed: true,
  });
  const caches = {
    catalogue: { root: imported, isThere: cachedPicture(store, imported) },
    photos: { root: photographs, isThere: async () => true },
  };
  for (const [name, { root, isThere }] of Object.entries(caches)) {
    // Not the library's own route, which lists the whole folder on each request: there may be a million
    // files.
    app.get<{ Params: { file: string } }>(`/images/${name}/:file`, async ({ params: { file } }, reply) =>
      FILE_NAME.test(file) && (await isThere(file)) ? reply.sendFile(file, root, year) : reply.callNotFound(),
    );
  }
  registerPreviews(app, caches, path.join(dataDir, 'previews'));
  for (const folder of ['images', 'icons']) {
    await app.register(fastifyStatic, {
      root: path.join(client, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      maxAge: DAY_S * 1000,
      preCompressed: true,
    });
  }
  for (const file of ['favicon.svg', 'sw.js', 'offline.html']) {
    app.get(`/${file}`, (_request, reply) =>
      reply.header('Cache-Control', `public, max-age=${DAY_S}`).sendFile(file, client),
    );
  }
  // Browsers ask for it even if the page names another icon.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}
