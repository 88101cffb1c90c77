import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as schema from '#db/schema/catalogue.ts';
import { type GeneratedProduct, generatedCatalogue } from '#db/seed/generated/generated-catalogue.ts';
import { LOW_STOCK } from '#domain/catalogue/product-tabs.ts';
import { hasFact } from '#server/platform/database/facts.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { copyRows } from './copy-rows.ts';

/** Rows of one COPY; memory never holds more. */
const BATCH = 20_000;

export interface GenerateOptions {
  /** How many products to add. */
  readonly products: number;
  /** Also in a shop that did not start with the demo catalogue. */
  readonly anyShop: boolean;
  readonly now: Date;
}

/**
 * Adds generated products after the existing ones, all or none. Deterministic except for ages: the same
 * number of products on the same catalogue gives the same rows. Product indexes are rebuilt at the end, which
 * is faster.
 * @throws SettingsError in a shop that is not a demo, unless requested
 */
export async function generateCatalogue(
  pool: pg.Pool,
  { products, anyShop, now }: GenerateOptions,
): Promise<void> {
  await withSetupLock(pool, async (client) => {
    if (!anyShop) await refuseRealShop(client);
    await client.query(
      "begin; set local shop.actor = 'system'; set local maintenance_work_mem = '256MB'; set local synchronous_commit = off",
    );
    const catalogue = generatedCatalogue({
      products,
      firstProductId: (await highestId(client, 'products')) + 1,
      firstSellerId: (await highestId(client, 'sellers')) + 1,
      now,
    });
    const firstSkuId = (await highestId(client, 'skus')) + 1;
    const rebuildIndexes = await dropIndexes(client);
    // The rows are already consistent. The triggers on SKUs and stock would write each product again.
    await client.query('alter table skus disable trigger skus_price_added');
    await client.query('alter table inventory disable trigger inventory_kept_added');
    await copyRows(client, schema.sellers, columnsOf(catalogue.sellers[0]), catalogue.sellers);
    const { pickupAddresses } = catalogue;
    await copyRows(client, schema.pickupAddresses, columnsOf(pickupAddresses[0]), pickupAddresses);
    for (let at = 0; at < products; at += BATCH) {
      const size = Math.min(BATCH, products - at);
      await copyProducts(
        client,
        Array.from({ length: size }, (_, index) => catalogue.productAt(at + index)),
        { firstSkuId: firstSkuId + at, now },
      );
    }
    await client.query("select setval(pg_get_serial_sequence('skus', 'id'), (select max(id) from skus))");
    await rebuildIndexes();
    await client.query('alter table skus enable trigger skus_price_added');
    await client.query('alter table inventory enable trigger inventory_kept_added');
    await client.query('commit');
    await client.query('vacuum (analyze) products, skus, inventory, stock_moves, reviews, sellers');
  });
}

async function copyProducts(
  client: pg.ClientBase,
  batch: readonly GeneratedProduct[],
  { firstSkuId, now }: { firstSkuId: number; now: Date },
): Promise<void> {
  const products = batch.map(({ product, stock }) => ({
    ...product,
    isSoldOut: stock === 0,
    hasLowStock: stock <= LOW_STOCK,
  }));
  const reviews = batch.flatMap((generated) => generated.reviews);
  await copyRows(client, schema.products, columnsOf(products[0]), products);
  const skus = batch.map(({ product }, index) => ({
    id: firstSkuId + index,
    productId: product.id,
    options: [],
    position: 1,
    price: product.price,
    originalPrice: product.originalPrice,
    weightGrams: product.weightGrams,
  }));
  await copyRows(client, schema.skus, columnsOf(skus[0]), skus);
  const stocks = batch.map(({ product: { id: productId }, stock }, index) => ({
    skuId: firstSkuId + index,
    productId,
    stock,
  }));
  await copyRows(client, schema.inventory, columnsOf(stocks[0]), stocks);
  const moves = stocks.map(({ skuId, stock }) => ({
    id: `open:${skuId}`,
    skuId,
    kind: 'open' as const,
    quantity: stock,
    at: now,
  }));
  await copyRows(client, schema.stockMoves, columnsOf(moves[0]), moves);
  if (reviews.length > 0) await copyRows(client, schema.reviews, columnsOf(reviews[0]), reviews);
}

function columnsOf<Row extends object>(row: Row | undefined): (keyof Row & string)[] {
  return Object.keys(row ?? {}) as (keyof Row & string)[];
}

async function refuseRealShop(client: pg.ClientBase): Promise<void> {
  const [row] = await createQuery(client)<{ isDemo: boolean }>(
    sql`select ${hasFact('demo', 'on')} as "isDemo"`,
  );
  if (!row?.isDemo) {
    throw new SettingsError(
      'This is not a demo shop: nothing was added. Add --any-shop to mix made-up products into it all the same.',
    );
  }
}

async function highestId(client: pg.ClientBase, table: 'products' | 'sellers' | 'skus'): Promise<number> {
  const { rows } = await client.query(`select coalesce(max(id), 0)::integer as highest from ${table}`);
  return Number(rows[0]?.highest);
}

/** Drops the indexes of products and reviews except their keys; returns the statements that rebuild them. */
async function dropIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid in ('products'::regclass, 'reviews'::regclass) and not i.indisprimary`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
