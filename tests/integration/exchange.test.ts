import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { heldOrders } from '#server/modules/ledger/ledger.ts';
import { disownPurchase } from '#server/modules/orders/disown-purchase.ts';
import { callOff, createLink } from '#server/modules/orders/orders.ts';
import { exchangeLife } from './support/exchange-life.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { theProviderSays } from './support/paid-there.ts';

/** Exchanges, each a life of which every row is compared (P-RET-4, P-RET-50 to P-RET-54). */
const opened = migratedDatabase();
const DAY = 24;
const begin = (given: Parameters<typeof exchangeLife>[1] = {}) => exchangeLife(openLife(opened()), given);

/** What A left in each of these lives: two of three pieces stay with the shopper. */
const A_COMPLETED = [
  'com:A1 seller:1 > income:commission 1667',
  'done:A1 escrow:A > seller:1 66666',
  'frt:A escrow:A > seller:1 20000',
];
const SET_A = 'set:P:A unapplied:P > escrow:A 119999';
const rows = (...all: string[]) => [...all, SET_A].toSorted();
const XC = 'xc:r1 escrow:A > escrow:X 33333';
const paid = (x: string, amount: number, receipt: string) => [
  `in:${receipt} provider > unapplied:P${x} ${amount}`,
  `set:P${x}:${x} unapplied:P${x} > escrow:${x} ${amount}`,
];
const completed = (x: string, goods: number, fee: number) => [
  `done:${x}1 escrow:${x} > seller:1 ${goods}`,
  `com:${x}1 seller:1 > income:commission ${fee}`,
];
type Life = Awaited<ReturnType<typeof begin>>;

describe('goods that pass the inspection', () => {
  it('are exchanged for the same ones without any money (36a)', async () => {
    const one = await begin();
    const x = await one.passed();
    expect(await one.life.state(x.id)).toBe('new');
    await one.deliver(x);
    await one.pastDeadlines(8 * DAY);
    expect(await one.end(x)).toEqual({
      ledger: rows(...A_COMPLETED, XC, ...completed('X', 33_333, 833)),
      states: ['A completed', 'P confirmed', 'PX confirmed', 'X completed', 'r1 done'],
      refunds: [],
      stock: 'restock 1, take -4',
    });
  });

  it('are exchanged for dearer ones whose difference is paid (36b)', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.passed();
    expect(await one.life.state(x.id)).toBe('unpaid');
    await one.pay(x, 6_667);
    await one.deliver(x);
    await one.pastDeadlines(8 * DAY);
    expect(await one.end(x)).toEqual({
      ledger: rows(...A_COMPLETED, XC, ...paid('X', 6_667, 'T2'), ...completed('X', 40_000, 1000)),
      states: ['A completed', 'P confirmed', 'PX confirmed', 'X completed', 'r1 done'],
      refunds: [],
      stock: 'restock 1, take -3 | take -1',
    });
  });

  it('wait for the difference with their value (36c)', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.passed();
    expect(await one.end(x)).toEqual({
      ledger: rows(XC),
      states: ['A delivered', 'P confirmed', 'PX awaiting', 'X unpaid', 'r1 done'],
      refunds: [],
      stock: 'restock 1, take -3 | take -1',
    });
    const { exchange } = (await one.desk.page(one.owner, one.number, 1)) ?? {};
    expect(exchange).toMatchObject({
      order: { number: x.number, state: 'unpaid', payBy: expect.any(Date) },
      terms: { credit: 33_333, toPay: 6_667, toRefund: 0 },
    });
  });

  it('are paid back when the difference is not paid, which is paid back, too, when it comes late (36d)', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.passed();
    await one.pastDeadlines(25);
    expect(await one.life.state(x.id)).toBe('cancelled');
    await one.payLate(x, 6_667);
    expect(await one.life.state(x.id)).toBe('cancelled');
    await one.pastDeadlines(8 * DAY);
    expect(await one.end(x)).toEqual({
      ledger: rows(
        ...A_COMPLETED,
        XC,
        'rs:R-X:1 escrow:X > refund:R-X 33333',
        'in:T2 bank > unapplied:PX 6667',
        'rs:R-T2:1 unapplied:PX > refund:R-T2 6667',
      ),
      states: ['A completed', 'P confirmed', 'PX expired', 'X cancelled', 'r1 done'],
      refunds: ['R-T2 6667 of T2 6667', 'R-X 33333 of T1 33333'],
      stock: 'restock 1, take -3 | free 1, take -1',
    });
  });

  it('are exchanged for cheaper ones, and the rest is paid back (36e)', async () => {
    const one = await begin({ price: 30_000 });
    const x = await one.passed();
    await one.deliver(x);
    await one.pastDeadlines(8 * DAY);
    expect(await one.end(x)).toEqual({
      ledger: rows(
        ...A_COMPLETED,
        'xc:r1 escrow:A > escrow:X 30000',
        'rs:F-r1:1 escrow:A > refund:F-r1 3333',
        ...completed('X', 30_000, 750),
      ),
      states: ['A completed', 'P confirmed', 'PX confirmed', 'X completed', 'r1 done'],
      refunds: ['F-r1 3333 of T1 3333'],
      stock: 'restock 1, take -3 | take -1',
    });
  });

  it('are paid back when the seller called the exchange off meanwhile (36f)', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.approve();
    expect(
      await one.life.tx((tx) => callOff(tx, { orderId: x.id, actor: 'seller', reason: 'damaged' })),
    ).toBe('cancelled');
    await one.back();
    expect(await one.pass()).toMatchObject({ ok: true });
    await one.pastDeadlines(8 * DAY);
    expect(await one.end(x)).toEqual({
      ledger: rows(
        ...A_COMPLETED,
        'rs:F-r1:1 escrow:A > refund:F-r1 33333',
        'rs:F-r1:2 seller:1 > refund:F-r1 6667',
      ),
      states: ['A completed', 'P confirmed', 'PX cancelled', 'X cancelled', 'r1 done'],
      refunds: ['F-r1 40000 of T1 40000'],
      stock: 'restock 1, take -3 | free 1, take -1',
    });
  });

  it('that were never sent end the exchange, and may be returned again (36g)', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.approve();
    await one.pastDeadlines(15 * DAY);
    await one.pastDeadlines(1);
    expect(await one.end(x)).toEqual({
      ledger: rows(
        'com:A1 seller:1 > income:commission 2500',
        'done:A1 escrow:A > seller:1 99999',
        'frt:A escrow:A > seller:1 20000',
      ),
      states: ['A completed', 'P confirmed', 'PX cancelled', 'X cancelled', 'r1 closed'],
      refunds: [],
      stock: 'take -3 | free 1, take -1',
    });
  });

  it('give back both payments when the exchange is called off after it was paid (36h)', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.passed();
    await one.pay(x, 6_667);
    await one.life.tx((tx) => callOff(tx, { orderId: x.id, actor: 'shopper', reason: 'other' }));
    await one.pastDeadlines(8 * DAY);
    expect(await one.end(x)).toEqual({
      ledger: rows(...A_COMPLETED, XC, ...paid('X', 6_667, 'T2'), 'rs:R-X:1 escrow:X > refund:R-X 40000'),
      states: ['A completed', 'P confirmed', 'PX confirmed', 'X cancelled', 'r1 done'],
      refunds: ['R-X 40000 of T1 33333, T2 6667'],
      stock: 'restock 1, take -3 | free 1, take -1',
    });
  });
});

