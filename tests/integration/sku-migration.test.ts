import { expect, it } from 'vitest';
import { combinations } from '#domain/catalogue/combinations.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { applyMigrations, knownMigrations, migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { postgresVersions, temporaryDataFolder } from './support/data-folder.ts';

const log = { info: () => {}, warn: () => {} };

/** How many migrations a database had before products had SKUs. */
const BEFORE_SKUS = 13;

const OPTIONS = { colour: ['Hitam', 'Putih'], size: ['S', 'M', 'L'] };

/** Products as an older version stored them: variants, and stock (null where none is recorded). */
const PRODUCTS = [
  { id: 1, variants: [], stock: 7 },
  { id: 2, variants: [{ name: 'Warna', options: OPTIONS.colour }], stock: 0 },
  {
    id: 3,
    variants: [
      { name: 'Warna', options: OPTIONS.colour },
      { name: 'Ukuran', options: OPTIONS.size },
    ],
    stock: 8,
  },
  { id: 4, variants: [{ name: 'Kosong', options: [] }], stock: 5 },
  { id: 5, variants: [{ name: 'Ukuran', options: OPTIONS.size }], stock: null },
];

const OLD_SHOP = `
  insert into categories (id, name, slug, description, icon, image_url) values (1, 'Fashion', 'fashion', '', '', '');
  insert into subcategories (id, category_id, name, slug) values (101, 1, 'Pria', 'pria');
  insert into sellers (id, name, description, location, joined_year, rating, response_rate, is_official)
    values (1, 'Toko', '', 'Bandung', 2022, 4.5, 90, false);
  insert into shop_facts (key, value) values ('demo', 'on');
  insert into products (id, name, slug, short_description, description, price, original_price, discount, image_url, images,
      category_id, subcategory_id, seller_id, weight_grams, specifications, variants, created_at, updated_at)
    select (p->>'id')::int, 'Barang', 'barang', '', '', 1000 * (p->>'id')::int, 2000 * (p->>'id')::int, 50, '', '{}', 1, 101, 1,
      250, '[]', p->'variants', now(), now()
    from jsonb_array_elements('${JSON.stringify(PRODUCTS)}') p;
  insert into inventory (product_id, stock)
    select (p->>'id')::int, (p->>'stock')::int from jsonb_array_elements('${JSON.stringify(PRODUCTS)}') p
    where p->>'stock' is not null;
  insert into flash_sessions (id, starts_at_hour) values ('active', null), ('08', 8);
  insert into flash_items (session_id, product_id, position, price, quota, sold)
    values ('active', 3, 1, 900, 50, 33), ('08', 1, 1, 500, 50, 30);`;

const STOCKS = `select product_id as id, sum(stock)::int as stock from inventory group by 1 order by 1`;
const PRICES = `select id, price, original_price, discount, flash_price, price_now, discount_now from products order by id`;

it.each(postgresVersions)(
  'a shop without SKUs keeps prices and stock of all products on $name',
  async (found) => {
    const { binariesFolder } = found;
    const { setup: pool, close } = await openDatabase(readEnv({ DATA_DIR: temporaryDataFolder() }), log, {
      ...(binariesFolder !== undefined && { binariesFolder }),
    });
    try {
      const rows = async (statement: string) => (await pool.query(statement)).rows;
      const client = await pool.connect();
      await applyMigrations(client, knownMigrations().slice(0, BEFORE_SKUS));
      await client.query(OLD_SHOP);
      client.release();
      const [stocks, prices] = [await rows(STOCKS), await rows(PRICES)];

      expect(await migrateDatabase(pool)).toBeGreaterThan(0);

      expect(await rows(PRICES)).toEqual(prices);
      expect(await rows(STOCKS)).toEqual([...stocks, { id: 5, stock: 0 }]);
      expect(await rows(`select id from products where is_sold_out order by id`)).toEqual([
        { id: 2 },
        { id: 5 },
      ]);
      for (const { id, variants } of PRODUCTS) {
        const skus = await rows(
          `select options, price, original_price, weight_grams from skus where product_id = ${id} order by position`,
        );
        expect(skus).toEqual(
          combinations(variants).map((options) => ({
            options,
            price: 1000 * id,
            original_price: 2000 * id,
            weight_grams: 250,
          })),
        );
      }
      // Eight pieces of six SKUs: two of the first two, one of the others.
      expect(
        await rows(
          `select stock from inventory join skus on id = sku_id where skus.product_id = 3 order by position`,
        ),
      ).toEqual([2, 2, 1, 1, 1, 1].map((stock) => ({ stock })));
      expect(
        await rows(
          `select 1 from inventory i where stock <> (select sum(quantity) from stock_moves m where m.sku_id = i.sku_id)`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select session_id, product_id, price, count(*)::int from flash_prices group by 1, 2, 3 order by 2`,
        ),
      ).toEqual([
        { session_id: '08', product_id: 1, price: 500, count: 1 },
        { session_id: 'active', product_id: 3, price: 900, count: 6 },
      ]);
      expect(
        await rows(`select ends_at > now() as is_ahead, opening_sold from flash_sessions s
        join flash_items on session_id = s.id where s.id = 'active'`),
      ).toEqual([{ is_ahead: true, opening_sold: 33 }]);
    } finally {
      await close();
    }
  },
);
