import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOW_STOCK, PRODUCT_SORTS } from '#domain/catalogue/product-tabs.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { listShopProducts, productsInTab } from '#server/modules/catalogue/catalogue.ts';
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
  // Each product is taken by itself: what can be hidden is, and the other is named with its reason (P-GOODS-2).
  const third = Number(before[2]?.id);
  const inPart = await step(one, '/selling/1/products', 'hide', [first, third]);
  expect(inPart.status).toBe(422);
  expect(inPart.text).toContain('1 produk disembunyikan');
  expect(inPart.text).toContain(
    `1 dari 2 produk tidak diproses. Alasannya: No. ${first} : statusnya sekarang Disembunyikan`,
  );
  expect((await step(one, path, 'show', [third])).text).toContain('1 produk tampil lagi');
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

it('has low stock by the plain rule after any changes of stocks, choices and states (P-CENTRE-20)', async () => {
  const { query } = opened();
  const change = fc.noBias(fc.record({ at: fc.nat(999), stock: fc.nat(2 * LOW_STOCK), kind: fc.nat(24) }));
  const skus = await query<{ id: number; product: number }>(sql`
    select id, product_id as product from skus where product_id in (
      select id from products where seller_id = 5) order by id`);
  for (const { at, stock, kind } of fc.sample(change, { numRuns: 120, seed: 90 })) {
    const sku = skus[at % skus.length];
    if (!sku) throw new Error('Shop 5 has choices');
    if (kind === 0)
      await query(
        sql`update skus set archived_at = case when archived_at is null then now() end where id = ${sku.id}`,
      );
    else if (kind === 1)
      await query(
        sql`update products set state = case state when 'listed' then 'hidden' else 'listed' end where id = ${sku.product}`,
      );
    else await query(sql`update inventory set stock = ${stock} where sku_id = ${sku.id}`);
  }
  const expected = await query<{ id: number }>(sql`
    select id from products p where seller_id = 5 and state = 'listed' and exists (
      select from skus k join inventory i on i.sku_id = k.id
      where k.product_id = p.id and k.archived_at is null and i.stock <= ${LOW_STOCK})`);
  expect(expected.length).toBeGreaterThan(0);
  for (const sort of PRODUCT_SORTS) {
    const list = await listShopProducts(query, 5, { tab: 'low', sort, q: '', after: null });
    expect(list.counts.low).toBe(expected.length);
    expect(new Set(list.products.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
  }
  expect(await productsInTab(query, 5, 'low')).toBe(expected.length);
  await query(sql`update products set state = 'listed' where seller_id = 5 and state = 'hidden'`);
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

it('hides a whole tab beyond the page by one box, at most 200 at once, without scripts (P-CENTRE-3)', async () => {
  const all = await productsOf(3);
  expect(all.length).toBeGreaterThan(200);
  expect((await three.get('/selling/3/products')).text).toContain('Pilih 200 pertama di tab ini');
  const [one] = all;
  const search = `/selling/3/products?q=${one?.id}`;
  const found = Number(/Pilih semua (\d+) hasil/.exec((await three.get(search)).text)?.[1]);
  await three.post(search, [
    ['all', String(found)],
    ['step', 'hide'],
  ]);
  expect(await productsOf(3)).toHaveLength(all.length - found);
  await opened().query(sql`update products set state = 'listed' where seller_id = 3 and state = 'hidden'`);
  const hide = (said: number) =>
    three.post('/selling/3/products', [
      ['all', String(said)],
      ['step', 'hide'],
    ]);
  expect((await hide(all.length)).text).toContain('200 produk disembunyikan');
  expect(await productsOf(3)).toEqual(all.slice(200));
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
  const [ofTwo] = await productsOf(2);
  const foreign = await step(two, '/selling/2/products', 'hide', [Number(ofTwo?.id), id]);
  expect([foreign.status, foreign.text.includes('tidak ditemukan')]).toEqual([404, true]);
  expect((await step(two, '/selling/1/products', 'hide', [id])).status).toBe(404);
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'order_clerk' where seller_id = 2 and ended_at is null`),
  );
  expect((await two.get('/selling/2/products')).text).not.toContain('Sembunyikan');
  const [own] = await productsOf(2);
  expect((await step(two, '/selling/2/products', 'hide', [Number(own?.id)])).status).toBe(422);
  expect([await stateOf(id), await stateOf(Number(own?.id))]).toEqual(['listed', 'listed']);
});

describe('the prices of chosen products (P-GOODS-12)', () => {
  const unpromoted = async () =>
    (
      await opened().query<{ id: number }>(sql`
        select id from products p where seller_id = 1 and state = 'listed'
          and not exists (select from running_flash_items f where f.product_id = p.id) order by id limit 2`)
    ).map(({ id }) => id);
  const pricesOf = (id: number) =>
    opened().query<{ price: number; struck: number }>(sql`
      select price, original_price as struck from skus where product_id = ${id} and archived_at is null order by id`);
  const address = (ids: readonly number[], change = '') =>
    `/selling/1/prices?${ids.map((id) => `product=${id}`).join('&')}&change=${encodeURIComponent(change)}`;
  const seenOn = ({ html }: { html: string }) =>
    [...html.matchAll(/name="(seen-\d+)" value="([^"]+)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
  const change = (path: string, page: { html: string }) =>
    one.post(path, [...seenOn(page), ['intent', 'change']]);
  const undoOn = ({ html }: { html: string }) => /<button[^>]* value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
  const rounded = (price: number) => Math.round(price * 0.945);

  it('are shown before they change by a percent, struck through nowhere, and can be taken back', async () => {
    const [a, b] = await unpromoted();
    if (a === undefined || b === undefined) throw new Error('Shop 1 has two products');
    const listed = (await productsOf(1)).length;
    const all = await one.post('/selling/1/products', [
      ['all', String(listed)],
      ['step', 'prices'],
    ]);
    expect(all.text).toContain(`${listed} produk dipilih`);
    expect((await one.post('/selling/1/products', [['step', 'prices']])).status).toBe(422);
    // As many as are ticked at once fit into an address.
    const many = [a, ...Array.from({ length: MOST_TICKED - 1 }, (_, at) => 9_000_000 + at)];
    expect((await one.get(address(many, '+1%'))).text).toContain('1 produk dipilih');
    expect((await one.get('/selling/1/prices')).text).toContain('Belum ada produk yang dipilih');
    expect((await one.get(address([a], '10'))).text).toContain('Tulis persen');
    const before = [await pricesOf(a), await pricesOf(b)];
    const path = address([a, b], '-5,5%');
    const page = await one.get(path);
    expect(page.text).toContain('Belum ada yang berubah');
    expect(page.text).toContain(`Harga ${before.flat().length} pilihan dari 2 produk berubah`);
    expect([await pricesOf(a), await pricesOf(b)]).toEqual(before);
    const done = await change(path, page);
    expect(done.text).toContain(`Harga ${before.flat().length} pilihan berubah`);
    expect([await pricesOf(a), await pricesOf(b)]).toEqual(
      before.map((rows) => rows.map(({ price }) => ({ price: rounded(price), struck: rounded(price) }))),
    );
    const [audit] = await opened().query<{ n: number }>(sql`
      select count(*)::int as n from audit_log where command = 'price.change'`);
    expect(audit?.n).toBe(2);

    // What changed again meanwhile stays.
    await opened().query(
      sql`update skus set price = price + 1, original_price = price + 1 where product_id = ${b}`,
    );
    const again = await pricesOf(b);
    const undone = await one.post('/selling/1/prices', [['undo', undoOn(done)]]);
    expect(undone.text).toContain(`${again.length} pilihan dibiarkan`);
    expect([await pricesOf(a), await pricesOf(b)]).toEqual([before[0], again]);
    const twice = await one.post('/selling/1/prices', [['undo', undoOn(done)]]);
    expect([twice.status, twice.text.includes('tidak bisa diurungkan lagi')]).toEqual([422, true]);
  });

  it('stay when one of them changed since it was shown, leaves its bounds, is promoted or is of another shop', async () => {
    const [a, b] = await unpromoted();
    const [foreign] = (await productsOf(2)).map(({ id }) => id);
    if (a === undefined || b === undefined || foreign === undefined) throw new Error('Products are missing');
    const path = address([a, b], '+10%');
    const page = await one.get(path);
    await opened().query(
      sql`update skus set price = price + 7, original_price = price + 7 where product_id = ${b}`,
    );
    const before = [await pricesOf(a), await pricesOf(b)];
    const refused = await change(path, page);
    expect([refused.status, refused.text.includes(`Produk No. ${b} sudah berubah harganya`)]).toEqual([
      422,
      true,
    ]);
    const low = await one.get(address([a], '-1.000.000.000'));
    expect([low.text.includes('Di luar Rp100'), seenOn(low)]).toEqual([true, []]);
    expect((await change(address([a], '-1.000.000.000'), await one.get(address([a], '+1%')))).text).toContain(
      `Produk No. ${a} harganya jadi di luar`,
    );
    expect((await one.get(address([foreign], '+10%'))).text).toContain('Belum ada produk yang dipilih');
    await opened().query(sql`
      with pr as (
        insert into promotions (id, seller_id, product_id, gives_shipping, starts_at, ends_at, began_at)
        values (gen_random_uuid(), 1, ${a}, false, now(), now() + interval '1 day', now()) returning id)
      insert into promotion_prices (promotion_id, sku_id, price) select pr.id, k.id, 100 from pr, skus k where k.product_id = ${a}`);
    const promoted = await one.get(path);
    expect([promoted.text.includes('Sedang promosi'), seenOn(promoted).map(([name]) => name)]).toEqual([
      true,
      [`seen-${b}`],
    ]);
    expect((await change(path, page)).status).toBe(422);
    expect([await pricesOf(a), await pricesOf(b)]).toEqual(before);
  });
});
