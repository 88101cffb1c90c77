import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Beside } from '#domain/listing/list-extent.ts';
import { PRODUCT_ORDERS } from '#domain/listing/screens.ts';
import { createCatalogue } from '#server/modules/catalogue/create-catalogue.ts';
import { generateCatalogue } from '#server/modules/catalogue/generator/generate-catalogue.ts';
import { createSqlFinder } from '#server/modules/catalogue/read-model/sql-finder.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { createShopServer, type ShopServer } from '#server/shop.ts';
import { demoLexicon } from '#tests/search/demo-lexicon.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { ask } from './support/shop-server.ts';

vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const opened = migratedDatabase();
const PAGE_SIZE = 24;
let shop: ShopServer;
let port: number;

beforeAll(async () => {
  const { database, dataDir } = opened();
  await generateCatalogue(database.setup, { products: 2100, anyShop: false, now: new Date() });
  await opened().query(
    sql`update products set category_id = 2, subcategory_id = 201 where id between 400 and 999`,
  );
  shop = await createShopServer({
    env: readEnv({ PORT: '0', DATA_DIR: dataDir, READ_MODEL_MAX_PRODUCTS: '100' }),
    database,
    log: pino({ level: 'silent' }),
  });
  port = (await shop.listen()).port;
});

afterAll(() => shop.close());

/** A page as a browser without scripts sees it. */
async function visit(path: string) {
  const { status, body } = await ask(port, path);
  const html = body.toString();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const links = [...main.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const products = links.flatMap((href) => /^\/product\/(\d+)$/.exec(href)?.[1] ?? []).map(Number);
  return {
    status,
    text: main.replace(/<[^>]+>/g, ''),
    isIndexed: !/<meta[^>]+name="robots"[^>]+noindex/.test(html),
    products: [...new Set(products)],
    next: links.find((href) => /[?&]after=/.test(href)),
    previous: links.find((href) => /[?&]before=/.test(href)),
  };
}

describe('a list that is too large to be counted (P-LIST-16)', () => {
  it('shows that there are more than 1.000, numbers fifty pages and continues from product to product in both directions, without gaps', async () => {
    const inOrder = await opened().query<{ id: number }>(sql`select id from products order by price_now, id`);
    const ids = inOrder.map(({ id }) => id);
    const last = await visit('/product?sort=price-asc&page=50');
    expect(last.status).toBe(200);
    expect(last.text).toContain('lebih dari 1.000');
    expect(last.products).toEqual(ids.slice(49 * PAGE_SIZE, 50 * PAGE_SIZE));

    const further = [];
    const starts = [];
    for (let { next } = last; next; ) {
      starts.push(next);
      const page = await visit(next);
      expect(page.status).toBe(200);
      expect(page.isIndexed).toBe(false);
      further.push(page.products);
      next = page.next;
    }
    expect(further.flat()).toEqual(ids.slice(50 * PAGE_SIZE));

    const { previous = '' } = await visit(starts.at(-1) ?? '');
    expect((await visit(previous)).products).toEqual(further.at(-2));
  });

  it('numbers every page of a fully counted list, and none of them is empty', async () => {
    const inOrder = await opened().query<{ id: number }>(
      sql`select id from products where category_id = 2 order by price_now, id`,
    );
    expect(inOrder.length).toBeGreaterThan(400);
    expect(inOrder.length).toBeLessThan(1000);
    const pages = Math.ceil(inOrder.length / 8);
    for (const page of [50, 51, pages]) {
      const { status, products, next } = await visit(`/category/electronics?sort=price-low&page=${page}`);
      expect({ page, status, next }).toEqual({ page, status: 200, next: undefined });
      expect(products).toEqual(inOrder.slice((page - 1) * 8, page * 8).map(({ id }) => id));
    }
    expect((await visit(`/category/electronics?page=${pages + 1}`)).status).toBe(404);
  });

  it.each(['/product?page=51', '/product?after=99999999', '/product?before=99999999'])(
    'answers 404 to %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404);
    },
  );
});

