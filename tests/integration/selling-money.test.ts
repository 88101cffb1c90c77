import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { COMPLETED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import {
  acceptOrder,
  askToCancel,
  numberInvoices,
  packOrder,
  shopFigures,
} from '#server/modules/orders/orders.ts';
import { bookParcel, shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { copiesOf } from './support/copies-of-order.ts';
import { openLife } from './support/order-life.ts';
import { anOrderService } from './support/order-service.ts';
import { sellingShop } from './support/selling-shop.ts';

/** The home and the money of a shop (P-CENTRE-9, P-CENTRE-10). */
const { opened, one, two } = sellingShop();

const monthNow = async () => jakartaDay(await shopNow(opened().query)).slice(0, 7);

it('the home tells what waits and what is to come, and the statement says every Rupiah of a completed order', async () => {
  expect((await one().get('/selling/1')).text).toMatch(/Stok \d+ produk menipis/);
  await opened().query(sql`
    update inventory set stock = stock + 10 where product_id in (select id from products where seller_id = 1)`);
  expect((await one().get('/selling/1')).text).toContain('Tidak ada yang menunggu');
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const home = await one().get('/selling/1');
  expect(home.text).toContain('Terima 1 pesanan sebelum');
  // Goods of 99.999 less 2.5 percent.
  expect(home.text).toMatch(/Akan Dilepas Rp97\.499/);
  expect(home.text).toContain('Rp99.999 dalam 30 hari');
  // Of shop 2, which bears the freight of 18.000: 349.000 less 2.5 percent and that. What was taken is no more to come.
  const toCome = async () => {
    const { text } = await two().get('/selling/2');
    return Number(/Akan Dilepas Rp([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''));
  };
  const balanceOfTwo = async () => {
    const [account] = await opened().query<{ balance: number }>(sql`
      select coalesce(sum(case when credit = 'seller:2' then amount else -amount end), 0)::float8 as balance
      from ledger_transfers where 'seller:2' in (credit, debit)`);
    return account?.balance ?? 0;
  };
  expect([await toCome(), await balanceOfTwo()]).toEqual([322_275, 0]);

  for (const orderId of [placed.A, placed.B]) {
    await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
    await life.tx((tx) => bookParcel(tx, orderId));
    await life.moveParcel(orderId);
    await life.news(orderId, 'picked', 'delivered');
  }
  expect([await toCome(), await balanceOfTwo()]).toEqual([340_275, -18_000]);
  await life.later(24 * COMPLETED_AFTER_DAYS.usual + 1, placed.A, placed.B);
  const month = await monthNow();
  // A running shop follows the moved clock within about a second.
  const path = `/selling/1/money?bulan=${month}`;
  await expect.poll(async () => (await one().get(path)).text).toContain('Harga barang, pesanan selesai');
  expect([await toCome(), await balanceOfTwo()]).toEqual([0, 322_275]);
  const money = await one().get(path);
  const number = placed.numbers.find(({ id }) => id === placed.A)?.number ?? '';
  expect(money.text).toContain(number);
  expect(money.text).not.toContain('Penyesuaian');
  expect(money.text).toMatch(/Komisi Lokapasar \d+(,\d+)?% LP/);
  const [account] = await opened().query<{ balance: number }>(sql`
    select sum(case when credit = 'seller:1' then amount else -amount end)::float8 as balance from ledger_transfers
    where credit = 'seller:1' or debit = 'seller:1'`);
  expect(account?.balance).toBeGreaterThan(0);
  const all = formatRupiah(rupiah(account?.balance ?? 0));
  const order = await one().get(`/selling/1/orders/${number}`);
  expect(order.text).toContain(`Masuk ke saldo toko ${all}`);
  expect(order.text).not.toContain('Perkiraan diterima');
  expect(money.text).toContain(
    `Saldo awal bulan Rp0 Jumlah baris bulan ini ${all} Ditransfer ke rekening Rp0 Saldo akhir bulan ${all}`,
  );
  expect(money.text).toContain(`Siap Dicairkan ${all}`);
  const file = await one().get(`/selling/1/statement.csv?bulan=${month}`);
  const [head = '', ...rows] = file.html.trim().split('\r\n');
  expect(head).toContain('waktu_wib,keterangan,pesanan,jumlah_rupiah');
  expect(rows.reduce((sum, row) => sum + Number(row.split(',').at(-3)), 0)).toBe(account?.balance);
  expect(file.html).toContain(number);
  expect((await two().get(`/selling/1/statement.csv?bulan=${month}`)).status).toBe(404);
  expect((await one().get('/selling/1/money?bulan=2020-01')).text).toContain(
    'Tidak ada pergerakan di bulan ini',
  );
  expect((await two().get('/selling/1/money')).status).toBe(404);
});

it('the home says the rating and the response rate that shoppers see, or that there are none (P-CENTRE-9, P-REV-12)', async () => {
  const rated = async (rating: number, response: number | null) => {
    await opened().query(
      sql`update sellers set rating = ${rating}, response_rate = ${response} where id = 2`,
    );
    return (await two().get('/selling/2')).text;
  };
  expect(await rated(4.75, 93)).toMatch(
    /Rating toko 4,8 .*Respons chat 93% Di toko contoh angka awalnya contoh/,
  );
  expect(await rated(0, null)).toMatch(/Rating toko Belum ada rating .*Respons chat Belum diukur/);
});

it('the home counts and adds up many open orders, and the freight of an own courier comes to its shop (P-CENTRE-9)', async () => {
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const number = placed.numbers.find(({ id }) => id === placed.B)?.number ?? '';
  const before = await shopFigures(opened().query, 2, new Date());
  await copiesOf(opened(), number, 199);
  const figures = await shopFigures(opened().query, 2, new Date());
  expect(figures.counts.new).toBe(before.counts.new + 199);
  expect(figures.toCome).toBe(before.toCome + 199 * 322_275);
  expect((await two().get('/selling/2')).text).toContain(`Terima ${figures.counts.new} pesanan sebelum`);
  // Who brought it to a counter paid the freight there: nothing of it is taken.
  await life.tx((tx) => acceptOrder(tx, { orderId: placed.B, actor: 'seller' }));
  await life.tx((tx) =>
    shipWithWaybill(tx, { orderId: placed.B, actor: 'seller', waybill: 'JNE00112299', canTrack: false }),
  );
  const sent = await shopFigures(opened().query, 2, new Date());
  expect(sent.toCome).toBe(figures.toCome + 18_000);
});

it('lists the invoices of a month with what remains after corrections, and prints those that are ticked (P-CENTRE-69)', async () => {
  const arrived = await arrivedOrder(openLife(opened()));
  await numberInvoices(opened().transaction);
  const page = await one().get(`/selling/1/invoices?bulan=${await monthNow()}`);
  const order = await anOrderService(opened()).page(arrived.owner, arrived.number);
  if (!order) throw new Error('The order is there');
  expect(page.text).toContain(`${order.invoiceNumber} ${order.number}`);
  expect(page.text).toContain(`S***, `);
  expect(page.text).not.toContain(order.contact?.street);
  expect(page.text).toContain(formatRupiah(rupiah(order.parts.toPay)));
  expect((await two().get(`/selling/2/invoices?bulan=${await monthNow()}`)).text).not.toContain(
    order.invoiceNumber,
  );
  const printed = await one().get(`/selling/1/invoices/print?order=${order.number}`);
  expect(printed.text).toContain(`Invoice ${order.invoiceNumber}`);
  expect(printed.text).not.toContain(order.contact?.street);
  expect(printed.text).toContain(formatRupiah(rupiah(order.parts.toPay)));
  expect((await two().get(`/selling/2/invoices/print?order=${order.number}`)).status).toBe(404);
  // All of the month at once, those of this shop alone.
  const count = Number(/Pilih semua (\d+) bulan ini/.exec(page.text)?.[1]);
  const whole = await one().get(`/selling/1/invoices/print?bulan=${await monthNow()}&all=${count}`);
  const orders = new URL(whole.path, 'http://shop').searchParams.getAll('order');
  expect([whole.status, orders.length, orders.includes(order.number)]).toEqual([200, count, true]);
});

it('the way to wishes to cancel leads to the order that is answered first (P-CENTRE-9)', async () => {
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  await life.tx(async (tx) => {
    await acceptOrder(tx, { orderId: placed.A, actor: 'seller' });
    await packOrder(tx, { orderId: placed.A, actor: 'seller' });
    await askToCancel(tx, { orderId: placed.A, reason: 'other' });
  });
  const home = await one().get('/selling/1');
  const path = /href="([^"]*)"[^>]*>(?:<span>)?Jawab 1 permintaan pembatalan/.exec(home.html)?.[1] ?? '';
  const number = placed.numbers.find(({ id }) => id === placed.A)?.number ?? '';
  expect(path).toBe(`/selling/1/orders/${number}`);
  expect((await one().get(path)).text).toContain('Setujui Pembatalan');
});

it('a clerk sees orders and no money', async () => {
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'order_clerk' where seller_id = 1`),
  );
  expect((await one().get('/selling/1/money')).status).toBe(403);
  expect((await one().get('/selling/1/statement.csv')).status).toBe(403);
  const home = await one().get('/selling/1');
  expect(home.text).not.toContain('Siap Dicairkan');
  expect(home.html).not.toContain('/selling/1/money');
});
