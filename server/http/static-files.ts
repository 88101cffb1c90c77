import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const BUILD = path.resolve(import.meta.dirname, '../../build');
const DAY_S = 24 * 60 * 60;

/** Whether an address is one of the files that pages are made of. */
export const isFile = (url: string): boolean => /^\/(assets|images|icons)\//.test(url);

/**
 * Files: `/assets` has names that change with their content and never goes stale; pictures of imported goods are
 * named by their hash likewise; other pictures and the icons are looked at again once a day.
 * Assets lie beside their compressed copies (scripts/compress-assets.ts), and those of the builds of the last seven days
 * in a folder of their own (scripts/keep-previous-assets.ts), for pages that were opened before this build.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  {
    dataDir,
    build = BUILD,
  }: { dataDir: string /** Folder of the build; another one for tests. */; build?: string },
): Promise<void> {
  const client = path.join(build, 'client');
  const assets = [path.join(client, 'assets'), path.join(build, 'previous-assets')];
  const imported = path.join(dataDir, 'catalogue-images');
  await mkdir(imported, { recursive: true });
  // Never asked for again, so there is nothing to compare a later copy with.
  const year = {
    maxAge: 365 * DAY_S * 1000,
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
    prefix: '/assets/',
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    ...year,
    root: imported,
    prefix: '/images/catalogue/',
    decorateReply: false,
  });
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
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('Cache-Control', `public, max-age=${DAY_S}`).sendFile('favicon.svg', client),
  );
  // Browsers ask for it whatever the page says.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}
