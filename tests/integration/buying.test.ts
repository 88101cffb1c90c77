import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookReceipt } from '#server/modules/ledger/ledger.ts';
import {
  cancelOrder,
  cancelPurchase,
  DuplicateRequest,
  expirePurchase,
  findByRequestKey,
  PriceChanged,
  type PurchasePlan,
  placePurchase,
  revivePurchase,
  settlePurchase,
  TooManyUnpaid,
} from '#server/modules/orders/orders.ts';
import { OutOfStock } from '#server/modules/stock/stock.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';

const opened = migratedDatabase();
const tx: ReturnType<typeof opened>['transaction'] = (work) => opened().transaction(work);

/** A SKU of its own, of the demo's product 1, with some stock. */
async function skuWith(stock: number, price = 33_333): Promise<number> {
  const [sku] = await opened().query<{ id: number }>(sql`
    with sku as (
      insert into skus (product_id, options, price, original_price, weight_grams, position)
      values (1, array[gen_random_uuid()::text], ${price}, ${price}, 500, 99) returning id
    ), kept as (insert into inventory (sku_id, product_id, stock) select id, 1, ${stock} from sku),
    moved as (insert into stock_moves (id, sku_id, kind, quantity, at) select 'open:' || id, id, 'open', ${stock}, now() from sku)
    select id from sku`);
  return sku?.id ?? 0;
}

const stockOf = async (skuId: number) =>
  (await opened().query<{ stock: number }>(sql`select stock from inventory where sku_id = ${skuId}`))[0]
    ?.stock;
const movesOf = async (skuId: number) =>
  (
    await opened().query<{ moves: string }>(sql`
      select string_agg(kind || ' ' || sum, ', ' order by kind) as moves from (
        select kind, sum(quantity) as sum from stock_moves where sku_id = ${skuId} and kind <> 'open' group by kind) m`)
  )[0]?.moves;
const statesOf = async (purchaseId: string) =>
  (
    await opened().query<{ states: string }>(sql`
      select p.state || ': ' || string_agg(o.state, ', ' order by o.id) as states from purchases p
      join orders o on o.purchase_id = p.id where p.id = ${purchaseId} group by p.id`)
  )[0]?.states;
/** The transfers of a purchase: kinds of accounts and amounts, in the order of posting. */
const movedFor = async (purchaseId: string) =>
  (
    await opened().query<{ moved: string }>(sql`
      select split_part(debit, ':', 1) || ' > ' || split_part(credit, ':', 1) || ' ' || amount as moved
      from ledger_transfers where purchase_id = ${purchaseId} order by at, split_part(id, ':', 1), amount`)
  ).map(({ moved }) => moved);

const place = (plan: PurchasePlan) => tx((inside) => placePurchase(inside, plan));
const pay = (purchaseId: string, amount: number, id = `T-${purchaseId}-${amount}`) =>
  tx(async (inside) => {
    await inside(sql`select from purchases where id = ${purchaseId} for update`);
    return bookReceipt(inside, { id, purchaseId, attemptId: null, place: 'provider', amount });
  });
const makeDue = (purchaseId: string) =>
  opened().query(sql`update purchases set pay_by = now() - interval '11 minutes' where id = ${purchaseId}`);

/**
 * Three pieces of one SKU from seller 1 and one expensive piece from seller 2, whose shipping the seller
 * pays.
 */
async function twoSellers(stock = 5) {
  const [x, y] = [await skuWith(stock), await skuWith(stock, 349_000)];
  const free = { courier: 'jne', service: 'jne-regular', quote: 18_000, charged: 0, by: 'seller' as const };
  const plan = aPlan({
    orders: [
      anOrder({ lines: [aLine({ skuId: x, quantity: 3 })] }),
      anOrder({ sellerId: 2, lines: [aLine({ skuId: y, price: 349_000 })], shipping: free }),
    ],
  });
  return { x, y, plan };
}

