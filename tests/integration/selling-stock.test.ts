import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyingShop } from './support/buying-shop.ts';
import { demoOwners } from './support/demo-owner.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import type { PlainBrowser } from './support/plain-browser.ts';

/** The table of a shop's stocks, by HTML forms alone (P-GOODS-7). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let one: PlainBrowser;
let two: PlainBrowser;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  const owners = await demoOwners(opened(), shop.origin, [1, 2]);
  const [first, second] = owners.map(({ browser }) => browser);
  if (!first || !second) throw new Error('Two owners were asked for');
  [one, two] = [first, second];
});
afterAll(() => shop.close());

const skusOf = (seller: number) =>
  opened().query<{ id: number; stock: number; drift: number }>(sql`
    select k.id, i.stock, i.stock - coalesce((select sum(quantity) from stock_moves where sku_id = k.id), 0)::int as drift
    from skus k join products p on p.id = k.product_id join inventory i on i.sku_id = k.id
    where p.seller_id = ${seller} and k.archived_at is null order by k.id limit 2`);

const set = (
  browser: PlainBrowser,
  seller: number,
  rows: readonly [sku: number, seen: number, to: string][],
) =>
  browser.post(
    `/selling/${seller}/stock`,
    rows.flatMap(([sku, seen, to]): [string, string][] => [
      ['sku', String(sku)],
      [`seen-${sku}`, String(seen)],
      [`stock-${sku}`, to],
    ]),
  );

async function sell(sku: number, pieces: number) {
  await opened().transaction(async (tx) => {
    await tx(sql`update inventory set stock = stock - ${pieces} where sku_id = ${sku}`);
    await tx(sql`insert into stock_moves (id, sku_id, kind, quantity, at)
      values (gen_random_uuid()::text, ${sku}, 'adjust', ${-pieces}, now())`);
  });
}

it('sets what was changed by its difference, so that a sale meanwhile counts, all or none', async () => {
  const [a, b] = await skusOf(1);
  if (!a || !b) throw new Error('Shop 1 has two choices');
  const seen = await one.get('/selling/1/stock');
  expect(seen.html).toContain(`name="stock-${a.id}"`);
  expect((await set(one, 1, [[a.id, a.stock, String(a.stock)]])).text).toContain(
    'Belum ada stok yang diubah',
  );
  const unread = await set(one, 1, [[a.id, a.stock, '1,5']]);
  expect(unread.text).toContain('Tulis stok dengan angka bulat');
  expect(unread.html).toContain('value="1,5"');
  await set(one, 1, [[a.id, a.stock, '1.000']]);
  await sell(a.id, 3);
  await set(one, 1, [
    [a.id, 1000, '1010'],
    [b.id, b.stock, '4'],
  ]);
  expect((await skusOf(1)).map(({ stock, drift }) => [stock, drift])).toEqual([
    [1007, a.drift],
    [4, b.drift],
  ]);
  await sell(b.id, 4);
  const gone = await set(one, 1, [
    [a.id, 1007, '9'],
    [b.id, 4, '1'],
  ]);
  expect([gone.status, gone.text.includes('Sementara itu ada yang terjual')]).toEqual([422, true]);
  expect((await skusOf(1)).map(({ stock }) => stock)).toEqual([1007, 0]);
});

it('another shop can neither see nor set them, and a clerk of orders may set their own', async () => {
  const [a] = await skusOf(1);
  const [own] = await skusOf(2);
  if (!a || !own) throw new Error('Both shops have choices');
  expect((await two.get('/selling/2/stock')).html).not.toContain(`name="stock-${a.id}"`);
  const foreign = await set(two, 2, [
    [own.id, own.stock, '77'],
    [a.id, a.stock, '1'],
  ]);
  expect(foreign.text).toContain('tidak ditemukan');
  expect((await set(two, 1, [[a.id, a.stock, '1']])).status).toBe(404);
  expect([(await skusOf(1))[0]?.stock, (await skusOf(2))[0]?.stock]).toEqual([a.stock, own.stock]);
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'order_clerk' where seller_id = 2 and ended_at is null`),
  );
  expect((await set(two, 2, [[own.id, own.stock, '77']])).text).toContain('Stok 1 pilihan tersimpan');
  expect((await skusOf(2))[0]?.stock).toBe(77);
});
