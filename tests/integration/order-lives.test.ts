import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bounceRefund, payRefund } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { COMPLETED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { bookRemittance, payClaim, post } from '#server/modules/ledger/ledger.ts';
import { acceptOrder, callOff, packOrder } from '#server/modules/orders/orders.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

/**
 * Whole lives of a purchase from two sellers, with the rows that each must leave in the ledger and in the
 * stock.
 */
const opened = migratedDatabase();
const seller = 'seller' as const;
/** Hours from arrival until an order is completed, and one more. */
const UNTIL_COMPLETED = 24 * COMPLETED_AFTER_DAYS.usual + 1;

type Life = ReturnType<typeof openLife>;
type Placed = Awaited<ReturnType<Life['place']>>;

/** Accepts, packs and books orders; the courier picks them up. */
async function send(life: Life, ...orderIds: string[]) {
  for (const orderId of orderIds) {
    await life.tx((tx) => acceptOrder(tx, { orderId, actor: seller }));
    await life.tx((tx) => packOrder(tx, { orderId, actor: seller }));
    expect(await life.tx((tx) => bookParcel(tx, orderId))).toBe('booked');
    await life.moveParcel(orderId);
    await life.news(orderId, 'picked');
    expect(await life.state(orderId)).toBe('shipped');
  }
}

async function bring(life: Life, ...orderIds: string[]) {
  for (const orderId of orderIds) await life.news(orderId, 'delivered');
}

const postNow = (life: Life, placed: Placed, transfers: Parameters<typeof post>[1]) =>
  life.tx(async (tx) => post(tx, transfers, { purchaseId: placed.id, at: await tx.now() }));

const refundOf = (orderId: string) => sql`select id from refunds where order_id = ${orderId}`;

const settled = [
  'in:T1 provider > unapplied:P 468999',
  'set:P:A unapplied:P > escrow:A 119999',
  'set:P:B unapplied:P > escrow:B 349000',
];
const bDone = [
  'com:B1 seller:2 > income:commission 8725',
  'done:B1 escrow:B > seller:2 349000',
  'frt:B seller:2 > freight:jne 18000',
];

describe('a purchase from two sellers', () => {
  it('that is paid, sent and received pays sellers, couriers and the shop', async () => {
    const life = openLife(opened());
    const p = await life.place();
    await life.pay(p.id);
    await send(life, p.A, p.B);
    await bring(life, p.A, p.B);
    await life.later(6 * 24, p.A, p.B);
    expect([await life.state(p.A), await life.state(p.B)]).toEqual(['delivered', 'delivered']);
    await life.later(25, p.A, p.B);
    expect([await life.state(p.A), await life.state(p.B)]).toEqual(['completed', 'completed']);
    expect(await life.moved(p)).toEqual(
      [
        ...settled,
        'frt:A escrow:A > freight:jne 20000',
        'done:A1 escrow:A > seller:1 99999',
        'com:A1 seller:1 > income:commission 2500',
        ...bDone,
      ].toSorted(),
    );
    expect(await life.stock(p.x, p.y)).toBe('take -3 | take -1');
  });

  it('that is paid at the door goes through the courier', async () => {
    const life = openLife(opened());
    const p = await life.place({ method: 'cod' });
    await send(life, p.A, p.B);
    expect(await life.moved(p)).toEqual([]);
    await bring(life, p.A, p.B);
    await life.later(UNTIL_COMPLETED, p.A, p.B);
    const line = { day: jakartaDay(await shopNow(life.query)), amount: 459_999, reference: p.number };
    const remittance = { courier: 'jne', line, fee: rupiah(9_000), orderIds: [p.A, p.B], isAgain: false };
    const remit = () => life.tx((tx) => bookRemittance(tx, remittance));
    expect(await remit()).toEqual({ kind: 'booked', short: 0, orders: 2 });
    expect(await remit()).toEqual({ kind: 'known' });
    expect(await life.moved(p)).toEqual(
      [
        'cod:A cod:jne > escrow:A 119999',
        'frt:A escrow:A > freight:jne 20000',
        'done:A1 escrow:A > seller:1 99999',
        'com:A1 seller:1 > income:commission 2500',
        'cod:B cod:jne > escrow:B 349000',
        ...bDone,
      ].toSorted(),
    );
  });

  it('whose first order is refused at the door costs the shop both ways', async () => {
    const life = openLife(opened());
    const p = await life.place({ method: 'cod' });
    await send(life, p.A, p.B);
    await life.news(p.A, 'on_hold', 'return_in_transit');
    expect(await life.state(p.A)).toBe('shipped');
    await life.news(p.A, 'returned');
    await bring(life, p.B);
    await life.later(UNTIL_COMPLETED, p.A, p.B);
    expect([await life.state(p.A), await life.state(p.B)]).toEqual(['cancelled', 'completed']);
    expect(await life.moved(p)).toEqual(
      [
        'frt:A cost:refused > freight:jne 20000',
        'frtback:A cost:refused > freight:jne 20000',
        'cod:B cod:jne > escrow:B 349000',
        ...bDone,
      ].toSorted(),
    );
    expect(await life.stock(p.x, p.y)).toBe('free 3, take -3 | take -1');
  });

  it('whose first order the seller rejects gives it back, also when the bank sends it back once', async () => {
    const life = openLife(opened());
    const p = await life.place();
    await life.pay(p.id);
    const off = { orderId: p.A, actor: seller, reason: 'cannot_send' };
    expect(await life.tx((tx) => callOff(tx, off))).toBe('cancelled');
    expect(await life.tx((tx) => callOff(tx, off))).toBeNull();
    await send(life, p.B);
    await bring(life, p.B);
    await life.later(UNTIL_COMPLETED, p.A, p.B);
    const [refund] = await life.query<{ id: string }>(refundOf(p.A));
    const sent = { id: refund?.id ?? '', amount: rupiah(119_999), place: 'bank' } as const;
    await postNow(life, p, payRefund({ ...sent, attempt: 1 }));
    await postNow(life, p, bounceRefund({ ...sent, attempt: 1 }));
    await postNow(life, p, payRefund({ ...sent, attempt: 2 }));
    expect(await life.moved(p)).toEqual(
      [
        ...settled,
        'rs:R-A:1 escrow:A > refund:R-A 119999',
        'out:R-A:1 refund:R-A > bank 119999',
        'back:R-A:1 bank > refund:R-A 119999',
        'out:R-A:2 refund:R-A > bank 119999',
        ...bDone,
      ].toSorted(),
    );
    expect(await life.stock(p.x, p.y)).toBe('free 3, take -3 | take -1');
  });

  it('whose first order the seller rejects for lack of stock leaves none on sale (P-RET-30)', async () => {
    const life = openLife(opened());
    const p = await life.place();
    await life.pay(p.id);
    const off = { orderId: p.A, actor: seller, reason: 'no_stock' };
    expect(await life.tx((tx) => callOff(tx, off))).toBe('cancelled');
    const stocks = await life.query<{ id: number; stock: number; moved: number }>(sql`
      select sku_id as id, stock,
        (select sum(quantity)::integer from stock_moves m where m.sku_id = i.sku_id) as moved
      from inventory i where sku_id in (${p.x}, ${p.y})`);
    const of = (id: number) => stocks.find((sku) => sku.id === id);
    expect(of(p.x)).toMatchObject({ stock: 0, moved: 0 });
    expect(of(p.y)?.stock).toBeGreaterThan(0);
  });

  it('whose first parcel is lost gives everything back, and the courier owes the seller the goods', async () => {
    const life = openLife(opened());
    const p = await life.place();
    await life.pay(p.id);
    await send(life, p.A, p.B);
    await bring(life, p.B);
    await life.later(UNTIL_COMPLETED, p.B);
    await life.news(p.A, 'disposed');
    expect(await life.state(p.A)).toBe('cancelled');
    await life.tx((tx) => payClaim(tx, { id: p.A, paid: rupiah(90_000) }));
    expect(await life.tx((tx) => payClaim(tx, { id: p.A, paid: rupiah(90_000) }))).toEqual({
      kind: 'settled',
    });
    expect(await life.moved(p)).toEqual(
      [
        ...settled,
        ...bDone,
        'frt:A escrow:A > freight:jne 20000',
        'rs:R-A:1 escrow:A > refund:R-A 99999',
        'rs:R-A:2 freight:jne > refund:R-A 20000',
        'claim:A claim:jne > seller:1 99999',
      ].toSorted(),
    );
    expect(await life.stock(p.x, p.y)).toBe('lost 0, take -3 | take -1');
  });
});
