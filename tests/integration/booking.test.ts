import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dueRobotCouriers, handOverCashOf } from '#server/modules/demo/robots/robot-couriers.ts';
import { createRobotSeller } from '#server/modules/demo/robots/robot-sellers.ts';
import { allBalances } from '#server/modules/ledger/ledger.ts';
import { acceptOrder } from '#server/modules/orders/orders.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { openLife } from './support/order-life.ts';

const opened = migratedDatabase();

/** A purchase with accepted orders: A of seller 1, B of seller 2. */
async function accepted(method: 'va_bca' | 'cod' = 'va_bca') {
  const life = openLife(opened());
  const p = await life.place({ method });
  if (method !== 'cod') await life.pay(p.id);
  for (const orderId of [p.A, p.B]) await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
  const booked = async (orderId: string) => {
    await life.tx((tx) => bookParcel(tx, orderId));
    await life.moveParcel(orderId);
    return life.courier.booked.at(-1);
  };
  return { life, p, booked };
}

it('a courier is sent to the pickup address of the seller (P-SHIP-24)', async () => {
  const { p, booked } = await accepted();
  expect(await booked(p.B)).toMatchObject({
    sender: { name: 'Suara Jaya Audio', phone: '+62 21 5550 0102' },
    from: {
      name: 'Rina Kartika',
      phone: '+62 21 5550 0102',
      address: 'Jalan Fatmawati Raya 41, Cipete Selatan, Cilandak, Jakarta Selatan',
      note: 'Suara Jaya Audio',
      postalCode: '12410',
    },
    insuredValue: 349_000,
    cashOnDelivery: 0,
  });
});

it('a dropshipped parcel names its dropshipper, and neither the seller nor its telephone', async () => {
  const { life, p, booked } = await accepted();
  await life.query(sql`update order_contacts set dropship_name = 'Kado Sari' where purchase_id = ${p.id}`);
  expect(await booked(p.B)).toMatchObject({
    sender: { name: 'Kado Sari', phone: '+622155500123' },
    from: { name: 'Rina Kartika', note: '', postalCode: '12410' },
  });
});

it('a courier collects what is to be paid at the door (P-SHIP-25)', async () => {
  const { p, booked } = await accepted('cod');
  expect(await booked(p.A)).toMatchObject({ insuredValue: 99_999, cashOnDelivery: 119_999 });
});

it('no courier is booked for a seller without a pickup address, and the operator hears why (P-SHIP-24)', async () => {
  const { life, p } = await accepted();
  await life.query(sql`delete from pickup_addresses where seller_id = 2`);
  expect(await life.tx((tx) => bookParcel(tx, p.B))).toBe('no_pickup');
  const [, B] = p.numbers;
  const byCommand = operator(opened(), { hasCouriers: true })(`ship ${B?.number}`);
  await expect(byCommand).rejects.toThrow(/Suara Jaya Audio has no pickup address/);
  expect(await life.query(sql`select 1 from parcels where order_id = ${p.B}`)).toEqual([]);
  const byHand = operator(opened(), { hasCouriers: true })(`ship ${B?.number} JNE0012345`);
  expect(await byHand).toContain('JNE0012345');
});

it('the robot of a demo says once that a seller has no pickup address, and the operator sees it (P-SHIP-24)', async () => {
  const { life, p } = await accepted();
  await life.query(sql`delete from pickup_addresses where seller_id = 2`);
  const told: string[] = [];
  const play = createRobotSeller({
    transaction: life.tx,
    log: { warn: (_, message) => void told.push(message) },
  });
  // Long enough for both of its steps, at whatever hour the test runs; the deadline to send is no concern of the robot.
  for (let day = 0; day < 8; day += 1) {
    await play(p.B);
    await moveClock(life.tx, new Date((await shopNow(life.query)).getTime() + 24 * 60 * 60 * 1000));
  }
  expect(told).toEqual([expect.stringContaining('Suara Jaya Audio: the seller has no pickup address')]);
  const numbers = p.numbers.map(({ number }) => number);
  const [a, b] = await Promise.all(numbers.map((number) => operator(opened())(`show ${number}`)));
  expect(a).not.toContain('pickup address');
  expect(b).toContain('No courier can be booked: the seller has no pickup address');
});

it('couriers of a demo hand over the cash that they collected, once (P-BUY-16)', async () => {
  const { life, p, booked } = await accepted('cod');
  await booked(p.A);
  await life.news(p.A, 'picked', 'delivered');
  const cash = async () => new Map(await allBalances(life.query)).get('cod:jne') ?? 0;
  expect(await cash()).toBe(119_999);
  await life.tx(handOverCashOf);
  expect(await cash(), 'it is not due yet').toBe(119_999);
  const due = await dueRobotCouriers.nextDue(life.query);
  await moveClock(life.tx, new Date((due?.getTime() ?? 0) + 1000));
  await life.tx(handOverCashOf);
  await life.tx(handOverCashOf);
  expect(await cash()).toBe(0);
  expect(await dueRobotCouriers.nextDue(life.query)).toBeNull();
});

it('couriers of a demo pay for the parcels that they lost, once (P-BUY-16)', async () => {
  const { life, p, booked } = await accepted();
  await booked(p.A);
  await life.news(p.A, 'picked', 'disposed');
  const owed = async () => new Map(await allBalances(life.query)).get('claim:jne') ?? 0;
  expect(await owed()).toBeGreaterThan(0);
  await life.tx(handOverCashOf);
  expect(await owed(), 'it is not due yet').toBeGreaterThan(0);
  const due = await dueRobotCouriers.nextDue(life.query);
  await moveClock(life.tx, new Date((due?.getTime() ?? 0) + 1000));
  await life.tx(handOverCashOf);
  await life.tx(handOverCashOf);
  expect(await owed()).toBe(0);
});
