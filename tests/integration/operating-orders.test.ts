import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { type Operator, operatorBrowser } from './support/operator-browser.ts';
import { openLife } from './support/order-life.ts';
import { theProviderSays } from './support/paid-there.ts';

/** Orders, purchases and payments at the console, by HTML forms alone (P-CONSOLE-4 to P-CONSOLE-7). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let finance: Operator;
let support: Operator;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  finance = await operatorBrowser(opened(), shop.origin, 'finance');
  support = await operatorBrowser(opened(), shop.origin, 'support');
});
afterAll(() => shop.close());

/** A paid purchase: an order of shop 1, and one of shop 2. */
async function bought() {
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const numberOf = (orderId: string) => placed.numbers.find(({ id }) => id === orderId)?.number ?? '';
  return { ...placed, ofOne: numberOf(placed.A), ofTwo: numberOf(placed.B) };
}

/** A waybill without a digit, which might be a name. */
const waybillOf = (number: string) => `JNE${number.slice(-6).replace(/\d/g, 'Z')}`;

/** The same, arrived at its buyer. */
async function arrived() {
  const placed = await bought();
  const run = operator(opened());
  await run(`accept ${placed.ofOne}`);
  await run(`ship ${placed.ofOne} ${waybillOf(placed.ofOne)}`);
  await run(`deliver ${placed.ofOne}`);
  return placed;
}

const pathOf = (number: string) => `/operator/orders/${number}`;

const noted = async (command: string, number: string) =>
  (
    await opened().query<{ reason: string | null }>(sql`
      select reason from audit_log where command = ${command} and subject_id = ${number} and by like 'member:%'`)
  ).map(({ reason }) => reason);

const refundsOf = (number: string) =>
  opened().query<{ amount: number; state: string }>(sql`
    select r.amount::float8 as amount, r.state from refunds r join orders o on o.id = r.order_id
    where o.number = ${number} order by r.created_at, r.id`);

it('an order is found by whatever names it, and by nothing else (P-CONSOLE-4)', async () => {
  const { ofOne, ofTwo, number, id } = await arrived();
  const [contact] = await opened().query<{ phone: string; email: string; recipient: string }>(
    sql`select phone, email, recipient from order_contacts where purchase_id = ${id}`,
  );
  if (!contact) throw new Error('The purchase has no contact');
  const terms = [
    ofOne,
    ofOne.toLowerCase(),
    number,
    waybillOf(ofOne),
    contact.phone.replace('+62', '0'),
    contact.email.toUpperCase(),
    contact.recipient.slice(0, 4),
    id,
    `T1-${id}`,
  ];
  for (const term of terms) {
    const found = await support.browser.get(`/operator/orders?q=${encodeURIComponent(term)}`);
    expect([term, found.html.includes(`href="${pathOf(ofOne)}"`)]).toEqual([term, true]);
  }
  const none = await support.browser.get(`/operator/orders?q=${randomUUID()}`);
  expect(none.text).toContain('Tidak ada pesanan yang cocok');
  expect((await support.browser.get('/operator/orders?q=x')).text).toContain('paling sedikit 3 huruf');
  expect((await support.browser.get('/operator/orders?tab=arrived')).text).toContain(ofOne);
  expect((await support.browser.get('/operator/orders?tab=arrived')).text).not.toContain(ofTwo);
  const list = await support.browser.get('/operator/orders');
  expect([list.text.includes(ofTwo), list.html.includes(contact.recipient)]).toEqual([true, false]);
  const search = await support.browser.get(`/operator/search?q=${ofOne}`);
  expect([
    search.html.includes(`href="${pathOf(ofOne)}"`),
    search.html.includes('/operator/sellers/'),
  ]).toEqual([true, false]);
  expect((await support.browser.get('/operator/search?q=Nusatek')).text, 'not for support').toContain(
    'Tidak ada',
  );
  const unasked = await support.browser.get('/operator/search');
  expect(unasked.text).toContain('Apa yang dicari?');
  expect(unasked.text, 'only what support finds').not.toContain('nama atau nomor toko');
});

it('its page leads from the purchase, tells who did what, and shows a contact only when asked, with a line in the log', async () => {
  const { ofOne, ofTwo, number, id } = await bought();
  const [contact] = await opened().query<{ email: string; street: string }>(
    sql`select email, street from order_contacts where purchase_id = ${id}`,
  );
  const first = await support.browser.get(pathOf(number));
  expect([pathOf(ofOne), pathOf(ofTwo)]).toContain(first.path);
  const page = await support.browser.get(pathOf(ofOne));
  expect(page.text).toContain(ofTwo);
  expect(page.text).toContain('Pembayaran diterima');
  expect(page.html).not.toContain(contact?.email);
  expect(page.html).not.toContain(contact?.street);
  expect(await noted('orders.show_contact', ofOne)).toEqual([]);
  const shown = await support.browser.post(pathOf(ofOne), [['intent', 'show_contact']]);
  expect([shown.text.includes(contact?.email ?? '?'), shown.text.includes(contact?.street ?? '?')]).toEqual([
    true,
    true,
  ]);
  expect(await noted('orders.show_contact', ofOne)).toEqual([null]);
  expect((await support.browser.get(pathOf('LP261124AAAAAA'))).status).toBe(404);
  expect((await support.browser.get(pathOf('x'))).status).toBe(404);
});

