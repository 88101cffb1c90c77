import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOrder, placePurchase } from '#server/modules/orders/orders.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';

/** Promises count from payment (P-SHIP-8), and the seller's deadlines too (P-BUY-9). */
const opened = migratedDatabase();
let life: ReturnType<typeof openLife>;
/** A Friday of a year without a decree, so that no holiday is near. */
const FRIDAY = new Date('2027-02-05T03:00:00Z');

beforeAll(async () => {
  life = openLife(opened());
  await moveClock(opened().transaction, FRIDAY);
});
afterAll(() => opened().query(sql`delete from shop_clock`));

const promiseOf = async (orderId: string) => {
  const [row] = await life.query<Record<'first' | 'last' | 'accept' | 'ship', string | null>>(sql`
    select arrives_from::text as first, arrives_to::text as last,
      to_char(accept_by at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as accept,
      to_char(ship_by at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as ship
    from orders where id = ${orderId}`);
  return row;
};

async function placed(
  service: string,
  transit: { min: number; max: number },
  method: 'va_bca' | 'cod' = 'va_bca',
) {
  const skuId = await life.sku(5);
  const arrival = { first: '2027-02-05', last: '2027-02-06', transit, isGuess: true };
  const shipping = { courier: 'jne', service, quote: 20_000, charged: 20_000, by: 'escrow' } as const;
  const order = anOrder({ lines: [aLine({ skuId })], arrival, shipping });
  const purchase = await life.tx((tx) => placePurchase(tx, aPlan({ method, orders: [order] })));
  return { id: purchase.id, orderId: purchase.orders[0]?.id ?? '', total: purchase.total };
}

describe('the promise of an order', () => {
  it('counts from its payment, and so do the deadlines of its seller', async () => {
    const { id, orderId, total } = await placed('jne-regular', { min: 2, max: 3 });
    expect(await promiseOf(orderId)).toMatchObject({ first: '2027-02-05', ship: null });
    // Paid on Saturday: handed over on Monday or Tuesday.
    await life.later(24);
    await life.pay(id, total);
    expect(await promiseOf(orderId)).toEqual({
      first: '2027-02-10',
      last: '2027-02-12',
      accept: '2027-02-08 23:59',
      ship: '2027-02-09 23:59',
    });
    await life.later(60);
    expect(await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }))).toBe(true);
    expect(await promiseOf(orderId)).toMatchObject({ ship: '2027-02-09 23:59' });
  });

  it('of a same-day parcel that is paid after noon moves to the next working day', async () => {
    const now = await shopNow(life.query);
    const noon = new Date(`${now.toISOString().slice(0, 10)}T06:00:00Z`);
    await life.later(Math.max(0, (noon.getTime() - now.getTime()) / 3_600_000));
    const { id, orderId, total } = await placed('anteraja-same-day', { min: 0, max: 0 });
    await life.pay(id, total);
    expect(await promiseOf(orderId)).toMatchObject({ first: '2027-02-09', last: '2027-02-10' });
  });

  it('that is paid at the door counts from the order', async () => {
    const { orderId } = await placed('jne-regular', { min: 2, max: 3 }, 'cod');
    expect(await promiseOf(orderId)).toMatchObject({ first: '2027-02-05', ship: '2027-02-10 23:59' });
  });

  it('skips a day off that was decreed since it was placed', async () => {
    const { id, orderId, total } = await placed('jne-regular', { min: 2, max: 3 });
    await life.query(sql`insert into holidays (day, name) values ('2027-02-09', 'Cuti bersama')`);
    await life.pay(id, total);
    await life.query(sql`delete from holidays where day = '2027-02-09'`);
    expect(await promiseOf(orderId)).toMatchObject({ ship: '2027-02-11 23:59', last: '2027-02-14' });
  });

  it('of an order from before its days were stored stays', async () => {
    const { id, orderId, total } = await placed('jne-regular', { min: 2, max: 3 });
    await life.query(sql`update orders set transit_min = null, transit_max = null where id = ${orderId}`);
    await life.pay(id, total);
    expect(await promiseOf(orderId)).toMatchObject({ first: '2027-02-05', ship: '2027-02-10 23:59' });
  });
});
