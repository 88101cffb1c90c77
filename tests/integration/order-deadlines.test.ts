import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { acceptOrder, declineToCancel, dueOrders, packOrder } from '#server/modules/orders/orders.ts';
import { bookParcel, shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { anOrderService } from './support/order-service.ts';

const opened = migratedDatabase();
const seller = 'seller' as const;
/** Longer than any deadline of sellers, week-ends and holidays included. */
const LONG_HOURS = 24 * 14;

type Life = ReturnType<typeof openLife>;

/** A paid purchase; A is the order under test. */
async function aPaid(state: 'new' | 'accepted' | 'packed' = 'new') {
  const life = openLife(opened());
  const p = await life.place();
  await life.pay(p.id);
  if (state !== 'new') await life.tx((tx) => acceptOrder(tx, { orderId: p.A, actor: seller }));
  if (state === 'packed') await life.tx((tx) => packOrder(tx, { orderId: p.A, actor: seller }));
  const desk = anOrderService(opened());
  const owner = { userId: p.plan.userId ?? '' };
  const number = p.numbers[0]?.number ?? '';
  return { life, p, desk, owner, number };
}

const lastEvent = async (life: Life, orderId: string) => {
  const [event] = await life.query<{ event: string; actor: string; reason: string; at: Date }>(sql`
    select event, actor, details ->> 'reason' as reason, at from order_events where order_id = ${orderId}
    order by seq desc limit 1`);
  return event;
};
const column = async (life: Life, orderId: string, name: string) => {
  const [row] = await life.query<{ at: Date | null }>(
    sql`select ${sql.identifier(name)} as at from orders where id = ${orderId}`,
  );
  return row?.at ?? null;
};
const refunded = async (life: Life, orderId: string) => {
  const [row] = await life.query<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum from refunds where order_id = ${orderId}`,
  );
  return row?.sum;
};
const allDue = async (life: Life) => {
  const now = await shopNow(life.query);
  const due = await Promise.all(dueOrders.map((one) => one.nextDue(life.query)));
  return dueOrders.flatMap(({ name }, at) => ((due[at] ?? Number.POSITIVE_INFINITY) <= now ? [name] : []));
};

describe('a deadline of an order', () => {
  it('for acceptance refunds the money, as of the deadline', async () => {
    const { life, p } = await aPaid();
    const due = await column(life, p.A, 'accept_by');
    await life.later(0, p.A);
    expect(await life.state(p.A)).toBe('new');
    await life.later(LONG_HOURS);
    expect(await allDue(life)).toContain('orders: not accepted');
    await life.later(0, p.A, p.A);
    expect(await lastEvent(life, p.A)).toEqual({
      event: 'cancelled',
      actor: 'clock',
      reason: 'not_accepted',
      at: due,
    });
    expect([await refunded(life, p.A), await life.stock(p.x)]).toEqual([119_999, 'free 3, take -3']);
    expect(await life.state(p.B)).toBe('new');
  });

  it('for shipping does the same, unless a courier is booked', async () => {
    const { life, p } = await aPaid('packed');
    const due = await column(life, p.A, 'ship_by');
    await life.later(LONG_HOURS, p.A);
    expect(await lastEvent(life, p.A)).toMatchObject({ reason: 'not_shipped', at: due });
    expect(await refunded(life, p.A)).toBe(119_999);

    const booked = await aPaid('packed');
    await booked.life.tx((tx) => bookParcel(tx, booked.p.A));
    await booked.life.moveParcel(booked.p.A);
    await booked.life.later(49, booked.p.A);
    expect(await booked.life.state(booked.p.A)).toBe('packed');
  });

  it('gives the seller another attempt when the courier does not come', async () => {
    const { life, p } = await aPaid('packed');
    await life.tx((tx) => bookParcel(tx, p.A));
    await life.moveParcel(p.A);
    await life.later(LONG_HOURS);
    await life.news(p.A);
    await life.later(2);
    await life.news(p.A);
    expect(life.courier.asked.at(-1)).toMatch(/^cancel /);
    expect(await lastEvent(life, p.A)).toMatchObject({ event: 'booking_refused' });
    await life.later(0, p.A);
    expect(await life.state(p.A)).toBe('packed');
    expect(await life.tx((tx) => bookParcel(tx, p.A))).toBe('booked');
  });
});

describe('a request to cancel', () => {
  it('before acceptance is granted at once, and unpaid for the whole purchase', async () => {
    const { life, p, desk, owner, number } = await aPaid();
    expect(await desk.cancel(owner, number, 'changed_mind')).toEqual({ ok: true, value: 'order_cancelled' });
    expect([await life.state(p.A), await life.state(p.B)]).toEqual(['cancelled', 'new']);
    expect(await desk.cancel(owner, number, 'changed_mind')).toEqual({
      ok: false,
      error: { code: 'too_late', state: 'cancelled' },
    });
    const unpaid = await life.place();
    const of = { userId: unpaid.plan.userId ?? '' };
    const [first] = unpaid.numbers;
    expect(await desk.cancel(of, first?.number ?? '', 'other')).toEqual({
      ok: true,
      value: 'purchase_cancelled',
    });
    expect([await life.state(unpaid.A), await life.state(unpaid.B)]).toEqual(['cancelled', 'cancelled']);
  });

  it('later is answered by the seller; nothing is shipped meanwhile, and no answer approves', async () => {
    const { life, p, desk, owner, number } = await aPaid('packed');
    expect(await desk.cancel(owner, number, 'too_slow')).toEqual({ ok: true, value: 'asked' });
    expect(await desk.cancel(owner, number, 'too_slow')).toMatchObject({ ok: false });
    expect(await life.tx((tx) => bookParcel(tx, p.A))).toBe('not_to_be_sent');
    const typed = { orderId: p.A, actor: seller, waybill: 'JNE0001' };
    expect(await life.tx((tx) => shipWithWaybill(tx, typed))).toBe('not_to_be_sent');
    await life.later(23, p.A);
    expect(await life.state(p.A)).toBe('packed');
    const due = await column(life, p.A, 'cancel_answer_by');
    await life.later(2, p.A);
    expect(await lastEvent(life, p.A)).toEqual({
      event: 'cancelled',
      actor: 'clock',
      reason: 'too_slow',
      at: due,
    });
    expect(await refunded(life, p.A)).toBe(119_999);
  });

  it('that the seller declines costs the seller no time', async () => {
    const { life, p, desk, owner, number } = await aPaid('accepted');
    const before = await column(life, p.A, 'ship_by');
    await desk.cancel(owner, number, 'other');
    await life.later(20);
    expect(await life.tx((tx) => declineToCancel(tx, p.A, seller))).toBe(true);
    const after = await column(life, p.A, 'ship_by');
    const hours = ((after?.getTime() ?? 0) - (before?.getTime() ?? 0)) / 3_600_000;
    expect(Math.round(hours)).toBe(20);
    expect((await desk.page(owner, number))?.may).toMatchObject({ cancel: 'ask' });
  });

  it('first cancels a booked courier, and comes too late when the parcel is picked up', async () => {
    const { life, p, desk, owner, number } = await aPaid('packed');
    await life.tx((tx) => bookParcel(tx, p.A));
    await life.moveParcel(p.A);
    await desk.cancel(owner, number, 'other');
    await life.later(25, p.A);
    expect(await life.state(p.A)).toBe('packed');
    await life.moveParcel(p.A);
    expect([await life.state(p.A), await refunded(life, p.A)]).toEqual(['cancelled', 119_999]);

    const late = await aPaid('packed');
    await late.life.tx((tx) => bookParcel(tx, late.p.A));
    await late.life.moveParcel(late.p.A);
    await late.desk.cancel(late.owner, late.number, 'other');
    await late.life.news(late.p.A, 'picked');
    expect((await late.desk.page(late.owner, late.number))?.cancelAsked).toBeNull();
    await late.life.later(25, late.p.A);
    expect([await late.life.state(late.p.A), await refunded(late.life, late.p.A)]).toEqual(['shipped', 0]);
  });

  it('during a booking is carried out as soon as the booking is known', async () => {
    const { life, p, desk, owner, number } = await aPaid('packed');
    await life.tx((tx) => bookParcel(tx, p.A));
    await desk.cancel(owner, number, 'other');
    await life.later(25, p.A);
    await life.moveParcel(p.A);
    // No courier had been asked yet.
    expect(life.courier.asked).toEqual([]);
    expect(await life.state(p.A)).toBe('cancelled');
  });
});

describe('the actions of a shopper on an order', () => {
  const address = {
    recipient: 'Budi',
    phone: '+6281300000000',
    postal_code: '12820',
    street: 'Jalan Mawar 6',
    landmark: '',
    courier_note: '',
    region: '31.74.02',
  };

  it('change its address until a seller starts work, and only to where it costs the same', async () => {
    const { life, p, desk, owner, number } = await aPaid();
    const change = (to: typeof address) =>
      desk.changeAddress(owner, number, { address: to, typed: { code: '', isAgain: false } });
    expect(await change(address)).toEqual({ ok: true, value: null });
    expect((await desk.page(owner, number))?.contact).toMatchObject({
      recipient: 'Budi',
      regionCode: '31.74.02',
    });
    const far = { ...address, region: '94.01.01' };
    expect(await change(far)).toMatchObject({ error: { code: 'other_cost' } });
    const nowhere = { ...address, region: '99.99.99' };
    expect(await change(nowhere)).toMatchObject({
      error: { code: 'unknown_region' },
    });
    await life.tx((tx) => acceptOrder(tx, { orderId: p.B, actor: seller }));
    expect(await change(address)).toMatchObject({
      error: { code: 'seller_began' },
    });
  });

  it('confirm its receipt, also before the courier does', async () => {
    const { life, p, desk, owner, number } = await aPaid('packed');
    expect(await desk.confirmReceived(owner, number)).toEqual({
      ok: false,
      error: { code: 'too_late', state: 'packed' },
    });
    await life.tx((tx) =>
      shipWithWaybill(tx, { orderId: p.A, actor: seller, waybill: `W-${p.A.slice(0, 8)}` }),
    );
    expect(await desk.confirmReceived(owner, number)).toEqual({ ok: true, value: null });
    const page = await desk.page(owner, number);
    expect(page).toMatchObject({ state: 'delivered', may: { buyAgain: true, confirmReceived: false } });
    expect(page?.returnWindows?.other.getTime()).toBe(
      (page?.receivedAt?.getTime() ?? 0) + 7 * 24 * 3_600_000,
    );
  });

  it('stop the automatic completion when it has not arrived', async () => {
    const { life, p, desk, owner, number } = await aPaid('packed');
    await life.tx((tx) => bookParcel(tx, p.A));
    await life.moveParcel(p.A);
    await life.news(p.A, 'picked', 'delivered');
    expect(await desk.reportMissing(owner, number)).toEqual({ ok: true, value: null });
    expect(await desk.reportMissing(owner, number)).toMatchObject({ ok: false });
    await life.later(LONG_HOURS, p.A);
    expect(await life.state(p.A)).toBe('delivered');
    await desk.confirmReceived(owner, number);
    expect((await desk.page(owner, number))?.missingSince).toBeNull();
    await life.later(LONG_HOURS, p.A);
    expect(await life.state(p.A)).toBe('completed');
  });

  it('are refused to everybody else', async () => {
    const { desk, number } = await aPaid();
    const stranger = { userId: crypto.randomUUID() };
    const unknown = { ok: false, error: { code: 'unknown' } };
    expect(await desk.page(stranger, number)).toBeNull();
    expect(await desk.cancel(stranger, number, 'other')).toEqual(unknown);
    expect(await desk.confirmReceived(stranger, number)).toEqual(unknown);
    expect((await desk.list(stranger, { tab: 'all', q: '', page: 1 })).found).toBe(0);
  });
});

describe('reading orders', () => {
  it('lists them by tab with counts, and finds them by number and by what was bought', async () => {
    const { desk, owner, number, life, p } = await aPaid();
    await life.tx((tx) => acceptOrder(tx, { orderId: p.A, actor: seller }));
    const all = await desk.list(owner, { tab: 'all', q: '', page: 9 });
    expect(all).toMatchObject({ found: 2, page: 1, pages: 1 });
    expect(all.counts).toEqual({ all: 2, unpaid: 0, processing: 2, shipped: 0, done: 0, cancelled: 0 });
    expect((await desk.list(owner, { tab: 'all', q: number.toLowerCase(), page: 1 })).found).toBe(1);
    expect((await desk.list(owner, { tab: 'all', q: 'BARA', page: 1 })).found).toBe(2);
    expect((await desk.list(owner, { tab: 'all', q: '%', page: 1 })).found).toBe(0);
    expect((await desk.list(owner, { tab: 'done', q: '', page: 1 })).orders).toEqual([]);
    const card = all.orders.find((one) => one.number === number);
    expect(card).toMatchObject({
      state: 'accepted',
      pieces: 3,
      otherLines: 0,
      total: 119_999,
      may: { cancel: 'ask' },
    });
  });

  it('tracks by number and phone or e-mail, masked, and reveals nothing to wrong guesses', async () => {
    const { desk, number, p } = await aPaid();
    const { email } = p.plan.contact;
    const found = await desk.track({ number, contact: '0812-3456-7890' }, '203.0.113.1');
    expect(found).toMatchObject({ ok: true, value: [{ state: 'new', recipient: 'S***' }] });
    expect(JSON.stringify(found)).not.toMatch(/Melati|6281234567890|@/);
    expect(await desk.track({ number, contact: ` ${email.toUpperCase()} ` }, '203.0.113.1')).toMatchObject({
      ok: true,
    });
    const wrong = { ok: false, error: { code: 'not_found' } };
    expect(await desk.track({ number, contact: 'budi@contoh.id' }, '203.0.113.1')).toEqual(wrong);
    expect(await desk.track({ number: 'LP000000XXXXXX', contact: email }, '203.0.113.1')).toEqual(wrong);
  });
});