describe('the products next to a product in a list of a large catalogue', () => {
  const CATEGORY = 4;
  const PAGE = 7;
  beforeAll(async () => {
    await opened().query(sql`update products set category_id = ${CATEGORY}, subcategory_id = 401
      where id between 1000 and 1060`);
    // Products without a position, and some that are equal in all sort keys.
    await opened().query(
      sql`update products set list_position = null where category_id = ${CATEGORY} and id % 3 = 0`,
    );
    await opened().query(sql`update products set price = 50000, original_price = 60000, discount = 10, rating = 4.5,
        sold_count = 9
      where category_id = ${CATEGORY} and id % 2 = 0`);
  });

  it.each(PRODUCT_ORDERS)('are those of the whole list, in the order %s', async (order) => {
    const finder = createSqlFinder(opened().query, demoLexicon, true);
    const filter = { categoryIds: [CATEGORY] };
    const idsOf = async (beside: Beside | undefined, limit: number) => {
      const { items } = await finder.list(
        { filter, order, limit, offset: 0, ...(beside && { beside }) },
        null,
      );
      return items.map(({ id }) => id);
    };
    const whole = await idsOf(undefined, 1000);
    expect(whole.length).toBeGreaterThan(60);
    for (const [place, id] of whole.entries()) {
      expect(await idsOf({ after: id }, PAGE), `after ${id}`).toEqual(
        whole.slice(place + 1, place + 1 + PAGE),
      );
      expect(await idsOf({ before: id }, PAGE), `before ${id}`).toEqual(
        whole.slice(Math.max(0, place - PAGE), place),
      );
    }
    expect(await idsOf({ after: 99_999_999 }, PAGE)).toEqual([]);
    expect(await idsOf({ before: 99_999_999 }, PAGE)).toEqual([]);
  });
});

/** The catalogue of PostgreSQL alone. */
const catalogueOf = (isLarge: boolean) => {
  const { query } = opened();
  return createCatalogue({
    query,
    primary: query,
    finder: () => createSqlFinder(query, demoLexicon, isLarge),
    vocabulary: () => null,
    lexicon: async () => demoLexicon,
  });
};

describe('a term in a large catalogue', () => {
  const ID = 700;
  beforeAll(async () => {
    await opened().query(
      sql`update products set description = 'Dilapis Zirkonium-Éka, isi 7.321 mAh; tahan air.' where id = ${ID}`,
    );
  });

  it.each([
    ['a word of one description', 'ZIRKONIUM', [ID]],
    ['words of one description, in any order', 'dilapis zirkonium', [ID]],
    ['the middle of a word of a description', 'irkonium', []],
    ['what a query for words is written with', "zirkoniums:* & ! <-> | ('\\", []],
  ])('finds by %s (%s) %j', async (_, term, ids) => {
    const { items } = await catalogueOf(true).search({
      filter: { term },
      order: 'list-position',
      limit: 12,
      offset: 0,
    });
    expect(items.map(({ id }) => id)).toEqual(ids);
  });

  it('is ranked and counted like in a small one, up to the limit of ranking', async () => {
    const query = { filter: { term: 'kopi gayo' }, order: 'list-position', limit: 12, offset: 0 } as const;
    const [large, small] = [await catalogueOf(true).search(query), await catalogueOf(false).search(query)];
    expect(large.items.length).toBeGreaterThan(2);
    expect(large).toEqual(small);
  });
});

describe('a term of more products than are ranked (P-LIST-16)', () => {
  beforeAll(() => opened().query(sql`update products set name = 'Zirkon ' || name`));

  const orders = {
    'price-ascending': sql`price_now, id`,
    'price-descending': sql`price_now desc, id`,
    created: sql`created_at desc, id desc`,
    sold: sql`sold_count desc, id desc`,
  } as const;

  it.each(Object.entries(orders))('begins with the first of all in the order %s', async (order, by) => {
    const first = await opened().query<{ id: number }>(
      sql`select id from products where name ~* '^zirkon' order by ${by} limit 12`,
    );
    const list = await catalogueOf(true).search({
      filter: { term: 'zirkon' },
      order: order as keyof typeof orders,
      limit: 12,
      offset: 0,
    });
    expect(list.items.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(list).toMatchObject({ total: 2000, isMore: true });
    expect(await catalogueOf(true).facetCounts({ term: 'zirkon' })).toEqual({ ok: false, error: 'too-many' });
  });

  it('says that there are more than are counted', async () => {
    expect((await visit('/search?q=zirkon')).text).toContain('Lebih dari 2.000 produk ditemukan');
  });
});
