import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { payClaimed } from '#server/modules/operating/operating.ts';
import { reversePurchase } from '#server/modules/orders/orders.ts';
import { payBill } from '#server/modules/settlement/settlement.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

/** The shop's couriers bring goods of returns to the seller, and refused ones to the shopper again (P-RET-48). */
const opened = migratedDatabase();
const DAY = 24;
const terminal: CommandActor = { kind: 'terminal', user: 'sari' };

/** A return of one piece that its seller has approved, with names for the rows of the ledger. */
async function approved(reason: 'damaged' | 'changed_mind' = 'damaged') {
  const given = await arrivedOrder(openLife(opened()), { evidence: 1 });
  await given.open({ reason });
  await given.shopper('ask');
  await given.command('approve');
  const page = await given.desk.page(given.owner, given.number, 1);
  const returnId = page?.id ?? '';
  const moved = async () => (await given.moved()).map((row) => row.replaceAll(returnId, 'r1'));
  const view = () => given.desk.page(given.owner, given.number, 1);
  const context = {
    query: given.life.query,
    transaction: given.life.tx,
    clock: () => new Date(),
    log: { info: () => {}, warn: () => {} },
  };
  return { ...given, moved, view, returnId, context };
}

/** Goods at the seller, whose refusal nobody appealed against. */
async function refusedGoods() {
  const given = await approved();
  const { id } = await given.label();
  await given.life.labelNews(id, 'picked', 'delivered');
  await given.command('refuse', { text: 'Dipakai' });
  await given.later(3 * DAY + 1);
  expect(await given.state()).toBe('giving_back');
  return given;
}

