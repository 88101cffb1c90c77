import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { placePurchase } from '#server/modules/orders/orders.ts';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';

const log = { info: () => {}, warn: () => {} };
const now = new Date('2026-11-21T05:00:00Z');

let folder = '';
let database: Database;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  fs.chmodSync(folder, 0o711);
  database = await openDatabase(readEnv({ DATA_DIR: path.join(folder, 'data') }), log);
  await migrateDatabase(database.setup);
  await start();
});

afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

const start = () => seedDatabase(database.setup, { demo: true, now });
const run = (statement: string) => database.setup.query(statement);

/** Every picture that the catalogue names, by what it shows. */
async function pictures(): Promise<Map<string, string>> {
  const { rows } = await run(`
    select 'product ' || id as of, image_url || ' ' || images::text as picture from products
    union all select 'sku ' || id, image_url from skus
    union all select 'category ' || id, image_url from categories
    union all select 'banner ' || id, image from banners
    union all select 'review ' || id, images::text from reviews`);
  return new Map(rows.map(({ of, picture }) => [of, picture]));
}

const OLD = '/images/photos/00000000000000000000-640.webp';

/** Makes the rows those of a version with other pictures, most without pictures of colours and reviews. */
async function becomeOld(): Promise<void> {
  await run(`update products set image_url = '${OLD}', images = array['${OLD}']`);
  await run(`update skus set image_url = case when id % 2 = 0 then '${OLD}' end`);
  await run(`update categories set image_url = '${OLD}'`);
  await run(`update banners set image = '${OLD}'`);
  await run(`update reviews set images = '{}'`);
  await run(`update shop_facts set value = 'older' where key = 'pictures'`);
}

it('a start of a newer version renews the pictures of the program (P-PIC-8)', async () => {
  const fresh = await pictures();
  await becomeOld();
  await start();
  expect(await pictures()).toEqual(fresh);
});

it('what was ordered shows the picture of its SKU then, unless it was of imported goods (P-PIC-8)', async () => {
  const own = '/images/catalogue/aaaaaaaaaaaaaaaaaaaa-640.webp';
  const skus = await run('select id, price from skus where id in (1, 2) order by id');
  const lines = skus.rows.map(({ id: skuId, price }) =>
    aLine({ skuId, price, originalPrice: price, imageUrl: skuId === 1 ? OLD : own }),
  );
  const { id } = await createTransaction(database.pool)((tx) =>
    placePurchase(tx, aPlan({ orders: [anOrder({ lines })] })),
  );
  await becomeOld();
  await start();
  const { rows } = await run(`
    select l.image_url as shown, coalesce(s.image_url, p.image_url) as now
    from order_lines l join orders o on o.id = l.order_id join skus s on s.id = l.sku_id
    join products p on p.id = s.product_id where o.purchase_id = '${id}' order by l.position`);
  expect(rows[0].now).not.toBe(OLD);
  expect(rows.map(({ shown }) => shown)).toEqual([rows[0].now, own]);
});

it('it leaves pictures of imported goods, and of goods that took the id of a sample (P-PIC-8)', async () => {
  const own = '/images/catalogue/aaaaaaaaaaaaaaaaaaaa-640.webp';
  await becomeOld();
  await run(`update products set image_url = '${own}', images = array['${own}'] where id = 1`);
  await run(`update skus set image_url = null where product_id = 1`);
  await run(`update products set slug = 'something-else' where id = 2`);
  await start();
  const kept = await run('select image_url as picture from products where id in (1, 2) order by id');
  expect(kept.rows).toEqual([{ picture: own }, { picture: OLD }]);
  const colours = await run('select from skus where product_id = 1 and image_url is not null');
  expect(colours.rowCount).toBe(0);
});

it('a start of the same version changes nothing', async () => {
  await run(`update banners set image = '${OLD}' where id = 1`);
  const before = await pictures();
  await start();
  expect(await pictures()).toEqual(before);
});
