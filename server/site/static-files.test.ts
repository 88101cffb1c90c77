import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';

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
  await registerStaticFiles(app, { dataDir: path.join(build, 'data'), build });

  expect((await app.inject('/images/drawing.svg')).body).toBe('drawing');
  expect(readdir, 'a look into a folder is seen').toHaveBeenCalled();
  readdir.mockClear();
  expect((await app.inject('/images/photos/a-320.avif')).body).toBe('photo');
  expect((await app.inject('/images/photos/b-320.avif')).statusCode).toBe(404);
  expect(readdir).not.toHaveBeenCalled();
});
