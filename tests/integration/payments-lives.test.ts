import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { PAYMENT_METHODS } from '#domain/payments/methods.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { nameAccount } from '#server/modules/ledger/ledger.ts';
import { acceptOrder, cancelOrder, placePurchase } from '#server/modules/orders/orders.ts';
import { deleteOldPersonalData } from '#server/modules/payments/due-payments.ts';
import {
  confirmTransfer,
  openAttempt,
  refundBounced,
  refundByTransfer,
  refundTransferred,
  refundTriedAgain,
} from '#server/modules/payments/payments.ts';
import { changeMethod } from '#server/modules/payments/service/change-method.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { type PayingShop, payingShop, skuWith } from './support/paying-shop.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';

/** Lives of a purchase through the jobs and the simulator, with the rows that each must leave. */
const opened = migratedDatabase();
let shop: PayingShop;
beforeAll(async () => {
  shop = await payingShop(opened());
});
afterAll(() => shop.close());

/**
 * A of seller 1: three pieces and 20.000 of shipping. B of seller 2: one expensive piece with free shipping.
 */
async function placed(method: PaymentMethod, stock = 5) {
  const [x, y] = [await skuWith(opened(), stock), await skuWith(opened(), stock, 349_000)];
  const free = { courier: 'jne', service: 'jne-regular', quote: 18_000, charged: 0, by: 'seller' as const };
  const plan = aPlan({
    method,
    orders: [
      anOrder({ lines: [aLine({ skuId: x, quantity: 3 })] }),
      anOrder({ sellerId: 2, lines: [aLine({ skuId: y, price: 349_000 })], shipping: free }),
    ],
  });
  const card = { token: 'sim', instalmentMonths: 0, bank: null };
  const purchase = await shop.transaction(async (tx) => {
    const made = await placePurchase(tx, plan);
    const opening = { purchaseId: made.id, method, amount: made.total, ...(method === 'card' && { card }) };
    return { ...made, attempt: (await openAttempt(tx, opening)) ?? '' };
  });
  await shop.work();
  const owner = { userId: plan.userId ?? '' };
  return { ...purchase, x, y, owner };
}
type Placed = Awaited<ReturnType<typeof placed>>;

/**
 * The transfers of a purchase with short names: P, its orders A and B, money T1, T2 and refunds R, in order.
 */
async function rowsOf({ id, orders }: Placed): Promise<string> {
  const names = new Map([
    [id, 'P'],
    [orders[0]?.id ?? '', 'A'],
    [orders[1]?.id ?? '', 'B'],
  ]);
  const receipts = await opened().query<{ id: string }>(
    sql`select id from receipts where purchase_id = ${id} order by at, id`,
  );
  for (const [at, receipt] of receipts.entries()) names.set(receipt.id, `T${at + 1}`);
  const refunds = await opened().query<{ id: string; cause_id: string }>(
    sql`select id, cause_id from refunds where purchase_id = ${id}`,
  );
  for (const refund of refunds) names.set(refund.id, `R-${names.get(refund.cause_id)}`);
  const rows = await opened().query<{ row: string }>(sql`
    select '\`' || id || '\` ' || debit || ' > ' || credit || ' ' || amount as row from ledger_transfers
    where purchase_id = ${id} order by at, case split_part(id, ':', 1) when 'in' then 1 when 'set' then 2 when 'rs' then 3 when 'out' then 4 when 'back' then 5 when 'rev' then 6 else 7 end, amount, id`);
  let text = rows.map(({ row }) => row).join('; ');
  for (const [long, short] of names) text = text.replaceAll(long, short);
  return text;
}

async function endOf({ id, x, y }: Placed) {
  const [row] = await opened().query<{ states: string; stock: string }>(sql`
    select p.state || ': ' || (select string_agg(o.state, ', ' order by o.total) from orders o where o.purchase_id = p.id) as states,
      (select string_agg(stock::text, ' ' order by sku_id) from inventory where sku_id in (${x}, ${y})) as stock
    from purchases p where p.id = ${id}`);
  const refunds = await opened().query<{ refund: string }>(sql`
    select cause_kind || ' ' || state || ' ' || amount as refund from refunds where purchase_id = ${id} order by created_at`);
  return { ...row, refunds: refunds.map(({ refund }) => refund).join(', ') };
}
const attemptsOf = async ({ id }: Placed) =>
  await opened().query<{ id: string; state: string }>(sql`
    select id, state from payment_attempts where purchase_id = ${id} order by created_at, id`);
const DAY = 24 * 60;