describe('an exchange of an exchange', () => {
  it('that comes back gives back all three payments, the newest first (37)', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.passed();
    await one.pay(x, 6_667);
    await one.deliver(x);
    const dearer = await one.life.sku(5, 50_000);
    const y = await one.exchangeAgain(x, dearer);
    await one.pay(y, 10_000);
    await one.deliver(y);
    await one.giveBack(y);
    await one.pastDeadlines(8 * DAY);
    const end = await one.end(x, y);
    expect(end).toMatchObject({
      ledger: rows(
        ...A_COMPLETED,
        XC,
        ...paid('X', 6_667, 'T2'),
        'xc:r2 escrow:X > escrow:Y 40000',
        ...paid('Y', 10_000, 'T3'),
        'rs:F-r3:1 escrow:Y > refund:F-r3 50000',
      ),
      states: [
        'A completed',
        'P confirmed',
        'PX confirmed',
        'PY confirmed',
        'X completed',
        'Y completed',
        'r1 done',
        'r2 done',
        'r3 done',
      ],
      refunds: ['F-r3 50000 of T1 33333, T2 6667, T3 10000'],
    });
    expect(await one.life.stock(dearer)).toBe('restock 1, take -1');
  });
});

describe('a payment that a bank takes back', () => {
  it('takes the exchange with it that no seller has accepted (39d)', async () => {
    const one = await begin({ method: 'gopay' });
    const x = await one.passed();
    await theProviderSays(one.life.tx, one.p.id, { status: 'reversed' });
    expect(await one.life.state(x.id)).toBe('cancelled');
    await one.pastDeadlines(8 * DAY);
    expect(await one.end(x)).toEqual({
      ledger: rows(
        ...A_COMPLETED,
        XC,
        'rev:T1:468999 dispute:T1 > provider 468999',
        'unset:T1:X escrow:X > dispute:T1 33333',
      ),
      states: ['A completed', 'P confirmed', 'PX confirmed', 'X cancelled', 'r1 done'],
      refunds: [],
      stock: 'free 1, restock 1, take -4',
    });
  });

  it('covers what it can, and the difference that was paid goes back', async () => {
    const one = await begin({ method: 'gopay', price: 40_000 });
    const x = await one.passed();
    await one.pay(x, 6_667);
    await theProviderSays(one.life.tx, one.p.id, { status: 'reversed' });
    const { ledger, refunds } = await one.end(x);
    expect(ledger).toContain('unset:T1:X escrow:X > dispute:T1 33333');
    expect(refunds).toEqual(['R-X 6667 of T2 6667']);
  });

  it('ends an exchange whose difference is not paid yet', async () => {
    const one = await begin({ method: 'gopay', price: 40_000 });
    const x = await one.passed();
    await theProviderSays(one.life.tx, one.p.id, { status: 'reversed' });
    const { states, ledger, refunds } = await one.end(x);
    expect(states).toContain('PX cancelled');
    expect(ledger).toContain('unset:T1:X escrow:X > dispute:T1 33333');
    expect(refunds).toEqual([]);
  });

  it('before the inspection leaves the goods to the operator', async () => {
    const one = await begin({ method: 'gopay' });
    await one.approve();
    await one.back();
    await theProviderSays(one.life.tx, one.p.id, { status: 'reversed' });
    expect(await one.pass()).toMatchObject({ ok: false, error: { code: 'return_payment_taken_back' } });
    await one.pastDeadlines(8 * DAY);
    expect(await one.state()).toBe('disputed');
  });

  it('leaves to the operator what the clock cannot pay, also where the other goods are gone', async () => {
    const one = await begin({ method: 'gopay', price: 40_000, reason: 'missing_pieces' });
    await one.ask();
    await one.sellOut();
    await theProviderSays(one.life.tx, one.p.id, { status: 'reversed' });
    await one.pastDeadlines(8 * DAY);
    expect(await one.state()).toBe('disputed');
    expect((await one.end()).refunds).toEqual([]);
  });
});

