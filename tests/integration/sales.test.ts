import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOURS_A_ROBOT_BUYER, openingSold, ROBOT_BUYERS_UP_TO } from '#domain/flash-sale/demo-sales.ts';
import { FLASH_QUOTA } from '#domain/flash-sale/flash-item.ts';
import { sellToRobots } from '#server/modules/catalogue/catalogue.ts';
import { countSales } from '#server/modules/catalogue/count-sales.ts';
import { dueFlashSession, endSessionWhenOver } from '#server/modules/catalogue/flash-session.ts';
import { changesSince } from '#server/platform/changes/change-log.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();

/** A flash product of the demo, with several SKUs or one. */
const FLASH_PRODUCT = 36;
const DAY_MS = 24 * 60 * 60 * 1000;

async function one<Row extends object>(statement: ReturnType<typeof sql>): Promise<Row> {
  const [row] = await opened().query<Row>(statement);
  if (!row) throw new Error('There is no such row');
  return row;
}

const soldCount = async (id: number) =>
  (await one<{ sold: number }>(sql`select sold_count as sold from products where id = ${id}`)).sold;

/** The tags that some work writes to the change log, sorted. */
async function tagsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { look } = await changesSince(opened().query, null);
  await work();
  return (await changesSince(opened().query, look)).tags.toSorted();
}

let moves = 0;
/** The effect of an order: pieces leave the stock of a product's first SKU, or come back. */
async function move(
  productId: number,
  kind: 'take' | 'free' | 'restock' | 'adjust',
  quantity: number,
): Promise<void> {
  moves += 1;
  await opened().query(sql`
    with moved as (
      update inventory set stock = stock + ${quantity}::int
      where sku_id = (select id from skus where product_id = ${productId} order by position limit 1) returning sku_id
    )
    insert into stock_moves (id, sku_id, kind, quantity, at)
    select ${`${kind}:test:${moves}`}, sku_id, ${kind}, ${quantity}::int, shop_now() from moved`);
}

beforeEach(async () => {
  await countSales(opened().query);
});

describe('sold pieces', () => {
  it('are counted for many orders at once, less what came back, and once', async () => {
    const before = await soldCount(1);
    await move(1, 'take', -3);
    await move(1, 'take', -2);
    await move(1, 'free', 1);
    await move(1, 'adjust', 10);
    expect(await soldCount(1)).toBe(before);
    await countSales(opened().query);
    expect(await soldCount(1)).toBe(before + 4);
    await countSales(opened().query);
    expect(await soldCount(1)).toBe(before + 4);
    await move(1, 'restock', 4);
    await countSales(opened().query);
    expect(await soldCount(1)).toBe(before);
  });

  it('invalidate the page of their product at once, and lists when they are counted', async () => {
    expect(await tagsOf(() => move(1, 'take', -1))).toEqual(['stock:1']);
    expect(await tagsOf(() => countSales(opened().query))).toEqual(
      expect.arrayContaining(['product:1', 'products']),
    );
    expect(await tagsOf(() => countSales(opened().query))).toEqual([]);
  });

  it('at the flash price reach the lists of flash goods with the next count', async () => {
    const sell = () =>
      opened().query(sql`update flash_items set sold = sold + 1 where product_id = ${FLASH_PRODUCT}`);
    expect(await tagsOf(sell)).toEqual([`stock:${FLASH_PRODUCT}`]);
    expect(await tagsOf(() => countSales(opened().query))).toEqual(['flash']);
  });

  it('of two concurrent orders for the last of two SKUs leave the product sold out', async () => {
    const { query, transaction } = opened();
    await query(sql`update inventory set stock = 0 where product_id = 2`);
    const [first, second] = await query<{ id: number }>(
      sql`select id from skus where product_id = 2 order by id`,
    );
    await query(sql`update inventory set stock = 1 where sku_id in (${first?.id}::int, ${second?.id}::int)`);
    const isSoldOut = () => one(sql`select is_sold_out from products where id = 2`);
    expect(await isSoldOut()).toEqual({ is_sold_out: false });
    const take = (id: number | undefined) =>
      sql`update inventory set stock = stock - 1 where sku_id = ${id}::int`;
    // The second commits while the first is open: neither sees the other's change before its commit.
    await transaction(async (inside) => {
      await inside(take(first?.id));
      await transaction((other) => other(take(second?.id)));
      expect(await isSoldOut()).toEqual({ is_sold_out: false });
    });
    expect(await isSoldOut()).toEqual({ is_sold_out: true });
    expect(await tagsOf(() => move(2, 'free', 1))).toEqual(expect.arrayContaining(['product:2']));
    expect(await isSoldOut()).toEqual({ is_sold_out: false });
  });

  it('of two concurrent orders mark low stock as long as one choice has it, and make no list anew (P-CENTRE-20)', async () => {
    const { query, transaction } = opened();
    await query(sql`update inventory set stock = 9 where product_id = 2`);
    const [first, second] = await query<{ id: number }>(
      sql`select id from skus where product_id = 2 order by id`,
    );
    const isLow = () => one(sql`select has_low_stock as low from products where id = 2`);
    const add = (id: number | undefined, by: number) =>
      sql`update inventory set stock = stock + ${by}::int where sku_id = ${id}::int`;
    const both = async (by: number) => {
      await transaction(async (inside) => {
        await inside(add(first?.id, by));
        await transaction((other) => other(add(second?.id, by)));
      });
    };
    expect(await isLow()).toEqual({ low: false });
    expect(await tagsOf(() => both(-4))).toEqual(['stock:2']);
    expect(await isLow()).toEqual({ low: true });
    await query(add(first?.id, 1));
    expect(await isLow()).toEqual({ low: true });
    await query(add(first?.id, -1));
    expect(await tagsOf(() => both(1))).toEqual(['stock:2']);
    expect(await isLow()).toEqual({ low: false });
  });
});