const PAID =
  '`in:T1` provider > unapplied:P 468999; `set:P:A` unapplied:P > escrow:A 119999; `set:P:B` unapplied:P > escrow:B 349000';

describe('money', () => {
  it('in time settles both orders (life 1)', async () => {
    const bought = await placed('va_bca');
    await shop.press(bought.attempt, 'pay');
    expect(await endOf(bought)).toEqual({ states: 'confirmed: new, new', stock: '2 4', refunds: '' });
    expect(await rowsOf(bought)).toBe(PAID);
  });

  it.each([5, DAY])(
    '%i minutes after the deadline, with goods in stock, makes the order (life 2)',
    async (late) => {
      const bought = await placed('va_bca');
      await shop.later(DAY);
      if (late > 10) {
        await shop.later(late);
        await shop.sweep();
        expect(await endOf(bought)).toMatchObject({ states: 'expired: cancelled, cancelled', stock: '5 5' });
        await shop.later(-1);
      }
      await opened().query(
        sql`update purchases set pay_by = shop_now() - interval '20 hours' where id = ${bought.id} and ${late > 10}`,
      );
      await shop.press(bought.attempt, 'pay');
      expect(await endOf(bought)).toEqual({ states: 'confirmed: new, new', stock: '2 4', refunds: '' });
      expect(await rowsOf(bought)).toBe(PAID);
    },
  );

  it('late, when somebody else has the goods, is refunded (life 3)', async () => {
    const bought = await placed('va_bca', 3);
    await shop.later(DAY + 11);
    await shop.sweep();
    await shop.transaction((tx) =>
      placePurchase(tx, aPlan({ orders: [anOrder({ lines: [aLine({ skuId: bought.x, quantity: 3 })] })] })),
    );
    await shop.press(bought.attempt, 'pay');
    expect(await endOf(bought)).toMatchObject({
      states: 'expired: cancelled, cancelled',
      refunds: 'receipt needs_account 468999',
    });
    await transferBack(bought);
    expect(await rowsOf(bought)).toBe(
      '`in:T1` provider > unapplied:P 468999; `rs:R-T1:1` unapplied:P > refund:R-T1 468999; `out:R-T1:1` refund:R-T1 > bank 468999',
    );
  });

  it('that waits for an account is promised anew once it is named', async () => {
    const bought = await placed('va_bca');
    await shop.press(bought.attempt, 'pay');
    const orderId = bought.orders[0]?.id ?? '';
    await shop.transaction((tx) => cancelOrder(tx, { orderId, actor: 'seller', reason: 'cannot_send' }));
    await opened().query(
      sql`update refunds set promised_by = shop_now() - interval '3 days' where purchase_id = ${bought.id}`,
    );
    await transferBack(bought);
    const [refund] = await opened().query<{ days: number }>(sql`
      select round(extract(epoch from promised_by - shop_now()) / 86400)::integer as days from refunds
      where purchase_id = ${bought.id}`);
    expect(refund?.days).toBe(5);
  });

  it('by two attempts settles once and is refunded once (life 4)', async () => {
    const bought = await placed('va_bca');
    const offered = new Set(PAYMENT_METHODS);
    await shop.transaction((tx) =>
      changeMethod(tx, { owner: bought.owner, number: bought.number, wanted: { method: 'va_bni' }, offered }),
    );
    await shop.work();
    const [, second] = await attemptsOf(bought);
    await shop.press(second?.id ?? '', 'pay');
    await shop.press(bought.attempt, 'pay');
    expect(await endOf(bought)).toEqual({
      states: 'confirmed: new, new',
      stock: '2 4',
      refunds: 'receipt needs_account 468999',
    });
    await transferBack(bought);
    const rows = await rowsOf(bought);
    expect(rows).toContain('`in:T2` provider > unapplied:P 468999');
    expect(rows).toMatch(/`out:R-T\d:1` refund:R-T\d > bank 468999/);
  });

  it('in parts by hand waits for the rest, and the shop bears the unique code (life 5)', async () => {
    const bought = await placed('transfer');
    const [asked] = await opened().query<{ amount: number; code: number }>(
      sql`select amount::int, unique_code as code from payment_attempts where id = ${bought.attempt}`,
    );
    const code = asked?.code ?? 0;
    expect([code > 0 && code < 1000, (asked?.amount ?? 0) + code]).toEqual([true, 468_999]);
    const line = { number: bought.number, amount: 400_000, reference: `B1${bought.id}` };
    expect(await confirmTransfer(shop.transaction, line)).toMatchObject({ kind: 'partial' });
    expect(await confirmTransfer(shop.transaction, line)).toEqual({ kind: 'known' });
    expect(
      await confirmTransfer(shop.transaction, { ...line, amount: 68_999 - code, reference: 'The rest' }),
    ).toMatchObject({ kind: 'settled' });
    expect(await endOf(bought)).toMatchObject({ states: 'confirmed: new, new', refunds: '' });
    const orders = await opened().query<{ id: string }>(
      sql`select id from orders where purchase_id = ${bought.id} order by total`,
    );
    for (const { id: orderId } of orders)
      await shop.transaction((tx) => cancelOrder(tx, { orderId, actor: 'seller', reason: 'cannot_send' }));
    const [refunded] = await opened().query<{ sum: number }>(
      sql`select sum(amount)::int as sum from refunds where purchase_id = ${bought.id}`,
    );
    expect(refunded?.sum).toBe(468_999 - code);
  });

  it.each(['gopay', 'card'] as const)(
    'names the method that it came by, not %s, which was chosen later (P-PAY-19)',
    async (chosen) => {
      const bought = await placed('va_bca');
      const wanted = { method: chosen };
      const offered = new Set(PAYMENT_METHODS);
      const change = { owner: bought.owner, number: bought.number, wanted, offered };
      await shop.transaction((tx) => changeMethod(tx, change));
      await shop.press(bought.attempt, 'pay');
      const [found] = await opened().query<{ method: string; state: string }>(
        sql`select method, state from purchases where id = ${bought.id}`,
      );
      expect(found).toEqual({ method: 'va_bca', state: 'confirmed' });
    },
  );

  it('is booked once for each line of the bank, however often it is typed (P-PAY-17)', async () => {
    const bought = await placed('transfer');
    const line = { number: bought.number, amount: 100_000, reference: 'trsf sari' };
    const day = jakartaDay(await shopNow(opened().query));
    const kinds = [];
    for (const typed of [
      line,
      line,
      { ...line, reference: ' TRSF  Sari' },
      { ...line, at: day },
      { ...line, isAgain: true },
      { ...line, amount: 100_001 },
    ])
      kinds.push((await confirmTransfer(shop.transaction, typed)).kind);
    expect(kinds).toEqual(['partial', 'known', 'known', 'known', 'partial', 'partial']);
    const [sum] = await opened().query<{ booked: number }>(
      sql`select sum(amount)::int as booked from receipts where purchase_id = ${bought.id}`,
    );
    expect(sum?.booked).toBe(300_001);
    const other = await placed('transfer');
    const same = { ...line, number: other.number };
    expect((await confirmTransfer(shop.transaction, same)).kind).toBe('known');
    expect((await confirmTransfer(shop.transaction, { ...same, isAgain: true })).kind).toBe('partial');
  });

  it('is judged by the day of the bank, typed within seven days after the deadline (P-PAY-7)', async () => {
    const end = async (lateDays: number, arrivedHours: number) => {
      const bought = await placed('transfer');
      // As if it had been placed days ago.
      const [row] = await opened().query<{ payBy: Date }>(sql`
        update purchases set created_at = created_at - make_interval(days => ${lateDays + 1}),
          pay_by = pay_by - make_interval(days => ${lateDays + 1}) where id = ${bought.id} returning pay_by as "payBy"`);
      await shop.sweep();
      const arrived = new Date((row?.payBy ?? expect.fail()).getTime() + arrivedHours * 60 * 60_000);
      const line = { number: bought.number, amount: 468_999, reference: bought.id };
      const confirm = async (at?: string) => {
        const typed = at === undefined ? line : { ...line, at };
        return (await confirmTransfer(shop.transaction, typed)).kind;
      };
      expect([await confirm(), await confirm('kemarin'), await confirm('2020-01-01')]).toEqual([
        ...['needs_moment', 'unreadable_moment', 'impossible_moment'],
      ]);
      const inJakarta = new Date(arrived.getTime() + 7 * 60 * 60_000);
      return confirm(inJakarta.toISOString().slice(0, 16));
    };
    expect(await end(1, -2)).toBe('settled');
    expect(await end(2, 26)).toBe('refunded');
    expect(await end(9, -2)).toBe('refunded');
  });

  it('for a rejected order is refunded by hand, and again when the bank returns it (life 8)', async () => {
    const bought = await placed('va_bca');
    await shop.press(bought.attempt, 'pay');
    const orderId = bought.orders[0]?.id ?? '';
    await shop.transaction((tx) => cancelOrder(tx, { orderId, actor: 'seller', reason: 'cannot_send' }));
    const refundId = await transferBack(bought);
    const inDays = (days: number) => new Date(Date.now() + days * DAY * 60_000);
    const accounts = () => opened().query(sql`select 1 from refund_accounts where refund_id = ${refundId}`);
    await deleteOldPersonalData(opened().query, inDays(89));
    expect(await accounts()).toHaveLength(1);
    expect(await shop.transaction((tx) => refundBounced(tx, refundId))).toBe(true);
    expect(await shop.transaction((tx) => refundBounced(tx, refundId))).toBe(false);
    await deleteOldPersonalData(opened().query, inDays(1000));
    expect(await accounts(), 'money that waits still needs it').toHaveLength(1);
    await transferBack(bought);
    await deleteOldPersonalData(opened().query, inDays(1000));
    expect(await accounts()).toEqual([]);
    expect(await endOf(bought)).toMatchObject({
      states: 'confirmed: cancelled, new',
      stock: '5 4',
      refunds: 'order done 119999',
    });
    const rows = await rowsOf(bought);
    for (const row of [
      '`rs:R-A:1` escrow:A > refund:R-A 119999',
      '`out:R-A:1` refund:R-A > bank 119999',
      '`back:R-A:1` bank > refund:R-A 119999',
      '`out:R-A:2` refund:R-A > bank 119999',
    ])
      expect(rows).toContain(row);
  });

  it('that the bank reverses before acceptance cancels the orders (life 16)', async () => {
    const bought = await placed('card');
    await shop.press(bought.attempt, 'pay');
    expect(await endOf(bought)).toMatchObject({ states: 'confirmed: new, new' });
    await shop.press(bought.attempt, 'reverse');
    expect(await endOf(bought)).toEqual({
      states: 'cancelled: cancelled, cancelled',
      stock: '5 5',
      refunds: '',
    });
    expect(await rowsOf(bought)).toBe(
      `${PAID}; \`rev:T1:468999\` dispute:T1 > provider 468999; \`unset:T1:A\` escrow:A > dispute:T1 119999; \`unset:T1:B\` escrow:B > dispute:T1 349000`,
    );
  });

  it('that the bank takes back after acceptance is borne by whom the operator names, once', async () => {
    const bought = await placed('card');
    await shop.press(bought.attempt, 'pay');
    const { query } = opened();
    await query(sql`update orders set state = 'accepted' where purchase_id = ${bought.id}`);
    await shop.press(bought.attempt, 'reverse');
    const orders = await query<{ number: string; total: number }>(sql`
      select number, total::float8 as total from orders where purchase_id = ${bought.id} order by id`);
    const [first, second] = orders;
    const bears = (number: string | undefined, who?: string) =>
      operator(opened())(`dispute ${number}`, { ...(who && { bears: who }) });
    await expect(bears(first?.number)).rejects.toThrow('provider, shop, seller');
    await expect(bears(first?.number, 'shop')).rejects.toThrow('is accepted: decide once');
    await query(sql`update orders set state = 'completed' where purchase_id = ${bought.id}`);
    expect(await bears(first?.number, 'seller')).toContain(`seller bears ${first?.total}`);
    await expect(bears(first?.number, 'seller')).rejects.toThrow('Nothing');
    expect(await bears(second?.number, 'shop')).toContain(`shop bears ${second?.total}`);
    await expect(bears(second?.number, 'provider')).rejects.toThrow('Nothing');
    const [open] = await query(sql`
      select 1 from receipts r where r.purchase_id = ${bought.id} and (
        select sum(case when debit = 'dispute:' || r.id then amount else -amount end) from ledger_transfers
        where 'dispute:' || r.id in (debit, credit)) <> 0`);
    expect(open).toBeUndefined();
  });

  it('for an order that nobody knows lies in suspense (life 18)', async () => {
    const bought = await placed('va_bca');
    const [before] = await opened().query<{ sum: number }>(
      sql`select count(*)::int as sum from ledger_transfers where credit like 'suspense:%'`,
    );
    await opened().query(
      sql`update simulated_payments set order_id = gen_random_uuid()::text where order_id = ${bought.attempt}`,
    );
    const [moved] = await opened().query<{ id: string }>(
      sql`select transaction_id as id from simulated_payments where order_id not in (select id::text from payment_attempts)`,
    );
    await shop.press(moved?.id ?? '', 'pay');
    const [after] = await opened().query<{ sum: number }>(
      sql`select count(*)::int as sum from ledger_transfers where credit like 'suspense:%'`,
    );
    expect((after?.sum ?? 0) - (before?.sum ?? 0)).toBe(1);
  });
});

