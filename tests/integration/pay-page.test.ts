import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#server/modules/payments/payments.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { newAddress, newEmail } from './support/account-clients.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { PlainBrowser, type PlainPage } from './support/plain-browser.ts';
import { aSku } from './support/skus.ts';

/** The pay page over HTTP with plain forms, from the checkout to the payment, with the shop's own jobs. */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
beforeAll(async () => {
  shop = await buyingShop(opened().database, opened().dataDir, { INSTALMENT_BANKS: 'bca' });
});
afterAll(() => shop.close());

/** A guest who has just placed an order, on its pay page. */
async function placed(method: string) {
  const browser = new PlainBrowser(shop.origin, newAddress());
  const skuId = await aSku(opened().query, { stock: 5, price: 50_000 });
  const first = await browser.get(`/checkout?item=${skuId}:1`);
  const page = await browser.press(first, 'address', {
    recipient: 'Sari',
    phone: `0812${String(Math.random()).slice(2, 10)}`,
    email: newEmail(),
    region: 'Tebet, Jakarta Selatan, DKI Jakarta',
    region_for: 'Tebet, Jakarta Selatan, DKI Jakarta',
    region_code: '31.74.01',
    postal_code: '12810',
    street: 'Jalan Melati 5, RT 1/RW 2',
    method,
  });
  const paying = await browser.press(page, 'place', { method });
  const path = paying.path.replace(/\?.*/, '');
  return { browser, path, number: path.slice('/checkout/pay/'.length), paying };
}

/** Reloads until the page contains a text, as somebody without scripts would. */
async function until(browser: PlainBrowser, path: string, says: string): Promise<PlainPage> {
  let page = await browser.get(path);
  await expect
    .poll(
      async () => {
        page = await browser.get(path);
        return page.text;
      },
      { timeout: 60_000 },
    )
    .toContain(says);
  return page;
}

const simulatorOf = ({ html }: PlainPage) =>
  /href="(\/simulator\/midtrans\/pay\/[^"]+)"/.exec(html)?.[1] ?? '';
const press = (browser: PlainBrowser, page: PlainPage, act: string) =>
  browser.post(simulatorOf(page), [['act', act]]);
const intent = (browser: PlainBrowser, path: string, name: string, more: [string, string][] = []) =>
  browser.post(path, [...more, ['intent', name]]);

