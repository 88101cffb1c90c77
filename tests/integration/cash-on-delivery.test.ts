import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import {
  type CodBuyer,
  cancelOrder,
  cancelPurchase,
  createLink,
  type PurchasePlan,
  placePurchase,
  readCodHistory,
} from '#server/modules/orders/orders.ts';
import { confirmTransfer } from '#server/modules/payments/payments.ts';
import { readPayPage } from '#server/modules/payments/service/read-pay-page.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { mayMailStranger } from '#server/platform/mail/stranger-mails.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { anOrderService } from './support/order-service.ts';
import { type PayingShop, payingShop, skuWith } from './support/paying-shop.ts';
import { aCodPlan, aLine, anOrder, aPlan } from './support/purchase.builder.ts';

/** Cash on delivery of somebody new, and its limits (P-PAY-31). */
const opened = migratedDatabase();
let shop: PayingShop;
beforeAll(async () => {
  shop = await payingShop(opened());
});
afterAll(() => shop.close());

const { limits } = aCodPlan('');
/** A guest, whose phone may be somebody else's too. */
const aGuest = (phone: string = randomUUID()): CodBuyer => {
  const contactKeys = [`phone:${phone}`, `email:${randomUUID()}`];
  return { userId: null, keys: contactKeys, contactKeys };
};

async function place(
  buyer: CodBuyer,
  { isNewcomer = true, ...changes }: Partial<PurchasePlan> & { isNewcomer?: boolean } = {},
) {
  const skuId = await skuWith(opened(), 200);
  const plan = aPlan({
    method: 'cod',
    userId: null,
    guestId: randomUUID(),
    buyers: buyer.contactKeys,
    orders: [anOrder({ lines: [aLine({ skuId })] })],
    cod: { buyer, isNewcomer, limits },
    ...changes,
  });
  const placed = await shop.transaction((tx) => placePurchase(tx, plan));
  return { ...placed, skuId, guestId: plan.guestId ?? '' };
}
type Placed = Awaited<ReturnType<typeof place>>;

const stateOf = async ({ id }: Placed) => {
  const [row] = await opened().query<{ state: string }>(sql`
    select p.state || ', ' || o.state as state from purchases p join orders o on o.purchase_id = p.id where p.id = ${id}`);
  return row?.state;
};
const stockOf = async ({ skuId }: Placed) =>
  (await opened().query<{ stock: number }>(sql`select stock from inventory where sku_id = ${skuId}`))[0]
    ?.stock;

/** Sends what is to be told. @returns the mails, with the token of their link */
async function mails({ orders }: Placed) {
  for (const { id } of orders)
    await tellAbout({ transaction: shop.transaction, publicUrl: 'https://toko.test', bankAccount: null }, id);
  const sent = await opened().query<{ subject: string; text: string }>(
    sql`delete from mail_outbox returning subject, plain_text as text`,
  );
  return sent.map(({ subject, text }) => ({
    subject,
    token: /orders\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? null,
  }));
}

