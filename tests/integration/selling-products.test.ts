import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyingShop } from './support/buying-shop.ts';
import { demoOwners } from './support/demo-owner.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import type { PlainBrowser } from './support/plain-browser.ts';

/** The products of a shop at its desk, by HTML forms alone (P-CENTRE-20). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let one: PlainBrowser;
let two: PlainBrowser;
let three: PlainBrowser;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  const owners = await demoOwners(opened(), shop.origin, [1, 2, 3]);
  const [first, second, third] = owners.map(({ browser }) => browser);
  if (!first || !second || !third) throw new Error('Three owners were asked for');
  [one, two, three] = [first, second, third];
});
afterAll(() => shop.close());

const productsOf = (seller: number) =>
  opened().query<{ id: number; name: string }>(sql`
    select id, name from products where seller_id = ${seller} and state = 'listed' order by id desc`);

const stateOf = async (id: number) =>
  (await opened().query<{ state: string }>(sql`select state from products where id = ${id}`))[0]?.state;

const step = (browser: PlainBrowser, path: string, name: string, ids: readonly number[]) =>
  browser.post(path, [...ids.map((id): [string, string] => ['product', String(id)]), ['step', name]]);

const numbersOn = (text: string) => [...text.matchAll(/No\. (\d+)/g)].map(([, id]) => Number(id));

it('hides what is ticked, shows it again under its tab, and counts both', async () => {
  const before = await productsOf(1);
  const [first, second] = before.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('Shop 1 has two products');
  expect((await one.get('/selling/1/products')).text).toContain(`Dijual (${before.length})`);
  const hidden = await step(one, '/selling/1/products', 'hide', [first, second]);
  expect(hidden.text).toContain('2 produk disembunyikan');
  expect(hidden.text).toContain(`Dijual (${before.length - 2})`);
  expect(numbersOn(hidden.text)).not.toContain(first);
  expect((await one.get(`/product/${first}`)).status).toBe(404);

  const path = '/selling/1/products?tab=hidden';
  expect(numbersOn((await one.get(path)).text)).toEqual([first, second]);
  const twice = await step(one, path, 'hide', [first]);
  expect([twice.status, twice.text.includes(`Status produk No. ${first} sudah berubah`)]).toEqual([
    422,
    true,
  ]);
  expect((await step(one, path, 'show', [])).text).toContain('Pilih dulu satu produk');
  expect((await step(one, path, 'show', [first, second])).text).toContain('2 produk tampil lagi');
  expect((await one.get(`/product/${first}`)).status).toBe(200);
});

it('shows low stock by its choices, and finds products of all states by name and number', async () => {
  const [product] = await productsOf(1);
  if (!product) throw new Error('Shop 1 has a product');
  await opened().transaction(async (tx) => {
    await tx(
      sql`update inventory set stock = 40 where product_id in (select id from products where seller_id = 1)`,
    );
    await tx(sql`
      update inventory set stock = 5 where sku_id = (
        select id from skus where product_id = ${product.id} and archived_at is null order by id limit 1)`);
  });
  const low = await one.get('/selling/1/products?tab=low');
  expect(numbersOn(low.text)).toEqual([product.id]);
  expect(low.text).toMatch(/[Mm]enipis/);
  await step(one, '/selling/1/products', 'archive', [product.id]);
  for (const q of [product.name.slice(1, 7).toUpperCase(), String(product.id)]) {
    const found = await one.get(`/selling/1/products?q=${encodeURIComponent(q)}`);
    expect([q, numbersOn(found.text).includes(product.id)]).toEqual([q, true]);
    expect(found.text).toContain('Diarsipkan');
  }
  expect((await one.get('/selling/1/products?q=zzzz%25_')).text).toContain('Tidak ada produk yang cocok');
});

it.each(['baru', 'laris', 'sepi'])('goes through all products once, by key (%s)', async (sort) => {
  await opened().transaction((tx) =>
    tx(sql`update products set seller_id = 3, sold_count = id % 7 where id in (
      select id from products where seller_id > 3 and state = 'listed' limit 120)`),
  );
  const expected = await opened().query<{ id: number }>(sql`
    select id from products where seller_id = 3 and state = 'listed'
    order by ${sql.raw({ baru: 'id desc', laris: 'sold_count desc, id desc', sepi: 'sold_count, id' }[sort] ?? '')}`);
  let path = `/selling/3/products?urut=${sort}`;
  const seen: number[] = [];
  while (path !== '') {
    const page = await three.get(path);
    seen.push(...numbersOn(page.text));
    path = /href="([^"]*[?&;]after=\d+)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }
  expect(seen.length).toBeGreaterThan(100);
  expect(seen).toEqual(expected.map(({ id }) => id));
});

it('a shop without a product reads what Lokapasar takes before it has one', async () => {
  const path = '/selling/3/products';
  expect((await three.get(path)).text).not.toContain('Bagaimana dana toko dihitung');
  await opened().query(sql`update products set seller_id = 4 where seller_id = 3`);
  const empty = await three.get(path);
  expect(empty.html).toMatch(/<details open=""[^>]*>.*Komisi Lokapasar [\d,]+%/s);
});

it('another shop can neither see nor change them, and a clerk of orders sees them without what changes them', async () => {
  const [product] = await productsOf(1);
  const id = Number(product?.id);
  expect(numbersOn((await two.get(`/selling/2/products?q=${id}`)).text)).not.toContain(id);
  expect((await step(two, '/selling/2/products', 'hide', [id])).text).toContain('tidak ditemukan');
  expect((await step(two, '/selling/1/products', 'hide', [id])).status).toBe(404);
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'order_clerk' where seller_id = 2 and ended_at is null`),
  );
  expect((await two.get('/selling/2/products')).text).not.toContain('Sembunyikan');
  const [own] = await productsOf(2);
  expect((await step(two, '/selling/2/products', 'hide', [Number(own?.id)])).status).toBe(422);
  expect([await stateOf(id), await stateOf(Number(own?.id))]).toEqual(['listed', 'listed']);
});
