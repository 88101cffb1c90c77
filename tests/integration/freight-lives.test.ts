import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { acceptOrder, deliverOrder } from '#server/modules/orders/orders.ts';
import { bookParcel, shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { openLife } from './support/order-life.ts';

/** What carrying an order costs, whoever bears it (P-SHIP-27). */
const opened = migratedDatabase();

type Life = ReturnType<typeof openLife>;

/** A paid order of three pieces of 500 g, which 20.000 was paid for to carry. */
async function paidOrder(life: Life) {
  const placed = await life.place();
  await life.pay(placed.id);
  await life.tx((tx) => acceptOrder(tx, { orderId: placed.A, actor: 'seller' }));
  const [number] = placed.numbers.map((order) => order.number);
  return { orderId: placed.A, number: number ?? '' };
}

/** A courier is booked at a price, and has the parcel. */
async function booked(life: Life, orderId: string, price: number) {
  await life.tx((tx) => bookParcel(tx, orderId));
  await life.moveParcel(orderId, price);
  await life.news(orderId, 'picked');
}

async function typed(life: Life, orderId: string) {
  const waybill = `W${orderId.slice(0, 18).toUpperCase()}`;
  await life.tx((tx) => shipWithWaybill(tx, { orderId, actor: 'seller', waybill }));
}

/** The order's freight in the ledger, without ids of rows. */
async function freightOf(life: Life, orderId: string): Promise<string[]> {
  const rows = await life.query<{ id: string; moved: string }>(sql`
    select split_part(id, ':', 1) as id, replace(debit, ${orderId}, 'A') || ' > ' || credit || ' ' || amount as moved
    from ledger_transfers where order_id = ${orderId} and id like 'frt%' order by at, ledger_transfers.id`);
  return rows.map(({ id, moved }) => `${id} ${moved}`);
}

const bill = (number: string, price: string, more: { weight?: string; bears?: string } = {}) =>
  operator(opened())(`freight ${number} ${price}`, more);

const expectTruth = async (life: Life) => expect(await brokenInvariants(life.query)).toEqual({});

describe('a courier that the shop booked', () => {
  it('is owed what it really charges, by its booking and then by its bill, each line once', async () => {
    const life = openLife(opened());
    const { orderId, number } = await paidOrder(life);
    await booked(life, orderId, 23_000);
    const carried = ['frt escrow:A > freight:jne 20000', 'frtadj cost:freight > freight:jne 3000'];
    expect(await freightOf(life, orderId)).toEqual(carried);
    await bill(number, '18500');
    await bill(number, '18500');
    expect(await freightOf(life, orderId)).toEqual([...carried, 'frtadj freight:jne > cost:freight 4500']);
    await expectTruth(life);
  });

  it('that weighed more than declared, beyond its tolerance, is dearer for the seller', async () => {
    const life = openLife(opened());
    const { orderId, number } = await paidOrder(life);
    await booked(life, orderId, 20_000);
    await bill(number, '25000', { weight: '1800' });
    expect((await freightOf(life, orderId)).slice(1)).toEqual(['frtadj cost:freight > freight:jne 5000']);
    await bill(number, '31000', { weight: '1801' });
    expect((await freightOf(life, orderId)).slice(2)).toEqual(['frtadj seller:1 > freight:jne 6000']);
    await bill(number, '31.500', { weight: '1801', bears: 'shop' });
    // The same line again, whoever is said to bear it, moves nothing.
    await bill(number, '31500', { weight: '1801' });
    expect((await freightOf(life, orderId)).slice(3)).toEqual(['frtadj cost:freight > freight:jne 500']);
    await expectTruth(life);
  });

  it('that lost the parcel earns nothing', async () => {
    const life = openLife(opened());
    const { orderId, number } = await paidOrder(life);
    await booked(life, orderId, 23_000);
    await life.news(orderId, 'disposed');
    await expect(bill(number, '25000')).rejects.toThrow('No courier of the shop has carried');
    expect((await freightOf(life, orderId)).at(-1)).toBe('frtadj freight:jne > cost:freight 3000');
    await expectTruth(life);
  });

  it('has no bill before it has carried anything', async () => {
    const life = openLife(opened());
    const { number } = await paidOrder(life);
    await expect(bill(number, '20000')).rejects.toThrow('No courier of the shop has carried');
  });
});

describe('a parcel that its seller took to a counter', () => {
  it('is paid for at completion alone, because a typed waybill proves nothing', async () => {
    const life = openLife(opened());
    const { orderId, number } = await paidOrder(life);
    await typed(life, orderId);
    await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'operator' }));
    expect(await freightOf(life, orderId)).toEqual([]);
    await expectTruth(life);
    await life.later(8 * 24, orderId);
    expect(await life.state(orderId)).toBe('completed');
    expect(await freightOf(life, orderId)).toEqual(['frt escrow:A > seller:1 20000']);
    await expect(bill(number, '30000')).rejects.toThrow('No courier of the shop has carried');
    await expectTruth(life);
  });

  it('and that comes back costs the shopper the shipping', async () => {
    const life = openLife(opened());
    const { orderId, number } = await paidOrder(life);
    await typed(life, orderId);
    await operator(opened())(`returned ${number}`);
    expect(await freightOf(life, orderId)).toEqual(['frt escrow:A > seller:1 20000']);
    expect(
      await life.query(sql`select amount::integer as amount from refunds where order_id = ${orderId}`),
    ).toEqual([{ amount: 99_999 }]);
    await expectTruth(life);
  });

  it('and that is lost gives the shopper everything back', async () => {
    const life = openLife(opened());
    const { orderId, number } = await paidOrder(life);
    await typed(life, orderId);
    await operator(opened())(`lost ${number}`);
    expect(await freightOf(life, orderId)).toEqual([]);
    expect(
      await life.query(sql`select amount::integer as amount from refunds where order_id = ${orderId}`),
    ).toEqual([{ amount: 119_999 }]);
    await expectTruth(life);
  });
});
