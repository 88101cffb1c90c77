import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import { createLink } from '#server/modules/orders/orders.ts';
import { buyingShop } from './support/buying-shop.ts';
import { exchangeLife } from './support/exchange-life.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { mailed } from './support/outbox.ts';
import { PlainBrowser } from './support/plain-browser.ts';

/** What a shopper sees and hears of an exchange (P-RET-50 to P-RET-52). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
beforeAll(async () => {
  // The robots of a demo would interfere.
  shop = await buyingShop(opened().database, opened().dataDir, {
    DEMO: 'off',
    PUBLIC_URL: 'http://localhost',
  });
});
afterAll(() => shop.close());

it('is an order that says what it replaces, whose difference is asked for once the goods have come back', async () => {
  const one = await exchangeLife(openLife(opened()), { price: 40_000 });
  const x = await one.approve();
  const browser = new PlainBrowser(shop.origin);
  await browser.post('/orders/open', [['token', await one.life.tx((tx) => createLink(tx, x.purchaseId))]]);
  const waiting = await browser.get(`/orders/${x.number}`);
  expect(waiting.text).toContain('Menunggu Pemeriksaan');
  expect(waiting.text).toContain(`Penukaran dari ${one.number}`);
  expect(waiting.text).toContain('Dihitung setelah barang yang kamu kembalikan diperiksa');
  expect(waiting.text).not.toContain('Metode Pembayaran');
  const payPath = `/checkout/pay/${await numberOf(x.purchaseId)}`;
  expect((await browser.get(payPath)).text).toContain('Belum perlu dibayar');
  expect(
    (
      await browser.post(payPath, [
        ['intent', 'change'],
        ['method', 'va_bca'],
      ])
    ).path,
  ).toContain('too_late');
  await one.back();
  await one.life.query(
    sql`update orders set arrives_from = '2026-01-01', arrives_to = '2026-01-02' where id = ${x.id}`,
  );
  await one.pass();
  const asked = await browser.get(`/orders/${x.number}`);
  expect(asked.text).toContain('Selisih Penukaran');
  expect(asked.text).toContain('Rp6.667');
  // Its days of arrival count from now, not from the approval.
  expect(asked.text).not.toContain('1-2 Jan');
  const due = (await browser.get(payPath)).text;
  expect(due).toMatch(
    /Rp6\.667.*Buat kode pembayaran.*Penukaran dibatalkan, dan nilai barang yang ditukar dikembalikan/,
  );
  expect(due).not.toContain('Kode yang sekarang');
  await browser.post('/orders/open', [['token', await one.life.tx((tx) => createLink(tx, one.p.id))]]);
  const returned = await browser.get(`/orders/${one.number}/return/1`);
  expect((await browser.get('/orders/complaints')).text).toMatch(
    /Menunggu Pembayaran Selisih.*Paling lambat/,
  );
  expect(returned.text).toMatch(
    /Menunggu Pembayaran Selisih.*Bayar selisih paling lambat.*Bayar Selisih Rp6\.667/,
  );
  expect(returned.html).toContain(`href="${payPath}"`);
  await tellAbout({ transaction: one.life.tx, publicUrl: 'http://localhost', bankAccount: null }, x.id);
  const about = { to: one.p.plan.contact.email, subject: new RegExp(x.number) };
  const [mail] = await mailed(opened(), about);
  expect(mail?.headers.get('subject')).toBe(`Bayar selisih penukaran (${x.number})`);
  expect(mail?.body).toContain('Rp6.667');
});

it('without a difference goes to its seller, and its shopper hears of it once', async () => {
  const one = await exchangeLife(openLife(opened()));
  const x = await one.passed();
  await tellAbout({ transaction: one.life.tx, publicUrl: 'http://localhost', bankAccount: null }, x.id);
  const about = { to: one.p.plan.contact.email, subject: new RegExp(x.number) };
  const [mail] = await mailed(opened(), about);
  expect(mail?.headers.get('subject')).toBe(`Barang penggantimu disiapkan (${x.number})`);
});

it('that was called off, or whose difference was not paid, says that the money comes back, and when (P-RET-55)', async () => {
  const off = await exchangeLife(openLife(opened()));
  await off.approve();
  await off.cancelExchange();
  const browser = new PlainBrowser(shop.origin);
  const open = async ({ life }: typeof off, ...purchases: string[]) => {
    for (const id of purchases)
      await browser.post('/orders/open', [['token', await life.tx((tx) => createLink(tx, id))]]);
  };
  await open(off, off.p.id);
  const waiting = await browser.get(`/orders/${off.number}/return/1`);
  expect(waiting.text).toContain('Kalau barangmu lolos pemeriksaan, dananya yang kembali.');
  await off.back();
  await off.pass();
  const unpaid = await exchangeLife(openLife(opened()), { price: 40_000, method: 'gopay' });
  const x = await unpaid.passed();
  await unpaid.life.query(
    sql`update purchases set pay_by = shop_now() - interval '1 hour' where id = ${x.purchaseId}`,
  );
  await unpaid.lapse(x);
  await open(unpaid, unpaid.p.id, x.purchaseId);
  for (const [{ number }, amount, when] of [
    [off, 'Rp40.000', 'Isi rekening tujuan dulu'],
    [unpaid, 'Rp33.333', 'Paling lambat'],
  ] as const) {
    const { text } = await browser.get(`/orders/${number}/return/1`);
    expect(text).toContain('Penukarannya batal, jadi dananya yang kembali.');
    expect(text).toContain(`Terima dana (sekarang) ${when}`);
    expect(text).toContain(amount);
    expect(text).not.toContain('Terima barang pengganti');
  }
});

it('has its last step done when the new goods have arrived (P-RET-55)', async () => {
  const one = await exchangeLife(openLife(opened()), { price: 30_000 });
  const x = await one.passed();
  const browser = new PlainBrowser(shop.origin);
  await browser.post('/orders/open', [['token', await one.life.tx((tx) => createLink(tx, one.p.id))]]);
  const page = () => browser.get(`/orders/${one.number}/return/1`);
  expect((await page()).text).toContain('Terima barang pengganti (sekarang)');
  await one.deliver(x);
  expect((await page()).text).toContain('Terima barang pengganti (selesai)');
});

async function numberOf(purchaseId: string): Promise<string> {
  const rows = await opened().database.pool.query('select number from purchases where id = $1', [purchaseId]);
  return rows.rows[0].number;
}
