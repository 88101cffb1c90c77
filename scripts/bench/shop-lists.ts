import { type SQL, sql } from 'drizzle-orm';
import { listShopProducts, listShopStock } from '#server/modules/catalogue/catalogue.ts';
import { listShopOrders, placePurchase } from '#server/modules/orders/orders.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Transaction, type Tx } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { aLine, anOrder, aPlan } from '#tests/integration/support/purchase.builder.ts';
import { aSku } from '#tests/integration/support/skus.ts';
import { count, median, ms } from './figures.ts';
import type { Plan, Row } from './measurement.ts';

const FEW = 200;
const MANY = { products: 200_000, orders: 100_000 };
/** Looks of one round. */
const LOOKS = 10;
/** A list of many rows takes at most so many times that of few, or so many ms more. */
const GOAL = { times: 2, more: 10 };
/** Above all ids and numbers of a demo shop. */
const FIRST = 20_000_000;
const silent = { info: () => {}, warn: () => {} };

type Look = (query: Query, seller: number) => Promise<unknown>;

const products =
  (asked: Partial<Parameters<typeof listShopProducts>[2]>): Look =>
  (query, seller) =>
    listShopProducts(query, seller, { tab: 'listed', sort: 'baru', q: '', after: null, ...asked });

const orders =
  (asked: Partial<Parameters<typeof listShopOrders>[2]>): Look =>
  (query, seller) =>
    listShopOrders(query, seller, { tab: 'new', q: '', after: null, withWaybill: [], ...asked });

/** What is looked for by name or number stands in the first rows, which are there in both sizes. */
const LISTS: readonly (readonly [name: string, look: Look])[] = [
  ['products, listed', products({})],
  ['products, hidden', products({ tab: 'hidden' })],
  ['products, running out', products({ tab: 'low' })],
  ['products, most sold', products({ sort: 'laris' })],
  ['products, a name that one has', products({ q: 'barang no00123x' })],
  ['products, a name that all have', products({ q: 'barang' })],
  ['stock', (query, seller) => listShopStock(query, seller, { q: '', after: null })],
  [
    'stock, a name that one has',
    (query, seller) => listShopStock(query, seller, { q: 'barang no00123x', after: null }),
  ],
  ['orders, new', orders({})],
  ['orders, completed', orders({ tab: 'done' })],
  ['orders, the end of a number', orders({ q: '123ZZ' })],
  ['orders, a buyer', orders({ q: 'pembeli no00123x' })],
  ['orders, a name that all buyers have', orders({ q: 'pembeli' })],
  ['orders, a product', orders({ q: 'batik no00123x' })],
  ['orders, a product that all have', orders({ q: 'batik' })],
  ['orders, a name that nobody has', orders({ q: 'zamrud' })],
];

/** How long the lists of a shop take with few products and orders, and with many. */
export async function* shopLists({ rounds, dataOf }: Plan): AsyncGenerator<Row> {
  const database = await openDatabase(readEnv({ DATA_DIR: await dataOf(0) }), silent);
  try {
    const query = createQuery(database.setup);
    const transaction = createTransaction(database.setup);
    const model = await modelShop(query, transaction);
    const few = new Map<string, number>();
    for (const most of [{ products: FEW, orders: FEW }, MANY]) {
      const from = few.size === 0 ? 1 : FEW + 1;
      await transaction((tx) => copyProducts(tx, model, { from, to: most.products }));
      await transaction((tx) => copyOrders(tx, model, { from, to: most.orders }));
      for (const table of COPIED) await query(sql`vacuum analyze ${sql.identifier(table)}`);
      for (const [name, look] of LISTS) {
        const time = await looks(rounds, () => look(query, model.seller));
        const before = few.get(name);
        if (before === undefined) few.set(name, time);
        else yield rowOf(name, before, time);
      }
    }
  } finally {
    await database.close();
  }
}

const COPIED = ['products', 'skus', 'inventory', 'purchases', 'orders', 'order_lines', 'order_contacts'];

function rowOf(name: string, before: number, time: number): Row {
  return {
    what: `Lists of a shop: ${name}, ${count(MANY.products)} products and ${count(MANY.orders)} orders beside ${FEW}`,
    result: `${ms(time)} beside ${ms(before)}`,
    goal: {
      text: `${GOAL.times} times, or ${GOAL.more} ms more`,
      isReached: time <= Math.max(before * GOAL.times, before + GOAL.more),
    },
  };
}

async function looks(rounds: number, look: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < rounds * LOOKS; n += 1) {
    const start = performance.now();
    await look();
    times.push(performance.now() - start);
  }
  return median(times);
}

interface Model {
  seller: number;
  product: number;
  purchase: string;
}

