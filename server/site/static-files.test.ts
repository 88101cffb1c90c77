import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';

const readdir = vi.fn();

test('a photograph is found without listing its folder, which may have a million files', async () => {
  // Before the library imports the function.
  const promises = createRequire(import.meta.url)('node:fs/promises');
  const original = promises.readdir;
  promises.readdir = (...given: unknown[]) => {
    readdir(...given);
    return original(...given);
  };
  onTestFinished(() => {
    promises.readdir = original;
  });
  const { registerStaticFiles } = await import('./static-files.ts');
  const build = await mkdtemp(path.join(os.tmpdir(), 'static-files-'));
  onTestFinished(() => rm(build, { recursive: true }));
  for (const folder of ['assets', 'images/photos', 'icons']) {
    await mkdir(path.join(build, 'client', folder), { recursive: true });
  }
  await writeFile(path.join(build, 'client/images/photos/a-320.avif'), 'photo');
  await writeFile(path.join(build, 'client/images/drawing.svg'), 'drawing');
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerStaticFiles(app, {
    dataDir: path.join(build, 'data'),
    store: createFileBlobs(path.join(build, 'data')),
    build,
  });

  expect((await app.inject('/images/drawing.svg')).body).toBe('drawing');
  expect(readdir, 'a look into a folder is seen').toHaveBeenCalled();
  readdir.mockClear();
  expect((await app.inject('/images/photos/a-320.avif')).body).toBe('photo');
  expect((await app.inject('/images/photos/b-320.avif')).statusCode).toBe(404);
  expect(readdir).not.toHaveBeenCalled();
});

test('a picture that only the file store has is served from the folder from then on', async () => {
  const { cachedPicture } = await import('./cached-picture.ts');
  const base = await mkdtemp(path.join(os.tmpdir(), 'cached-picture-'));
  onTestFinished(() => rm(base, { recursive: true }));
  const store = createFileBlobs(path.join(base, 'bucket'));
  const folder = path.join(base, 'data/catalogue-images');
  const name = '0123456789abcdef0123-320.avif';
  const key = `catalogue-images/${name}`;
  await store.put(key, Buffer.from('picture'), 'image/avif');
  const asked = vi.fn(store.get);
  const isThere = cachedPicture({ ...store, get: asked }, folder);
  expect(await Promise.all([isThere(name), isThere(name)])).toEqual([true, true]);
  expect(await readFile(path.join(folder, name), 'utf8')).toBe('picture');
  await store.delete(key);
  expect(await isThere(name)).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await isThere('ffffffffffffffffffff-320.avif')).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
  for (const other of ['../secret', 'a-320.avif', `${name}.part`]) expect(await isThere(other)).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
});