describe('a label for the way to the seller', () => {
  it('sends the goods at the courier’s first scan, at the price that it named, and inspects them on arrival', async () => {
    const { life, view, label, command, state, moved, wellKept } = await approved();
    expect((await view())?.may).toMatchObject({ label: true, dropLabel: false });
    const { done, id } = await label();
    expect(done).toEqual({ ok: true, value: null });
    const page = await view();
    expect(page?.label).toMatchObject({ state: 'booked', collection: 'pickup' });
    expect(page?.may).toMatchObject({ label: false, dropLabel: true });
    expect(await state()).toBe('approved');
    await life.labelNews(id, 'picked');
    expect(await state()).toBe('sent');
    expect(await moved()).toEqual(['frtret:r1:1 seller:1 > freight:jne 15000']);
    expect((await view())?.sent).toMatchObject({ courier: 'JNE', waybill: `W${id.slice(0, 8)}`, postage: 0 });
    await life.labelNews(id, 'delivered');
    expect(await state()).toBe('inspecting');
    await life.labelNews(id, 'delivered');
    await command('pass', { restocks: false });
    expect(await moved()).toEqual([
      'frtret:r1:1 seller:1 > freight:jne 15000',
      'rs:R:1 escrow:A > refund:R-A 33333',
      'rs:R:2 seller:1 > refund:R-A 6667',
    ]);
    await wellKept();
  });

  it('names the shopper as its sender and the seller’s address as its end, and collects no cash', async () => {
    const { life, label, orderId } = await approved();
    const { id } = await label();
    const request = life.courier.booked.find(({ reference }) => reference === id);
    expect(request).toMatchObject({ cashOnDelivery: 0, collection: 'pickup', insuredValue: 33_333 });
    const [pickup] = await life.query<{ address: string }>(
      sql`select address from pickup_addresses where seller_id = 1`,
    );
    const [contact] = await life.query<{ recipient: string }>(sql`
      select c.recipient from order_contacts c join orders o on o.purchase_id = c.purchase_id where o.id = ${orderId}`);
    expect([request?.sender.name, request?.from.name]).toEqual([contact?.recipient, contact?.recipient]);
    expect(request?.to.address).toBe(pickup?.address);
  });

  it('is offered at the seller’s fault alone', async () => {
    const { view, desk, owner, number, moved, wellKept } = await approved('changed_mind');
    expect((await view())?.may.label).toBe(false);
    expect(await desk.act(owner, number, 1, { do: 'label', collection: 'pickup' })).toEqual({
      ok: false,
      error: 'no_label',
    });
    expect(await moved()).toEqual([]);
    await wellKept();
  });

  it('is made once at a time, and three times at most', async () => {
    const { life, label, shopper, desk, owner, number, view } = await approved();
    const again = () => desk.act(owner, number, 1, { do: 'label', collection: 'drop_off' });
    for (let made = 0; made < 3; made += 1) {
      const { id } = await label();
      expect(await again()).toEqual({ ok: false, error: 'label_open' });
      expect(await shopper('drop_label')).toEqual({ ok: true, value: null });
      await life.labelNews(id);
      expect((await view())?.label?.state).toBe('cancelled');
    }
    expect(await again()).toEqual({ ok: false, error: 'too_many_labels' });
  });

  it('gives its courier time, and a courier who does not come is called off before the return ends', async () => {
    const { life, label, later, state, view } = await approved();
    await later(13 * DAY + 20);
    const { id } = await label();
    await later(2 * DAY);
    expect(await state()).toBe('approved');
    await later(DAY + 2);
    await life.labelNews(id);
    await later(2);
    await life.labelNews(id);
    expect(await state()).toBe('approved');
    expect((await view())?.label?.state).toBe('cancelled');
    await later(DAY);
    expect(await state()).toBe('closed');
  });

  it('is called off when the goods go otherwise, or stay', async () => {
    const { life, label, send, state, moved, view } = await approved();
    const { id } = await label();
    await send(12_000);
    await life.labelNews(id);
    expect(life.courier.asked).toContain(`cancel ${id}`);
    expect(await state()).toBe('sent');
    expect((await view())?.sent).toMatchObject({ waybill: 'JNE1', postage: 12_000 });
    expect(await moved()).toEqual([]);
  });

  it('whose courier took the goods of a return that was over costs the shop, and asks the operator', async () => {
    const { life, label, shopper, moved, number, wellKept } = await approved();
    const { id } = await label();
    // The courier had the parcel when the shopper thought better of it.
    await life.query(sql`update parcels set state = 'picked', next_try_at = shop_now() where id = ${id}`);
    await shopper('withdraw');
    await life.labelNews(id, 'picked');
    expect((await moved()).map((row) => row.replace(id, 'b'))).toEqual([
      'frtadj:b:1 cost:freight > freight:jne 15000',
    ]);
    const [asked] = await life.query<{ n: number }>(sql`
      select count(*)::int as n from cases where subject like ${`return:${number}-R%`} and closed_at is null`);
    expect(asked?.n).toBe(1);
    await wellKept();
  });

  it('that is lost is the operator’s, and once it is paid its courier owes the goods and earns nothing', async () => {
    const { life, label, decide, state, moved, wellKept, number, returnId, context, later, p } =
      await approved();
    const { id } = await label();
    await life.labelNews(id, 'picked', 'disposed');
    expect(await state()).toBe('disputed');
    for (const wrong of [{ outcome: 'reject' }, { outcome: 'send' }, { goods: 'restocked' }])
      expect(await decide(wrong)).toMatchObject({ error: { code: 'return_goods_lost' } });
    expect(await decide({ goods: 'returned' })).toMatchObject({ ok: true });
    expect(await moved()).toEqual([
      'claim:r1 claim:jne > seller:1 33333',
      'frtret:r1:1 seller:1 > freight:jne 15000',
      'frtretoff:r1:1 freight:jne > seller:1 15000',
      'rs:R:1 escrow:A > refund:R-A 33333',
      'rs:R:2 seller:1 > refund:R-A 6667',
    ]);
    expect(await life.stock(p.x)).toBe('take -3');
    await wellKept();
    const input = { claim: `${number} r1`, paid: 30_000 };
    expect(await act(context, payClaimed, { by: terminal, reason: 'bank', input })).toMatchObject({
      ok: true,
    });
    const rows = await life.query<{ row: string }>(sql`
      select split_part(id, ':', 1) || ' ' || debit || ' > ' || credit || ' ' || amount as row from ledger_transfers
      where id in ('claimin:' || ${returnId}::text, 'claimloss:' || ${returnId}::text) order by id`);
    expect(rows.map(({ row }) => row)).toEqual([
      'claimin bank > claim:jne 30000',
      'claimloss cost:loss > claim:jne 3333',
    ]);
    await later(8 * DAY);
    await wellKept();
  });

  it('that is lost after a bank took the whole payment back ends by a rejection, and its courier earns nothing', async () => {
    const { life, label, decide, state, moved, wellKept, p, later } = await approved();
    const { id } = await label();
    await life.labelNews(id, 'picked', 'disposed');
    const gone = { purchaseId: p.id, receiptId: `T1-${p.id}`, amount: 'all' } as const;
    await life.tx((tx) => reversePurchase(tx, gone));
    expect(await decide({ goods: 'returned' })).toMatchObject({
      error: { code: 'return_payment_taken_back' },
    });
    expect(await decide({ outcome: 'reject' })).toMatchObject({ ok: true });
    expect(await state()).toBe('closed');
    expect((await moved()).filter((row) => row.startsWith('claim') || row.startsWith('frtret'))).toEqual([
      'frtret:r1:1 seller:1 > freight:jne 15000',
      'frtretoff:r1:1 freight:jne > seller:1 15000',
    ]);
    await later(8 * DAY);
    expect(await life.state(p.A)).toBe('completed');
    await wellKept();
  });

  it('that the shop pays for itself leaves its courier owing the seller nothing', async () => {
    const { life, label, decide, moved, wellKept } = await approved();
    const { id } = await label();
    await life.labelNews(id, 'picked', 'disposed');
    await decide({ goods: 'returned', bearer: 'shop' });
    expect((await moved()).filter((row) => row.startsWith('claim'))).toEqual([]);
    await wellKept();
  });

  it('is on its courier’s bill like any parcel, and what it charges beyond is the shop’s', async () => {
    const { life, label, moved, context, wellKept } = await approved();
    const { id } = await label();
    const bill = (amount: string) => {
      const cells = { bill: randomUUID(), waybill: `W${id.slice(0, 8)}`, amount };
      const input = { courier: 'jne', rows: [{ number: 2, cells }] };
      return act(context, payBill, { by: terminal, reason: 'bill', input });
    };
    expect(await bill('15000')).toMatchObject({ error: { code: 'wrong_rows' } });
    await life.labelNews(id, 'picked', 'delivered');
    expect(await bill('17500')).toMatchObject({ ok: true });
    expect((await moved()).map((row) => row.replace(id, 'b'))).toEqual([
      'frtadj:b:2 cost:freight > freight:jne 2500',
      'frtret:r1:1 seller:1 > freight:jne 15000',
    ]);
    await wellKept();
  });
});