describe('a purchase', () => {
  it('takes its stock when it is placed, and is paid, order by order', async () => {
    const { x, y, plan } = await twoSellers();
    const placed = await place(plan);
    expect([placed.total, await stockOf(x), await stockOf(y)]).toEqual([468_999, 2, 4]);
    await pay(placed.id, 468_999);
    expect(await tx((inside) => settlePurchase(inside, placed.id, 'provider'))).toBe(true);
    expect(await tx((inside) => settlePurchase(inside, placed.id, 'provider'))).toBe(false);
    expect(await statesOf(placed.id)).toBe('confirmed: new, new');
    expect(await movedFor(placed.id)).toEqual([
      'provider > unapplied 468999',
      'unapplied > escrow 119999',
      'unapplied > escrow 349000',
    ]);
  });

  it('is created once per request, also when it takes the last piece', async () => {
    const { x, plan } = await twoSellers(3);
    const placed = await place(plan);
    await expect(place(plan)).rejects.toThrow(OutOfStock);
    expect((await findByRequestKey(opened().query, plan.requestKey))?.id).toBe(placed.id);
    const more = { ...plan, orders: [anOrder({ lines: [aLine({ skuId: await skuWith(9) })] })] };
    await expect(place(more)).rejects.toThrow(DuplicateRequest);
    expect(await movesOf(x)).toBe('take -3');
  });

  it('leaves nothing behind when one of its goods is gone or has another price', async () => {
    const [x, gone] = [await skuWith(5), await skuWith(0)];
    const both = [aLine({ skuId: x }), aLine({ skuId: gone })];
    await expect(place(aPlan({ orders: [anOrder({ lines: both })] }))).rejects.toThrow(OutOfStock);
    const dear = [anOrder({ lines: [aLine({ skuId: x, price: 33_332 })] })];
    await expect(place(aPlan({ orders: dear }))).rejects.toThrow(PriceChanged);
    expect([await stockOf(x), await movesOf(x)]).toEqual([5, null]);
  });

  it('is refused to a buyer with three unpaid ones', async () => {
    const skuId = await skuWith(9);
    const { userId, buyers } = aPlan();
    const next = () => place(aPlan({ userId, buyers, orders: [anOrder({ lines: [aLine({ skuId })] })] }));
    const first = await next();
    await next();
    await next();
    await expect(next()).rejects.toThrow(TooManyUnpaid);
    await tx((inside) =>
      cancelPurchase(inside, { purchaseId: first.id, actor: 'shopper', reason: 'changed_mind' }),
    );
    await expect(next()).resolves.toMatchObject({ total: 53_333 });
  });

  it('expires only after its deadline, once, and a late payment takes the goods again', async () => {
    const { x, y, plan } = await twoSellers();
    const { id } = await place(plan);
    expect(await tx((inside) => expirePurchase(inside, id))).toBe(false);
    await makeDue(id);
    expect(await tx((inside) => expirePurchase(inside, id))).toBe(true);
    expect(await tx((inside) => expirePurchase(inside, id))).toBe(false);
    expect([await statesOf(id), await stockOf(x)]).toEqual(['expired: cancelled, cancelled', 5]);
    await pay(id, 468_999);
    expect(await tx((inside) => revivePurchase(inside, id, 'provider'))).toBe(true);
    expect(await statesOf(id)).toBe('confirmed: new, new');
    expect([await movesOf(x), await movesOf(y)]).toEqual(['free 3, take -6', 'free 1, take -2']);
  });

  it('stays expired when its goods are gone by then', async () => {
    const { x, plan } = await twoSellers(3);
    const { id } = await place(plan);
    await makeDue(id);
    await tx((inside) => expirePurchase(inside, id));
    await place(aPlan({ orders: [anOrder({ lines: [aLine({ skuId: x })] })] }));
    await pay(id, 468_999);
    await expect(tx((inside) => revivePurchase(inside, id, 'provider'))).rejects.toThrow(OutOfStock);
    expect(await statesOf(id)).toBe('expired: cancelled, cancelled');
  });

  it('refunds an excess, and the whole of a cancelled order', async () => {
    const { x, plan } = await twoSellers();
    const { id, orders } = await place(plan);
    await pay(id, 400_000);
    await pay(id, 70_000);
    await tx((inside) => settlePurchase(inside, id, 'provider'));
    const orderId = orders[0]?.id ?? '';
    const cancel = () =>
      tx((inside) => cancelOrder(inside, { orderId, actor: 'seller', reason: 'cannot_send' }));
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    expect(await stockOf(x)).toBe(5);
    expect(await movedFor(id)).toEqual([
      'provider > unapplied 400000',
      'provider > unapplied 70000',
      'unapplied > refund 1001',
      'unapplied > escrow 119999',
      'unapplied > escrow 349000',
      'escrow > refund 119999',
    ]);
    const refunds = await opened().query(sql`
      select cause_kind, amount::int, state, way from refunds where purchase_id = ${id} order by amount`);
    expect(refunds).toEqual([
      { cause_kind: 'receipt', amount: 1001, state: 'needs_account', way: 'transfer' },
      { cause_kind: 'order', amount: 119_999, state: 'needs_account', way: 'transfer' },
    ]);
  });
});
