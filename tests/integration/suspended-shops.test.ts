import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTACT_PATH } from '#domain/paths.ts';
import { act } from '#server/modules/access/access.ts';
import {
  acceptOrders,
  deliverOrders,
  packOrders,
  resumeSeller,
  shipOrder,
  suspendSeller,
} from '#server/modules/operating/operating.ts';
import { callOffSuspendedOrder, dueSuspended } from '#server/modules/orders/suspended-shop.ts';
import { releasePayouts } from '#server/modules/payouts/payouts.ts';
import { brokenNow } from './support/broken-now.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operatorBrowser } from './support/operator-browser.ts';
import { openLife } from './support/order-life.ts';
import { mailed } from './support/outbox.ts';
import { PlainBrowser } from './support/plain-browser.ts';
import { aMember } from './support/staff.ts';

/** Shops that an operator suspends and lets trade again (P-CONSOLE-90). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
});
afterAll(() => shop.close());

const context = () => ({
  query: opened().query,
  transaction: opened().transaction,
  log: { info: () => {}, warn: () => {} },
  clock: () => new Date(),
});
const by = { kind: 'terminal', user: 'sari' } as const;
const reason = 'Laporan merek';

const held = async (sellerId: number) =>
  (
    await opened().query<{ held: string | null }>(
      sql`select coalesce(held_reason, suspended_reason) as held from payout_plans where seller_id = ${sellerId}`,
    )
  )[0]?.held ?? null;

/** Orders of shop 1 in each state that one can be in before it ends, by that state. */
async function ordersInEachState() {
  const life = openLife(opened());
  const inState = async (state: string) => {
    const isCod = state === 'unconfirmed';
    const placed = await life.place(isCod ? { method: 'cod', isNewcomer: true } : {});
    const order = placed.numbers.find(({ id }) => id === placed.A)?.number ?? '';
    if (!isCod && state !== 'unpaid') await life.pay(placed.id);
    const orders = { by, input: { orders: [order] } };
    const steps = [
      () => act(context(), acceptOrders, orders),
      () => act(context(), packOrders, orders),
      () =>
        act(context(), shipOrder(false), {
          by,
          input: { order, waybill: `JNE${order.slice(-6)}` },
        }),
      () => act(context(), deliverOrders, orders),
    ];
    const reached = ['new', 'accepted', 'packed', 'shipped', 'delivered'].indexOf(state);
    for (const step of steps.slice(0, Math.max(0, reached))) await step();
    expect(await life.state(placed.A)).toBe(state);
    return placed;
  };
  const states = ['unpaid', 'unconfirmed', 'new', 'accepted', 'packed', 'shipped', 'delivered'] as const;
  const placed = new Map<string, Awaited<ReturnType<typeof inState>>>();
  for (const state of states) placed.set(state, await inState(state));
  return { life, placed };
}

it('cancels what was not sent with all money back, leaves the rest, and gives back exactly what was', async () => {
  const { query, transaction } = opened();
  const { life, placed } = await ordersInEachState();
  const listed = () => query(sql`select id, state from listed_products order by id`);
  const before = await listed();
  const input = { sellerId: 1, why: 'Barang tiruan', orders: 'cancel', money: 'held' };
  const both = await Promise.all([1, 2].map(() => act(context(), suspendSeller, { by, input, reason })));
  expect(both.map((one) => (one.ok ? 'done' : one.error.code)).toSorted()).toEqual([
    'done',
    'shop_suspended',
  ]);
  expect(await query(sql`select from listed_products where seller_id = 1`)).toEqual([]);
  expect(await held(1)).toBe('toko sedang tidak aktif: Barang tiruan');

  expect(await dueSuspended.nextDue(query)).toBeInstanceOf(Date);
  const all = [...placed.values()];
  // Twice: a job may run again.
  for (const { A } of [...all, ...all]) await transaction((tx) => callOffSuspendedOrder(tx, A));
  const after: string[] = [];
  for (const [state, { A, B }] of placed)
    after.push(`${state}: ${await life.state(A)}, other shop ${await life.state(B)}`);
  expect(after).toEqual([
    'unpaid: cancelled, other shop cancelled',
    'unconfirmed: cancelled, other shop cancelled',
    'new: cancelled, other shop new',
    'accepted: cancelled, other shop new',
    'packed: cancelled, other shop new',
    'shipped: shipped, other shop new',
    'delivered: delivered, other shop new',
  ]);
  const refunds = await query<{ amount: number; orderId: string }>(sql`
    select sum(amount)::int as amount, order_id as "orderId" from refunds group by order_id`);
  const back = (['new', 'accepted', 'packed'] as const).map((state) => placed.get(state)?.A);
  expect(new Map(refunds.map(({ orderId, amount }) => [orderId, amount]))).toEqual(
    new Map(back.map((id) => [id, 119_999])),
  );
  expect(await dueSuspended.nextDue(query)).toBeNull();
  expect(await brokenNow(opened())).toEqual({});

  const ended = await act(context(), resumeSeller, { by, input: { sellerId: 1 }, reason });
  expect(ended.ok).toBe(true);
  expect([await listed(), await held(1)]).toEqual([before, null]);
  const again = await act(context(), resumeSeller, { by, input: { sellerId: 1 }, reason });
  expect(again).toEqual({ ok: false, error: { code: 'shop_not_suspended' } });
  const noted = await query<{ command: string; after: unknown }>(sql`
    select command, after from audit_log where subject_kind = 'seller' and subject_id = '1' and command like 'seller.%' order by id`);
  expect(noted).toEqual([
    {
      command: 'seller.suspend',
      after: { suspended: true, reason: 'Barang tiruan', orders: 'cancel', money: 'held' },
    },
    { command: 'seller.resume', after: { suspended: false } },
  ]);
});

