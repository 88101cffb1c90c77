import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGuestNotifications } from '#contracts/notifications.ts';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import {
  acceptOrder,
  callOff,
  cancelOrder,
  createLink,
  deliverOrder,
  numberInvoices,
} from '#server/modules/orders/orders.ts';
import { shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { newEmail, PASSWORD } from './support/account-clients.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { mailed } from './support/outbox.ts';
import { formOf, PlainBrowser } from './support/plain-browser.ts';

const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let life: ReturnType<typeof openLife>;
beforeAll(async () => {
  const { database, dataDir } = opened();
  // The robots of a demo would interfere.
  shop = await buyingShop(database, dataDir, { DEMO: 'off', PUBLIC_URL: 'http://localhost' });
  life = openLife(opened());
});
afterAll(() => shop.close());

/** A browser that opened the link in a purchase's mail, and the numbers of both its orders. */
async function opener({ isPaid = true, isCod = false, isGuest = false } = {}) {
  const purchase = await life.place({ isGuest, ...(isCod && { method: 'cod' }) });
  if (isPaid && !isCod) await life.pay(purchase.id);
  const token = await life.tx((tx) => createLink(tx, purchase.id));
  const browser = new PlainBrowser(shop.origin);
  const [a = '', b = ''] = purchase.numbers.map(({ number }) => number);
  const page = await browser.post('/orders/open', [['token', token]]);
  return { browser, page, token, purchase, a, b };
}

/** The order was sent and has arrived. */
const arrived = (orderId: string, at?: Date) =>
  life.tx(async (tx) => {
    await acceptOrder(tx, { orderId, actor: 'seller' });
    await shipWithWaybill(tx, { orderId, actor: 'seller', waybill: orderId.toUpperCase() });
    await deliverOrder(tx, { orderId, actor: 'courier', ...(at && { at }) });
  });

/** The code that was mailed to the contact of a purchase. */
async function codeOf({ plan }: { plan: { contact: { email: string } } }): Promise<string> {
  const [mail] = await mailed(opened(), { to: plan.contact.email, subject: /^Kode untuk pesanan/ });
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
}

const send = (browser: PlainBrowser, number: string, intent: string, fields: [string, string][] = []) =>
  browser.post(`/orders/${number}`, [['intent', intent], ...fields]);

it('a shop that is no demo does not call itself one (P-SHOP-24)', async () => {
  const { status, text } = await new PlainBrowser(shop.origin).get('/orders');
  expect(status).toBe(200);
  expect(text).not.toContain('Toko contoh');
});

describe('the link of a mail', () => {
  it.each([
    '/orders/open',
    '/orders/confirm',
    '/orders/not-me',
    '/newsletter/konfirmasi',
    '/newsletter/berhenti',
    '/selling/open',
    '/operator/open',
  ])('%s is gone once it is not known any more, and says so', async (path) => {
    const { status, text } = await new PlainBrowser(shop.origin).get(`${path}?token=salah`);
    expect([status, text]).toEqual([410, expect.stringMatching(/tidak berlaku|tidak dikenal/)]);
  });

  it('opens the order for this browser, but not by a GET', async () => {
    const { browser, page, token, a, b } = await opener();
    expect(page.status).toBe(200);
    expect([`/orders/${a}`, `/orders/${b}`]).toContain(page.path);
    expect(page.text).toContain('Menunggu Konfirmasi');
    expect((await browser.get(`/orders/${b}`)).status).toBe(200);
    const other = new PlainBrowser(shop.origin);
    expect((await other.get(`/orders/open?token=${token}`)).text).toMatch(new RegExp(`${a}|${b}`));
    expect((await other.get(`/orders/${a}`)).status).toBe(404);
  });

  it('to pay leads any browser to the payment, and to the order once it is paid', async () => {
    const { token, purchase, a, b } = await opener({ isPaid: false });
    const openToPay = async () => {
      const browser = new PlainBrowser(shop.origin);
      const question = await browser.get(`/orders/open?token=${token}&pay=1`);
      return browser.post('/orders/open', formOf(question).fields);
    };
    const payment = await openToPay();
    expect([payment.status, payment.path]).toEqual([200, `/checkout/pay/${purchase.number}`]);
    await life.pay(purchase.id);
    expect([`/orders/${a}`, `/orders/${b}`]).toContain((await openToPay()).path);
  });

  it('to review leads to the review, which says what opens it until the order was received', async () => {
    const { token } = await opener();
    const browser = new PlainBrowser(shop.origin);
    const question = await browser.get(`/orders/open?token=${token}&review=1`);
    const review = await browser.post('/orders/open', formOf(question).fields);
    expect(review.path).toMatch(/^\/orders\/LP\w+\/review$/);
    expect(review.text).toContain('Ulasan terbuka setelah pesanan diterima');
  });

  it('to the invoice leads to it, and a correction stands beside it with its amount (P-BUY-87)', async () => {
    const { token } = await opener();
    const browser = new PlainBrowser(shop.origin);
    const question = await browser.get(`/orders/open?token=${token}&invoice=1`);
    const invoice = await browser.post('/orders/open', formOf(question).fields);
    expect(invoice.path).toMatch(/^\/orders\/LP\w+(\/invoice)?$/);
  });

  it('of a return leads there', async () => {
    const { token, a } = await opener();
    const browser = new PlainBrowser(shop.origin);
    const question = await browser.get(`/orders/open?token=${token}&return=${a}-R1`);
    expect((await browser.post('/orders/open', formOf(question).fields)).path).toBe(`/orders/${a}/return/1`);
  });

  it('that is unknown or over opens nothing, and makes no guest of the browser', async () => {
    const browser = new PlainBrowser(shop.origin);
    const refused = await browser.post('/orders/open', [['token', 'tidak-ada']]);
    expect([refused.status, refused.text]).toEqual([410, expect.stringContaining('Tautan tidak berlaku')]);
    expect((await browser.get('/orders')).text).toContain('Masuk untuk melihat pesanan');
  });
});

describe('cash on delivery of somebody new (P-PAY-31)', () => {
  it('says what it is about before it is confirmed, and changes nothing by a GET', async () => {
    const purchase = await life.place({ method: 'cod', isNewcomer: true });
    const token = await life.tx((tx) => createLink(tx, purchase.id, 'confirm'));
    const browser = new PlainBrowser(shop.origin);
    for (const _look of [1, 2]) {
      const { text } = await browser.get(`/orders/confirm?token=${token}`);
      expect(text).toContain('3 × Barang');
      expect(text).toContain('Total tunai Rp468.999');
      expect(text).toMatch(/Konfirmasi sebelum \d+ \w+ \d{4}, \d\d:\d\d WIB/);
      expect(text).toContain('Bukan kamu yang memesan? Abaikan saja');
    }
    const done = await browser.post('/orders/confirm', [['token', token]]);
    expect(done.text).toContain('Pesanan dikonfirmasi');
    expect(done.text).not.toContain('Abaikan saja');
  });
});

describe('the question whether a parcel arrived (P-BUY-51)', () => {
  async function anAsked({ isCod = false } = {}) {
    const { browser, purchase, a } = await opener({ isCod });
    await life.tx(async (tx) => {
      await acceptOrder(tx, { orderId: purchase.A, actor: 'seller' });
      await shipWithWaybill(tx, { orderId: purchase.A, actor: 'seller', waybill: purchase.A.toUpperCase() });
    });
    await life.query(sql`
      update orders set ask_arrival_at = null, scan_by = null, answer_arrival_by = shop_now() + interval '5 days'
      where id = ${purchase.A}`);
    return { browser, a };
  }

  it('stands alone, keeps telling what came of ’Belum’, and takes a later ’Sudah’', async () => {
    const { browser, a } = await anAsked();
    const asked = await browser.get(`/orders/${a}`);
    expect(asked.text).toContain('Paketmu sudah sampai?');
    expect(asked.html.match(/value="received"/g)).toHaveLength(1);
    const denied = await send(browser, a, 'not_arrived');
    expect(denied.text).toContain('Kami cari tahu di mana paketmu');
    const later = await browser.get(`/orders/${a}`);
    expect(later.text).not.toContain('Paketmu sudah sampai?');
    expect(later.text).toMatch(/Menurut jawabanmu, paket belum sampai.*danamu kembali/);
    const came = await send(browser, a, 'received');
    expect(came.text).toContain('Sudah Diterima');
    expect(came.text).not.toContain('Menurut jawabanmu');
  });

  it('promises no money back of what nobody has paid', async () => {
    const { browser, a } = await anAsked({ isCod: true });
    const denied = await send(browser, a, 'not_arrived');
    expect(denied.text).toContain('Menurut jawabanmu, paket belum sampai');
    expect(denied.text).not.toContain('danamu');
  });
});

describe('an order that was made without an account', () => {
  it('joins the account that opened the link, when its owner agrees on the page', async () => {
    const { browser, a, purchase } = await opener();
    const mine = (await browser.get(`/orders/${a}`)).text;
    expect(mine).not.toContain('dibuat tanpa akun');
    await opened().query(
      sql`update purchases set user_id = null, guest_id = gen_random_uuid() where id = ${purchase.id}`,
    );
    const account: [string, string][] = [
      ['email', newEmail()],
      ['password', PASSWORD],
      ['confirmPassword', PASSWORD],
    ];
    expect((await browser.get(`/orders/${a}`)).html).toContain(
      `/auth?tab=register&amp;next=%2Forders%2F${a}`,
    );
    // Whose cookie is gone is led to the login, and from there to the way by number.
    const stranger = await new PlainBrowser(shop.origin).post(`/orders/${a}`, [['intent', 'join']]);
    expect([stranger.path, stranger.html]).toEqual([
      `/auth?next=%2Forders%2F${a}`,
      expect.stringContaining('href="/orders/track"'),
    ]);
    await browser.post('/auth', [['intent', 'register'], ...account]);
    const page = await browser.post(`/auth?next=/orders/${a}`, [['intent', 'login'], ...account]);
    expect([page.path, page.text]).toEqual([`/orders/${a}`, expect.stringContaining('Simpan ke Akun Saya')]);
    const asked = await send(browser, a, 'join');
    expect(asked.text).toMatch(/Kode 6 angka sudah dikirim ke .\*\*\*@contoh\.id/);
    const wrong = await send(browser, a, 'join', [['code', '00000']]);
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Kode salah')]);
    const soon = await send(browser, a, 'join', [['again', '1']]);
    expect([soon.status, soon.text]).toEqual([
      429,
      expect.stringMatching(/Kode baru bisa diminta \d+ detik lagi/),
    ]);
    const joined = await send(browser, a, 'join', [['code', await codeOf(purchase)]]);
    expect(joined.text).toContain('Pesanan tersimpan di akunmu');
    expect(joined.text).not.toContain('Simpan ke Akun Saya');
    expect((await browser.get('/profile?tab=orders')).text).toContain(a);
    expect((await send(browser, a, 'join')).text).toContain('Tidak bisa dilakukan');
  });
});

describe('the news of an order that was made without an account (P-NOTE-7)', () => {
  const asked = async (browser: PlainBrowser) => {
    const { status, html } = await browser.get(listGuestNotifications.path);
    expect(status).toBe(200);
    return listGuestNotifications.answer.body.parse(JSON.parse(html)).notifications;
  };
  const tell = (orderId: string) =>
    tellAbout({ transaction: life.tx, publicUrl: 'http://localhost', bankAccount: null }, orderId);

  it('come to the browser that may see it, and to no other one', async () => {
    const { browser, purchase, a, b } = await opener({ isPaid: false, isGuest: true });
    await life.pay(purchase.id);
    for (const id of [purchase.A, purchase.B]) await tell(id);
    const news = await asked(browser);
    expect(news.map(({ title }) => title).toSorted()).toEqual(['Pembayaran diterima', 'Pesanan dibuat']);
    expect([`/orders/${a}`, `/orders/${b}`]).toContain(news[0]?.path);
    expect(await asked((await opener()).browser)).toEqual([]);
    expect(await asked(new PlainBrowser(shop.origin))).toEqual([]);

    // It joins an account: what happens then is told there, and what was told stays as it is.
    const userId = randomUUID();
    await opened().query(sql`update purchases set user_id = ${userId} where id = ${purchase.id}`);
    await send(browser, a, 'cancel', [['reason', 'too_slow']]);
    for (const id of [purchase.A, purchase.B]) await tell(id);
    expect(await asked(browser)).toEqual(news);
    const kinds = await opened().query(sql`select kind from notifications where user_id = ${userId}`);
    expect(kinds).toEqual([{ kind: 'cancelled' }]);
  });

  it('are never kept by a cache', async () => {
    const { headers } = await fetch(shop.origin + listGuestNotifications.path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('the list', () => {
  it('has tabs with counts, finds by number and product, and links to the next step', async () => {
    const { browser, purchase, a, b } = await opener({ isPaid: false });
    const all = await browser.get('/orders');
    for (const text of ['Semua (2)', 'Belum Bayar (2)', 'Diproses (0)', 'Menunggu Pembayaran', a, b])
      expect(all.text).toContain(text);
    expect(all.html).toContain('href="/checkout/pay/');
    const found = await browser.get(`/orders?q=${b}`);
    expect([found.text.includes(a), found.text.includes(b)]).toEqual([false, true]);
    const bought = await browser.get(`/orders?q=${purchase.number}`);
    expect([bought.text.includes(a), bought.text.includes(b)]).toEqual([true, true]);
    const [line] = await opened().query<{ name: string }>(
      sql`select l.name from order_lines l join orders o on o.id = l.order_id where o.number = ${a}`,
    );
    const accented = encodeURIComponent((line?.name ?? '').toUpperCase().replace('A', 'Á'));
    expect((await browser.get(`/orders?q=${accented}`)).text).toContain(a);
    expect((await browser.get('/orders?q=tidak+dijual')).text).toContain('Tidak ada pesanan yang cocok');
    expect((await browser.get('/orders?tab=done')).text).toContain('Tidak ada pesanan di bagian Selesai');
    expect((await browser.get('/orders?tab=%00&page=1e9')).status).toBe(200);
  });
});

describe('the page of an order', () => {
  it('cancels the whole purchase while it is unpaid, with a reason, and tells no days of arrival then (P-BUY-45)', async () => {
    const { browser, a, b } = await opener({ isPaid: false });
    expect((await browser.get(`/orders/${a}`)).text).toContain('Estimasi tiba');
    expect((await send(browser, a, 'cancel')).text).toContain('Pilih alasan pembatalan');
    const page = await send(browser, a, 'cancel', [['reason', 'changed_mind']]);
    expect(page.text).toContain('Pembelian dibatalkan');
    expect(page.text).toMatch(
      /Alasan: Berubah pikiran .*belum dibayar, jadi tidak ada dana .* Alamat Pengiriman/,
    );
    expect(page.text).not.toContain('Estimasi tiba');
    expect((await browser.get(`/orders/${b}`)).text).toContain('Dibatalkan');
  });

  it('cancels one paid order at once and says until when its money is back', async () => {
    const { browser, a, b, purchase } = await opener();
    const page = await send(browser, a, 'cancel', [['reason', 'too_slow']]);
    expect(page.text).toContain('Pesanan dibatalkan');
    // What becomes of the money stands above all else.
    expect(page.text).toMatch(
      /Pengembalian Dana Rp119\.999 .*Dana diterima paling lambat \d+ \w+ \d{4}.*Alamat Pengiriman/,
    );
    expect((await browser.get(`/orders/${b}`)).text).toContain('Menunggu Konfirmasi');
    // A payment to a virtual account cannot be refunded directly.
    const refund = /name="refund" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
    const name = (number: string, code = '') =>
      send(
        browser,
        a,
        'refund-account',
        Object.entries({ refund, number, code, bank: 'BCA', holder: 'Sari Wulandari' }),
      );
    const wrong = await name('12');
    expect([wrong.status, wrong.html.includes('Sari Wulandari')]).toEqual([422, true]);
    const asked = await name('1234 5678 90');
    expect(asked.text).toContain('Kode 6 angka sudah dikirim');
    expect(asked.html).toContain('1234 5678 90');
    const named = await name('1234 5678 90', await codeOf(purchase));
    expect(named.text).toContain('Rekening tujuan tersimpan');
    expect(named.html).not.toContain('name="refund"');
    // The bank sent it back: the account was wrong.
    await opened().transaction((tx) => tx(sql`update refunds set state = 'bounced' where id = ${refund}`));
    const bounced = await browser.get(`/orders/${a}`);
    expect(bounced.html).toContain('name="refund"');
    expect(bounced.text).toContain('Bank mengembalikan transfernya.');
  });

  it('shows the present state of an order when the action comes too late', async () => {
    const { browser, purchase, a } = await opener();
    await life.tx((tx) => callOff(tx, { orderId: purchase.A, actor: 'seller', reason: 'no_stock' }));
    const page = await send(browser, a, 'cancel', [['reason', 'too_slow']]);
    expect(page.text).toContain('status pesanan sekarang "Dibatalkan"');
    expect((await send(browser, a, 'received')).text).toContain('status pesanan sekarang "Dibatalkan"');
  });

  it('tells no money that comes back of an order that is paid at the door (P-BUY-48)', async () => {
    const { browser, a } = await opener({ isCod: true });
    const page = await browser.get(`/orders/${a}`);
    expect(page.text).toContain('Kalau lewat, pesanan dibatalkan.');
    expect(page.text).toContain('jadi langsung dibatalkan.');
    expect(page.text).toContain('Tiap kurir menagih pesanan yang diantarnya');
    expect(page.text).not.toMatch(/danamu|Dibayar sekaligus/);
  });

  it('says when it came once it is there, and whose word that is (P-BUY-47)', async () => {
    const { browser, purchase, a } = await opener();
    await arrived(purchase.A, new Date('2026-11-26T03:05:00Z'));
    const tracked = await new PlainBrowser(shop.origin).post('/orders/track', [
      ...Object.entries({ number: a, contact: '081234567890' }),
    ]);
    for (const { text } of [await browser.get(`/orders/${a}`), tracked]) {
      expect(text).toContain('Waktu tiba Tiba 26 Nov 2026, 10:05 WIB');
      expect(text).not.toContain('Estimasi tiba');
    }
    const missing = await send(browser, a, 'missing');
    expect(missing.text).toContain('Waktu tiba Menurut kurir tiba 26 Nov 2026, 10:05 WIB');
  });

  it('notes the receipt of what has arrived, and shows each window of returns', async () => {
    const { browser, purchase, a } = await opener();
    await arrived(purchase.A);
    const waiting = await browser.get(`/orders/${a}`);
    expect(waiting.text).toMatch(/Dianggap sudah diterima pada \d+ \w+ \d{4}, \d\d:\d\d WIB/);
    expect((await send(browser, a, 'missing')).text).toContain('Dilaporkan belum sampai sejak');
    const done = await send(browser, a, 'received');
    expect(done.text).toContain('Terima kasih, pesanan tercatat sudah diterima');
    expect(done.text).toMatch(
      /Rusak: lapor dalam 24 jam masih bisa sampai (\d+ \w+ \d{4}, \d\d:\d\d WIB) Tidak sesuai deskripsi sampai \1/,
    );
    expect(done.html).toContain(`name="item" value="${purchase.x}:3"`);
    expect(done.text).toMatch(/Bisa dikembalikan sampai \d+ \w+ \d{4}, \d\d:\d\d WIB/);
    expect(done.text).not.toContain('Pesanan belum sampai');
    expect((await send(browser, a, 'received')).text).toContain('status pesanan sekarang "Sudah Diterima"');
    const list = await browser.get('/orders?tab=done');
    expect(list.text).toMatch(/Sudah Diterima.*Bisa dikembalikan sampai \d+ \w+ \d{4}/);
    expect((await browser.get('/orders?tab=shipped')).text).not.toContain(a);
  });

  it('asks for reviews of what was received until all of it has one', async () => {
    const { browser, purchase, a } = await opener();
    await arrived(purchase.A);
    expect((await browser.get(`/orders/${a}`)).text).not.toContain('Ulas Barang');
    expect((await send(browser, a, 'received')).text).toContain('Ulas Barang');
    const form = await browser.get(`/orders/${a}/review`);
    const lines = [...form.html.matchAll(/name="line" value="(\d+)"/g)].map(([, line = '']) => line);
    expect(lines).not.toEqual([]);
    for (const line of lines) {
      await browser.post(`/orders/${a}/review`, [
        ['line', line],
        ['rating', '5'],
        ['review', ''],
      ]);
    }
    const { text } = await browser.get(`/orders/${a}`);
    expect(text).toContain('Ulasanmu');
    expect(text).not.toContain('Ulas Barang');
  });

  it('and its forms answer a stranger as those of an order that is not there, whatever is posted', async () => {
    const { browser, a, purchase } = await opener();
    await arrived(purchase.A);
    const { browser: stranger } = await opener();
    const rooms = ['', '/address', '/review', '/return', '/return/1', '/invoice'];
    const seen = async (path: string, number: string) => {
      const answers: { status: number; text: string }[] = [await stranger.get(path)];
      for (const form of [
        [],
        [['intent', 'refund-account']],
        [['intent', 'received']],
        [['intent', 'appeal']],
        [
          ['line', '1'],
          ['rating', '5'],
          ['reason', 'damaged'],
        ],
      ] as [string, string][][])
        if (!path.endsWith('/invoice')) answers.push(await stranger.post(path, form));
      return answers.map(({ status, text }) => [status, text.replaceAll(number, 'N')]);
    };
    for (const room of rooms) {
      const missing = 'LP261124AAAAAA';
      const foreign = await seen(`/orders/${a}${room}`, a);
      expect(foreign, room).toEqual(await seen(`/orders/${missing}${room}`, missing));
      expect(
        foreign.map(([status]) => status),
        room,
      ).toEqual(foreign.map(() => 404));
    }
    expect((await browser.get(`/orders/${a}`)).text).toContain('Barang Sudah Diterima');
  });

  it('ignores visitors that it does not belong to, and unknown forms', async () => {
    const { browser, a } = await opener();
    const stranger = new PlainBrowser(shop.origin);
    // Who is nobody signs in first, and then is somebody else.
    expect((await send(stranger, a, 'cancel', [['reason', 'other']])).path).toMatch(/^\/auth\?next=/);
    for (const intent of ['', 'refund', 'join']) {
      expect((await send(browser, a, intent)).text).toContain('Tidak bisa dilakukan');
    }
    expect((await browser.get(`/orders/${a}`)).text).toContain('Menunggu Konfirmasi');
    for (const path of ['/orders/LP', '/orders/%2F%2Fevil.example', `/orders/${a}/lain`]) {
      expect((await browser.get(path)).status, path).toBe(404);
    }
  });
});

describe('the address of an order', () => {
  const address = {
    recipient: 'Budi',
    phone: '0812 9999 0000',
    region: 'Tebet',
    region_for: 'Tebet',
    region_code: '31.74.01',
    postal_code: '12810',
    street: 'Jalan Kenanga 9',
    landmark: '',
  };
  const change = (
    browser: PlainBrowser,
    number: string,
    changes: Partial<typeof address & { code: string }> = {},
  ) => browser.post(`/orders/${number}/address`, Object.entries({ ...address, ...changes }));

  it('changes when the cost stays, for all orders of the purchase, by the code that a link needs', async () => {
    const { browser, purchase, a, b } = await opener();
    expect((await browser.get(`/orders/${a}/address`)).html).toContain('Jalan Melati 5');
    const asked = await change(browser, a);
    expect([asked.status, asked.html.includes('value="Budi"')]).toEqual([422, true]);
    const page = await change(browser, a, { code: await codeOf(purchase) });
    expect(page.text).toContain('Alamat pengiriman diubah');
    expect((await browser.get(`/orders/${b}`)).text).toContain('Jalan Kenanga 9');
  });

  it('that was typed while a seller began is kept on the page that says so', async () => {
    const { browser, purchase, a } = await opener();
    await life.tx((tx) => acceptOrder(tx, { orderId: purchase.A, actor: 'seller' }));
    const late = await change(browser, a, { landmark: 'Pagar hijau' });
    expect([late.status, late.path]).toEqual([409, `/orders/${a}/address`]);
    expect(late.text).toContain('sudah diproses');
    expect(late.text).toMatch(/Budi.*0812 9999 0000.*Jalan Kenanga 9.*Pagar hijau.*Tebet.*12810/);
    expect((await browser.get(`/orders/${a}/address`)).text).not.toContain('Simpan Alamat');
  });

  it('stays when another one costs more or is wrong, and keeps the typed text', async () => {
    const { browser, a } = await opener();
    const far = await change(browser, a, { region_code: '91.71.01', postal_code: '99113' });
    expect(far.status).toBe(409);
    expect(far.text).toContain('berbeda dari yang sudah dihitung');
    expect(far.html).toContain('Jalan Kenanga 9');
    const empty = await change(browser, a, { recipient: '' });
    expect([empty.status, empty.text]).toEqual([422, expect.stringContaining('Tulis nama penerima')]);
    const { browser: stranger } = await opener();
    expect((await change(stranger, a)).status).toBe(404);
  });
});

describe('tracking by number', () => {
  const track = (number: string, contact: string, browser = new PlainBrowser(shop.origin)) =>
    browser.post('/orders/track', [
      ['number', number],
      ['contact', contact],
    ]);

  it('shows the state and no personal data, by phone or e-mail', async () => {
    const { a, purchase } = await opener();
    const told = [{ at: '2026-11-26T03:05:00Z', status: 'dropping_off', note: 'Diantar ke SARI, 0812-3456' }];
    await opened().query(sql`
      insert into parcels (id, order_id, state, courier, service, freight, events, created_at)
      select gen_random_uuid(), id, 'created', courier, service, 9000, ${JSON.stringify(told)}::jsonb, shop_now()
      from orders where number = ${a}`);
    for (const contact of ['0812 3456 7890', purchase.plan.contact.email.toUpperCase()]) {
      const page = await track(a, contact);
      expect(page.text).toContain('Menunggu Konfirmasi');
      expect(page.text).toContain('Paket dibawa kurir ke alamat tujuan');
      for (const secret of ['SARI', '0812']) expect(page.text).not.toContain(secret);
      for (const secret of ['Sari', 'Jalan Melati', '3456', 'Rp']) expect(page.text).not.toContain(secret);
    }
  });

  it('shows all orders of a purchase by the number that its mails name (P-BUY-14)', async () => {
    const { purchase, a, b } = await opener();
    const page = await track(purchase.number, '081234567890');
    expect([page.status, page.text.includes(a), page.text.includes(b)]).toEqual([200, true, true]);
    expect((await track(purchase.number, '081200000000')).status).toBe(404);
  });

  it('gives the same answer for a wrong number and a wrong contact, a limited number of times', async () => {
    const { a } = await opener();
    const browser = new PlainBrowser(shop.origin);
    const [wrongContact, wrongNumber] = [
      await track(a, '081200000000', browser),
      await track('LP261124AAAAAA', '081234567890', browser),
    ];
    const plain = ({ html }: { html: string }) =>
      html.replaceAll(/value="[^"]*"/g, '').replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect([wrongContact.status, plain(wrongContact)]).toEqual([404, plain(wrongNumber)]);
    const statuses = await Promise.all(Array.from({ length: 12 }, () => track(a, 'x', browser)));
    expect(statuses.map(({ status }) => status)).toContain(429);
    expect((await track('', '')).status).toBe(422);
  });
});

describe('the invoice', () => {
  it('adds up, shows the tax of a seller who charges it, and is not a tax document', async () => {
    const { browser, a, b } = await opener();
    await opened().transaction((tx) =>
      tx(sql`update sellers set is_pkp = true, npwp = '00.000.000.0-000.001' where id = 1`),
    );
    const taxed = await browser.get(`/orders/${a}/invoice`);
    expect(taxed.text).toContain('Total Belanja Rp119.999');
    expect(taxed.text).toMatch(/NPWP 00\.000\.000\.0-000\.001/);
    expect(taxed.text).toMatch(/sebelum PPN Rp90\.089 .* PPN 12% Rp9\.910/);
    const plain = await browser.get(`/orders/${b}/invoice`);
    expect([plain.text.includes('PPN'), plain.text.includes('NPWP')]).toEqual([false, false]);
    expect(`${taxed.html}${plain.html}`).not.toMatch(/faktur/i);
  });

  it('waits for the payment', async () => {
    const { browser, a } = await opener({ isPaid: false });
    expect((await browser.get(`/orders/${a}/invoice`)).path).toBe(`/orders/${a}`);
  });

  it('is not offered of a cancelled order that no money came for (P-BUY-15)', async () => {
    const { browser, purchase, a } = await opener({ isCod: true });
    await numberInvoices(opened().transaction);
    expect((await browser.get(`/orders/${a}`)).html).toContain(`href="/orders/${a}/invoice"`);
    await life.tx((tx) => cancelOrder(tx, { orderId: purchase.A, actor: 'seller', reason: 'no_stock' }));
    expect((await browser.get(`/orders/${a}`)).html).not.toContain(`href="/orders/${a}/invoice"`);
    expect((await browser.get(`/orders/${a}/invoice`)).path).toBe(`/orders/${a}`);
  });

  it('is corrected by a page of its own, to which the order and the invoice lead (P-BUY-87)', async () => {
    const { browser, purchase } = await opener();
    await numberInvoices(opened().transaction);
    const number = purchase.numbers.find(({ id }) => id === purchase.A)?.number ?? '';
    await life.tx((tx) => cancelOrder(tx, { orderId: purchase.A, actor: 'seller', reason: 'no_stock' }));
    const correction = `/orders/${number}/invoice/1`;
    for (const path of [`/orders/${number}`, `/orders/${number}/invoice`])
      expect((await browser.get(path)).html).toContain(`href="${correction}"`);
    const { status, text } = await browser.get(correction);
    expect(status).toBe(200);
    expect(text).toMatch(/Koreksi Invoice INV\/\d{4}\/\d{7}-K1/);
    expect(text).toMatch(/Seluruh pesanan -Rp99\.999 .*Ongkos kirim -Rp20\.000/);
    expect(text).toContain('-Rp119.999');
    expect(text).toContain(purchase.plan.contact.recipient);
    expect((await browser.get(`/orders/${number}/invoice/2`)).status).toBe(404);
    expect((await new PlainBrowser(shop.origin).get(correction)).status).toBe(404);
  });
});
