import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { registerPreviews } from './previews.ts';

const BUILD = path.resolve(import.meta.dirname, '../../build/client');
const DAY_S = 24 * 60 * 60;

/**
 * Files: `/assets` has names that change with their content and never goes stale; photographs, ours and
 * those of imported goods, are named by their hash likewise; other pictures and the icons are looked at again once a day.
 * Assets lie beside their compressed copies (scripts/compress-assets.ts).
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { dataDir }: { dataDir: string },
): Promise<void> {
  const imported = path.join(dataDir, 'catalogue-images');
  const photographs = path.join(BUILD, 'images/photos');
  await mkdir(imported, { recursive: true });
  await mkdir(photographs, { recursive: true });
  const year = { maxAge: 365 * DAY_S * 1000, immutable: true, index: false as const, wildcard: true };
  await app.register(fastifyStatic, {
    ...year,
    root: path.join(BUILD, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
  });
  for (const [name, root] of Object.entries({ catalogue: imported, photos: photographs })) {
    await app.register(fastifyStatic, { ...year, root, prefix: `/images/${name}/`, decorateReply: false });
  }
  registerPreviews(app, { catalogue: imported, photos: photographs }, path.join(dataDir, 'previews'));
  for (const folder of ['images', 'icons']) {
    await app.register(fastifyStatic, {
      root: path.join(BUILD, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      maxAge: DAY_S * 1000,
      preCompressed: true,
    });
  }
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('Cache-Control', `public, max-age=${DAY_S}`).sendFile('favicon.svg', BUILD),
  );
  // Browsers ask for it whatever the page says.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}