it('lets orders go on where that was chosen, and keeps a hold that was there for something else', async () => {
  const { query } = opened();
  await query(sql`
    insert into payout_plans (seller_id, next_at, held_at, held_reason) values (2, now(), now(), 'Menunggu dokumen')
    on conflict (seller_id) do update set held_at = now(), held_reason = 'Menunggu dokumen'`);
  const input = { sellerId: 2, why: 'Diperiksa', orders: 'go_on', money: 'held' };
  expect((await act(context(), suspendSeller, { by, input, reason })).ok).toBe(true);
  expect([await dueSuspended.nextDue(query), await held(2)]).toEqual([null, 'Menunggu dokumen']);
  // Whoever lets them go for that reason does not pay a shop that is suspended.
  const release = () => act(context(), releasePayouts, { by, input: { sellerId: 2 }, reason });
  expect((await release()).ok).toBe(true);
  expect([await held(2), await release()]).toEqual([
    'toko sedang tidak aktif: Diperiksa',
    { ok: false, error: { code: 'payouts_suspended' } },
  ]);
  await query(
    sql`update payout_plans set held_at = now(), held_reason = 'Menunggu dokumen' where seller_id = 2`,
  );
  expect((await act(context(), resumeSeller, { by, input: { sellerId: 2 }, reason })).ok).toBe(true);
  expect(await held(2)).toBe('Menunggu dokumen');

  const catalogue = { kind: 'member', scope: await aMember(opened(), null, 'catalogue') } as const;
  const refused = await act(context(), suspendSeller, { by: catalogue, input, reason });
  expect(refused).toEqual({ ok: false, error: { code: 'stale_factor' } });
});

it('is told on the page of the shop, in its seller centre and by mail, and its goods are gone', async () => {
  const { query } = opened();
  const { browser, membershipId } = await operatorBrowser(opened(), shop.origin, 'owner');
  const path = '/operator/sellers/3';
  const [product] = await query<{ id: number }>(
    sql`select id from listed_products where seller_id = 3 order by id limit 1`,
  );
  const seller = await operatorBrowser(opened(), shop.origin, 'support');
  const [user] = await query<{ id: string }>(
    sql`select user_id as id from memberships where id = ${seller.membershipId}`,
  );
  await aMember(opened(), 3, 'owner', user?.id ?? '');
  const without = await browser.post(path, [
    ['intent', 'suspend'],
    ['reason', reason],
    ['orders', 'go_on'],
    ['money', 'go_on'],
  ]);
  expect([without.status, without.text.includes('alasan yang dibaca toko')]).toEqual([422, true]);
  const visitor = new PlainBrowser(shop.origin);
  const sold = async () => /Total terjual ([\d.,]+)/.exec((await visitor.get('/seller/3')).text)?.[1];
  const soldBefore = await sold();
  expect(soldBefore).toMatch(/[1-9]/);
  const done = await browser.post(path, [
    ['intent', 'suspend'],
    ['reason', reason],
    ['orders', 'go_on'],
    ['money', 'go_on'],
    ['why', 'Sedang diperiksa'],
  ]);
  expect(done.text).toContain('Toko ini tidak aktif sejak');
  await expect
    .poll(async () => (await visitor.get('/seller/3')).text)
    .toContain('Toko ini sedang tidak aktif');
  expect((await visitor.get(`/product/${product?.id}`)).status).toBe(404);
  expect(await sold()).toBe(soldBefore);
  const centre = await seller.browser.get('/selling/3/orders');
  expect([centre.status, centre.text.includes('Alasannya: Sedang diperiksa')]).toEqual([200, true]);
  expect(centre.html).toContain(`href="${CONTACT_PATH}"`);
  await mailed(opened(), { to: seller.email, subject: /^Toko .* dinonaktifkan sementara$/ });

  // Whoever works in a shop does not decide about it.
  const [own] = await query<{ id: string }>(
    sql`select user_id as id from memberships where id = ${membershipId}`,
  );
  await aMember(opened(), 4, 'owner', own?.id ?? '');
  const ownShop = await browser.post('/operator/sellers/4', [
    ['intent', 'suspend'],
    ['reason', reason],
    ['why', 'Coba'],
  ]);
  expect(ownShop.status).toBe(422);
  await browser.post(path, [
    ['intent', 'resume'],
    ['reason', reason],
  ]);
  await expect.poll(async () => (await visitor.get(`/product/${product?.id}`)).status).toBe(200);
});
