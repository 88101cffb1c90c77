import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import {
  acceptOrder,
  confirmReceipt,
  deliverOrder,
  foundAgain,
  passDeadlinesOf,
  reportMissing,
  takeBack,
  undeliver,
} from '#server/modules/orders/orders.ts';
import { completeOrder } from '#server/modules/orders/sent-order.ts';
import { shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

const opened = migratedDatabase();
const DAY_HOURS = 24;

/** A is sent with a typed waybill. */
async function aSent(method: PaymentMethod = 'va_bca') {
  const life = openLife(opened());
  const bought = await life.place({ method });
  const orderId = bought.A;
  if (method !== 'cod') await life.pay(bought.id);
  await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
  await life.tx((tx) =>
    shipWithWaybill(tx, { orderId, actor: 'seller', waybill: `W${orderId.slice(0, 18).toUpperCase()}` }),
  );
  const arrive = () => life.tx((tx) => deliverOrder(tx, { orderId, actor: 'courier' }));
  const confirm = () => life.tx((tx) => confirmReceipt(tx, orderId));
  const miss = () => life.tx((tx) => reportMissing(tx, orderId));
  const wait = (days: number) => life.later(days * DAY_HOURS, orderId);
  /** State, what happened since it was sent, and who got money of it. */
  const now = async () => {
    const events = await life.query<{ event: string }>(sql`
      select event || ' by ' || actor as event from order_events where order_id = ${orderId}
        and seq > (select seq from order_events where order_id = ${orderId} and event = 'shipped') order by seq`);
    const moved = await life.moved(bought);
    return {
      state: await life.state(orderId),
      events: events.map(({ event }) => event),
      moved: moved.filter((row) => /^(cod|done|com|rs|frt):A/.test(row)).map((row) => row.split(':')[0]),
    };
  };
  /** What the operator must decide about it, and how it was decided. */
  const cases = async () => {
    const rows = await life.query<{ told: string }>(sql`
      select c.kind || ' ' || coalesce(c.reason, 'open') as told
      from cases c join orders o on c.subject = 'order:' || o.number where o.id = ${orderId} order by c.id`);
    return rows.map(({ told }) => told);
  };
  return { life, bought, orderId, arrive, confirm, miss, wait, now, cases };
}

const clocksOf = async (orderId: string) => {
  const [row] = await opened().query<Record<'received' | 'window' | 'complete', number | null>>(sql`
    select extract(epoch from receive_by - delivered_at)::float8 / 86400 as received,
      extract(epoch from window_end - delivered_at)::float8 / 86400 as window,
      extract(epoch from complete_at - delivered_at)::float8 / 86400 as complete
    from orders where id = ${orderId}`);
  return row;
};

describe('what its shopper says to have (P-BUY-8)', () => {
  it('has arrived, when it was paid beforehand, and pays its seller a week later', async () => {
    const { confirm, wait, now, orderId } = await aSent();
    expect(await confirm()).toBe(true);
    expect(await confirm()).toBe(false);
    const events = ['delivered by shopper', 'received by shopper'];
    expect(await now()).toEqual({ state: 'delivered', events, moved: [] });
    expect(await clocksOf(orderId)).toEqual({ received: null, window: 7, complete: 7 });
    await wait(6.9);
    expect(await now()).toMatchObject({ state: 'delivered', moved: [] });
    await wait(0.2);
    expect(await now()).toEqual({
      state: 'completed',
      events: [...events, 'completed by clock'],
      moved: ['com', 'done', 'frt'],
    });
  });

  it('brings no cash, when it is paid at the door: the courier says that', async () => {
    const { confirm, arrive, wait, now, orderId } = await aSent('cod');
    expect(await confirm()).toBe(true);
    expect(await confirm()).toBe(false);
    await wait(9);
    expect(await now()).toEqual({ state: 'shipped', events: ['received by shopper'], moved: [] });
    expect(await arrive()).toBe(true);
    expect(await clocksOf(orderId)).toEqual({ received: null, window: 7, complete: 7 });
    expect((await now()).moved).toEqual(['cod']);
    await wait(7.1);
    expect(await now()).toEqual({
      state: 'completed',
      events: ['received by shopper', 'delivered by courier', 'completed by clock'],
      moved: ['cod', 'com', 'done', 'frt'],
    });
  });

  it('may still come back, when nobody paid at the door', async () => {
    const { life, confirm, now, orderId } = await aSent('cod');
    await confirm();
    const parcelId = await life.parcelOf(orderId);
    const step = { orderId, parcelId, actor: 'operator' } as const;
    expect(await life.tx(async (tx) => takeBack(tx, { ...step, at: await tx.now() }))).toBe(true);
    expect((await now()).state).toBe('cancelled');
  });
});

describe('what nobody speaks of', () => {
  it('is received three days after it came, and completed a week after, each as of its deadline', async () => {
    const { arrive, wait, now, life, orderId } = await aSent();
    await arrive();
    expect(await clocksOf(orderId)).toEqual({ received: 3, window: 7, complete: 7 });
    await wait(5);
    const received = ['delivered by courier', 'received by clock'];
    expect(await now()).toEqual({ state: 'delivered', events: received, moved: [] });
    await wait(5);
    expect(await now()).toMatchObject({ state: 'completed', events: [...received, 'completed by clock'] });
    const [late] = await life.query(sql`
      select max(abs(extract(epoch from e.at - o.delivered_at - d.days * interval '1 day')))::float8 as seconds
      from orders o join order_events e on e.order_id = o.id
      join (values ('received', 3), ('completed', 7)) as d (event, days) on d.event = e.event where o.id = ${orderId}`);
    expect(late).toEqual({ seconds: 0 });
  });

  it('pays a trusted shop after three days, and may be returned for seven', async () => {
    const { arrive, wait, now, life, orderId } = await aSent();
    await life.tx((tx) => tx(sql`update sellers set is_trusted = true where id = 1`));
    await arrive();
    await life.tx((tx) => tx(sql`update sellers set is_trusted = false where id = 1`));
    expect(await clocksOf(orderId)).toEqual({ received: 3, window: 7, complete: 3 });
    await wait(3.1);
    expect(await now()).toMatchObject({
      state: 'completed',
      events: ['delivered by courier', 'received by clock', 'completed by clock'],
    });
  });
});

describe('what its shopper misses', () => {
  it('waits until it is found, and its days begin again', async () => {
    const { arrive, miss, wait, now, cases, life, orderId } = await aSent();
    await arrive();
    await wait(2);
    expect(await miss()).toBe(true);
    expect([await miss(), await cases()]).toEqual([false, ['missing_parcel open']]);
    expect(await clocksOf(orderId)).toEqual({ received: null, window: null, complete: null });
    await wait(30);
    expect((await now()).state).toBe('delivered');
    expect(await brokenInvariants(life.query)).toEqual({});
    expect(await life.tx((tx) => foundAgain(tx, { orderId, actor: 'operator' }))).toBe(true);
    expect(await clocksOf(orderId)).toEqual({ received: 3, window: 7, complete: 7 });
    expect(await cases()).toEqual(['missing_parcel found']);
    await wait(3.1);
    expect((await now()).events.slice(-2)).toEqual(['found by operator', 'received by clock']);
  });

  it('can be reported after days of silence, and not after their own word', async () => {
    const silent = await aSent();
    await silent.arrive();
    await silent.wait(4);
    expect(await silent.miss()).toBe(true);
    expect(await clocksOf(silent.orderId)).toEqual({ received: null, window: null, complete: null });
    await silent.confirm();
    expect((await silent.now()).events.slice(-2)).toEqual(['found by shopper', 'received by shopper']);
    expect([await silent.miss(), await silent.cases()]).toEqual([false, ['missing_parcel found']]);
  });

  it('is decided when it never came, and when it comes again it may be missed again', async () => {
    const { arrive, miss, cases, life, orderId } = await aSent();
    await arrive();
    await miss();
    await life.tx((tx) => undeliver(tx, { orderId, actor: 'operator' }));
    expect(await cases()).toEqual(['missing_parcel undelivered']);
    await arrive();
    await miss();
    expect(await cases()).toEqual(['missing_parcel undelivered', 'missing_parcel open']);
  });
});

it('an order is not completed when its time was taken back while the completion waited for it', async () => {
  const { arrive, wait, now, life, orderId } = await aSent();
  await arrive();
  await life.later(8 * DAY_HOURS);
  const [due] = await life.query<{ at: Date }>(
    sql`select complete_at as at from orders where id = ${orderId}`,
  );
  const completed = await life.tx(async (tx) => {
    await tx(sql`update orders set complete_at = null where id = ${orderId}`);
    const waiting = life.tx((other) => completeOrder(other, { orderId, at: due?.at ?? new Date() }));
    // It waits for the lock of this transaction.
    const isWaiting = () =>
      life.query(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%update orders%'`,
      );
    await expect.poll(async () => (await isWaiting()).length).toBeGreaterThan(0);
    return { waiting };
  });
  expect(await completed.waiting).toBe(false);
  expect((await now()).state).toBe('delivered');
  await life.query(sql`update orders set complete_at = ${due?.at} where id = ${orderId}`);
  await wait(0);
  expect((await now()).state).toBe('completed');
});

it('an invariant sees an order that has arrived and will never be completed', async () => {
  const { arrive, life, orderId } = await aSent();
  await arrive();
  await life.query(sql`update orders set complete_at = null where id = ${orderId}`);
  expect(Object.keys(await brokenInvariants(life.query))).toEqual([
    'an order that has arrived will be completed, unless its shopper misses it or returns something',
  ]);
  await life.query(sql`update orders set complete_at = delivered_at where id = ${orderId}`);
  await passDeadlinesOf({ query: life.query, transaction: life.tx }, orderId);
});
