import { expect, it } from 'vitest';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { applyMigrations, knownMigrations, migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { temporaryDataFolder } from './support/data-folder.ts';

const log = { info: () => {}, warn: () => {} };

/** How many migrations a database had before each part of the money had its owner. */
const BEFORE_OWNERS = 25;

const uuid = (kind: string, nth: number) => `${kind}0000000-0000-4000-8000-00000000000${nth}`;
const order = (nth: number) => uuid('a', nth);
const purchase = (nth: number) => uuid('b', nth);
const line = (nth: number) => uuid('c', nth);
const refund = (nth: number) => uuid('d', nth);

/** Orders of three pieces for 99.999 and 20.000 for shipping, as an older version left them. */
const HISTORY = [
  { nth: 1, method: 'cod', state: 'delivered', events: ['accepted', 'shipped', 'delivered'] },
  { nth: 2, method: 'cod', state: 'completed', events: ['accepted', 'shipped', 'delivered', 'completed'] },
  { nth: 3, method: 'cod', state: 'delivered', events: ['accepted', 'shipped', 'delivered'] },
  // Lost by its courier, who owes the goods.
  { nth: 4, method: 'va_bca', state: 'cancelled', events: ['accepted', 'shipped', 'cancelled'] },
  // Rejected by its seller; its shopper has named no account yet.
  { nth: 5, method: 'va_bca', state: 'cancelled', events: ['cancelled'] },
] as const;

const TRANSFERS: readonly (readonly [
  id: string,
  debit: string,
  credit: string,
  amount: number,
  nth?: number,
])[] = [
  ...[1, 2, 3].flatMap((nth) => [
    [`cod:${order(nth)}`, 'cod:jne', `escrow:${order(nth)}`, 119_999, nth] as const,
    [`frt:${order(nth)}`, `escrow:${order(nth)}`, 'freight:jne', 20_000, nth] as const,
  ]),
  [`done:${order(2)}1`, `escrow:${order(2)}`, 'seller:1', 99_999, 2],
  [`com:${order(2)}1`, 'seller:1', 'income:commission', 2500, 2],
  // The courier handed over the cash of two orders, less its fee.
  ['remit:1', 'bank', 'cod:jne', 235_998],
  ['codfee:1', 'cost:cod', 'cod:jne', 4000],
  ...[4, 5].flatMap((nth) => [
    [`in:T${nth}`, 'provider', `unapplied:${purchase(nth)}`, 119_999, nth] as const,
    [
      `set:${purchase(nth)}:${order(nth)}`,
      `unapplied:${purchase(nth)}`,
      `escrow:${order(nth)}`,
      119_999,
      nth,
    ] as const,
  ]),
  [`frt:${order(4)}`, `escrow:${order(4)}`, 'freight:jne', 20_000, 4],
  [`rs:${refund(4)}:1`, `escrow:${order(4)}`, `refund:${refund(4)}`, 99_999, 4],
  [`rs:${refund(4)}:2`, 'freight:jne', `refund:${refund(4)}`, 20_000, 4],
  [`out:${refund(4)}:1`, `refund:${refund(4)}`, 'bank', 119_999, 4],
  [`claim:${order(4)}`, 'claim:jne', 'seller:1', 99_999, 4],
  [`rs:${refund(5)}:1`, `escrow:${order(5)}`, `refund:${refund(5)}`, 119_999, 5],
];

const OLD_SHOP = `
  insert into categories (id, name, slug, description, icon, image_url) values (1, 'Fashion', 'fashion', '', '', '');
  insert into subcategories (id, category_id, name, slug) values (101, 1, 'Pria', 'pria');
  insert into sellers (id, name, description, location, joined_year, rating, response_rate, is_official)
    values (1, 'Toko', '', 'Bandung', 2022, 4.5, 90, false);
  insert into products (id, name, slug, short_description, description, price, original_price, discount, image_url, images,
      category_id, subcategory_id, seller_id, weight_grams, specifications, variants, created_at, updated_at)
    values (1, 'Barang', 'barang', '', '', 33333, 33333, 0, '', '{}', 1, 101, 1, 250, '[]', '[]', now(), now());
  insert into skus (id, product_id, price, original_price, weight_grams, position)
    overriding system value values (1, 1, 33333, 33333, 250, 1);
  insert into inventory (sku_id, product_id, stock) values (1, 1, 8);
  insert into stock_moves (id, sku_id, kind, quantity, at) values ('open:1', 1, 'open', 20, now());
  ${HISTORY.map(({ nth, method, state, events }) => {
    const isCancelled = state === 'cancelled';
    const told = [
      ['placed', method === 'cod' ? 'new' : 'unpaid'],
      ...(method === 'cod' ? [] : [['paid', '']]),
      ...events.map((event) => [event, '']),
    ];
    return `
    insert into purchases (id, number, state, method, total, buyers, request_key, request_hash, address_hash, created_at)
      values ('${purchase(nth)}', 'P${nth}', '${isCancelled ? 'cancelled' : 'confirmed'}', '${method}', 119999, '{}', gen_random_uuid(), '', '', now());
    insert into orders (id, purchase_id, number, seller_id, state, goods, shipping_quote, shipping_charged, shipping_by, total,
        refund_reserved, courier, service, arrives_from, arrives_to, events, complete_at, created_at)
      values ('${order(nth)}', '${purchase(nth)}', 'N${nth}', 1, '${state}', 99999, 20000, 20000, 'escrow', 119999,
        ${isCancelled ? 119999 : 0}, 'jne', 'jne-regular', now(), now(), ${told.length},
        ${state === 'delivered' ? "now() + interval '5 days'" : 'null'}, now());
    insert into order_lines (id, order_id, position, sku_id, product_id, name, options, image_url, weight_grams, price,
        original_price, commission_basis_points, quantity, cancelled)
      values ('${line(nth)}', '${order(nth)}', 1, 1, 1, 'Barang', '', '', 250, 33333, 33333, 250, 3, ${isCancelled ? 3 : 0});
    insert into stock_moves (id, sku_id, order_line_id, kind, quantity, at)
      values ('take:${nth}', 1, '${line(nth)}', 'take', -3, now());
    ${told
      .map(
        ([event, first], at) => `
    insert into order_events (order_id, seq, event, actor, details, at)
      values ('${order(nth)}', ${at + 1}, '${event}', 'clock', '${JSON.stringify(first ? { state: first } : {})}', now());`,
      )
      .join('')}`;
  }).join('')}
  insert into stock_moves (id, sku_id, order_line_id, kind, quantity, at)
    values ('lost:4', 1, '${line(4)}', 'lost', 0, now()), ('free:5', 1, '${line(5)}', 'free', 3, now());
  insert into receipts (id, purchase_id, place, amount, applied, refund_reserved, at)
    values ('T4', '${purchase(4)}', 'provider', 119999, 119999, 119999, now()),
      ('T5', '${purchase(5)}', 'provider', 119999, 119999, 119999, now());
  insert into refunds (id, purchase_id, order_id, cause_kind, cause_id, way, amount, state, promised_by, created_at)
    values ('${refund(4)}', '${purchase(4)}', '${order(4)}', 'parcel', 'x', 'transfer', 119999, 'done', now(), now()),
      ('${refund(5)}', '${purchase(5)}', '${order(5)}', 'order', 'x', 'transfer', 119999, 'needs_account', now(), now());
  insert into refund_parts (refund_id, receipt_id, amount)
    values ('${refund(4)}', 'T4', 119999), ('${refund(5)}', 'T5', 119999);
  ${TRANSFERS.map(
    ([id, debit, credit, amount, nth]) => `
  insert into ledger_transfers (id, debit, credit, amount, purchase_id, order_id, at) values ('${id}', '${debit}', '${credit}',
    ${amount}, ${nth ? `'${purchase(nth)}'` : 'null'}, ${nth ? `'${order(nth)}'` : 'null'}, now());`,
  ).join('')}`;

it('a shop with cash, refunds and claims from before their owners were known agrees with its ledger', async () => {
  const { setup: pool, close } = await openDatabase(readEnv({ DATA_DIR: temporaryDataFolder() }), log, {});
  try {
    const client = await pool.connect();
    await client.query('begin');
    await applyMigrations(client, knownMigrations().slice(0, BEFORE_OWNERS));
    await client.query(OLD_SHOP);
    await client.query('commit');
    client.release();

    expect(await migrateDatabase(pool)).toBeGreaterThan(0);

    const rows = async (statement: string) => (await pool.query({ text: statement, rowMode: 'array' })).rows;
    expect(
      await rows(`select r.order_id, r.amount::int, m.remittance_id from receipts r
        left join remittance_orders m on m.receipt_id = r.id where r.place = 'cod' order by r.id`),
    ).toEqual([
      [order(1), 119_999, '1'],
      [order(2), 119_999, '1'],
      [order(3), 119_999, null],
    ]);
    expect(await rows('select id, courier, amount::int, fee::int from remittances')).toEqual([
      ['1', 'jne', 235_998, 4000],
    ]);
    expect(await rows('select id, courier, amount::int, state from claims')).toEqual([
      [order(4), 'jne', 99_999, 'open'],
    ]);
    expect(
      await rows(
        'select refund_id, account, kind, amount::int from refund_sources order by refund_id, amount desc',
      ),
    ).toEqual([
      [refund(4), `escrow:${order(4)}`, 'goods', 99_999],
      [refund(4), 'freight:jne', 'shipping', 20_000],
      [refund(5), `escrow:${order(5)}`, 'goods', 119_999],
    ]);
    expect(await brokenInvariants(createQuery(pool))).toEqual({});
  } finally {
    await close();
  }
});
