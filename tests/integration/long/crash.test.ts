import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { killPostmaster, preparedDataFolder } from '../support/data-folder.ts';
import { startDatabaseUser } from '../support/database-process.ts';

const log = { info: () => {}, warn: () => {} };

it('keeps every acknowledged stock change through six kill -9 of shop and database (P-SHOP-7)', async () => {
  const dataDir = preparedDataFolder();
  const acknowledged = path.join(path.dirname(dataDir), 'acknowledged');
  fs.writeFileSync(acknowledged, '');
  const env = readEnv({ DATA_DIR: dataDir });

  const preparing = await startDatabaseUser({ dataDir });
  const setUp = await openDatabase(env, log);
  await setUp.pool.query('create table crash_log (id bigint generated always as identity primary key)');
  await setUp.pool.query('update inventory set stock = 0 where sku_id = 1');
  await setUp.close();
  await preparing.end('SIGTERM');

  const count = () => fs.readFileSync(acknowledged, 'utf8').split('\n').length - 1;
  const progress = async () => {
    const before = count();
    await expect.poll(count, { interval: 10 }).toBeGreaterThan(before + 5);
  };

  let shop = await startDatabaseUser({ dataDir, acknowledged });
  for (let round = 0; round < 6; round += 1) {
    await progress();
    const victims = (['database', 'shop', 'both'] as const)[round % 3];
    if (victims !== 'database') await shop.end('SIGKILL');
    if (victims !== 'shop') await killPostmaster(dataDir);
    // A living shop restarts its database by itself; a killed one is started by its operator.
    if (victims !== 'database') shop = await startDatabaseUser({ dataDir, acknowledged });
  }
  await progress();
  expect(await shop.end('SIGTERM')).toBe(0);

  const database = await openDatabase(env, log);
  const { rows: changes } = await database.pool.query('select id from crash_log');
  const { rows: inventory } = await database.pool.query('select stock from inventory where sku_id = 1');
  await database.close();
  const present = new Set(changes.map(({ id }) => String(id)));
  const promised = fs.readFileSync(acknowledged, 'utf8').trim().split('\n');
  expect(promised.filter((id) => !present.has(id))).toEqual([]);
  expect(inventory[0]?.stock).toBe(present.size);
});
