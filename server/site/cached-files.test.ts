import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { FILE_SECURITY_HEADERS } from '#server/platform/http/security-headers.ts';
import { readAssets, registerStaticFiles } from './static-files.ts';

const FILES = {
  'shop-a.js': 'code',
  'shop-a.js.br': 'br of code',
  'shop-a.js.gz': 'gz of code',
  'tiny-b.js': '1',
  'root-c.css': 'styles',
  'root-c.css.br': 'br of styles',
  'root-c.css.gz': 'gz of styles',
  'icons-d.svg': '<svg/>',
  'face-e.woff2': 'typeface',
  'other-f.wasm': 'no kind of file that is kept',
};

test('a file from memory is answered like one from the disk', async () => {
  const build = await mkdtemp(path.join(os.tmpdir(), 'cached-files-'));
  onTestFinished(() => rm(build, { recursive: true }));
  const assets = path.join(build, 'client/assets');
  for (const folder of [assets, ...['images', 'icons'].map((name) => path.join(build, 'client', name))]) {
    await mkdir(folder, { recursive: true });
  }
  for (const [name, content] of Object.entries(FILES)) await writeFile(path.join(assets, name), content);
  const app = Fastify();
  onTestFinished(() => app.close());
  app.addHook('onRequest', async (_request, reply) => void reply.headers(FILE_SECURITY_HEADERS));
  await registerStaticFiles(app, {
    dataDir: path.join(build, 'data'),
    store: createFileBlobs(path.join(build, 'data')),
    build,
  });

  const kept = await readAssets(build);
  expect([...kept.keys()].sort()).toEqual(
    ['face-e.woff2', 'icons-d.svg', 'root-c.css', 'shop-a.js', 'tiny-b.js'].map((name) => `/assets/${name}`),
  );
  for (const [url, file] of kept) {
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      const { date, connection, ...own } = headers;
      const answer = file[encoding];
      expect(pairs(answer.headers), `${url} as ${encoding}`).toEqual(pairs(Object.entries(own).flat()));
      expect(answer.body, `${url} as ${encoding}`).toEqual(rawPayload);
    }
  }
});

/** 'name: value', sorted, because the order of headers has no meaning. */
function pairs(headers: readonly unknown[]): string[] {
  return headers
    .flatMap((name, at) => (at % 2 === 0 ? `${name}: ${headers[at + 1]}` : []))
    .sort((a, b) => a.localeCompare(b));
}