describe('refused goods at the seller', () => {
  it('go to their shopper by the shop’s courier, at the seller’s cost', async () => {
    const { life, sendAgain, returnId, state, moved, view, wellKept } = await refusedGoods();
    expect(await sendAgain()).toMatchObject({ ok: true });
    const id = await life.moveLabel(returnId, 14_000);
    expect(await state()).toBe('giving_back');
    await life.labelNews(id, 'picked');
    expect(await state()).toBe('closed');
    expect((await view())?.givenBack).toEqual({ courier: 'JNE', waybill: `W${id.slice(0, 8)}` });
    await life.labelNews(id, 'delivered');
    expect(await moved()).toEqual([
      'frtagain:r1:1 seller:1 > freight:jne 14000',
      'frtret:r1:1 seller:1 > freight:jne 15000',
    ]);
    await wellKept();
  });

  it('that are lost on that way ask the operator', async () => {
    const { life, sendAgain, returnId, number } = await refusedGoods();
    await sendAgain();
    const id = await life.moveLabel(returnId, 14_000);
    await life.labelNews(id, 'picked', 'disposed');
    const [asked] = await life.query<{ n: number }>(sql`
      select count(*)::int as n from cases where subject like ${`return:${number}-R%`} and closed_at is null`);
    expect(asked?.n).toBe(1);
  });

  it('have no label where the shop books no couriers, and before they are refused for good', async () => {
    const { sendAgain } = await refusedGoods();
    expect(await sendAgain(false)).toMatchObject({ error: { code: 'return_no_label' } });
    const before = await approved();
    expect(await before.sendAgain()).toMatchObject({ error: { code: 'return_too_late' } });
  });
});
