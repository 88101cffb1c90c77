import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePromotions } from '#server/modules/catalogue/promotions/move-promotions.ts';
import { buyingShop } from './support/buying-shop.ts';
import { demoOwners } from './support/demo-owner.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import type { PlainBrowser } from './support/plain-browser.ts';
import { aSku } from './support/skus.ts';

/** The table of a shop's stocks (P-GOODS-7) and its promotions (P-PROMO-11 to P-PROMO-13), by HTML forms alone. */
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
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'owner' where seller_id = 2 and ended_at is null`),
  );
});

describe('a promotion', () => {
  const DAY_MS = 86_400_000;
  /** Brings the shop's clock so many days ahead of the real time, and does what is due then. */
  async function inDays(days: number): Promise<void> {
    await opened().query(sql`
      insert into shop_clock (ahead_ms) values (${Math.round(days * DAY_MS)})
      on conflict (id) do update set ahead_ms = excluded.ahead_ms`);
    await movePromotions(opened());
  }
  afterAll(() => opened().query(sql`delete from shop_clock`));

  async function aProduct(price: number) {
    const sku = await aSku(opened().query, { stock: 9, price });
    const [row] = await opened().query<{ product: number }>(sql`
      select product_id as product from skus where id = ${sku}`);
    return { sku, product: Number(row?.product) };
  }
  /** What lists, pages and the checkout read. */
  const shown = async (product: number) => {
    const [row] = await opened().query<Record<string, unknown>>(sql`
      select k.price, k.original_price as struck, p.price_now as listed, p.discount_now as discount, p.is_free_shipping as free
      from products p join skus k on k.product_id = p.id where p.id = ${product}`);
    return row;
  };
  /** As a field for a moment has it, in Jakarta time. */
  const moment = (days: number) =>
    new Date(Date.now() + days * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 16);
  const make = (
    browser: PlainBrowser,
    { sku, product }: { sku: number; product: number },
    typed: Readonly<Record<string, string>>,
  ) =>
    browser.post(
      `/selling/1/promotions/new?product=${product}`,
      Object.entries({ sku: String(sku), starts: '', ends: '', ...typed }),
    );
  const endOf = async (browser: PlainBrowser, product: number) => {
    const [row] = await opened().query<{ id: string }>(sql`
      select id from promotions where product_id = ${product} order by starts_at desc limit 1`);
    return browser.post('/selling/1/promotions', [['promotion', String(row?.id)]]);
  };

  it('lowers a price from its beginning to its end, strikes through the price before, and pays the postage', async () => {
    const goods = await aProduct(50_000);
    const wrong = await make(one, goods, { percent: 'banyak', ends: moment(40) });
    expect([wrong.status, wrong.text.includes('Tulis dengan angka bulat')]).toEqual([422, true]);
    expect(wrong.html).toContain('value="banyak"');
    const long = await make(one, goods, { percent: '20', ends: moment(40) });
    expect([long.status, long.text.includes('paling lama 30 hari')]).toEqual([422, true]);
    const made = await make(one, goods, {
      percent: '20',
      starts: moment(1),
      ends: moment(3),
      shipping: 'on',
    });
    expect([made.status, made.text.includes('Akan datang')]).toEqual([200, true]);
    const twice = await make(one, goods, { percent: '30', ends: moment(2) });
    expect(twice.text).toContain('punya promosi yang belum berakhir');
    await inDays(0);
    const before = { price: 50_000, struck: 50_000, listed: 50_000, discount: 0, free: false };
    expect(await shown(goods.product)).toEqual(before);
    await inDays(1.1);
    const meanwhile = { price: 40_000, struck: 50_000, listed: 40_000, discount: 20, free: true };
    expect(await shown(goods.product)).toEqual(meanwhile);
    expect((await one.get('/selling/1/promotions')).text).toContain('Berjalan');
    await inDays(3.1);
    expect(await shown(goods.product)).toEqual(before);
    expect((await one.get('/selling/1/promotions?tampil=berakhir')).text).toContain('Selesai');
  });

  it('strikes nothing through that was dear for a moment only, and counts no promotion as a price that was charged', async () => {
    const goods = await aProduct(50_000);
    await opened().query(sql`update skus set price = 90000, original_price = 90000 where id = ${goods.sku}`);
    expect((await one.get(`/selling/1/promotions/new?product=${goods.product}`)).text).toContain(
      'Harga sekarang baru naik',
    );
    await make(one, goods, { [`price-${goods.sku}`]: '60.000', ends: moment(20) });
    await inDays(4);
    expect(await shown(goods.product)).toMatchObject({ price: 60_000, struck: 60_000, discount: 0 });
    expect((await one.get('/selling/1/promotions')).text).toContain('Tanpa harga coret');
    expect((await endOf(one, goods.product)).text).toContain('Promosi berakhir');
    expect(await shown(goods.product)).toMatchObject({ price: 90_000, struck: 90_000 });
    await make(one, goods, { [`price-${goods.sku}`]: '80.000', starts: moment(35), ends: moment(39) });
    await inDays(36);
    expect(await shown(goods.product)).toMatchObject({ price: 80_000, struck: 90_000 });
  });

  it('leaves a price that the shop changed meanwhile, and is called off before it begins', async () => {
    const goods = await aProduct(50_000);
    await inDays(40);
    await make(one, goods, { percent: '10', ends: moment(50) });
    await inDays(41);
    await opened().query(sql`update skus set price = 47000, original_price = 47000 where id = ${goods.sku}`);
    expect((await one.get('/selling/1/promotions')).text).toContain('Harganya kamu ubah selama promosi');
    await inDays(51);
    expect(await shown(goods.product)).toMatchObject({ price: 47_000, struck: 47_000 });
    await make(one, goods, { percent: '10', starts: moment(55), ends: moment(57) });
    await endOf(one, goods.product);
    await inDays(56);
    expect(await shown(goods.product)).toMatchObject({ price: 47_000 });
    expect((await endOf(one, goods.product)).text).toContain('sudah berakhir');
  });

  it('is not made of goods of the flash sale, nor made or ended by another shop', async () => {
    const goods = await aProduct(50_000);
    const [flash] = await opened().query<{ product: number; sku: number }>(sql`
      select p.id as product, k.id as sku from running_flash_items f join products p on p.id = f.product_id
      join skus k on k.product_id = p.id limit 1`);
    await opened().query(sql`update products set seller_id = 1 where id = ${flash?.product}`);
    const ends = moment(70);
    expect((await make(one, flash ?? goods, { percent: '10', ends })).text).toContain('sedang di Flash Sale');
    const input = { percent: '10', ends };
    expect((await make(two, goods, input)).status).toBe(404);
    expect(
      (await two.post(`/selling/2/promotions/new?product=${goods.product}`, Object.entries(input))).text,
    ).toContain('tidak ditemukan');
    expect((await two.get(`/selling/2/promotions/new?product=${goods.product}`)).status).toBe(404);
    await make(one, goods, input);
    const [made] = await opened().query<{ id: string }>(sql`
      select id from promotions where product_id = ${goods.product}`);
    expect((await two.post('/selling/2/promotions', [['promotion', String(made?.id)]])).text).toContain(
      'tidak ditemukan',
    );
    const open = sql`select count(*)::int as n from promotions where product_id = ${goods.product} and ended_at is null`;
    expect((await opened().query<{ n: number }>(open))[0]?.n).toBe(1);
  });
});
