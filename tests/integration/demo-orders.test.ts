import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { dueWorkOf } from '#server/background.ts';
import { bookReceipt } from '#server/modules/ledger/ledger.ts';
import { hasOrdersOnTheWay, placePurchase, settlePurchase } from '#server/modules/orders/orders.ts';
import { unsettledMoney } from '#server/modules/settlement/settlement.ts';
import { jumpTo } from '#server/platform/clock/jump.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { brokenNow } from './support/broken-now.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';
import { startShop } from './support/shop.ts';

const opened = migratedDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const settings = { DEMO: 'on', PROCESSES: '1' };

/** A running demo shop, and a command beside it. */
async function aDemo() {
  const shop = await startShop({ settings });
  onTestFinished(() => shop.close());
  const query = createQuery(shop.pool);
  const transaction = createTransaction(shop.pool);
  const env = readEnv({ ...settings, DATA_DIR: shop.dataDir });
  const told: string[] = [];
  return {
    shop,
    query,
    transaction,
    told,
    /** Moves the clock as `npm run clock` does. */
    async jump(days: number, isThere?: () => Promise<boolean>) {
      // A running shop learns of a command's changes when its clock moves.
      await moveClock(transaction, new Date((await shopNow(query)).getTime() + 1000));
      await jumpTo({
        query,
        transaction,
        work: dueWorkOf(env),
        ...(isThere && { isThere }),
        to: new Date((await shopNow(query)).getTime() + days * DAY_MS),
        tell: (_, names) => void told.push(...names),
      });
    },
  };
}

it('a robot and simulated couriers deliver a paid order to its shopper, who gets the mails', async () => {
  const { shop, query, transaction, jump, told } = await aDemo();
  const [sku] = await query<{ id: number; price: number; product: number }>(sql`
    select s.id, s.price, s.product_id as product from skus s join inventory i on i.sku_id = s.id
    where i.stock > 5 and s.archived_at is null order by s.id limit 1`);
  const line = aLine({
    skuId: sku?.id ?? 0,
    productId: sku?.product ?? 0,
    price: sku?.price ?? 0,
    originalPrice: sku?.price ?? 0,
  });
  const placed = await transaction((tx) =>
    placePurchase(tx, aPlan({ method: 'qris', orders: [anOrder({ lines: [line] })] })),
  );
  await transaction(async (tx) => {
    const receipt = {
      id: 'T1',
      purchaseId: placed.id,
      attemptId: null,
      place: 'provider' as const,
      amount: placed.total,
    };
    await bookReceipt(tx, receipt);
    await settlePurchase(tx, placed.id, 'provider');
  });
  await jump(40, async () => !(await hasOrdersOnTheWay(query)));
  const events = await query<{ event: string; actor: string }>(sql`
    select e.event, e.actor from order_events e join orders o on o.id = e.order_id where o.purchase_id = ${placed.id}
    order by e.seq`);
  expect(events.map(({ event, actor }) => `${event} by ${actor}`).slice(0, 6)).toEqual([
    'placed by shopper',
    'paid by provider',
    'accepted by seller',
    'packed by seller',
    'booked by courier',
    'shipped by courier',
  ]);
  expect(['delivered', 'cancelled']).toContain(events.at(-1)?.event);
  const [order] = await query<{ invoice: string; waybill: string }>(sql`
    select o.invoice_number as invoice, b.waybill from orders o join parcels b on b.order_id = o.id
    where o.purchase_id = ${placed.id}`);
  expect(order?.invoice).toMatch(/^INV\/20\d\d\/0000001$/);
  expect(order?.waybill).toMatch(/^SIM\d{12}$/);
  expect(told).toEqual(expect.arrayContaining(['demo: sellers', 'orders: invoice numbers', 'parcels']));
  const outbox = path.join(shop.dataDir, 'outbox');
  await expect.poll(() => fs.readdirSync(outbox).length).toBeGreaterThanOrEqual(3);
  // A delivered one is completed and paid out to its shop, whoever calls nothing (P-PAYOUT-7).
  await jump(12);
  const [paid] = await query<{ isPaid: boolean; isDelivered: boolean }>(sql`
    select exists (select from payouts where seller_id = o.seller_id and state = 'sent') as "isPaid",
      o.state = 'completed' as "isDelivered"
    from orders o where o.purchase_id = ${placed.id}`);
  expect(paid?.isPaid).toBe(paid?.isDelivered);
  // What its shopper paid reached the bank (P-PAY-42).
  expect(await unsettledMoney(query)).toMatchObject({ lines: [] });
  expect(
    await query(sql`select 1 from settlement_lines where receipt_id = 'T1' and kind = 'payment'`),
  ).toHaveLength(1);
}, 120_000);

it('robots buy what is recommended, receive it and review it with pictures, one after the other (P-REV-11)', async () => {
  const { query, transaction, database, dataDir } = opened();
  const shop = await buyingShop(database, dataDir, { DEMO_BUYERS: 'on', PROCESSES: '1' });
  onTestFinished(() => shop.close());
  const work = dueWorkOf(readEnv({ DEMO: 'on', DATA_DIR: dataDir }));
  const shoppers = () =>
    query<{ n: number; hasEnded: boolean }>(
      sql`select n, has_ended as "hasEnded" from demo_shoppers order by n`,
    );
  await expect.poll(shoppers).toHaveLength(3);
  await jumpTo({
    query,
    transaction,
    work,
    to: new Date((await shopNow(query)).getTime() + 25 * DAY_MS),
    tell: () => {},
    isThere: async () => (await shoppers()).every(({ hasEnded }) => hasEnded),
  });
  const written = await query<{ words: number; pictures: number }>(sql`
    select length(r.content) as words, cardinality(r.images) as pictures
    from bought_reviews b join reviews r on r.id = b.review_id join demo_shoppers d on d.guest_id = b.guest_id`);
  const [bought] = await query<{ delivered: number; ended: number }>(sql`
    select (count(*) filter (where o.state in ('delivered', 'completed')))::int as delivered,
      (count(*) filter (where o.state in ('delivered', 'completed', 'cancelled')))::int as ended
    from orders o join purchases p on p.id = o.purchase_id join demo_shoppers d on d.guest_id = p.guest_id`);
  // A parcel of the simulated couriers may be lost.
  expect(bought).toEqual({ delivered: written.length, ended: 3 });
  for (const { words, pictures } of written) expect([words > 20, pictures > 0]).toEqual([true, true]);
  expect(await brokenNow(opened())).toEqual({});
});