describe('the running flash session', () => {
  const running = () =>
    one<{
      id: string;
      ends_at: Date;
      position: number;
      sold: number;
      opening_sold: number;
      prices: number;
      flash_price: number | null;
    }>(sql`
      select s.id, s.ends_at, i.position, i.sold, i.opening_sold, p.flash_price,
        (select count(*)::int from flash_prices f where (f.session_id, f.product_id) = (s.id, p.id)) as prices
      from flash_sessions s join flash_items i on i.session_id = s.id join products p on p.id = i.product_id
      where s.starts_at_hour is null and p.id = ${FLASH_PRODUCT}`);

  it('runs until its end', async () => {
    const before = await running();
    await endSessionWhenOver(opened().transaction);
    expect(await running()).toEqual(before);
    expect(await dueFlashSession.nextDue(opened().query)).toEqual(before.ends_at);
  });

  it('is followed in a demo by one of a day with its quota renewed and no buyers', async () => {
    const { query, transaction } = opened();
    await query(sql`update flash_items set sold = quota where product_id = ${FLASH_PRODUCT}`);
    await query(sql`insert into flash_buyers values ('active', ${FLASH_PRODUCT}, 'somebody', 2)`);
    const before = await running();
    expect(before).toMatchObject({ id: 'active', flash_price: null });
    const endedAt = new Date(Date.now() - 60_000);
    await query(sql`update flash_sessions set ends_at = ${endedAt}::timestamptz where id = 'active'`);
    await endSessionWhenOver(transaction);
    await endSessionWhenOver(transaction);
    const endsAt = new Date(endedAt.getTime() + DAY_MS);
    const opening = openingSold(before.position, Math.floor(endsAt.getTime() / DAY_MS), FLASH_QUOTA);
    expect(await running()).toEqual({
      ...before,
      id: `active-${endedAt.toISOString().slice(0, 10)}`,
      ends_at: endsAt,
      opening_sold: opening,
      sold: opening,
      flash_price: expect.any(Number),
    });
    expect(await query(sql`select * from flash_buyers`)).toEqual([]);
    expect(await query(sql`select id from flash_sessions order by id`)).toHaveLength(4);
  });

  it("sells to a demo's robots every third hour, without orders, stock or more than 88% (P-FLASH-12)", async () => {
    const { query, transaction } = opened();
    const figures = () =>
      query<{ id: number; sold: number; opening_sold: number; stock: number }>(sql`
        select i.product_id as id, i.sold, i.opening_sold, sum(v.stock)::integer as stock
        from running_flash_items r join flash_items i using (session_id, product_id)
          join skus k on k.product_id = i.product_id join inventory v on v.sku_id = k.id
        group by i.product_id, i.sold, i.opening_sold order by id`);
    const before = await figures();
    for (let hour = 0; hour < HOURS_A_ROBOT_BUYER; hour += 1) {
      expect(await tagsOf(() => transaction((tx) => sellToRobots(tx, hour)))).toContain('flash');
    }
    const most = (FLASH_QUOTA * ROBOT_BUYERS_UP_TO) / 100;
    const grown = before.map((good) => {
      const more = good.sold < most ? 1 : 0;
      return { ...good, sold: good.sold + more, opening_sold: good.opening_sold + more };
    });
    expect(await figures()).toEqual(grown);
    expect(grown).not.toEqual(before);
  });

  it('is the last one in a shop that is not a demo: its goods return to their standing prices', async () => {
    const { query, transaction } = opened();
    await query(sql`delete from shop_facts where key = 'demo'`);
    await query(sql`update flash_sessions set ends_at = now() where starts_at_hour is null`);
    await endSessionWhenOver(transaction);
    expect(await query(sql`select 1 from flash_sessions where starts_at_hour is null`)).toEqual([]);
    expect(await query(sql`select 1 from products where flash_price is not null`)).toEqual([]);
    expect(await dueFlashSession.nextDue(query)).toBeNull();
  });
});