describe('an exchange', () => {
  it('by a change of mind has its shipping in the difference', async () => {
    const one = await begin({ reason: 'changed_mind' });
    const x = await one.passed();
    const [order] = await one.life.query<{ charged: number; due: number }>(sql`
      select shipping_charged::int as charged, (total - credit)::int as due from orders where id = ${x.id}`);
    expect(order?.charged).toBeGreaterThan(0);
    expect(order?.due).toBe(order?.charged);
    await one.pay(x, order?.due ?? 0);
    expect(await one.life.state(x.id)).toBe('new');
    await one.deliver(x);
    await one.pastDeadlines(8 * DAY);
    const { ledger } = await one.end(x);
    expect(ledger).toContain(`frt:X escrow:X > seller:1 ${order?.charged}`);
  });

  it('for goods that are gone by the approval becomes a refund', async () => {
    const one = await begin({ price: 40_000 });
    await one.ask();
    await one.sellOut();
    expect(await one.command('approve')).toMatchObject({ ok: true });
    const { exchange } = (await one.desk.page(one.owner, one.number, 1)) ?? {};
    expect(exchange).toMatchObject({ order: null, isGone: true });
    await one.back();
    expect(await one.pass()).toMatchObject({ ok: true });
    expect((await one.end()).refunds).toEqual(['F-r1 40000 of T1 40000']);
  });

  it.each([
    ['the shopper withdraws the return', (one: Life) => one.shopper('withdraw')],
    ['the shopper cancels the new order', (one: Life) => one.cancelExchange()],
    [
      'the operator gives the money back',
      async (one: Life) => {
        await one.back();
        await one.command('refuse', { text: 'Dipakai' });
        await one.shopper('appeal');
        return one.decide({ goods: 'returned' });
      },
    ],
    [
      'the goods are refused and given back',
      async (one: Life) => {
        await one.back();
        await one.command('refuse', { text: 'Dipakai' });
        await one.later(3 * DAY + 1);
        return one.command('giveBack', { courier: 'JNE', waybill: 'JNE9' });
      },
    ],
    [
      'the goods are refused and kept',
      async (one: Life) => {
        await one.back();
        await one.command('refuse', { text: 'Dipakai' });
        await one.later(3 * DAY + 1);
        await one.later(6 * DAY);
        return { ok: true };
      },
    ],
  ])('ends when %s, and its goods are on sale again', async (_name, act) => {
    const one = await begin({ price: 40_000 });
    const x = await one.approve();
    expect(await act(one)).toMatchObject({ ok: true });
    const { states, stock } = await one.end(x);
    expect(states).toEqual(expect.arrayContaining(['PX cancelled', 'X cancelled']));
    expect(stock).toMatch(/ \| free 1, take -1$/);
  });

  it('of what never goes back is sent at once', async () => {
    const one = await begin();
    await one.open({ reason: 'missing_pieces', pieces: [{ line: 1, quantity: 1, wanted: one.wanted }] });
    await one.shopper('ask');
    expect(await one.command('approve')).toMatchObject({ ok: true });
    const x = await one.exchange();
    expect(await one.life.state(x.id)).toBe('new');
    expect((await one.end(x)).stock).toBe('take -4');
  });

  it('of cash on delivery is not paid out before the courier hands over the cash, and goes back as cash', async () => {
    const one = await begin({ method: 'cod' });
    const x = await one.passed();
    expect(await one.life.state(x.id)).toBe('new');
    const held = await heldOrders(one.life.query, [{ orderId: x.id, purchaseId: x.purchaseId }]);
    expect(held.get(x.id)).toBe('cash');
    await one.life.tx((tx) => callOff(tx, { orderId: x.id, actor: 'seller', reason: 'damaged' }));
    const [refund] = await one.life.query(
      sql`select state, amount::int as amount from refunds where order_id = ${x.id}`,
    );
    expect(refund).toEqual({ state: 'needs_account', amount: 33_333 });
  });

  it('after completion is paid out of its shop, with the commission', async () => {
    const one = await begin();
    await one.life.query(sql`update orders set complete_at = shop_now() where id = ${one.p.A}`);
    await one.later(1);
    expect(await one.life.state(one.p.A)).toBe('completed');
    const x = await one.passed();
    const { ledger } = await one.end(x);
    expect(ledger).toEqual(
      expect.arrayContaining([
        'xc:r1 seller:1 > escrow:X 33333',
        'comback:r1:A1 income:commission > seller:1 833',
      ]),
    );
  });

  it('is refused for goods of another product, without a choice for every line, and with a part of the price', async () => {
    const one = await begin();
    const [other] = await one.life.query<{ id: number }>(sql`
      select id from skus where product_id <> 1 and archived_at is null limit 1`);
    const ask = (more: Parameters<typeof one.open>[0]) => one.open({ reason: 'changed_mind', ...more });
    const wrong = { ok: false, error: 'wrong_variant' };
    expect(await ask({ pieces: [{ line: 1, quantity: 1, wanted: other?.id ?? 0 }] })).toEqual(wrong);
    expect(await ask({ pieces: [{ line: 1, quantity: 1, wanted: 2_000_000_000 }] })).toEqual(wrong);
    expect(await ask({ pieces: [{ line: 1, quantity: 1, wanted: one.wanted }], part: 10_000 })).toEqual({
      ok: false,
      error: 'wrong_part',
    });
  });

  it('is not payable and counts as no unpaid purchase while it waits', async () => {
    const one = await begin({ price: 40_000 });
    const x = await one.approve();
    await one.payLate(x, 6_667);
    const { states, refunds } = await one.end(x);
    expect(states).toEqual(expect.arrayContaining(['PX awaiting', 'X waiting']));
    expect(refunds).toEqual(['R-T2 6667 of T2 6667']);
  });

  it('leaves an account that had taken over its first order together with that one', async () => {
    const one = await begin();
    await one.life.query(sql`update purchases set joined_at = shop_now() where id = ${one.p.id}`);
    const x = await one.approve();
    await one.life.tx(async (tx) => {
      const token = await createLink(tx, one.p.id, 'disown');
      await disownPurchase(tx, token, { guestId: randomUUID() });
    });
    const [left] = await one.life.query(sql`select user_id from purchases where id = ${x.purchaseId}`);
    expect(left).toEqual({ user_id: null });
  });

  it('is approved once by many who do, and paid once by many who pass its goods', async () => {
    const one = await begin({ price: 40_000 });
    await one.ask();
    const approvals = await Promise.all(Array.from({ length: 4 }, () => one.command('approve')));
    expect(approvals.filter(({ ok }) => ok)).toHaveLength(1);
    const x = await one.exchange();
    await one.back();
    const passes = await Promise.all([one.pass(), one.pass(), one.cancelExchange(), one.pass()]);
    expect(
      passes
        .slice(0, 2)
        .concat(passes.slice(3))
        .filter(({ ok }) => ok),
    ).toHaveLength(1);
    await one.end(x);
  });
});
