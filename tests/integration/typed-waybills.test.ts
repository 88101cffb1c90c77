import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { acceptOrder, deliverOrder, reportMissing } from '#server/modules/orders/orders.ts';
import { shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { askAboutGoods } from '#server/modules/returns/ask-courier.ts';
import type { ParcelEvent } from '#server/modules/shipping/shipping.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { anOrderService } from './support/order-service.ts';

/** Parcels that a seller brought to the courier, and of which only a number is known (P-BUY-51). */
const opened = migratedDatabase();

async function aTyped({
  canTrack,
  method = 'va_bca',
  waybill: typed,
}: {
  canTrack: boolean;
  method?: PaymentMethod;
  waybill?: string;
}) {
  const life = openLife(opened());
  const bought = await life.place({ method });
  const orderId = bought.A;
  const waybill = typed ?? `W${orderId.slice(0, 18).toUpperCase()}`;
  if (method !== 'cod') await life.pay(bought.id);
  await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
  expect(await life.tx((tx) => shipWithWaybill(tx, { orderId, actor: 'seller', waybill, canTrack }))).toBe(
    'shipped',
  );
  const number = bought.numbers[0]?.number ?? '';
  const desk = anOrderService(opened());
  const owner = { userId: bought.plan.userId ?? '' };
  /** Lets days pass; the courier is asked and the deadlines pass. */
  const wait = async (days: number) => {
    await life.later(days * 24);
    if (canTrack) await life.news(orderId);
    await life.later(0, orderId);
  };
  const scanned = async (...statuses: ParcelEvent['status'][]) => {
    const at = await shopNow(life.query);
    life.courier.typed.set(
      waybill,
      statuses.map((status) => ({ status, at, note: status })),
    );
    await life.news(orderId);
  };
  const last = async () => {
    const [event] = await life.query<{ told: string }>(sql`
      select event || ' by ' || actor || coalesce(' (' || (details ->> 'reason') || ')', '') as told
      from order_events where order_id = ${orderId} order by seq desc limit 1`);
    return event?.told;
  };
  const openCases = async () => {
    const rows = await life.query<{ kind: string }>(
      sql`select kind from cases where subject = ${`order:${number}`} and closed_at is null`,
    );
    return rows.map(({ kind }) => kind);
  };
  const page = async () => desk.page(owner, number);
  const deny = async () => (await desk.denyArrival(owner, number)).ok;
  const confirm = async () => (await desk.confirmReceived(owner, number)).ok;
  return { life, bought, orderId, waybill, wait, scanned, last, openCases, page, deny, confirm };
}

describe('a waybill that the courier can be asked about', () => {
  it('is cancelled two working days after it was to be shipped when nobody scanned it, and all goes back', async () => {
    const { life, bought, orderId, wait, last } = await aTyped({ canTrack: true });
    const [row] = await life.query<{ late: boolean }>(sql`
      select scan_by > shop_now() + interval '2 days' as late from orders where id = ${orderId}`);
    expect(row).toEqual({ late: true });
    await wait(1);
    expect(await life.state(orderId)).toBe('shipped');
    await wait(20);
    expect(await last()).toBe('cancelled by clock (not_scanned)');
    const [refund] = await life.query(
      sql`select sum(amount)::float8 as amount from refunds where order_id = ${orderId}`,
    );
    expect(refund).toEqual({ amount: 119_999 });
    expect(await life.stock(bought.x)).toBe('free 3, take -3');
    expect(await brokenInvariants(life.query)).toEqual({});
  });

  it('is not cancelled while nobody answers', async () => {
    const { life, orderId, waybill, wait } = await aTyped({ canTrack: true });
    life.courier.typed.set(waybill, 'away');
    await wait(30);
    expect(await life.state(orderId)).toBe('shipped');
  });

  it.each([
    ['cod', 'shipped', ['assumed_arrival']],
    ['va_bca', 'completed', []],
  ] as const)(
    'is not cancelled when its shopper has it and nobody scanned it (%s)',
    async (method, state, cases) => {
      const { life, orderId, wait, confirm, openCases } = await aTyped({ canTrack: true, method });
      expect(await confirm()).toBe(true);
      await wait(40);
      expect([await life.state(orderId), await openCases()]).toEqual([state, cases]);
      const parcels = await life.query(sql`select state from parcels where order_id = ${orderId}`);
      expect(parcels).not.toContainEqual({ state: 'cancelled' });
      const [row] = await life.query(sql`select scan_by from orders where id = ${orderId}`);
      expect([await brokenInvariants(life.query), row]).toEqual([{}, { scan_by: null }]);
    },
  );

  it('is not cancelled when the operator knows that it arrived', async () => {
    const { life, orderId, wait } = await aTyped({ canTrack: true });
    await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'operator' }));
    await wait(40);
    const parcels = await life.query(sql`select state from parcels where order_id = ${orderId}`);
    expect(parcels).not.toContainEqual({ state: 'cancelled' });
  });

  it('is delivered by the courier’s word', async () => {
    const { life, orderId, wait, scanned, last } = await aTyped({ canTrack: true });
    await scanned('picked');
    await wait(5);
    expect(await life.state(orderId)).toBe('shipped');
    await scanned('picked', 'delivered');
    expect(await last()).toBe('delivered by courier');
  });

  it('that was scanned and never arrives is lost like any other', async () => {
    const { wait, scanned, last } = await aTyped({ canTrack: true });
    await scanned('picked');
    await wait(30);
    expect(await last()).toBe('cancelled by courier (lost)');
  });
});

