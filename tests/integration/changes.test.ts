import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { startChangeFeed } from '#server/platform/changes/change-feed.ts';
import { changesSince, forgetOldChanges } from '#server/platform/changes/change-log.ts';
import type { Query } from '#server/platform/database/query.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { copiedRows } from './support/copied-rows.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();
const silent = { info: () => {}, warn: () => {} };

const lookNow = async () => (await changesSince(opened().query, null)).look;

/** The tags that a statement writes to the change log, sorted. */
async function tagsOf(statement: string): Promise<readonly string[]> {
  const before = await lookNow();
  await opened().query(sql.raw(statement));
  return (await changesSince(opened().query, before)).tags.toSorted();
}

it.each([
  ['update inventory set stock = stock + 1 where product_id = 8', ['stock:8']],
  ['update skus set weight_grams = weight_grams + 1 where product_id = 8', ['product:8']],
  ["update sellers set name = name || '!' where id in (3, 4)", ['seller:3', 'seller:4', 'sellers']],
  ["update categories set name = name || '!' where id = 3", ['category']],
  ["update subcategories set name = name || '!' where category_id = 3", ['category']],
  ['update reviews set helpful = helpful + 1 where product_id = 1', ['reviews:1']],
  ['delete from reviews where product_id = 2', ['reviews:2']],
  ["update banners set title = title || '!' where id = 1", ['banners']],
  [
    "update flash_sessions set extra_percent = 5 where id = '08'",
    expect.arrayContaining(['flash', 'stock:64']),
  ],
  [
    "update flash_items set position = 20 where session_id = 'active' and position = 1",
    ['flash', 'product:36'],
  ],
  ["update flash_items set sold = sold + 1 where session_id = 'active' and product_id = 36", ['stock:36']],
  ["update flash_prices set price = price where session_id = 'active' and product_id = 36", ['product:36']],
  ['update products set price = price where id = -1', []],
  ['truncate banners', ['all']],
  ["insert into banners select n, '', '', '', '' from generate_series(1000, 1300) n", ['all']],
])('%s is logged', async (statement, tags) => {
  expect(await tagsOf(statement)).toEqual(tags);
});

it('a product is logged with its category and seller, and a moved one with the former ones, too', async () => {
  await opened().query(sql`update products set category_id = 1, seller_id = 1 where id = 8`);
  const tags = ['product:8', 'products', 'products:category:1', 'products:seller:1'];
  expect(await tagsOf('update products set price = price where id = 8')).toEqual(tags);
  expect(await tagsOf('update products set category_id = 2, seller_id = 2 where id = 8')).toEqual(
    [...tags, 'category', 'products:category:2', 'products:seller:2'].toSorted(),
  );
});

it('a transaction of many small changes writes one tag instead of thousands', async () => {
  const before = await lookNow();
  const copy = copiedRows('products', {
    row: sql`p`,
    changes: sql`jsonb_build_object('id', 100000 + n)`,
    from: sql`(select p from products p where p.id = 8) _`,
  });
  await opened().transaction(async (inside) => {
    for (let first = 0; first < 1500; first += 100) {
      await inside(
        sql`do $$ begin
          for n in ${sql.raw(`${first + 1}..${first + 100}`)} loop ${copy};
          end loop;
        end $$`,
      );
    }
  });
  expect((await changesSince(opened().query, before)).tags).toEqual(['all']);
  const [left] = await opened().query<{ tags: number }>(
    sql`select count(*)::int as tags from catalog_changes where tag like 'product:10____'`,
  );
  expect(left?.tags).toBeLessThan(1000);
});

it('a transaction that began before a poll and commits after it is found, and delays no other', async () => {
  const { query, transaction } = opened();
  const change = (id: number) => sql`update inventory set stock = stock + 1 where product_id = ${id}`;
  let seen = await changesSince(query, null);
  await transaction(async (inside) => {
    await inside(change(8));
    await query(change(9));
    seen = await changesSince(query, seen.look);
    expect(seen.tags).toEqual(['stock:9']);
    seen = await changesSince(query, seen.look);
    expect(seen.tags).toEqual([]);
  });
  seen = await changesSince(query, seen.look);
  expect(seen.tags).toEqual(['stock:8']);
});

it('a rolled back change is not reported', async () => {
  const { query, transaction } = opened();
  const before = await lookNow();
  await transaction(async (inside) => {
    await inside(sql`update inventory set stock = stock + 1 where product_id = 8`);
    throw new Error('undo');
  }).catch(() => {});
  expect((await changesSince(query, before)).tags).toEqual([]);
});

it('the log deletes what is older than six hours, and nothing later', async () => {
  const { query } = opened();
  await query(sql`delete from catalog_changes`);
  await query(sql`insert into catalog_changes (xid, tag, at) values
    ('1', 'sellers', now() - interval '361 minutes'), ('2', 'banners', now() - interval '359 minutes')`);
  await forgetOldChanges(query);
  expect(await query(sql`select tag from catalog_changes`)).toEqual([{ tag: 'banners' }]);
});

it('after an hour without a poll, or with a database behind the last one, everything counts as changed', async () => {
  const look = await lookNow();
  const minutesAgo = async (minutes: number) => {
    const at = new Date(Date.parse(look.at) - minutes * 60_000).toISOString();
    return (await changesSince(opened().query, { ...look, at })).tags;
  };
  expect(await minutesAgo(59)).toEqual([]);
  expect(await minutesAgo(61)).toEqual(['all']);
  expect((await changesSince(opened().query, { ...look, to: '900000000' })).tags).toEqual(['all']);
});

it('the feed reports batches, and everything once the database is back', async () => {
  let isAway = false;
  const query: Query = (statement) =>
    isAway ? Promise.reject(new DatabaseUnavailable(null)) : opened().query(statement);
  let now = 0;
  const feed = await startChangeFeed({ query, log: silent, now: () => now });
  onTestFinished(() => feed.close());
  const heard: (readonly string[])[] = [];
  feed.subscribe((tags) => void heard.push(tags));

  await opened().query(sql`update inventory set stock = stock + 1 where product_id = 8`);
  await feed.look();
  expect(heard.splice(0)).toEqual([['stock:8']]);
  expect([feed.ageMs(), feed.silentMs()]).toEqual([0, 0]);

  isAway = true;
  now += 9000;
  await feed.look();
  expect([feed.ageMs(), feed.silentMs()]).toEqual([Number.POSITIVE_INFINITY, 9000]);
  expect(heard.splice(0)).toEqual([]);
  isAway = false;
  await feed.look();
  expect(heard.splice(0)).toEqual([['all']]);
});
