import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openCatalogue } from '#server/modules/catalogue/catalogue.ts';
import { countSales } from '#server/modules/catalogue/count-sales.ts';
import { openPageCache } from '#server/site/open-page-cache.ts';
import { bodyOf } from '#server/site/page-cache/cached-page.ts';
import { renderPage } from '#server/site/render/render-page.ts';
import { loadBuiltSite, type Site } from '#server/site/render/renderer.ts';
import { copiedRows } from './support/copied-rows.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { publicServices } from './support/public-services.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';

// The production React, not the slower one for development; it is chosen at load time.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const opened = migratedDatabase();
const silent = { info: () => {}, warn: () => {} };

/** At least one address of each page that depends on the database, and of some that do not. */
const ADDRESSES = [
  '/',
  ...[1, 2, 3, 20, 120].map((id) => `/product/${id}`),
  '/product/1.data?_routes=routes%2Fproduct',
  '/product/2/ulasan',
  '/product?sort=price-asc&page=2',
  '/search',
  '/search?category=toys&rating=4',
  '/search?seller=official-store',
  '/search?category=fashion&category=food&rating=5&seller=top-rated&min=100000',
  '/categories',
  '/category/electronics?sort=rating',
  '/category/7',
  '/category/food?max=20000',
  '/category/fashion?sort=price-high',
  '/special-offer',
  '/flash-sale',
  '/new-arrivals',
  '/promotions',
  '/promotions/eid',
  '/seller',
  '/seller/1',
  '/seller/3.data',
  '/faq',
];

const HOUR_MS = 3_600_000;
const BATCHES = 22;
const EDITS_A_BATCH = 10;

/** The same numbers in each run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** An edit of one kind in the shop's tables, by the program or by hand. */
function edit(random: (below: number) => number, { kind, nth }: { kind: number; nth: number }): SQL {
  const product = sql.raw(String(random(4) === 0 ? random(3) + 1 : random(220) + 1));
  const seller = sql.raw(String(random(6) + 1));
  const edits: SQL[] = [
    sql`update skus set price = greatest(1, price - ${random(5000)}::int) where product_id = ${product}`,
    sql`update skus set archived_at = case when archived_at is null then now() end
      where id = (select id from skus where product_id = ${product} order by position limit 1)`,
    sql`update products set name = ${`Barang ${nth}`} where id = ${product}`,
    sql`update products set description = ${`Uraian ${nth}`} where id = ${product}`,
    sql`update products set sold_count = sold_count + ${random(3000)}::int, rating = ${random(50) / 10}::float8
      where id = ${product}`,
    sql`update products set discount = ${random(51)}::int where id = ${product}`,
    sql`update products set category_id = ${random(10) + 1}::int where id = ${product}`,
    sql`update products set seller_id = ${seller} where id = ${product}`,
    sql`update inventory set stock = ${random(3)}::int where product_id = ${product}`,
    sql`insert into reviews (product_id, username, rating, date, content)
      values (${product}, 'pembeli', ${random(5) + 1}::int, '2026-11-20', ${`Ulasan ${nth}`})`,
    sql`update reviews set helpful = helpful + 1 where id = (select id from reviews order by id limit 1 offset ${random(40)}::int)`,
    sql`delete from reviews where id = (select min(id) from reviews where product_id = ${product})`,
    sql`update sellers set name = ${`Toko ${nth}`}, rating = ${random(50) / 10}::float8 where id = ${seller}`,
    sql`update flash_prices set price = greatest(1, price - 100)
      where product_id = (select product_id from flash_items order by product_id limit 1 offset ${random(9)}::int)`,
    sql`update flash_items set sold = least(quota, sold + 1)
      where product_id = (select product_id from flash_items order by product_id limit 1 offset ${random(9)}::int)`,
    sql`update banners set title = ${`Spanduk ${nth}`} where id = (select min(id) from banners)`,
    sql`update subcategories set name = ${`Rak ${nth}`}
      where id = (select id from subcategories order by id limit 1 offset ${random(50)}::int)`,
    sql`update categories set description = ${`Kategori ${nth}`} where id = ${random(10) + 1}::int`,
    copiedRows('products', {
      row: sql`p`,
      changes: sql`jsonb_build_object('id', ${5000 + nth}::int)`,
      from: sql`(select p from products p where p.id = ${product}) _`,
    }),
    sql`update flash_items set sold = case ${random(2)}::int when 0 then opening_sold else quota end
      where product_id = (select product_id from flash_items where session_id = 'active' order by product_id limit 1 offset ${random(9)}::int)`,
    sql`update flash_sessions set starts_at_hour = nullif(${random(2) * 20}::int, 0) where id = 'active'`,
    sql`delete from products where id >= 5000 and id = (select max(id) from products)`,
  ];
  const chosen = edits[kind % edits.length];
  if (!chosen) throw new Error('There is no such edit');
  return chosen;
}

let site: Site;

beforeAll(async () => {
  site = await loadBuiltSite();
});

