import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ProductFilter } from '#domain/listing/product-filter.ts';
import type { ProductOrder } from '#domain/listing/screens.ts';
import { rupiah } from '#domain/money.ts';
import { priceNow } from '#domain/pricing/price-now.ts';
import type { ProductFinder } from '#server/modules/catalogue/finding/product-finder.ts';
import { type OpenCatalogue, openCatalogue } from '#server/modules/catalogue/open-catalogue.ts';
import { createMemoryFinder } from '#server/modules/catalogue/read-model/memory-finder.ts';
import { createSqlFinder } from '#server/modules/catalogue/read-model/sql-finder.ts';
import { demoLexicon } from '#tests/search/demo-lexicon.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { idsOf, type StoredProduct, storedProducts } from './support/stored-products.ts';

const opened = migratedDatabase();
const silent = { info: () => {}, warn: () => {} };

/** Demo products whose prices the tests set. */
const PRICED = 24;

beforeAll(async () => {
  // Few products, so that random prices collide and random items concern the same ones.
  await opened().query(sql`delete from products where id > ${PRICED}`);
});

const amount = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2_000_000_000 }));
/** One to three SKUs of each product; without a flash price they are in no flash sale. */
const sku = fc.record({
  price: amount,
  original: amount,
  stock: fc.integer({ min: 0, max: 2 }),
  flash: fc.option(amount, { freq: 4 }),
});
const products = fc.array(fc.array(sku, { minLength: 1, maxLength: 3 }), {
  minLength: PRICED,
  maxLength: PRICED,
});
const items = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: PRICED }),
    sessionId: fc.constantFrom('active', '12'),
    quota: fc.integer({ min: 0, max: 4 }),
    sold: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ productId, sessionId }) => `${sessionId} ${productId}`, minLength: 16, maxLength: 30 },
);
/** Which session runs, if any. */
const running = fc.constantFrom('active', '12', null);

interface Given {
  products: readonly (readonly { price: number; original: number; stock: number; flash: number | null }[])[];
  items: readonly { productId: number; sessionId: string; quota: number; sold: number }[];
  running: string | null;
}