describe('the pay page', () => {
  it('shows a code, changes the method, and confirms the payment (P-PAY-10)', async () => {
    const { browser, path } = await placed('qris');
    const code = await until(browser, path, 'Simpan gambar');
    expect(code.text).toContain('Bayar sebelum');
    expect(code.text).toContain('SIMULASI');
    expect(code.html).toMatch(/<path d="M[^"]{500,}"/);
    const changed = await intent(browser, path, 'change', [['method', 'va_bca']]);
    expect(changed.text).toContain('Metode pembayaran diganti');
    const account = await until(browser, path, 'Nomor Virtual Account');
    expect(account.text).toMatch(/99\d{2} \d{4} \d{4} \d{4}/);
    expect((await intent(browser, path, 'renew')).text).toContain('Kode yang lama diganti');
    await until(browser, path, 'Nomor Virtual Account');
    const simulated = await press(browser, account, 'pay');
    expect(simulated.html).toContain('SIMULASI');
    const checked = await intent(browser, path, 'check');
    expect(checked.status).toBe(200);
    expect((await until(browser, path, 'Terima kasih')).html).toMatch(/href="\/orders\/LP[^"]+"/);
    expect((await intent(browser, path, 'cancel')).text).toContain('tidak menunggu pembayaran lagi');
  });

  it('shows the method of the last change, whatever the clocks of its changes say', async () => {
    const { browser, path, number } = await placed('transfer');
    // As if another tab had begun later, and got the lock first.
    await opened().query(sql`update payment_attempts set created_at = created_at + interval '5 seconds'
      where purchase_id = (select id from purchases where number = ${number})`);
    await intent(browser, path, 'change', [['method', 'va_bca']]);
    const shown = await intent(browser, path, 'change', [['method', 'transfer']]);
    expect(shown.text).toContain('Jumlah transfer');
  });

  it('accepts a test card in instalments', async () => {
    const { browser, path } = await placed('card');
    const form = await browser.get(path);
    expect(form.text).toContain('4811 1111 1111 1114');
    expect(form.html).toContain('BCA 6 bulan');
    expect(form.html).not.toContain('MANDIRI 6 bulan');
    await intent(browser, path, 'card', [
      ['token', 'x'],
      ['instalment', 'bca-6'],
    ]);
    const waiting = await until(browser, path, 'Lanjutkan ke halaman bank');
    await press(browser, waiting, 'pay');
    await until(browser, path, 'Terima kasih');
  });

  it('asks for the rest when a part has arrived, by another method too', async () => {
    const { browser, path, number } = await placed('va_bca');
    const account = await until(browser, path, 'Nomor Virtual Account');
    await opened().query(sql`update simulated_payments set amount = amount - 20000 where order_id in (
      select a.id::text from payment_attempts a join purchases p on p.id = a.purchase_id where p.number = ${number})`);
    await press(browser, account, 'pay');
    const part = await until(browser, path, 'Kurang bayar Rp20.000');
    expect(part.text).toContain('Buat kode baru');
    await intent(browser, path, 'change', [['method', 'va_bni']]);
    const rest = await until(browser, path, 'Nomor Virtual Account');
    expect((await browser.get(simulatorOf(rest))).text).toContain('Jumlah Rp20.000');
    await press(browser, rest, 'pay');
    await until(browser, path, 'Terima kasih');
    const refunds = await opened().query(sql`
      select 1 from refunds r join purchases p on p.id = r.purchase_id where p.number = ${number}`);
    expect(refunds).toEqual([]);
  });

  it('names the rest of a transfer of which a part has arrived', async () => {
    const { browser, path, number } = await placed('transfer');
    const { text } = await browser.get(path);
    const asked = Number(/Jumlah transfer Rp([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''));
    const transaction = createTransaction(opened().database.pool, { enqueue: async () => {} });
    await confirmTransfer(transaction, { number, amount: asked - 12_345, reference: 'A part' });
    const rest = (await browser.get(path)).text;
    expect(rest).toContain('Jumlah transfer Rp12.345 12345');
    expect(rest).toContain('Kurang bayar Rp12.345');
  });

  it('offers nothing new between the deadline and the expiry', async () => {
    const { browser, path, number } = await placed('va_bca');
    await until(browser, path, 'Nomor Virtual Account');
    await opened().query(
      sql`update purchases set pay_by = shop_now() - interval '1 minute' where number = ${number}`,
    );
    await opened().query(sql`update payment_attempts set ends_at = shop_now() - interval '1 minute'
      where purchase_id = (select id from purchases where number = ${number})`);
    const { text } = await browser.get(path);
    expect(text).toContain('Batas waktu pembayaran sudah lewat');
    expect(text).not.toMatch(/Buat kode baru|Ganti metode/);
  });

  it('accepts a picture that proves a transfer, and shows it to its owner only (P-PAY-9)', async () => {
    const { browser, path } = await placed('transfer');
    const page = await browser.get(path);
    expect(page.text).toMatch(/Kode unik -Rp\d{1,3} /);
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a00' } })
      .jpeg()
      .toBuffer();
    const sent = await browser.upload(`${path}/proof`, 'proof', picture);
    expect(sent.text).toContain('Bukti transfer tersimpan');
    expect((await browser.get(`${path}/proof`)).status).toBe(200);
    const stranger = new PlainBrowser(shop.origin);
    expect((await stranger.get(`${path}/proof`)).status).toBe(404);
    const wrong = await browser.upload(`${path}/proof`, 'proof', Buffer.from('no picture'));
    expect(wrong.text).toContain('Isi file ini tidak bisa diterima');
    expect((await browser.get(`${path}/proof`)).status).toBe(200);
    const huge = await browser.upload(`${path}/proof`, 'proof', Buffer.alloc(8 * 1024 * 1024 + 1, 0xff));
    expect(huge.text).toContain('foto 8 MB');
  });

  it('keeps one proof of a transfer, for 90 days, and moves those of an older version', async () => {
    const { browser, path, number } = await placed('transfer');
    const attempt = sql`(select a.id from payment_attempts a join purchases p on p.id = a.purchase_id where p.number = ${number})`;
    const file = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const old = await sharp(await file('#00a'))
      .webp()
      .toBuffer();
    await opened().query(sql`insert into payment_proofs (attempt_id, picture, uploaded_at)
      values (${attempt}, ${old}, shop_now() - interval '1 day')`);
    const stored = () =>
      opened().query(sql`select m.id, m.type, m.attached_at is not null as attached from media m
        where m.purpose = 'payment_proof' and m.subject = ${attempt}::text`);
    await expect.poll(stored).toEqual([{ id: expect.any(String), type: 'image/webp', attached: true }]);
    const [moved] = await stored();
    await expect
      .poll(() => opened().query(sql`select picture from payment_proofs where attempt_id = ${attempt}`))
      .toEqual([{ picture: null }]);
    expect((await browser.get(`${path}/proof`)).status).toBe(200);
    expect((await browser.upload(`${path}/proof`, 'proof', await file('#0a0'))).text).toContain('tersimpan');
    const again = await stored();
    expect(again).toHaveLength(1);
    expect(again).not.toEqual([moved]);
    await opened().query(sql`update payment_proofs set uploaded_at = shop_now() - interval '91 days'
      where attempt_id = ${attempt}`);
    await expect.poll(stored).toEqual([]);
    expect((await browser.get(`${path}/proof`)).status).toBe(404);
  });

  it('cancels the whole purchase and releases its goods', async () => {
    const { browser, path, number } = await placed('va_bni');
    expect((await intent(browser, path, 'cancel')).text).toContain('Pembelian dibatalkan');
    const [row] = await opened().query(sql`
      select p.state, i.stock from purchases p join orders o on o.purchase_id = p.id join order_lines l on l.order_id = o.id
      join inventory i on i.sku_id = l.sku_id where p.number = ${number}`);
    expect(row).toEqual({ state: 'cancelled', stock: 5 });
  });

  it('of a paid purchase whose orders were all cancelled promises no goods', async () => {
    const { browser, path, number } = await placed('va_bca');
    await press(browser, await until(browser, path, 'Nomor Virtual Account'), 'pay');
    const paid = await until(browser, path, 'Terima kasih');
    expect(paid.text).toContain('akan menyiapkan pesananmu');
    const order = /href="(\/orders\/LP[^"]+)"/.exec(paid.html)?.[1] ?? '';
    await browser.post(order, [
      ['intent', 'cancel'],
      ['reason', 'other'],
    ]);
    const [row] = await opened().query(sql`select p.state, o.state as order from purchases p
      join orders o on o.purchase_id = p.id where p.number = ${number}`);
    expect(row).toEqual({ state: 'confirmed', order: 'cancelled' });
    const { text } = await browser.get(path);
    expect(text).toContain('Pembelian dibatalkan');
    expect(text).not.toMatch(/akan menyiapkan|Terima kasih/);
  });

  it('is told of its payment while it is open, and nobody else is', async () => {
    const { browser, path } = await placed('va_bca');
    const account = await until(browser, path, 'Nomor Virtual Account');
    // It ends by itself with the last state.
    const live = browser.get(`${path}/live`);
    expect((await new PlainBrowser(shop.origin).get(`${path}/live`)).status).toBe(204);
    await press(browser, account, 'pay');
    const told = [...(await live).html.matchAll(/^data: (.+)$/gm)].map(([, state = '']) => JSON.parse(state));
    expect(told[0]).toMatchObject({ purchase: 'awaiting', isFinal: false });
    expect(told.at(-1)).toMatchObject({ purchase: 'confirmed', isFinal: true });
    expect(JSON.parse((await browser.get(`${path}/state`)).html)).toEqual(told.at(-1));
  });

  it('is nobody else’s, and unknown ones are not found', async () => {
    const { path } = await placed('qris');
    const stranger = new PlainBrowser(shop.origin);
    const refused = await stranger.get(path);
    expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('tidak ditemukan')]);
    expect((await stranger.get(`${path}/state`)).status).toBe(404);
    const { browser } = await placed('qris');
    expect((await browser.get(path)).status).toBe(404);
    expect((await browser.get('/checkout/pay/LP261124000000')).status).toBe(404);
    expect((await browser.get('/checkout/pay/..%2f')).status).toBe(404);
    expect((await intent(browser, path, 'cancel')).text).toContain('tidak ditemukan');
  });

  it('refuses posts that none of its forms sends', async () => {
    const { browser, path } = await placed('qris');
    expect((await intent(browser, path, 'steal')).status).toBe(400);
    expect((await intent(browser, path, 'change', [['method', 'cod']])).text).toContain('tidak tersedia');
    expect((await intent(browser, path, 'change', [['method', '']])).text).toContain('tidak tersedia');
  });
});