/**
 * A page cache over the read model, whose changes are reported when the test says so, with its own clock. Its
 * pages are compared with fresh ones from PostgreSQL.
 */
async function startCache() {
  const { database, query } = opened();
  let now = Date.parse('2026-11-21T05:00:00Z');
  const clock = () => new Date(now);
  const open = await openCatalogue({ env: { readModelMaxProducts: 1000 }, database, log: silent });
  onTestFinished(() => open.close());
  const { feed, readModel } = open;
  await readModel.settled();
  const services = publicServices(open.catalogue, clock);
  const direct = { ...services, catalogue: sqlCatalogue(query) };
  // A busy machine polls late, which the cache takes for silence; only the polls of the test count here.
  const punctual = { subscribe: feed.subscribe.bind(feed), ageMs: () => 0, silentMs: () => 0 };
  const cache = openPageCache({ site, services, feed: punctual, limitMb: 64 });
  return {
    cache,
    feed,
    pass: (ms: number) => {
      now += ms;
    },
    async cached(url: string): Promise<string> {
      const address = (await site.read(url)).cached;
      if (address?.key !== url) throw new Error(`${url} is not spelled as it is cached`);
      const answer = await cache.answer(address);
      if (!answer.cached) throw new Error(`${url} is answered ${answer.page.status} and not cached`);
      const policy = answer.cached.headers.find(([name]) => name === 'content-security-policy')?.[1];
      return `${policy}\n${bodyOf(answer.cached, 'identity').body.toString()}`;
    },
    async fresh(url: string): Promise<string> {
      const request = new Request(`https://toko.test${url}`);
      const { status, headers, body } = await renderPage(site.render, direct, { request });
      if (status !== 200) throw new Error(`${url} is answered ${status}`);
      return `${headers.find(([name]) => name === 'content-security-policy')?.[1]}\n${body.toString()}`;
    },
  };
}

it('after each of 22 batches of random edits, of one kind each, every cached page is byte for byte what a fresh render gives', async () => {
  const { cache, feed, cached, fresh, pass } = await startCache();
  const random = randomNumbers(20261121);
  for (const url of ADDRESSES) await cached(url);
  let surviving = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const edited = [];
    for (let nth = 0; nth < EDITS_A_BATCH; nth += 1) {
      const made = edit(random, { kind: batch, nth: batch * EDITS_A_BATCH + nth });
      edited.push(...(await opened().query(sql`${made} returning 1`)));
    }
    expect(edited.length, `rows edited by batch ${batch}`).toBeGreaterThan(0);
    await countSales(opened().query);
    await feed.look();
    // Beyond the time for which a page is still answered while a render replaces it.
    pass(1000);
    surviving += ADDRESSES.filter((url) => cache.fresh(url)).length;
    for (const url of ADDRESSES) expect(await cached(url), url).toBe(await fresh(url));
  }
  // An empty cache would pass the comparison, but miss its purpose.
  expect(surviving).toBeGreaterThan(BATCHES * 3);
});

it('a page is rendered again at midnight in Jakarta, and one that counts new products when the first is 30 days old', async () => {
  const { query } = opened();
  await query(
    sql`update products set created_at = case id when 1 then '2026-10-22T10:00:00Z'::timestamptz else '2000-01-01' end`,
  );
  const { cache, cached, fresh, pass } = await startCache();
  const urls = ['/promotions', '/promotions/eid', '/about'];
  for (const url of urls) await cached(url);
  const areFresh = () => urls.map((url) => cache.fresh(url) !== undefined);
  pass(5 * HOUR_MS - 1);
  expect(areFresh()).toEqual([true, true, true]);
  pass(1);
  expect(areFresh()).toEqual([false, true, true]);
  pass(7 * HOUR_MS - 1);
  expect(areFresh()).toEqual([false, true, true]);
  pass(1);
  expect(areFresh()).toEqual([false, false, false]);
  pass(1000);
  for (const url of urls) expect(await cached(url)).toBe(await fresh(url));
});

it('200 sold pieces of one product invalidate its own page and no list', async () => {
  const { query } = opened();
  const { cache, feed, cached, fresh, pass } = await startCache();
  const [{ id } = { id: 0 }] = await query<{ id: number }>(
    sql`select product_id as id from inventory where stock > 0 group by 1 order by 1 limit 1`,
  );
  const own = `/product/${id}`;
  const urls = ['/', '/product', '/search', '/flash-sale', '/categories', own];
  await query(sql`update inventory set stock = 1000 where product_id = ${id}`);
  await feed.look();
  pass(1000);
  for (const url of urls) await cached(url);
  for (let sold = 0; sold < 200; sold += 1) {
    await query(sql`update inventory set stock = stock - 1 where product_id = ${id}`);
    if (sold % 20 === 0) await feed.look();
  }
  await feed.look();
  pass(1000);
  expect(urls.filter((url) => !cache.fresh(url))).toEqual([own]);
  for (const url of urls) expect(await cached(url), url).toBe(await fresh(url));
});