it('shows the ledger and the log to those who may read them alone', async () => {
  const { ofOne } = await bought();
  await support.browser.post(pathOf(ofOne), [['intent', 'show_contact']]);
  const ofFinance = await finance.browser.get(pathOf(ofOne));
  expect(ofFinance.text).toContain('Uang di penyedia pembayaran');
  expect(ofFinance.text).toContain('Melihat kontak pembeli');
  const ofSupport = await support.browser.get(pathOf(ofOne));
  expect(ofSupport.text).not.toContain('Uang di penyedia pembayaran');
  expect(ofSupport.text).not.toContain('Melihat kontak pembeli');
  expect(ofSupport.html).not.toContain('value="goodwill"');
  const forged = await support.browser.post(pathOf(ofOne), [
    ['intent', 'goodwill'],
    ['amount', '1000'],
    ['reference', 'T1'],
    ['reason', 'x'],
  ]);
  expect([forged.status, forged.text.includes('Peranmu tidak mengizinkan ini')]).toEqual([422, true]);
  expect(await refundsOf(ofOne)).toEqual([]);
});

it('is cancelled with a cause and a reason; of two who cancel it one is told that it has changed', async () => {
  const { ofOne } = await bought();
  const without = await support.browser.post(pathOf(ofOne), [
    ['intent', 'cancel'],
    ['why', 'cannot_send'],
    ['reason', ' '],
  ]);
  expect([without.status, without.text.includes('Tulis alasannya dulu.')]).toEqual([422, true]);
  const both = await Promise.all(
    [support, finance].map(({ browser }) =>
      browser.post(pathOf(ofOne), [
        ['intent', 'cancel'],
        ['why', 'cannot_send'],
        ['reason', 'Toko tutup'],
      ]),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.text).toContain('sudah berubah');
  expect(await noted('orders.cancel', ofOne)).toEqual(['Toko tutup']);
  expect(await refundsOf(ofOne)).toHaveLength(1);
});

it('a part of what arrived is refunded once for a reference, with a code in the form when the last one is old', async () => {
  const { ofOne } = await arrived();
  const fields = (reference: string): [string, string][] => [
    ['intent', 'refund'],
    ['pieces-1', '1'],
    ['cause', 'damaged'],
    ['bearer', 'seller'],
    ['goods', 'kept'],
    ['reference', reference],
    ['reason', 'Foto kiriman pembeli'],
  ];
  const code = await finance.letCodeAge();
  const before = await finance.browser.get(pathOf(ofOne));
  expect(before.html).toContain('name="code"');
  expect(before.text).toMatch(/Seluruh barang yang tersisa: Rp[\d.]+, dan Rp[\d.]+ ongkir/);
  const stale = await finance.browser.post(pathOf(ofOne), fields('Tiket 9'));
  expect([stale.status, stale.text.includes('Masukkan kode dari aplikasi autentikator')]).toEqual([
    422,
    true,
  ]);
  expect(stale.html).toContain('value="Tiket 9"');
  const wrong = await finance.browser.post(pathOf(ofOne), [...fields('Tiket 9'), ['code', '000000']]);
  expect([wrong.status, wrong.html.includes('Foto kiriman pembeli')]).toEqual([422, true]);
  expect(await refundsOf(ofOne)).toEqual([]);
  const done = await finance.browser.post(pathOf(ofOne), [...fields('Tiket 9'), ['code', code]]);
  expect([done.status, done.text.includes('Pengembalian dana dibuat.')]).toEqual([200, true]);
  const [refund] = await refundsOf(ofOne);
  expect(refund?.amount).toBeGreaterThanOrEqual(33_333);
  expect((await finance.browser.post(pathOf(ofOne), fields('tiket 9'))).text).toContain(
    'sudah pernah diberikan',
  );
  expect(await refundsOf(ofOne)).toHaveLength(1);
  expect(await noted('orders.refund', ofOne)).toEqual(['Foto kiriman pembeli']);
});

it('gives something on top in an amount as people type it, and refuses one that could be read in two ways', async () => {
  const { ofOne } = await bought();
  const give = (amount: string) =>
    finance.browser.post(pathOf(ofOne), [
      ['intent', 'goodwill'],
      ['amount', amount],
      ['reference', 'Tiket 3'],
      ['reason', 'Terlambat'],
    ]);
  const unclear = await give('1.50');
  expect([unclear.status, unclear.html.includes('value="1.50"')]).toEqual([422, true]);
  expect((await give('99.000.000')).text).toContain('Terlalu banyak: paling banyak');
  expect((await give('Rp25.000')).text).toContain('Ganti rugi dibuat.');
  expect((await refundsOf(ofOne)).map(({ amount }) => amount)).toEqual([25_000]);
});

it('books a bank line of a manual transfer once', async () => {
  const life = openLife(opened());
  const placed = await life.place({ method: 'transfer' });
  await opened().query(sql`
    insert into payment_attempts (id, purchase_id, method, state, amount, ends_at, created_at)
    values (${randomUUID()}, ${placed.id}, 'transfer', 'pending', 468999, shop_now() + interval '1 day', shop_now())`);
  const number = placed.numbers[0]?.number ?? '';
  expect((await finance.browser.get(pathOf(number))).text).toContain(
    'Belum ada baris mutasi bank yang dicatat.',
  );
  const book = () =>
    finance.browser.post(pathOf(number), [
      ['intent', 'transfer'],
      ['amount', '468.999'],
      ['reference', 'TRSF SARI 123'],
      ['reason', 'Mutasi BCA hari ini'],
    ]);
  const both = await Promise.all([book(), book()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.text).toContain('sudah dicatat');
  expect((await finance.browser.get(pathOf(number))).text).toContain('Menunggu Penjual');
});

it('asks the provider again, and sends a mail that was given up once more', async () => {
  const { ofOne, id } = await bought();
  const none = await support.browser.post(pathOf(ofOne), [['intent', 'ask']]);
  expect([none.status, none.text.includes('Tidak ada pembayaran')]).toEqual([422, true]);
  const attempt = randomUUID();
  await opened().query(sql`
    insert into payment_attempts (id, purchase_id, method, state, amount, ends_at, created_at)
    values (${attempt}, ${id}, 'va_bca', 'pending', 468999, shop_now() + interval '1 day', shop_now())`);
  expect((await support.browser.post(pathOf(ofOne), [['intent', 'ask']])).text).toContain(
    'Penyedia sedang ditanya.',
  );
  await opened().query(sql`
    update payment_attempts set state = 'paid', next_check_at = shop_now() + interval '1 day' where id = ${attempt}`);
  const paid = await support.browser.post(pathOf(ofOne), [['intent', 'ask']]);
  expect(paid.text).toMatch(/Sudah dibayar .* WIB\. Penyedia sedang ditanya apakah bank menariknya kembali/);
  expect(paid.text).toMatch(/Sesuai jadwal diperiksa .* WIB\./);
  expect(paid.text).not.toContain('Ditanyakan lagi');

  const [contact] = await opened().query<{ email: string }>(
    sql`select email from order_contacts where purchase_id = ${id}`,
  );
  const mail = randomUUID();
  await opened().query(sql`
    insert into mail_outbox (id, recipient, subject, plain_text, html, attempts, next_attempt_at, failed_at, last_error)
    values (${mail}, ${contact?.email}, 'Pesanan dikirim', 'x', 'x', 9, now(), now(), '550 mailbox full')`);
  expect((await support.browser.get(pathOf(ofOne))).text).toContain('550 mailbox full');
  const sent = await support.browser.post(pathOf(ofOne), [
    ['intent', 'mail'],
    ['mail', mail],
  ]);
  expect(sent.text).toContain('E-mail dikirim lagi.');
  expect(await noted('orders.send_mail', ofOne)).toEqual([null]);
  const foreign = await bought();
  const other = await support.browser.post(pathOf(foreign.ofOne), [
    ['intent', 'mail'],
    ['mail', randomUUID()],
  ]);
  expect([other.status, other.text.includes('sudah terkirim atau sudah dihapus')]).toEqual([422, true]);
});

it('decides once who bears what a bank took back, as soon as it can be decided (P-PAY-13)', async () => {
  const life = openLife(opened());
  const placed = await life.place({ method: 'gopay' });
  await theProviderSays(life.tx, placed.id);
  const number = placed.numbers.find(({ id }) => id === placed.A)?.number ?? '';
  const run = operator(opened());
  await run(`accept ${number}`);
  await run(`ship ${number} ${waybillOf(number)}`);
  await run(`deliver ${number}`);
  await theProviderSays(life.tx, placed.id, { status: 'reversed' });
  const early = await finance.browser.get(pathOf(number));
  expect(early.text).toContain('Bisa diputuskan setelah semua pesanan dari pembelian ini selesai');
  expect(early.html).not.toContain('value="dispute"');
  await life.later(8 * 24, placed.A);
  expect((await finance.browser.get(pathOf(number))).html).toContain('value="dispute"');
  const code = await finance.letCodeAge();
  const decide = () =>
    finance.browser.post(pathOf(number), [
      ['intent', 'dispute'],
      ['bears', 'seller'],
      ['reason', 'Bank memenangkan pembeli'],
      ['code', code],
    ]);
  expect((await decide()).text).toContain('Sengketa diputuskan.');
  expect((await finance.browser.get(pathOf(number))).html).not.toContain('value="dispute"');
  expect((await decide()).status).toBe(422);
  expect(await noted('orders.dispute', number)).toEqual(['Bank memenangkan pembeli']);
});