/** Writes SKUs, stock, sessions and items one after the other, in an order that is hard for the triggers. */
async function write(given: Given): Promise<void> {
  const { query } = opened();
  const rows = given.products.flatMap((choices, index) =>
    choices.map(({ price, original, stock }, at) => ({
      id: 10 * (index + 1) + at,
      productId: index + 1,
      position: at + 1,
      stock,
      price,
      original: Math.max(price, original),
    })),
  );
  const prices = given.items.flatMap(({ sessionId, productId }) =>
    (given.products[productId - 1] ?? []).flatMap(({ flash }, at) =>
      flash === null ? [] : [{ sessionId, productId, skuId: 10 * productId + at, price: flash }],
    ),
  );
  // An item without any price of a SKU would be in a sale where nothing can be bought.
  const offered = given.items.filter(({ productId }) =>
    prices.some((price) => price.productId === productId),
  );
  const offers = offered.map((item) => ({ ...item, sold: Math.min(item.sold, item.quota) }));
  const [inserted, updated] = [offers.slice(0, 8), offers.slice(8)];
  const put = (part: typeof offers, sold: 'as it is' | 'none') => sql`
    insert into flash_items (session_id, product_id, position, price, quota, sold)
    select "sessionId", "productId", 1, 3000000, quota, ${sold === 'none' ? sql`0` : sql`sold`}
    from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
      as o ("sessionId" text, "productId" int, quota int, sold int)`;
  const price = (part: typeof offers) => sql`
    insert into flash_prices (session_id, product_id, sku_id, price) select "sessionId", "productId", "skuId", price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as o ("sessionId" text, "productId" int, "skuId" int, price int)
    where ("sessionId", "productId") in (select "sessionId", "productId"
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as i ("sessionId" text, "productId" int))`;
  const skuRows = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (id int, "productId" int, position int, stock int, price int, original int)`;
  await query(sql`delete from skus`);
  await query(sql`delete from flash_items`);
  await query(sql`insert into skus (id, product_id, position, options, price, original_price, weight_grams)
    select id, "productId", position, array[position::text], 7, 7, 100 from ${skuRows}`);
  await query(
    sql`insert into inventory (sku_id, product_id, stock) select id, "productId", 1 from ${skuRows}`,
  );
  await query(put(updated, 'none'));
  await query(price(updated));
  await query(sql`update flash_sessions set starts_at_hour = 20 where id = 'active'`);
  await query(sql`update flash_sessions set starts_at_hour = 12 where id = '12'`);
  await query(sql`update flash_sessions set starts_at_hour = null where id = ${given.running}`);
  await query(
    sql`update skus k set price = r.price, original_price = r.original from ${skuRows} where k.id = r.id`,
  );
  await query(sql`update inventory i set stock = r.stock from ${skuRows} where i.sku_id = r.id`);
  await query(put(inserted, 'as it is'));
  await query(price(inserted));
  for (const { sessionId, productId, sold } of updated) {
    await query(sql`update flash_items set sold = ${sold}
      where session_id = ${sessionId} and product_id = ${productId}`);
  }
}

async function following(): Promise<OpenCatalogue> {
  const open = await openCatalogue({
    env: { readModelMaxProducts: 1000 },
    database: opened().database,
    log: silent,
  });
  onTestFinished(open.close);
  await open.readModel.settled();
  return open;
}

const ORDERS: Record<string, (a: StoredProduct, b: StoredProduct) => number> = {
  'price-ascending': (a, b) => a.price - b.price || a.id - b.id,
  'price-descending': (a, b) => b.price - a.price || b.id - a.id,
  discount: (a, b) => b.discount - a.discount || a.id - b.id,
};

/** Bounds equal to products' prices, just below and just above. */
const filters = ({ price }: StoredProduct): [ProductFilter, (product: StoredProduct) => boolean][] => [
  [{}, () => true],
  [{ minPrice: rupiah(price) }, (product) => product.price >= price],
  [{ maxPrice: rupiah(price) }, (product) => product.price <= price],
  [{ onFlashSale: true }, (product) => product.isFlashPrice],
  [
    { maxPrice: rupiah(price), categoryIds: [1, 2, 3] },
    (product) => product.price <= price && product.categoryId <= 3,
  ],
];

describe('the price of now', () => {
  it('is what lists show, sort, filter and count by, in memory and in PostgreSQL', async () => {
    const { feed, readModel } = await following();
    const { query } = opened();
    const model = readModel.model();
    if (!model) throw new Error('There is no read model');
    const finders: ProductFinder[] = [
      createMemoryFinder(model, query),
      createSqlFinder(query, demoLexicon, false),
      createSqlFinder(query, demoLexicon, true),
    ];
    let flashPrices = 0;
    await fc.assert(
      fc.asyncProperty(products, items, running, fc.nat(PRICED - 1), async (priced, offered, session, at) => {
        await write({ products: priced, items: offered, running: session });
        await feed.look();
        expect(readModel.model()).toBe(model);
        const stored = await storedProducts(query);
        flashPrices += stored.filter(({ isFlashPrice }) => isFlashPrice).length;
        const pivot = stored[at];
        if (!pivot) throw new Error('There are fewer products than were written');
        for (const [filter, lets] of filters(pivot)) {
          for (const [order, compare] of Object.entries(ORDERS)) {
            const expected = stored.filter(lets).sort(compare);
            for (const finder of finders) {
              const list = await finder.list(
                { filter, order: order as ProductOrder, limit: 100, offset: 0 },
                null,
              );
              expect(list.total).toBe(expected.length);
              expect(idsOf(list.items)).toEqual(idsOf(expected));
              const figures = ({
                price,
                originalPrice,
                discount,
                isFlashPrice,
              }: (typeof list.items)[number] | StoredProduct) => ({
                price,
                originalPrice,
                discount,
                isFlashPrice,
              });
              expect(list.items.map(figures)).toEqual(expected.map(figures));
              expect(list.items.map(({ isSoldOut }) => isSoldOut)).toEqual(
                expected.map(({ stock }) => stock === 0),
              );
            }
          }
          const [memory, ...postgres] = await Promise.all(
            finders.map((finder) => finder.facetCounts(filter, null)),
          );
          for (const counts of postgres) expect(counts).toEqual(memory);
        }
      }),
      { numRuns: 10 },
    );
    // Without any the property would prove nothing.
    expect(flashPrices).toBeGreaterThan(0);
  });

  it('is that of a quote, of a product page and of each SKU, too', async () => {
    const { catalogue } = await following();
    const stored = await storedProducts(opened().query);
    for (const product of stored) {
      const { skus, price, discount, stock } = product;
      const expected = skus.map((one) => ({ id: one.id, stock: one.stock, ...priceNow(one, one.flash) }));
      expect(await catalogue.product(product.id)).toMatchObject({ price, discount, stock, skus: expected });
      expect(await catalogue.skus(idsOf(skus))).toMatchObject(expected);
    }
    for (const { productId, price, originalPrice } of await catalogue.quotes(idsOf(stored))) {
      expect({ price, originalPrice }).toMatchObject({
        price: stored.find(({ id }) => id === productId)?.price,
        originalPrice: stored.find(({ id }) => id === productId)?.originalPrice,
      });
    }
  });

  it('returns to the standing price when items or their session are deleted', async () => {
    const { query } = opened();
    const flashed = async () =>
      idsOf(
        await query<{ id: number }>(sql`select id from products where flash_price is not null order by id`),
      );
    const restore = async () => {
      await query(sql`insert into flash_sessions (id, starts_at_hour) values ('now', null)`);
      await query(sql`insert into flash_items (session_id, product_id, position, price, quota, sold)
        values ('now', 3, 1, 500, 2, 0), ('now', 4, 2, 500, 2, 1)`);
    };
    await query(sql`delete from flash_sessions`);
    await restore();
    expect(await flashed()).toEqual([3, 4]);
    await query(sql`update flash_items set sold = 1`);
    expect(await flashed()).toEqual([3, 4]);
    await query(sql`update flash_items set sold = 2 where product_id = 4`);
    expect(await flashed()).toEqual([3]);
    await query(sql`update flash_items set product_id = 5 where product_id = 3`);
    expect(await flashed()).toEqual([5]);
    await query(sql`delete from flash_items where product_id = 5`);
    expect(await flashed()).toEqual([]);
    await query(sql`delete from flash_sessions`);
    await restore();
    await query(sql`delete from flash_sessions`);
    expect(await flashed()).toEqual([]);
    await restore();
    await query(sql`truncate flash_items cascade`);
    expect(await flashed()).toEqual([]);
  });

  it('has one running session: a second one cannot be written', async () => {
    const { query } = opened();
    await query(sql`delete from flash_sessions`);
    await query(sql`insert into flash_sessions (id) values ('one')`);
    await expect(query(sql`insert into flash_sessions (id) values ('two')`)).rejects.toMatchObject({
      code: '23505',
    });
  });
});
