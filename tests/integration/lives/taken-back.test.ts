import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { balanceOf, bookRemittance } from '#server/modules/ledger/ledger.ts';
import { acceptOrder, callOff, packOrder } from '#server/modules/orders/orders.ts';
import { refundOrder } from '#server/modules/orders/refund-order.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import type { ProviderFact } from '#server/modules/payments/provider/payment-provider.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { openLife } from '../support/order-life.ts';
import { refundedThere, theProviderSays } from '../support/paid-there.ts';

/** Money that leaves by others' hands: refunds on the provider's page, chargebacks, couriers' cash. */
const opened = migratedDatabase();

/** A purchase of A (119.999) and B (349.000) that is paid at the provider. */
async function paid() {
  const life = openLife(opened());
  const p = await life.place({ method: 'gopay' });
  const receiptId = `T1-${p.id}`;
  const says = (changes: Partial<ProviderFact> = {}) => theProviderSays(life.tx, p.id, changes);
  await says();
  const cancel = (orderId: string) =>
    life.tx((tx) => callOff(tx, { orderId, actor: 'seller', reason: 'cannot_send' }));
  const cases = async () =>
    (
      await life.query<{ kind: string }>(
        sql`select kind from cases where subject = ${`receipt:${receiptId}`} order by kind`,
      )
    ).map(({ kind }) => kind);
  const held = async (orderId: string) => 0 - (await balanceOf(life.query, `escrow:${orderId}`));
  const refunds = async () =>
    (
      await life.query<{ row: string }>(sql`
        select cause_kind || ' ' || amount || ' ' || state as row from refunds where purchase_id = ${p.id} order by amount`)
    ).map(({ row }) => row);
  const states = async () => [await life.state(p.A), await life.state(p.B)];
  return { life, p, receiptId, says, cancel, cases, held, refunds, states };
}

const agrees = async () => expect(await brokenInvariants(opened().query)).toEqual({});

describe('a refund on the provider’s own page', () => {
  it('of the whole payment refunds and cancels both orders, and nothing is refunded again', async () => {
    const { p, says, cancel, refunds, states, cases } = await paid();
    await says({ refunds: [refundedThere(468_999)] });
    await says({ refunds: [refundedThere(468_999)] });
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect(await cancel(p.A)).toBeNull();
    expect(await refunds()).toEqual(['provider 119999 done', 'provider 349000 done']);
    expect(await cases()).toEqual(['provider_refund']);
    await agrees();
  });

  it('of a part is shared by what the orders hold, and a later cancellation refunds the rest', async () => {
    const { p, says, cancel, refunds, states } = await paid();
    await says({ refunds: [refundedThere(10_000)], refundedInAll: rupiah(10_000) });
    expect(await states()).toEqual(['new', 'new']);
    await agrees();
    await cancel(p.A);
    await cancel(p.B);
    expect(await refunds()).toEqual([
      'provider 2559 done',
      'provider 7441 done',
      'order 117440 created',
      'order 341559 created',
    ]);
    await agrees();
  });

  it('grows: only what is new is booked, by its number there', async () => {
    const { says, refunds } = await paid();
    await says({ refunds: [refundedThere(10_000)] });
    await says({ refunds: [refundedThere(10_000), refundedThere(10_000), refundedThere(20_000, '2')] });
    expect((await refunds()).length).toBe(4);
    await says({ refunds: [refundedThere(10_000), refundedThere(20_000, '2')] });
    expect((await refunds()).length).toBe(4);
    await agrees();
  });

  it('first fulfils our own refund that has not gone out', async () => {
    const { p, says, cancel, refunds, held } = await paid();
    await cancel(p.A);
    await says({ refunds: [refundedThere(119_999)] });
    expect(await refunds()).toEqual(['order 119999 done']);
    expect(await held(p.B)).toBe(349_000);
    await agrees();
  });

  it('is not our own refund, which the provider lists by our key', async () => {
    const { p, life, says, cancel, refunds } = await paid();
    await cancel(p.A);
    const [own] = await life.query<{ id: string }>(sql`select id from refunds where order_id = ${p.A}`);
    await life.tx((tx) => tx(sql`update refunds set state = 'sent' where id = ${own?.id}`));
    const listed = { id: '1', key: own?.id ?? '', amount: rupiah(119_999) };
    await says({ refunds: [listed], refundedInAll: rupiah(119_999) });
    expect(await refunds()).toEqual(['order 119999 sent']);
  });

  it('without an amount books nothing and opens a case', async () => {
    const { says, refunds, cases } = await paid();
    await says({ refunds: [{ id: '1', key: '', amount: null }] });
    expect(await refunds()).toEqual([]);
    expect(await cases()).toEqual(['provider_refund']);
  });

  it('of an order that is completed later leaves its seller the rest', async () => {
    const { life, p, says, held } = await paid();
    await says({ refunds: [refundedThere(10_000)] });
    await life.tx((tx) => acceptOrder(tx, { orderId: p.A, actor: 'seller' }));
    await life.tx((tx) => packOrder(tx, { orderId: p.A, actor: 'seller' }));
    await life.tx((tx) => bookParcel(tx, p.A));
    await life.moveParcel(p.A);
    await life.news(p.A, 'picked', 'delivered');
    await agrees();
    await life.later(24 * 8, p.A);
    expect([await life.state(p.A), await held(p.A)]).toEqual(['completed', 0]);
    expect(await life.moved(p)).toContain('done:A1 escrow:A > seller:1 97440');
    await agrees();
  });
});

