import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { numberInvoices, shopInvoicesOf } from '#server/modules/orders/orders.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { exchangeLife } from './support/exchange-life.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { anOrderService } from './support/order-service.ts';

/** Corrections of an invoice, after a part of the price went back (P-BUY-87). */
const opened = migratedDatabase();

/** An arrived order, and what corrects its invoice. */
async function invoiced({ isInvoiced = true } = {}) {
  const life = await arrivedOrder(openLife(opened()));
  if (isInvoiced) await numberInvoices(opened().transaction);
  const page = () => anOrderService(opened()).page(life.owner, life.number);
  return { ...life, page, corrections: async () => (await page())?.corrections };
}
type Invoiced = Awaited<ReturnType<typeof invoiced>>;

/** One piece comes back, or is kept for a part of its price. */
async function comeBack(
  { open, shopper, command, desk, owner, number }: Invoiced,
  n: number,
  postage: number,
) {
  await open();
  await shopper('ask', n);
  await command('approve', {}, n);
  await desk.act(owner, number, n, {
    do: 'send',
    goods: { courier: 'JNE', waybill: `JNE${number}${n}`, postage },
  });
  await command('arrive', {}, n);
  expect(await command('pass', { restocks: false }, n)).toMatchObject({ ok: true });
}

it('there are none before anything went back', async () => {
  expect(await (await invoiced()).corrections()).toEqual([]);
});

it('each refund of a return makes one with its own number, its goods and its part of the shipping, without the postage', async () => {
  const order = await invoiced();
  await comeBack(order, 1, 15_000);
  await comeBack(order, 2, 0);
  const invoice = (await order.page())?.invoiceNumber;
  const goods = { position: 1, amount: 33_333 };
  expect(await order.corrections()).toMatchObject([
    { n: 1, number: `${invoice}-K1`, goods: [goods], shipping: 6667, total: 40_000 },
    { n: 2, number: `${invoice}-K2`, goods: [goods], total: 33_333 + 6666 },
  ]);
  // Its shop sees what remains of it, with the buyer as a letter (P-CENTRE-69).
  const page = await order.page();
  const [ofShop] = (await shopInvoicesOf(opened().query, page?.shop.id ?? 0, [order.number])) ?? [];
  expect(ofShop).toMatchObject({
    invoiceNumber: invoice,
    parts: page?.parts,
    corrections: page?.corrections,
    remains: (page?.parts.toPay ?? 0) - 40_000 - 39_999,
  });
  expect(ofShop?.buyer?.name).toMatch(/^.\*\*\*$/);
});

it('those of an exchange come together to what was paid (P-CENTRE-69)', async () => {
  const exchange = await exchangeLife(openLife(opened()), { price: 40_000 });
  await numberInvoices(opened().transaction);
  const x = await exchange.passed();
  await exchange.pay(x, 6_667);
  await numberInvoices(opened().transaction);
  const page = await anOrderService(opened()).page(exchange.owner, exchange.number);
  const seller = page?.shop.id ?? 0;
  const invoices = await shopInvoicesOf(opened().query, seller, [exchange.number, x.number]);
  const sum = (invoices ?? []).reduce((all, { remains }) => all + remains, 0);
  expect([invoices?.length, sum]).toEqual([2, (page?.parts.toPay ?? 0) + 6_667]);
});

it('what the shop bears of its own corrects no invoice of the seller', async () => {
  const order = await invoiced();
  await order.open();
  await order.shopper('ask');
  await order.command('refuse', { text: 'Utuh' });
  await order.shopper('appeal');
  expect(await order.decide({ part: 10_000, bearer: 'shop' })).toMatchObject({ ok: true });
  expect(await order.corrections()).toEqual([]);
});

it('an order without an invoice has none', async () => {
  const order = await invoiced({ isInvoiced: false });
  await opened().query(sql`update orders set invoice_number = null where id = ${order.orderId}`);
  await comeBack(order, 1, 0);
  expect(await order.corrections()).toEqual([]);
});