it('an accepted order whose payment was taken back is cancelled without a refund, and covers it', async () => {
  const bought = await placed('gopay');
  await shop.press(bought.attempt, 'pay');
  const orderId = bought.orders[0]?.id ?? '';
  await shop.transaction((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
  await shop.press(bought.attempt, 'reverse');
  await shop.transaction((tx) => cancelOrder(tx, { orderId, actor: 'clock', reason: 'not_shipped' }));
  expect(await endOf(bought)).toMatchObject({ states: 'confirmed: cancelled, cancelled', refunds: '' });
  const [dispute] = await opened().query<{ open: number }>(sql`
    select coalesce(sum(case when debit like 'dispute:%' then amount else -amount end), 0)::float8 as open
    from ledger_transfers where purchase_id = ${bought.id} and (debit like 'dispute:%' or credit like 'dispute:%')`);
  expect(dispute?.open).toBe(0);
});

describe('a refund that failed', () => {
  async function failed() {
    const bought = await placed('gopay');
    await shop.press(bought.attempt, 'pay');
    const orderId = bought.orders[0]?.id ?? '';
    await shop.transaction((tx) => cancelOrder(tx, { orderId, actor: 'seller', reason: 'cannot_send' }));
    const [refund] = await opened().transaction((tx) =>
      tx<{ id: string }>(sql`
        update refunds set state = 'failed', next_try_at = null where purchase_id = ${bought.id} returning id`),
    );
    return { bought, refundId: refund?.id ?? '' };
  }

  it('since a transfer might pay twice is a case of the operator until it is tried again', async () => {
    const bought = await placed('gopay');
    await shop.press(bought.attempt, 'pay');
    const orderId = bought.orders[0]?.id ?? '';
    const { query } = opened();
    await query(sql`delete from simulated_payments where order_id = ${bought.attempt}`);
    await shop.transaction((tx) => cancelOrder(tx, { orderId, actor: 'seller', reason: 'cannot_send' }));
    await query(sql`update receipts set reversed = 1 where purchase_id = ${bought.id}`);
    await shop.sweep();
    const [refund] = await query<{ id: string; state: string }>(
      sql`select id, state from refunds where purchase_id = ${bought.id}`,
    );
    const refundId = refund?.id ?? '';
    const reasons = () =>
      query<{ reason: string | null }>(
        sql`select reason from cases where kind = 'failed_refund' and subject = ${`refund:${refundId}`}`,
      );
    expect([refund?.state, await reasons()]).toEqual(['failed', [{ reason: null }]]);
    await shop.transaction((tx) => refundTriedAgain(tx, refundId));
    expect(await reasons()).toEqual([{ reason: 'tried again' }]);
    await query(sql`update receipts set reversed = 0 where purchase_id = ${bought.id}`);
  });

  it('is tried again when the operator says so, and goes once', async () => {
    const { bought, refundId } = await failed();
    expect(await shop.transaction((tx) => refundTriedAgain(tx, refundId))).toBe(true);
    await shop.sweep();
    expect(await endOf(bought)).toMatchObject({ refunds: 'order done 119999' });
    expect(await rowsOf(bought)).toContain('`out:R-A:1` refund:R-A > provider 119999');
    expect(await shop.transaction((tx) => refundTriedAgain(tx, refundId))).toBe(false);
  });

  it('becomes a transfer when the operator says that nothing of it went through', async () => {
    const { bought, refundId } = await failed();
    expect(await shop.transaction((tx) => refundByTransfer(tx, refundId))).toBe(true);
    expect(await shop.transaction((tx) => refundByTransfer(tx, refundId))).toBe(false);
    await transferBack(bought);
    expect(await endOf(bought)).toMatchObject({ refunds: 'order done 119999' });
  });
});

/** The shopper names an account and the operator transfers. */
async function transferBack({ id }: Placed): Promise<string> {
  const [refund] = await opened().query<{ id: string }>(
    sql`select id from refunds where purchase_id = ${id} and state in ('needs_account', 'bounced')`,
  );
  const refundId = refund?.id ?? '';
  await shop.transaction((tx) =>
    nameAccount(tx, refundId, { bank: 'BCA', number: '1234567890', holder: 'Sari' }),
  );
  expect(await shop.transaction((tx) => refundTransferred(tx, refundId))).toBe(true);
  expect(await shop.transaction((tx) => refundTransferred(tx, refundId))).toBe(false);
  return refundId;
}
