import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { registerStaticFiles } from '#server/site/static-files.ts';
import { keepPreviousAssets } from './keep-previous-assets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A folder for builds, and a function that builds again: only assets with the given names. */
function buildFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-build-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const client = path.join(folder, 'client');
  return {
    folder,
    build(now: number, ...names: string[]) {
      keepPreviousAssets(folder, now);
      fs.rmSync(client, { recursive: true, force: true });
      for (const part of ['assets', 'images', 'icons'])
        fs.mkdirSync(path.join(client, part), { recursive: true });
      for (const name of names) fs.writeFileSync(path.join(client, 'assets', name), name);
    },
  };
}

/** Those of the names that the server has. */
async function served(folder: string, names: readonly string[]): Promise<string[]> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const dataDir = path.join(folder, 'data');
  await registerStaticFiles(app, { dataDir, store: createFileBlobs(dataDir), build: folder });
  const answers = await Promise.all(names.map((name) => app.inject(`/assets/${name}`)));
  return names.filter((name, at) => answers[at]?.statusCode === 200 && answers[at]?.body === name);
}

test('files of earlier builds are served for seven days after they were replaced', async () => {
  const names = ['a-1.js', 'b-1.js', 'b-2.js', 'b-3.js'];
  const start = Date.now() - 20 * DAY_MS;
  const { folder, build } = buildFolder();
  build(start, 'a-1.js', 'b-1.js');
  expect(await served(folder, names)).toEqual(['a-1.js', 'b-1.js']);
  build(start + 10 * DAY_MS, 'a-1.js', 'b-2.js');
  expect(await served(folder, names)).toEqual(['a-1.js', 'b-1.js', 'b-2.js']);
  build(start + 17 * DAY_MS + 1, 'a-1.js', 'b-3.js');
  expect(await served(folder, names)).toEqual(['a-1.js', 'b-2.js', 'b-3.js']);
});