describe('a chargeback', () => {
  it('of a part cancels nothing, grows, and is covered when the order is cancelled', async () => {
    const { life, p, receiptId, says, cancel, states, refunds, cases } = await paid();
    await says({ status: 'reversed', takenBack: rupiah(10_000) });
    await says({ status: 'reversed', takenBack: rupiah(10_000) });
    await says({ status: 'reversed', takenBack: rupiah(30_000) });
    expect(await states()).toEqual(['new', 'new']);
    expect(await balanceOf(life.query, `dispute:${receiptId}`)).toBe(30_000);
    expect(await cases()).toEqual(['chargeback']);
    await agrees();
    await cancel(p.A);
    await cancel(p.B);
    expect(await refunds()).toEqual(['order 119999 created', 'order 319000 created']);
    expect(await balanceOf(life.query, `dispute:${receiptId}`)).toBe(0);
    await agrees();
  });

  it('of the whole after a part takes the rest and cancels what was not accepted', async () => {
    const { life, receiptId, says, states } = await paid();
    await says({ status: 'reversed', takenBack: rupiah(10_000) });
    await says({ status: 'reversed' });
    await says({ status: 'reversed' });
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect(await balanceOf(life.query, `dispute:${receiptId}`)).toBe(0);
    await agrees();
  });

  it('of the whole leaves nothing for a refund there: what is said later is asked about, and not booked', async () => {
    const { says, refunds, cases } = await paid();
    await says({ status: 'reversed', takenBack: 'all' });
    await says({ refunds: [refundedThere(130_000)] });
    expect(await refunds()).toEqual([]);
    expect(await cases()).toEqual(['chargeback', 'provider_refund']);
    await agrees();
  });

  it('that comes again moves nothing, opens a case once, and may be taken back once more (P-PAY-43)', async () => {
    const { life, p, receiptId, says, states, cases } = await paid();
    await life.tx((tx) => acceptOrder(tx, { orderId: p.A, actor: 'seller' }));
    await says({ status: 'reversed', takenBack: 'all' });
    const before = await life.moved(p);
    await life.query(
      sql`update cases set closed_at = now(), reason = 'x' where subject = ${`receipt:${receiptId}`}`,
    );
    await says();
    await says();
    expect([await cases(), await states()]).toEqual([
      ['chargeback', 'chargeback'],
      ['accepted', 'cancelled'],
    ]);
    await says({ status: 'reversed', takenBack: 'all' });
    expect(await life.moved(p)).toEqual(before);
    expect(await balanceOf(life.query, `dispute:${receiptId}`)).toBe(119_999);
    await agrees();
  });

  it('without an amount books nothing and opens a case', async () => {
    const { life, receiptId, says, states, cases } = await paid();
    await says({ status: 'reversed', takenBack: null });
    expect(await states()).toEqual(['new', 'new']);
    expect(await balanceOf(life.query, `dispute:${receiptId}`)).toBe(0);
    expect(await cases()).toEqual(['chargeback_without_amount']);
  });
});