describe('cash on delivery of somebody new', () => {
  it('waits for the button of its mail, and goes to its seller once it is pressed', async () => {
    const desk = anOrderService(opened());
    const placed = await place(aGuest());
    expect(await stateOf(placed)).toBe('awaiting, unconfirmed');
    const [mail, ...others] = await mails(placed);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Konfirmasi pesananmu (${placed.number})`);
    const token = mail?.token ?? '';
    expect(await desk.peekConfirmation(token)).toMatchObject({ state: 'waiting', number: placed.number });
    expect(await stateOf(placed)).toBe('awaiting, unconfirmed');
    await desk.confirmByLink(token);
    await desk.confirmByLink(token);
    expect(await stateOf(placed)).toBe('confirmed, new');
    expect(await desk.peekConfirmation(token)).toMatchObject({ state: 'confirmed' });
    expect(await mails(placed)).toEqual([]);
    expect(await desk.peekConfirmation('unknown')).toBeNull();
  });

  it('is cancelled after an hour, gives its goods back, and mails nobody about it', async () => {
    const desk = anOrderService(opened());
    const placed = await place(aGuest());
    const token = (await mails(placed))[0]?.token ?? '';
    await shop.later(59);
    await shop.sweep();
    expect(await stateOf(placed)).toBe('awaiting, unconfirmed');
    await shop.later(1);
    await desk.confirmByLink(token);
    expect(await stateOf(placed)).toBe('awaiting, unconfirmed');
    expect(await desk.peekConfirmation(token)).toMatchObject({ state: 'expired' });
    await shop.sweep();
    expect([await stateOf(placed), await stockOf(placed)]).toEqual(['expired, cancelled', 200]);
    await desk.confirmByLink(token);
    expect(await stateOf(placed)).toBe('expired, cancelled');
    expect(await mails(placed)).toEqual([]);
  });

  it('that was cancelled is confirmed no more', async () => {
    const desk = anOrderService(opened());
    const placed = await place(aGuest());
    const token = (await mails(placed))[0]?.token ?? '';
    await shop.transaction((tx) =>
      cancelPurchase(tx, { purchaseId: placed.id, actor: 'shopper', reason: 'changed_mind' }),
    );
    await desk.confirmByLink(token);
    expect(await desk.peekConfirmation(token)).toMatchObject({ state: 'cancelled' });
    expect(await stateOf(placed)).toBe('cancelled, cancelled');
  });

  it('is confirmed without a mail only by its own browser, and only where the shop says so', async () => {
    const placed = await place(aGuest());
    const owner = { guestId: placed.guestId };
    expect(await anOrderService(opened()).confirmOwn(owner, placed.number)).toBe(false);
    const demo = anOrderService(opened(), { confirmsHere: true });
    expect(await demo.confirmOwn({ guestId: randomUUID() }, placed.number)).toBe(false);
    expect(await demo.confirmOwn(owner, placed.number)).toBe(true);
    expect(await stateOf(placed)).toBe('confirmed, new');
  });

  it('is confirmed by no other link of its mails, while its own also opens it', async () => {
    const desk = anOrderService(opened());
    const placed = await place(aGuest());
    const other = await shop.transaction((tx) => createLink(tx, placed.id));
    await desk.confirmByLink(other);
    expect([await stateOf(placed), await desk.peekConfirmation(other)]).toEqual([
      'awaiting, unconfirmed',
      null,
    ]);
    const token = (await mails(placed))[0]?.token ?? '';
    expect(await desk.peekLink(token, 'open')).toMatchObject({ number: placed.orders[0]?.number });
  });

  it('tells its pay page when its mail was held back (P-BUY-71)', async () => {
    const placed = await place(aGuest());
    const page = () => readPayPage(opened().query, { guestId: placed.guestId }, placed.number);
    const [contact] = await opened().query<{ email: string }>(
      sql`select email from order_contacts where purchase_id = ${placed.id}`,
    );
    expect(await page()).toMatchObject({ method: 'cod', isMailHeld: false });
    const now = await shopNow(opened().query);
    for (let nth = 0; nth < 5; nth += 1)
      await mayMailStranger(opened().query, 'orders', contact?.email ?? '', now);
    expect(await mails(placed)).toEqual([]);
    expect(await page()).toMatchObject({ isMailHeld: true });
  });

  it('takes no money by another way: it goes back', async () => {
    const placed = await place(aGuest());
    const line = { number: placed.number, amount: 53_333, reference: placed.id };
    expect((await confirmTransfer(shop.transaction, line)).kind).toBe('refunded');
    expect(await stateOf(placed)).toBe('awaiting, unconfirmed');
  });
});

describe('the limits of cash on delivery', () => {
  const placedOf = async (tries: Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

  it('let somebody new have two open orders by one phone, pressed at once with as many e-mails', async () => {
    const phone = randomUUID();
    expect(await placedOf(Array.from({ length: 8 }, () => place(aGuest(phone))))).toBe(2);
  });

  it('let a known buyer have five open orders', async () => {
    const buyer = aGuest();
    const tries = Array.from({ length: 8 }, () => place(buyer, { isNewcomer: false }));
    expect(await placedOf(tries)).toBe(5);
  });

  it('let a network address have ten orders and a hundred pieces a day, whoever buys', async () => {
    const addressHash = randomBytes(32);
    const tries = Array.from({ length: 14 }, () => place(aGuest(), { addressHash }));
    expect(await placedOf(tries)).toBe(10);
    await shop.later(24 * 60);
    const skuId = await skuWith(opened(), 200, 100);
    const orders = [anOrder({ lines: [aLine({ skuId, price: 100, quantity: 40 })] })];
    const many = Array.from({ length: 4 }, () => place(aGuest(), { addressHash, orders }));
    expect(await placedOf(many)).toBe(2);
  });

  it('know a buyer by a delivered order of their account, or of phone and e-mail together', async () => {
    const { query } = opened();
    const buyer = aGuest();
    const placed = await place(buyer, { isNewcomer: false });
    const isNew = async (one: CodBuyer) => (await readCodHistory(query, one, null)).isNewcomer;
    expect(await isNew(buyer)).toBe(true);
    await query(sql`update orders set state = 'completed' where purchase_id = ${placed.id}`);
    expect(await isNew(buyer)).toBe(false);
    const [phone = ''] = buyer.contactKeys;
    expect(await isNew(aGuest(phone.slice('phone:'.length)))).toBe(true);
    const userId = randomUUID();
    expect(await isNew({ ...buyer, userId })).toBe(true);
    await query(sql`update orders set state = 'cancelled' where purchase_id = ${placed.id}`);
  });

  it('close a district where refused parcels cost too much', async () => {
    const { query } = opened();
    const placed = await place(aGuest(), { isNewcomer: false });
    const [orderId] = placed.orders.map(({ id }) => id);
    const region = '32.73.05';
    await query(
      sql`update order_contacts set region_code = ${`${region}.1001`} where purchase_id = ${placed.id}`,
    );
    await query(sql`
      insert into ledger_transfers (id, debit, credit, amount, purchase_id, order_id, at)
      values (${`frtback:${orderId}`}, 'cost:refused', 'freight:jne', 500001, ${placed.id}, ${orderId}, shop_now())`);
    const freightIn = async (code: string) => (await readCodHistory(query, aGuest(), code)).areaFreight;
    expect([await freightIn(region), await freightIn('32.73.06')]).toEqual([500_001, 0]);
    const plan = aPlan();
    const there = { contact: { ...plan.contact, regionCode: region } };
    await expect(place(aGuest(), there)).rejects.toThrow('Too much cash on delivery');
  });

  it('close it for whoever refused two parcels in 60 days', async () => {
    const buyer = aGuest();
    const refused = async () => {
      const { orders } = await place(buyer, { isNewcomer: false });
      for (const { id: orderId } of orders)
        await shop.transaction((tx) => cancelOrder(tx, { orderId, actor: 'operator', reason: 'refused' }));
      return (await readCodHistory(opened().query, buyer, '32.73.06')).refusals;
    };
    expect([await refused(), await refused()]).toEqual([1, 2]);
    const again = () => place(buyer, { isNewcomer: false });
    await expect(again()).rejects.toThrow('Too much cash on delivery');
    await shop.later(60 * 24 * 60);
    expect((await readCodHistory(opened().query, buyer, '32.73.06')).refusals).toBe(0);
  });

  it('leave stock, orders and ledger in step', async () => {
    const broken = await brokenInvariants(opened().query);
    expect(Object.keys(broken).filter((name) => name.includes('stock') || name.includes('replay'))).toEqual(
      [],
    );
  });
});