describe('a waybill that nobody can ask about', () => {
  it('asks its shopper on the day after the promised range', async () => {
    const { life, orderId, wait, last, page } = await aTyped({ canTrack: false });
    const [row] = await life.query<{ days: number; hour: number; open: number }>(sql`
      select (ask_arrival_at at time zone 'Asia/Jakarta')::date - arrives_to as days,
        extract(hour from ask_arrival_at at time zone 'Asia/Jakarta')::int as hour,
        (answer_arrival_by at time zone 'Asia/Jakarta')::date - arrives_to as open
      from orders where id = ${orderId}`);
    expect(row).toEqual({ days: 1, hour: 9, open: 8 });
    expect((await page())?.isArrivalAsked).toBe(false);
    await life.query(sql`update orders set ask_arrival_at = shop_now() where id = ${orderId}`);
    await wait(0.1);
    expect(await last()).toBe('arrival_asked by clock');
    expect((await page())?.isArrivalAsked).toBe(true);
  });

  it('arrives by the answer that it came', async () => {
    const { life, orderId, wait, confirm, last, page, openCases } = await aTyped({ canTrack: false });
    await life.query(sql`update orders set ask_arrival_at = shop_now() where id = ${orderId}`);
    await wait(0.1);
    expect(await confirm()).toBe(true);
    expect(await last()).toBe('received by shopper');
    expect(await life.state(orderId)).toBe('delivered');
    expect((await page())?.isArrivalAsked).toBe(false);
    await wait(20);
    expect([await life.state(orderId), await openCases()]).toEqual(['completed', []]);
  });

  it('is the operator’s case after the answer that it did not come, until it is decided', async () => {
    const { life, orderId, wait, deny, last, openCases } = await aTyped({ canTrack: false });
    expect(await deny()).toBe(false);
    await life.query(sql`update orders set ask_arrival_at = shop_now() where id = ${orderId}`);
    await wait(0.1);
    expect(await deny()).toBe(true);
    expect(await deny()).toBe(false);
    expect([await last(), await openCases()]).toEqual(['not_arrived by shopper', ['assumed_arrival']]);
    await wait(30);
    expect(await life.state(orderId)).toBe('shipped');
    await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'operator' }));
    expect(await openCases()).toEqual([]);
  });

  it('is a case after silence, and moves no money by itself', async () => {
    const { life, orderId, wait, openCases, last } = await aTyped({ canTrack: false });
    await wait(40);
    expect([await last(), await openCases()]).toEqual(['arrival_asked by clock', ['assumed_arrival']]);
    expect(await life.state(orderId)).toBe('shipped');
  });

  it('paid at the door is a case although its shopper has it, because nobody said that cash was paid', async () => {
    const { life, orderId, wait, confirm, last, openCases } = await aTyped({
      canTrack: false,
      method: 'cod',
    });
    expect(await confirm()).toBe(true);
    await wait(40);
    expect([await last(), await life.state(orderId)]).toEqual(['received by shopper', 'shipped']);
    expect(await openCases()).toEqual(['assumed_arrival']);
  });
});

it('a booked parcel that its shopper has, paid at the door, is a case and not lost when the courier is silent', async () => {
  const { life, orderId, wait, scanned, confirm, openCases } = await aTyped({
    canTrack: true,
    method: 'cod',
  });
  await scanned('picked');
  expect(await confirm()).toBe(true);
  await wait(40);
  expect([await life.state(orderId), await openCases()]).toEqual(['shipped', ['assumed_arrival']]);
  await scanned('picked', 'delivered');
  expect([await life.state(orderId), await openCases()]).toEqual(['delivered', []]);
});