/** Both orders paid at their doors. */
async function paidAtTheDoor() {
  const life = openLife(opened());
  const p = await life.place({ method: 'cod' });
  for (const orderId of [p.A, p.B]) {
    await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
    await life.tx((tx) => packOrder(tx, { orderId, actor: 'seller' }));
    await life.tx((tx) => bookParcel(tx, orderId));
    await life.moveParcel(orderId);
    await life.news(orderId, 'picked', 'delivered');
  }
  const day = jakartaDay(await shopNow(life.query));
  const remit = (amount: number, orderIds: string[] | null, isAgain = false) =>
    life.tx((tx) =>
      bookRemittance(tx, {
        courier: 'jne',
        line: { day, amount, reference: p.number },
        fee: rupiah(0),
        orderIds,
        isAgain,
      }),
    );
  return { life, p, remit };
}

describe('cash that a courier collected', () => {
  it('is a receipt of its order, from which a refund goes to an account that the shopper names', async () => {
    const { life, p, remit } = await paidAtTheDoor();
    const [line] = await life.query<{ id: string }>(sql`select id from order_lines where order_id = ${p.A}`);
    const from = [
      { account: `escrow:${p.A}`, amount: 33_333, kind: 'goods' as const, lineId: line?.id ?? '' },
    ];
    await life.tx(async (tx) => {
      await tx(sql`select from orders where id = ${p.A} for update`);
      await refundOrder(tx, {
        cause: { kind: 'operator', id: `${p.A}-glaze` },
        purchaseId: p.id,
        orderId: p.A,
        from,
      });
    });
    const refunds = await life.query(sql`
      select r.state, t.receipt_id from refunds r join refund_parts t on t.refund_id = r.id where r.order_id = ${p.A}`);
    expect(refunds).toEqual([{ state: 'needs_account', receipt_id: `cod:${p.A}` }]);
    await agrees();
    await life.later(24 * 8, p.A, p.B);
    expect(await life.moved(p)).toContain('done:A1 escrow:A > seller:1 66666');
    await agrees();
    await remit(468_999, [p.A, p.B]);
  });

  it('is handed over once, also when two operators type the line, or different lines, at the same time', async () => {
    const { p, remit } = await paidAtTheDoor();
    const done = await Promise.all([remit(119_999, [p.A]), remit(119_999, [p.A])]);
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'known']);
    expect(await remit(119_999, [p.A], true)).toEqual({ kind: 'unknown_orders' });
    expect(await remit(349_001, [p.B])).toEqual({ kind: 'too_much', owed: 349_000 });
    expect(await remit(349_000, null)).toMatchObject({ kind: 'booked', short: 0 });
    await agrees();
  });

  it('that is handed over short is a claim; without names of its orders nothing is booked', async () => {
    const { life, p, remit } = await paidAtTheDoor();
    expect((await remit(453_999, null)).kind).toBe('name_orders');
    expect(await remit(453_999, [p.A, p.B])).toEqual({ kind: 'booked', short: 15_000, orders: 2 });
    const claims = await life.query(sql`
      select courier, amount::int, state from claims where id like ${`short-%${p.number}`}`);
    expect(claims).toEqual([{ courier: 'jne', amount: 15_000, state: 'open' }]);
    await agrees();
  });
});
