import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createBlobs } from '#server/modules/media/files/blobs.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { ask, newStorage, signedUp } from '../support/account-clients.ts';
import { preparedDataFolder } from '../support/data-folder.ts';
import { picture } from '../support/pictures.ts';
import { startShop } from '../support/shop.ts';
import { startShopProcess } from '../support/shop-process.ts';

it('a process that is killed while pictures are uploaded leaves none broken: what a profile shows exists, leftovers are swept', async () => {
  const dataDir = preparedDataFolder();
  const png = new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' });
  let names = 1_795_251_564_000;
  for (const delay of [20, 90]) {
    const running = await startShopProcess({ dataDir });
    const account = await signedUp(running);
    const storage = newStorage(running, account.bearer);
    const changePicture = async () => {
      names += 1;
      const name = `${account.user.id}/${names}.png`;
      const { error } = await storage.upload(name, png);
      if (error) throw error;
      const headers = { ...account.bearer, 'X-Forwarded-For': account.address };
      const body = { avatar_url: storage.getPublicUrl(name).data.publicUrl };
      await ask(running, 'PUT', '/api/profile', { headers, body });
    };
    await changePicture();
    // Uploads and saves are in progress in every state when the process dies.
    const underWay = Promise.allSettled(
      Array.from({ length: 6 }, async (_, count) => {
        await sleep(count * 15);
        await changePicture();
      }),
    );
    await sleep(delay);
    await running.end('SIGKILL');
    await underWay;
  }

  const shop = await startShop({ dataDir });
  onTestFinished(() => shop.close());
  const { rows: profiles } = await shop.pool.query('select avatar_url from profiles');
  expect(profiles).toHaveLength(2);
  for (const { avatar_url: shown } of profiles)
    expect((await fetch(shop.origin + shown)).status, shown).toBe(200);

  const blobs = createBlobs({
    query: createQuery(shop.pool),
    log: { info: () => {}, warn: () => {} },
    store: createFileBlobs(dataDir),
    clock: () => new Date(Date.now() + 2 * 60 * 60 * 1000),
  });
  await blobs.sweep();
  const { rows } = await shop.pool.query('select blob_id from storage_objects');
  const kept = rows.map(({ blob_id: id }) => String(id)).sort();
  expect(fs.readdirSync(path.join(dataDir, 'avatars')).sort()).toEqual(kept);
});