/** A shop of its own with one product and one purchase, of which copies are made. */
async function modelShop(query: Query, transaction: Transaction): Promise<Model> {
  await transaction((tx) =>
    copyRows(tx, {
      table: 'sellers',
      where: sql`r.id = (select min(id) from sellers)`,
      changed: sql`jsonb_build_object('id', ${FIRST}::int, 'name', 'Toko Besar')`,
      from: 1,
      to: 1,
    }),
  );
  const sku = await aSku(query, { stock: 500, sellerId: FIRST });
  const [found] = await query<{ product: number }>(
    sql`select product_id as product from skus where id = ${sku}`,
  );
  if (!found) throw new Error('A choice has no product');
  const line = aLine({ skuId: sku, productId: found.product });
  const plan = aPlan({ orders: [anOrder({ sellerId: FIRST, lines: [line] })] });
  const { id } = await transaction((tx) => placePurchase(tx, plan));
  return { seller: FIRST, product: found.product, purchase: id };
}

/** The columns of a table that are written, not computed. */
async function columnsOf(query: Query, table: string): Promise<SQL> {
  const rows = await query<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** Copies rows of a table. @param changed a JSON object of what differs in the copy number `n` */
async function copyRows(
  tx: Tx,
  { table, where, changed, from, to }: { table: string; where: SQL; changed: SQL; from: number; to: number },
): Promise<void> {
  // Copies need no check of their keys, and nobody hears of them.
  await tx(sql`set local session_replication_role = replica`);
  const columns = await columnsOf(tx, table);
  await tx(sql`
    insert into ${sql.identifier(table)} (${columns}) select ${columns} from (
      select copy.* from ${sql.identifier(table)} r, generate_series(${from}::int, ${to}::int) n,
      lateral jsonb_populate_record(r, ${changed}) copy where ${where}) copies`);
}

interface Range {
  from: number;
  to: number;
}

/** A third of the products is hidden, and one of a thousand runs out. */
async function copyProducts(tx: Tx, { product }: Model, range: Range): Promise<void> {
  const id = sql`${FIRST}::int + n`;
  const name = sql`'Barang no' || lpad(n::text, 5, '0') || 'x'`;
  const state = sql`case when n % 3 = 0 then 'hidden' else 'listed' end`;
  const isLow = sql`(n % 1000 = 100)`;
  const stock = sql`case when ${isLow} then 1 else 500 end`;
  const copies = [
    {
      table: 'products',
      where: sql`r.id = ${product}`,
      changed: sql`jsonb_build_object('id', ${id}, 'slug', 'barang-' || n, 'name', ${name}, 'state', ${state}, 'sold_count', n % 997,
        'has_low_stock', ${isLow})`,
    },
    {
      table: 'skus',
      where: sql`r.product_id = ${product}`,
      changed: sql`jsonb_build_object('id', ${id}, 'product_id', ${id})`,
    },
    {
      table: 'inventory',
      where: sql`r.product_id = ${product}`,
      changed: sql`jsonb_build_object('sku_id', ${id}, 'product_id', ${id}, 'stock', ${stock})`,
    },
  ];
  for (const copy of copies) await copyRows(tx, { ...copy, ...range });
}

/** Of a hundred orders two wait for their seller, and the others are completed. */
async function copyOrders(tx: Tx, { purchase }: Model, range: Range): Promise<void> {
  const purchaseId = sql`md5('lists-purchase' || n)::uuid`;
  const orderId = sql`md5('lists-order' || n)::uuid`;
  const ofModel = sql`(select id from orders where purchase_id = ${purchase})`;
  const copies = [
    {
      table: 'purchases',
      where: sql`r.id = ${purchase}`,
      changed: sql`jsonb_build_object('id', ${purchaseId}, 'number', 'LISTS' || n, 'request_key', md5('lists-key' || n)::uuid,
        'state', 'confirmed', 'confirmed_at', shop_now(), 'pay_by', null)`,
    },
    {
      table: 'order_contacts',
      where: sql`r.purchase_id = ${purchase}`,
      changed: sql`jsonb_build_object('purchase_id', ${purchaseId}, 'recipient', 'Pembeli no' || lpad(n::text, 5, '0') || 'x')`,
    },
    {
      table: 'order_lines',
      where: sql`r.order_id = ${ofModel}`,
      changed: sql`jsonb_build_object('id', md5('lists-line' || n)::uuid, 'order_id', ${orderId},
        'name', 'Batik no' || lpad(n::text, 5, '0') || 'x')`,
    },
    {
      table: 'orders',
      where: sql`r.purchase_id = ${purchase}`,
      changed: sql`jsonb_build_object('id', ${orderId}, 'purchase_id', ${purchaseId}, 'number', 'LISTS' || n || 'ZZ',
        'invoice_number', 'LISTS' || n, 'told', r.events, 'told_shop', r.events, 'created_at', r.created_at + n * interval '1 second',
        'state', case when n % 100 < 2 then 'new' else 'completed' end)`,
    },
  ];
  for (const copy of copies) await copyRows(tx, { ...copy, ...range });
}