describe('a parcel of an order that has arrived by another word than its courier’s (P-BUY-52)', () => {
  const denied: { statuses: ParcelEvent['status'][] }[] = [
    { statuses: ['disposed'] },
    { statuses: ['return_in_transit'] },
    { statuses: ['return_in_transit', 'returned'] },
  ];

  it.each(denied)('is a case when the courier says $statuses', async ({ statuses }) => {
    const { life, orderId, scanned, confirm, openCases } = await aTyped({ canTrack: true });
    await scanned('picked');
    await confirm();
    await scanned('picked', ...statuses);
    expect([await life.state(orderId), await openCases()]).toEqual(['delivered', ['contradicted_arrival']]);
    expect(await brokenInvariants(life.query)).toEqual({});
  });

  it.each([
    ['disposed', 'lost'],
    ['returned', 'refused'],
  ] as const)('that its shopper misses is decided by the courier who says %s', async (status, reason) => {
    const { life, bought, orderId, scanned, last, openCases } = await aTyped({ canTrack: true });
    await scanned('picked');
    await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'operator' }));
    await life.tx((tx) => reportMissing(tx, orderId));
    await scanned('picked', status);
    expect([await life.state(orderId), await last(), await openCases()]).toEqual([
      'cancelled',
      `cancelled by courier (${reason})`,
      [],
    ]);
    const moved = await life.moved(bought);
    expect(moved.some((row) => row.startsWith('rs:R-A'))).toBe(true);
    expect(await brokenInvariants(life.query)).toEqual({});
  });

  it('whose cash was booked is a case, also when its shopper misses it', async () => {
    const { life, orderId, scanned, openCases } = await aTyped({ canTrack: true, method: 'cod' });
    await scanned('picked');
    await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'operator' }));
    await life.tx((tx) => reportMissing(tx, orderId));
    await scanned('picked', 'disposed');
    expect(await life.state(orderId)).toBe('delivered');
    expect((await openCases()).toSorted()).toEqual(['contradicted_arrival', 'missing_parcel']);
  });

  it('is not lost by the silence of its courier, and not asked about any more once its order is completed', async () => {
    const { life, orderId, wait, scanned, openCases } = await aTyped({ canTrack: true });
    await scanned('picked');
    await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'operator' }));
    await wait(40);
    await wait(0);
    const parcels = await life.query(sql`select state, next_try_at from parcels where order_id = ${orderId}`);
    expect([await life.state(orderId), await openCases(), parcels]).toEqual([
      'completed',
      [],
      [{ state: 'picked', next_try_at: null }],
    ]);
  });
});

describe('a typed number', () => {
  it('takes none from a parcel that is booked, nor from another shop, and is typed once by one shop (P-BUY-53)', async () => {
    const { life, bought, waybill } = await aTyped({ canTrack: false });
    await life.tx((tx) => acceptOrder(tx, { orderId: bought.B, actor: 'seller' }));
    const again = { orderId: bought.B, actor: 'seller', waybill: waybill.toLowerCase() } as const;
    expect(await life.tx((tx) => shipWithWaybill(tx, again))).toBe('shipped');
    const own = await life.place({});
    await life.pay(own.id);
    await life.tx((tx) => acceptOrder(tx, { orderId: own.A, actor: 'seller' }));
    const same = { orderId: own.A, actor: 'seller', waybill } as const;
    expect(await life.tx((tx) => shipWithWaybill(tx, same))).toBe('waybill_taken');
    await life.query(sql`
      insert into parcels (id, order_id, state, courier, service, waybill, booking_id, freight, created_at)
      select gen_random_uuid(), ${own.A}, 'booked', courier, service, waybill, 'b-1', freight, shop_now() from parcels
      where order_id = ${bought.A}`);
  });

  it('of earlier parcels says nothing of this one', async () => {
    const { life, orderId, waybill, last } = await aTyped({ canTrack: true });
    const at = new Date((await shopNow(life.query)).getTime() - 20 * 24 * 60 * 60 * 1000);
    life.courier.typed.set(waybill, [
      { status: 'picked', at, note: 'x' },
      { status: 'delivered', at, note: 'x' },
    ]);
    await life.news(orderId);
    expect([await life.state(orderId), await last()]).toEqual(['shipped', 'shipped by seller']);
  });
});

it('the courier of goods that a shopper sends back is asked about them, and its word begins the inspection (P-RET-46)', async () => {
  const order = await arrivedOrder(openLife(opened()));
  const { life, open, shopper, command, desk, owner, number } = order;
  await open();
  await shopper('ask');
  await command('approve');
  const waybill = `R${number}`;
  const goods = { courier: 'J&T Reguler', waybill, postage: 0 };
  await desk.act(owner, number, 1, { do: 'send', goods });
  const [sent] = await life.query<{ id: string }>(sql`
    select id from returns where order_id = ${order.orderId} and ask_at <= shop_now()`);
  const ask = () =>
    askAboutGoods(
      {
        query: life.query,
        transaction: life.tx,
        couriers: life.courier.provider,
        log: { warn: () => {}, info: () => {} },
      },
      sent?.id ?? '',
    );
  const scanned = (...events: { status: ParcelEvent['status']; at: Date }[]) =>
    life.courier.typed.set(
      waybill,
      events.map((event) => ({ ...event, note: '' })),
    );
  const now = await shopNow(life.query);
  const before = new Date(now.getTime() - 20 * 24 * 60 * 60 * 1000);
  scanned({ status: 'picked', at: before }, { status: 'delivered', at: before });
  await ask();
  expect(await order.state()).toBe('sent');
  scanned({ status: 'picked', at: now }, { status: 'delivered', at: now });
  // It is asked again when it is due alone.
  await ask();
  expect(await order.state()).toBe('sent');
  await life.later(3);
  await ask();
  expect(await order.state()).toBe('inspecting');
});
