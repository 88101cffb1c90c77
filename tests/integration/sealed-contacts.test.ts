import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { cancelOrders, openSealed } from '#server/modules/operating/operating.ts';
import { accountOrders, numberInvoices } from '#server/modules/orders/orders.ts';
import { accountReturns } from '#server/modules/returns/returns.ts';
import { accountShops } from '#server/modules/selling/selling.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { openReturnLife } from './support/return-life.ts';
import { aMember } from './support/staff.ts';

/** What is kept of whoever deletes an account, and what an account must stay for (P-ACC-17, P-ACC-18). */
const opened = migratedDatabase();
const DAY = 24;

const numberOf = async (purchaseId: string): Promise<string> => {
  const [row] = await opened().query<{ number: string }>(
    sql`select number from orders where purchase_id = ${purchaseId} order by id limit 1`,
  );
  return row?.number ?? '';
};
const rows = async (table: 'order_contacts' | 'sealed_contacts', purchaseId: string) =>
  (await opened().query(sql`select from ${sql.identifier(table)} where purchase_id = ${purchaseId}`)).length;
const where = async (purchaseId: string) => [
  await rows('order_contacts', purchaseId),
  await rows('sealed_contacts', purchaseId),
];
async function years(count: number): Promise<void> {
  const { query, transaction } = opened();
  const [row] = await query<{ to: Date }>(sql`select shop_now() + make_interval(years => ${count}) as to`);
  if (row) await moveClock(transaction, row.to);
}

describe('the contact of a purchase whose account was deleted', () => {
  it('is sealed once everything is over, opened with a reason alone, and deleted when the law lets', async () => {
    const life = await arrivedOrder(openLife(opened()));
    const { query, transaction } = opened();
    const { p, owner, open, shopper, later } = life;
    const { id } = p;
    await numberInvoices(transaction);
    const orders = p.numbers.filter(({ id: order }) => order !== p.A).map(({ number }) => number);
    await openTerminal(opened()).act(cancelOrders, { input: { orders, reason: 'no_stock' } });
    await transaction((tx) => tx(sql`update refunds set state = 'done' where purchase_id = ${id}`));
    await open({ reason: 'changed_mind' });
    await shopper('ask');
    expect(await accountOrders.kept(query, owner.userId)).toMatchObject({ sealed: 1 });
    await transaction((tx) => accountOrders.remove(tx, owner.userId, null));
    await query(sql`update orders set window_end = shop_now() where id = ${p.A}`);
    await accountOrders.sweep(query);
    expect(await where(id), 'a return is open').toEqual([1, 0]);
    await query(sql`
      update returns set state = 'closed', due_at = null where order_id = ${p.A}`);
    await query(sql`update orders set return_id = null, complete_at = shop_now() where id = ${p.A}`);
    await later(DAY);
    await accountOrders.sweep(query);
    expect(await where(id)).toEqual([0, 1]);
    const terminal = openTerminal(opened());
    const input = { order: await numberOf(id) };
    await expect(terminal.act(openSealed, { input })).rejects.toThrow('Say why');
    const [contact] = await terminal.act(openSealed, { input, reason: 'asked by the tax office' });
    expect(contact).toMatchObject({ recipient: p.plan.contact.recipient, email: p.plan.contact.email });
    expect(await where(id)).toEqual([0, 1]);
    await years(10);
    await accountOrders.sweep(query);
    expect(await where(id), 'the tenth year is not over').toEqual([0, 1]);
    await years(1);
    await accountOrders.sweep(query);
    expect(await where(id)).toEqual([0, 0]);
    await expect(terminal.act(openSealed, { input, reason: 'asked' })).rejects.toThrow('is not sealed');
  });

  it('is deleted at once where nothing was ever invoiced', async () => {
    const life = openLife(opened());
    const p = await life.place({ method: 'cod' });
    const userId = p.plan.userId ?? '';
    const { query, transaction } = opened();
    await query(
      sql`update orders set state = 'cancelled', invoice_number = null where purchase_id = ${p.id}`,
    );
    expect(await accountOrders.kept(query, userId)).toMatchObject({ sealed: 0 });
    await transaction((tx) => accountOrders.remove(tx, userId, null));
    await accountOrders.sweep(query);
    expect(await where(p.id)).toEqual([0, 0]);
  });
});

it('what was said and shown in a return of a deleted account goes after the fifth year', async () => {
  const { query, transaction } = opened();
  const { owner, orderId, open, shopper } = await arrivedOrder(openLife(opened()));
  const removed: string[] = [];
  const media = {
    remove: async (_tx: unknown, { subject }: { subject: string }) => void removed.push(subject),
  };
  const returns = accountReturns({ transaction, media });
  await open();
  await shopper('ask');
  await shopper('withdraw');
  const [{ id = '' } = {}] = await query<{ id: string }>(
    sql`select id from returns where order_id = ${orderId}`,
  );
  const texts = async () =>
    (await query<{ text: string }>(sql`select text from returns where id = ${id}`))[0]?.text;
  expect((await returns.exported(query, owner.userId)).returns).toMatchObject([
    { text: 'Pecah', evidence: [] },
  ]);
  await years(6);
  await returns.sweep();
  expect(await texts(), 'the account is there').toBe('Pecah');
  await transaction((tx) => returns.remove(tx, owner.userId));
  await returns.sweep();
  expect([await texts(), removed]).toEqual(['', [id]]);
});

describe('the account of an owner of a shop', () => {
  it('must stay while the shop has an open order, money or a payout, and no longer', async () => {
    const { query, transaction } = opened();
    const [shop] = await query<{ id: number }>(sql`
      select id from sellers s where not exists (select from orders where seller_id = s.id) order by id limit 1`);
    const sellerId = Number(shop?.id);
    const userId = randomUUID();
    await aMember(opened(), sellerId, 'owner', userId);
    const mustStay = () => transaction((tx) => accountShops.mustStay(tx, userId));
    expect(await mustStay()).toBe(false);
    const bought = await openReturnLife(opened(), { sellerId });
    expect(await mustStay(), 'an unpaid order').toBe(true);
    await bought.arrive();
    await bought.complete();
    expect(await mustStay(), 'a balance').toBe(true);
    await bought.payout();
    expect(await mustStay(), 'a payout').toBe(true);
    await bought.toBank();
    expect(await mustStay()).toBe(false);
    const clerk = await aMember(opened(), sellerId, 'order_clerk');
    expect(await transaction((tx) => accountShops.mustStay(tx, clerk.userId))).toBe(false);
    expect(await accountShops.exported(query, userId)).toMatchObject({ desks: [{ role: 'owner' }] });
    await transaction((tx) => accountShops.remove(tx, userId));
    expect(await accountShops.exported(query, userId)).toEqual({ desks: [] });
  });
});
