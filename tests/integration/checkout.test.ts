import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSales } from '#server/modules/catalogue/count-sales.ts';
import { boughtFromCart } from '#server/modules/checkout/drafts.ts';
import { postsFrom } from '#server/modules/checkout/posts-limit.ts';
import { deleteEnded } from '#server/modules/checkout/sweep.ts';
import { cancelPurchase } from '#server/modules/orders/orders.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import { newAddress, newEmail, PASSWORD, signedUp } from './support/account-clients.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { formOf, PlainBrowser, type PlainPage } from './support/plain-browser.ts';
import { removableDatabase } from './support/removable-database.ts';
import { aSku, type SkuWish, setFlash } from './support/skus.ts';

const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let removable: ReturnType<typeof removableDatabase>;
beforeAll(async () => {
  const { database, dataDir } = opened();
  removable = removableDatabase(database);
  shop = await buyingShop(removable.database, dataDir);
});
afterAll(() => shop.close());

const sku = (stock: number, wish: Omit<SkuWish, 'stock'> = {}) => aSku(opened().query, { stock, ...wish });
const newBrowser = () => new PlainBrowser(shop.origin);

/** An address in Tebet, with a recipient that no other test uses. */
const someAddress = () => ({
  recipient: 'Sari',
  phone: `0812${String(Math.random()).slice(2, 10)}`,
  email: newEmail(),
  region: 'Tebet, Jakarta Selatan, DKI Jakarta',
  region_for: 'Tebet, Jakarta Selatan, DKI Jakarta',
  region_code: '31.74.01',
  postal_code: '12810',
  street: 'Jalan Melati 5, RT 1/RW 2',
});

/** A guest's checkout of some pieces, complete except for the press of its button. */
async function readyGuest(item: string, changes: Record<string, string> = {}) {
  const browser = newBrowser();
  const first = await browser.get(`/checkout?item=${item}`);
  const page = await browser.press(first, 'address', { ...someAddress(), method: 'va_bca', ...changes });
  return { browser, page };
}

const fieldOf = (page: PlainPage, name: string) => formOf(page).fields.find(([one]) => one === name)?.[1];
const stockOf = async (skuId: number) =>
  (await opened().query<{ stock: number }>(sql`select stock from inventory where sku_id = ${skuId}`))[0]
    ?.stock;
const purchasesOf = (skuId: number) =>
  opened().query<{ number: string; method: string; total: number; state: string; attempts: number }>(sql`
    select p.number, p.method, p.total::float8 as total, p.state,
      (select count(*)::integer from payment_attempts a where a.purchase_id = p.id) as attempts
    from purchases p join orders o on o.purchase_id = p.id join order_lines l on l.order_id = o.id
    where l.sku_id = ${skuId} order by p.created_at`);

describe('a guest with plain forms', () => {
  it('goes from one product to a purchase that waits for its payment, without touching a cart (P-BUY-1)', async () => {
    const skuId = await sku(5, { price: 50_000 });
    const browser = newBrowser();
    const first = await browser.get(`/checkout?item=${skuId}:2`);
    expect(first.status).toBe(200);
    expect(first.text).toContain('Total Harga (2 barang)');
    expect(first.text).toContain('Asuransi pengiriman Gratis');
    const drafts = await opened().query(
      sql`select 1 from checkouts where lines @> ${JSON.stringify([{ skuId }])}::jsonb`,
    );
    expect(drafts, 'a GET writes nothing').toEqual([]);

    const address = someAddress();
    const page = await browser.press(first, 'address', address);
    expect(page.path).toMatch(/^\/checkout\?d=/);
    expect(page.text).toContain('Tebet, Kota Jakarta Selatan, DKI Jakarta 12810');
    expect(page.text).toMatch(/Estimasi tiba \d+/);
    const total = Number(/t=(\d+)/.exec(fieldOf(page, 'seen') ?? '')?.[1]);
    expect(total).toBeGreaterThan(100_000);

    const paying = await browser.press(page, 'place', { method: 'va_bca' });
    expect(paying.path).toMatch(/^\/checkout\/pay\/LP/);
    expect(await purchasesOf(skuId)).toEqual([
      { number: paying.path.slice(14), method: 'va_bca', total, state: 'awaiting', attempts: 1 },
    ]);
    expect(await stockOf(skuId)).toBe(3);
    const [contact] = await opened().query<Record<string, unknown>>(sql`
      select c.recipient, c.email, c.region, c.postal_code from order_contacts c join purchases p on p.id = c.purchase_id
      where p.number = ${paying.path.slice(14)}`);
    expect(contact).toEqual({
      recipient: 'Sari',
      email: address.email,
      postal_code: '12810',
      region: 'Tebet, Kota Jakarta Selatan, DKI Jakarta',
    });
    const [draft] = await opened().query<Record<string, unknown>>(sql`
      select email, address_id, choices from checkouts where id = ${page.path.slice(12)}`);
    expect(draft, 'the personal data is the order’s now').toEqual({
      email: '',
      address_id: null,
      choices: {},
    });
    // What was typed once is not asked for again in this browser.
    const again = await browser.get(`/checkout?item=${skuId}:1`);
    expect(again.text).toContain('Tebet, Kota Jakarta Selatan, DKI Jakarta 12810');
    expect(again.html).toMatch(new RegExp(`name="email"[^>]*value="${address.email}"`));
  });

  it('orders at the commission of its own that a shop has by then (P-CONSOLE-44)', async () => {
    const skuId = await sku(5, { price: 50_000 });
    const { transaction } = opened();
    const [commission] = await transaction((tx) =>
      tx<{ id: number }>(sql`
        insert into commissions (seller_id, category_id, basis_points, from_at)
        select p.seller_id, p.category_id, 175, shop_now() - interval '1 hour' from skus k join products p on p.id = k.product_id
        where k.id = ${skuId} returning id`),
    );
    const browser = newBrowser();
    const page = await browser.press(
      await browser.get(`/checkout?item=${skuId}:1`),
      'address',
      someAddress(),
    );
    await browser.press(page, 'place', { method: 'va_bca' });
    const lines = await opened().query<{ rate: number }>(
      sql`select commission_basis_points as rate from order_lines where sku_id = ${skuId}`,
    );
    await transaction((tx) => tx(sql`delete from commissions where id = ${commission?.id}`));
    expect(lines).toEqual([{ rate: 175 }]);
  });

  it('sees the figures of a district that is typed, and one press keeps the address and orders (P-BUY-82)', async () => {
    const skuId = await sku(5);
    const browser = newBrowser();
    const first = await browser.get(`/checkout?item=${skuId}:1`);
    const address = someAddress();
    const { region, region_for, region_code } = address;
    const typed = await browser.press(first, 'update', { region, region_for, region_code });
    expect(typed.path).toMatch(/^\/checkout\?d=.*&wilayah=31\.74\.01$/);
    expect(typed.text).toMatch(/Estimasi tiba \d+/);
    expect(typed.text, 'with about the day until which goods can be sent back (P-BUY-84)').toMatch(
      /Uangmu kami tahan sampai barang tiba; bisa dikembalikan sampai 7 hari setelah tiba, kira-kira \d+ [A-Z][a-z]{2}\./,
    );
    expect(fieldOf(typed, 'method'), 'QRIS is chosen (P-BUY-80)').toBe('qris');
    const paying = await browser.press(typed, 'place', address);
    expect(paying.path).toMatch(/^\/checkout\/pay\/LP/);
    expect(await purchasesOf(skuId)).toMatchObject([{ method: 'qris' }]);
  });

  it('reads the name of a place that nothing is called, without what nobody sees (P-FORM-10)', async () => {
    const first = await newBrowser().get(`/checkout?item=${await sku(5)}:1`);
    const region = '\u202aXy\u200bzzy\u00a0 Raya\u202c';
    const none = await newBrowser().press(first, '', { ...someAddress(), region, find_region: '1' });
    expect(none.text).toContain('bernama "Xyzzy Raya"');
  });

  it('is led to what must be mended (P-BUY-83)', async () => {
    const browser = newBrowser();
    const first = await browser.get(`/checkout?item=${await sku(5)}:1`);
    const wrong = await browser.press(first, 'place', { ...someAddress(), phone: '0812', email: '' });
    for (const name of ['phone', 'email']) {
      expect(wrong.html).toContain(`href="#periksa-${name}"`);
      expect(wrong.html).toContain(`id="periksa-${name}"`);
    }
  });

  it('hears that something is sold out, cannot order, and sees others (P-BUY-85)', async () => {
    const [gone, left] = [await sku(0), await sku(5)];
    const alone = await newBrowser().get(`/checkout?item=${gone}:1`);
    expect(alone.text).toContain('Barang ini sudah habis. Lihat yang serupa di bawah.');
    expect(alone.text).toContain('Produk serupa yang masih ada');
    expect(alone.html).toMatch(/<button[^>]*value="place"[^>]*disabled/);
    const both = await newBrowser().get(`/checkout?item=${gone}:1&item=${left}:1`);
    expect(both.text).toContain('Hapus dulu barang yang habis.');
    expect(both.text).not.toContain('Produk serupa');
  });

  it('reads beside each line whether it can be sent back (P-RET-20)', async () => {
    const skuId = await sku(5);
    const lineOf = async () => (await newBrowser().get(`/checkout?item=${skuId}:1`)).text;
    expect(await lineOf()).toContain('Bisa dikembalikan 7 hari');
    await opened().query(sql`
      update products set category_id = u.category_id, subcategory_id = u.id from subcategories u
      where u.slug = 'camilan' and products.id = (select product_id from skus where id = ${skuId})`);
    expect(await lineOf()).toContain('Tidak bisa dikembalikan: makanan');
  });

  it('finds a district without scripts, and gets the faults while all typed text stays', async () => {
    const browser = newBrowser();
    const first = await browser.get(`/checkout?item=${await sku(5)}:1`);
    const typed = {
      recipient: 'Sari',
      phone: '0812',
      region: 'tebet',
      street: 'Jl',
      email: 'salah',
      'note-1': 'cepat ya',
    };
    const wrong = await browser.press(first, 'address', typed);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Tulis nomor HP yang benar');
    expect(wrong.text).toContain('Tebet, Kota Jakarta Selatan');
    for (const [name, value] of Object.entries(typed)) {
      if (name !== 'region') expect(fieldOf(wrong, name), name).toBe(value);
    }
  });

  it('pays at the door if all goods allow it, and confirms it where a demo sends no mail (P-PAY-31)', async () => {
    const cod = await sku(5, { isCod: true });
    const { browser, page } = await readyGuest(`${cod}:1`, { method: 'cod' });
    const waiting = await browser.press(page, 'place');
    expect(waiting.path).toMatch(/^\/checkout\/pay\/LP/);
    expect(waiting.text).toContain('Menunggu Konfirmasimu');
    expect(await purchasesOf(cod)).toMatchObject([{ method: 'cod', state: 'awaiting', attempts: 0 }]);
    const done = await browser.press(waiting, 'confirm');
    expect(done.text).toContain('Pesanan dikonfirmasi');
    expect(await purchasesOf(cod)).toMatchObject([{ method: 'cod', state: 'confirmed', attempts: 0 }]);
  });

  it.each([
    ['an address that is not in its book', { address: randomUUID() }],
    ['a method that does not exist', { method: 'bitcoin' }],
    ['a service that does not exist', { 'service-1': 'ufo' }],
  ])('orders nothing by %s, and is told', async (_, forged) => {
    const skuId = await sku(5);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    const refused = await browser.press(page, 'place', forged);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('tidak bisa dipilih');
    expect(await purchasesOf(skuId)).toEqual([]);
  });

  it('chooses a dearer courier, sees the new total, and only then orders it', async () => {
    const skuId = await sku(5);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    const again = await browser.press(page, 'place', { 'service-1': 'jne-yes' });
    expect(again.status).toBe(409);
    expect(again.text).toContain('Ada yang berubah');
    expect(again.text).toContain('Ongkos kirim berubah dari');
    expect(await purchasesOf(skuId)).toEqual([]);
    expect((await browser.press(again, 'place')).path).toMatch(/^\/checkout\/pay\//);
    const [order] = await opened().query(sql`
      select o.service from orders o join order_lines l on l.order_id = o.id where l.sku_id = ${skuId}`);
    expect(order).toEqual({ service: 'jne-yes' });
  });

  it('sees a price and a freight that changed, and is not charged them silently (P-BUY-2)', async () => {
    const skuId = await sku(5, { price: 50_000 });
    const { browser, page } = await readyGuest(`${skuId}:1`);
    await opened().query(sql`update skus set price = 60000, original_price = 60000 where id = ${skuId}`);
    const again = await browser.press(page, 'place');
    expect(again.status).toBe(409);
    expect(again.text).toContain('Harga berubah dari Rp50.000 menjadi Rp60.000');
    const raise = (by: number) =>
      opened().query(sql`update shipping_tariffs set first_kg = first_kg + ${by}`);
    await raise(1000);
    const dearer = await browser.press(again, 'place');
    expect([dearer.status, dearer.text.includes('Ongkos kirim berubah dari Rp')]).toEqual([409, true]);
    expect(await purchasesOf(skuId)).toEqual([]);
    expect((await browser.press(dearer, 'place')).path).toMatch(/^\/checkout\/pay\//);
    await raise(-1000);
  });

  it('is told that a product was hidden by its shop meanwhile, and orders nothing of it (P-GOODS-1)', async () => {
    const skuId = await sku(3);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    await opened().query(sql`
      update products set state = 'hidden' where id = (select product_id from skus where id = ${skuId})`);
    const refused = await browser.press(page, 'place');
    expect(refused.status).toBe(422);
    expect(refused.text.match(/Barang ini tidak dijual lagi\./g)).toHaveLength(2);
    expect(refused.text).not.toMatch(/habis|yang serupa/);
    expect(refused.html).toMatch(/<button[^>]*value="place"[^>]*disabled/);
    expect([await purchasesOf(skuId), await stockOf(skuId)]).toEqual([[], 3]);
    await opened().query(sql`
      update products set state = 'listed' where id = (select product_id from skus where id = ${skuId})`);
  });

  it('gets the rest when somebody else was faster', async () => {
    const skuId = await sku(3);
    const { browser, page } = await readyGuest(`${skuId}:3`);
    await opened().query(sql`update inventory set stock = 1 where sku_id = ${skuId}`);
    const short = await browser.press(page, 'place');
    expect(short.status).toBe(422);
    expect(short.text).toContain('Stok tinggal 1.');
    const fewer = await browser.press(short, `set:${skuId}:1`);
    expect((await browser.press(fewer, 'place')).path).toMatch(/^\/checkout\/pay\//);
    expect(await stockOf(skuId)).toBe(0);
  });

  it('splits a line deliberately, so that the part within the flash quota has its price (P-BUY-31)', async () => {
    const skuId = await sku(9, { price: 50_000 });
    await setFlash(opened().query, skuId, { price: 30_000, quota: 2 });
    const { browser, page } = await readyGuest(`${skuId}:5`);
    expect(page.text).toContain('Kuota Flash Sale tinggal 2');
    const split = await browser.press(page, `split:${skuId}:2`);
    expect(split.text).toContain('2 × Rp30.000');
    expect(split.text).toContain('3 × Rp50.000');
    expect((await browser.press(split, 'place')).path).toMatch(/^\/checkout\/pay\//);
    const lines = await opened().query(sql`
      select quantity, price, flash_session is not null as flash from order_lines where sku_id = ${skuId} order by position`);
    expect(lines).toEqual([
      { quantity: 2, price: 30_000, flash: true },
      { quantity: 3, price: 50_000, flash: false },
    ]);
  });

  it('has three unpaid purchases at most, and is shown the way to them (P-PAY-4)', async () => {
    const skuId = await sku(9);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    await browser.press(page, 'place');
    for (const _nth of [2, 3]) {
      const next = await browser.press(await browser.get(`/checkout?item=${skuId}:1`), 'save', {
        email: fieldOf(page, 'email') ?? '',
        method: 'va_bni',
      });
      await browser.press(next, 'place');
    }
    const fourth = await browser.press(await browser.get(`/checkout?item=${skuId}:1`), 'save', {
      email: fieldOf(page, 'email') ?? '',
      method: 'va_bni',
    });
    const refused = await browser.press(fourth, 'place');
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('href="/orders"');
    expect(refused.text).toContain('3 pesanan yang belum dibayar');
    expect(await purchasesOf(skuId)).toHaveLength(3);
    expect(await stockOf(skuId)).toBe(6);
  });
});

describe('a repeated request', () => {
  it.each([
    ['a double tap', 2],
    ['an impatient shopper', 8],
  ])('%s creates one purchase, also of the last piece', async (_who, times) => {
    const skuId = await sku(1);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    const answers = await Promise.all(Array.from({ length: times }, () => browser.press(page, 'place')));
    const [purchase, ...others] = await purchasesOf(skuId);
    expect(others).toEqual([]);
    expect(purchase?.attempts).toBe(1);
    expect(new Set(answers.map(({ path }) => path))).toEqual(new Set([`/checkout/pay/${purchase?.number}`]));
    expect(await stockOf(skuId)).toBe(0);
  });

  it('a second tab with another method hears that the first one holds (P-BUY-34)', async () => {
    const { browser, page } = await readyGuest(`${await sku(5)}:1`);
    const first = await browser.press(page, 'place', { method: 'va_bca' });
    expect((await browser.press(page, 'place', { method: 'va_bca' })).path).toBe(first.path);
    const second = await browser.press(page, 'place', { method: 'va_bni' });
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('sudah dibuat lebih dulu')]);
    expect(second.html).toContain(`href="${first.path}"`);
    expect((await browser.get(first.path)).text).toContain('BCA Virtual Account');
  });

  it('a second tab’s typed texts survive, and its address goes to the order by one press (P-BUY-34)', async () => {
    const { browser, page } = await readyGuest(`${await sku(5)}:1`);
    const note = /name="(note-\d+)"/.exec(page.html)?.[1] ?? '';
    await browser.press(page, 'place');
    const typed = { gift_note: 'Selamat ulang tahun', [note]: 'Bungkus dua lapis' };
    const address = { ...someAddress(), address: 'new', street: 'Jalan Tab Kedua 2' };
    for (const intent of ['place', 'address']) {
      const late = await browser.press(page, intent, { ...typed, ...address });
      expect(late.status).toBe(409);
      for (const text of [...Object.values(typed), address.street]) expect(late.text).toContain(text);
      const { action, fields } = formOf(late);
      const moved = await browser.post(action, fields);
      expect([moved.status, moved.text]).toEqual([200, expect.stringContaining(address.street)]);
    }
    // A wrong field, and the button that looks for a district, which has no `intent`.
    const wrong = { ...address, phone: 'salah' };
    for (const late of [
      await browser.press(page, 'place', wrong),
      await browser.press(page, '', { ...wrong, find_region: '1' }),
    ])
      expect([late.status, late.text]).toEqual([409, expect.stringContaining('salah')]);
  });

  it('Back, a reload and a second tab lead to the same purchase', async () => {
    const skuId = await sku(9);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    const paying = await browser.press(page, 'place');
    for (const again of [
      await browser.press(page, 'place'),
      await browser.press(page, 'save', { method: 'qris' }),
      await browser.press(page, `set:${skuId}:5`),
      await browser.get(page.path),
    ]) {
      expect(again.path).toBe(paying.path);
    }
    expect(await purchasesOf(skuId)).toHaveLength(1);
    expect((await browser.get('/checkout')).text).toContain('Belum ada barang untuk dibeli');
  });

  it('the first form of a product creates one checkout, however often it is sent', async () => {
    const skuId = await sku(9);
    const { browser } = await readyGuest(`${await sku(1)}:1`);
    const first = await browser.get(`/checkout?item=${skuId}:1`);
    const pages = await Promise.all([1, 2, 3].map(() => browser.press(first, 'save', { method: 'qris' })));
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1);
  });

  it('of many buyers of the last piece one gets it, and the others are informed and not asked to press again', async () => {
    const skuId = await sku(1);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => readyGuest(`${skuId}:1`)));
    const answers = await Promise.all(buyers.map(({ browser, page }) => browser.press(page, 'place')));
    const late = answers.filter(({ path }) => !path.startsWith('/checkout/pay/'));
    expect(late).toHaveLength(7);
    for (const { status, text } of late) {
      expect([status, text]).toEqual([422, expect.stringContaining('Stok habis.')]);
      expect(text).not.toMatch(/Belum ada kurir|sekali lagi bila setuju/);
    }
    expect(await purchasesOf(skuId)).toHaveLength(1);
  });
});

describe('an account', () => {
  const userOf = ({ user, email }: Awaited<ReturnType<typeof signedUp>>) =>
    ({ kind: 'user', userId: user.id, email }) as const;

  /** A browser that signed in without scripts. */
  async function accountBrowser() {
    const account = await signedUp(shop);
    const browser = newBrowser();
    await browser.post('/auth', [
      ['intent', 'login'],
      ['email', account.email],
      ['password', PASSWORD],
    ]);
    return { browser, account };
  }

  it('buys ticked lines of the cart by its default address, one order for each shop', async () => {
    const { browser, account } = await accountBrowser();
    const [x, y] = [await sku(5), await sku(5, { sellerId: 2 })];
    const begun = await browser.post('/checkout/start', [
      ['item', `${x}:1`],
      ['item', `${y}:2`],
    ]);
    expect(begun.path).toMatch(/^\/checkout\?d=/);
    const page = await browser.press(begun, 'address', {
      ...someAddress(),
      email: account.email,
      method: 'qris',
    });
    const paying = await browser.press(page, 'place');
    const [purchase] = await opened().query<Record<string, unknown>>(sql`
      select p.user_id, count(o.id)::integer as orders, p.total = sum(o.total) as "addsUp"
      from purchases p join orders o on o.purchase_id = p.id where p.number = ${paying.path.slice(14)} group by p.id`);
    expect(purchase).toEqual({ user_id: account.user.id, orders: 2, addsUp: true });
    expect(await boughtFromCart(opened().query, userOf(account), paying.path.slice(14))).toEqual({
      purchase: paying.path.slice(14),
      skuIds: [x, y],
    });

    const next = await browser.get(`/checkout?item=${x}:1`);
    expect(next.text, 'the address is known').toContain('Jalan Melati 5');
    expect(fieldOf(next, 'email')).toBe(account.email);
    const placed = await browser.press(next, 'place', { method: 'va_bri' });
    expect(placed.path, 'nothing is missing, so one form is enough').toMatch(/^\/checkout\/pay\//);
  });

  it('of a shop buys its goods without making a sale, a stranger makes one (P-CAT-25)', async () => {
    const { query, transaction } = opened();
    const skuId = await sku(9, { sellerId: 5 });
    const acted = sql`with acted as (select set_config('shop.actor', 'system', true))`;
    await query(sql`
      ${acted} insert into payout_accounts (seller_id, bank, number, holder, set_at, usable_at)
      select shop, 'BCA', '7770001112', 'CV Ayu', now(), now() from acted, unnest(array[5, 6]) shop
      on conflict (seller_id) do update set bank = excluded.bank, number = excluded.number`);
    /** Buys two pieces as somebody who works in a shop; null for nowhere. */
    async function buyAs(worksIn: number | null) {
      const { browser, account } = await accountBrowser();
      if (worksIn !== null)
        await query(sql`
          ${acted} insert into memberships (id, user_id, seller_id, role)
          select gen_random_uuid(), ${account.user.id}, ${worksIn}::integer, 'packer' from acted`);
      const page = await browser.press(await browser.get(`/checkout?item=${skuId}:2`), 'address', {
        ...someAddress(),
        email: account.email,
      });
      await browser.press(page, 'place', { method: 'va_bca' });
      const [bought] = await query<{ id: string; isOwn: boolean }>(sql`
        select p.id, o.is_own_purchase as "isOwn" from purchases p join orders o on o.purchase_id = p.id
        where p.user_id = ${account.user.id}`);
      if (!bought) throw new Error('Nothing was bought');
      return bought;
    }
    async function sold() {
      await countSales(query);
      const [found] = await query<{ sold: number }>(
        sql`select sold_count as sold from products p join skus k on k.product_id = p.id where k.id = ${skuId}`,
      );
      return found?.sold ?? 0;
    }
    const before = await sold();
    const [member, friend] = [await buyAs(5), await buyAs(6)];
    expect([member.isOwn, friend.isOwn, await sold()]).toEqual([true, true, before]);
    const stranger = await buyAs(null);
    expect([stranger.isOwn, await sold()]).toEqual([false, before + 2]);
    for (const { id } of [member, stranger])
      await transaction((tx) =>
        cancelPurchase(tx, { purchaseId: id, actor: 'shopper', reason: 'changed_mind' }),
      );
    expect([await stockOf(skuId), await sold()]).toEqual([7, before]);
  });

  it("takes over its guest's checkout", async () => {
    const skuId = await sku(5);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    const account = await signedUp(shop);
    await browser.post('/auth', [
      ['intent', 'login'],
      ['email', account.email],
      ['password', PASSWORD],
    ]);
    expect((await browser.get(page.path)).status).toBe(200);
  });

  it('of another user sees and changes nothing of a checkout', async () => {
    const { page } = await readyGuest(`${await sku(5)}:1`);
    for (const { browser } of [await accountBrowser(), await readyGuest(`${await sku(1)}:1`)]) {
      const seen = await browser.get(page.path);
      expect(seen.status).toBe(404);
      expect(seen.text).not.toContain('Jalan Melati');
      expect((await browser.press(page, 'place')).status).toBe(404);
    }
    expect((await newBrowser().get(page.path)).status).toBe(404);
  });

  it('starts its own checkout with the key of another owner', async () => {
    const skuId = await sku(5);
    const { page } = await readyGuest(`${skuId}:1`);
    const { browser } = await accountBrowser();
    const first = await browser.get(`/checkout?item=${skuId}:1`);
    const own = await browser.press(first, 'save', { key: fieldOf(page, 'key') ?? '' });
    expect(own.status).toBe(200);
    expect(own.path).not.toBe(page.path);
  });
});

describe('bad input and failures', () => {
  it.each(['0', '-1', '1.5', '1e9', '1000000000', 'x', ''])(
    '%j pieces are refused with a clear message',
    async (quantity) => {
      const page = await newBrowser().get(`/checkout?item=1:${encodeURIComponent(quantity)}`);
      expect(page.status).toBe(400);
      expect(page.text).toContain('harus angka dari 1 sampai 9.999');
      const started = await newBrowser().post('/checkout/start', [['item', `1:${quantity}`]]);
      expect(started.status).toBe(400);
    },
  );

  it.each(['-1', '1.5', '1000000000', 'x'])(
    'another quantity of %s pieces is refused, and the old one stays (P-BUY-30)',
    async (quantity) => {
      const skuId = await sku(5);
      const { browser, page } = await readyGuest(`${skuId}:2`);
      const answer = await browser.press(page, `set:${skuId}:${quantity}`);
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('Jumlah, alamat, kurir')]);
      expect(answer.html).toContain(`value="set:${skuId}:3"`);
    },
  );

  it('an unknown SKU is reported, and cannot be ordered', async () => {
    const { browser, page } = await readyGuest('2000000000:1');
    expect(page.text).toContain('Barang ini tidak dijual lagi.');
    expect((await browser.press(page, 'place')).status).toBe(422);
    expect((await browser.press(page, 'set:2000000000:0')).text).toContain('Belum ada barang untuk dibeli');
  });

  it('an empty cart, an unknown checkout and a plain visit have their own pages', async () => {
    expect((await newBrowser().post('/checkout/start', [])).text).toContain('Tidak ada barang yang dipilih');
    for (const id of [randomUUID(), 'x', "'; --", '%00']) {
      expect((await newBrowser().get(`/checkout?d=${encodeURIComponent(id)}`)).status, id).toBe(404);
    }
    expect(await newBrowser().get('/checkout')).toMatchObject({ status: 200 });
    expect(await newBrowser().get('/checkout/start')).toMatchObject({ status: 200 });
  });

  it.each([
    ['an unknown method', { method: 'bitcoin' }],
    ['a method that is closed', { method: 'cod' }],
    ['a foreign address', { address: randomUUID() }],
    ['an unknown courier', { 'service-1': 'kurir-gelap' }],
    ['forged figures', { seen: 'l1-0=1x1@1&s1=jne-regular@0&t=1' }],
    ['a key that is none', { key: '__proto__' }],
    ['signs that no text may have', { gift_note: 'a\0b', 'note-1': '\u0000' }],
    ['hostile names', { __proto__: 'x', 'service-__proto__': 'y', 'note-99999999999': 'z' }],
  ])('%s never fails and never orders anything else than what was shown', async (_what, typed) => {
    const skuId = await sku(5);
    const { browser, page } = await readyGuest(`${skuId}:1`);
    const answer = await browser.press(page, 'place', { ...typed });
    if (!answer.path.startsWith('/checkout/pay/')) expect([409, 422]).toContain(answer.status);
    const [purchase] = await purchasesOf(skuId);
    const shown = Number(/t=(\d+)/.exec(fieldOf(page, 'seen') ?? '')?.[1]);
    if (purchase) expect(purchase).toMatchObject({ total: shown, method: 'va_bca' });
  });

  it('keeps the typed text when the database is away, and creates one order when it is back', async () => {
    const skuId = await sku(5);
    const browser = new PlainBrowser(shop.origin, newAddress(), { isPatient: false });
    const first = await browser.get(`/checkout?item=${skuId}:1`);
    const address = someAddress();
    removable.take();
    const away = await browser
      .press(first, 'address', { ...address, method: 'va_bca' })
      .finally(removable.giveBack);
    expect(away.status).toBe(503);
    expect(away.text).toContain('Belum tersimpan karena gangguan di sistem kami');
    expect(away.text).toContain('Jalan Melati 5');
    for (const [name, value] of Object.entries(address)) expect(fieldOf(away, name)).toBe(value);
    const { action, fields } = formOf(away);
    const page = await browser.post(action, fields);
    expect(page.text).toContain('Jalan Melati 5');
    removable.take();
    const lost = await browser.press(page, 'place').finally(removable.giveBack);
    expect(lost.status).toBe(503);
    const again = formOf(lost);
    const paying = await browser.post(again.action, again.fields);
    expect(paying.path).toMatch(/^\/checkout\/pay\//);
    expect(await purchasesOf(skuId)).toHaveLength(1);
    removable.take();
    const unpaid = await browser.get(paying.path).finally(removable.giveBack);
    expect([unpaid.status, unpaid.text]).toEqual([503, expect.stringContaining('Coba lagi')]);
  });

  it('limits posts from one network address, and keeps the typed text', async () => {
    const address = newAddress();
    const browser = new PlainBrowser(shop.origin, address);
    const page = await browser.get(`/checkout?item=${await sku(5)}:1`);
    // In advance, so that the limit has not recovered before the form is sent.
    const counter = createRateCounter(opened().query, () => new Date(Date.now() + 600_000));
    while ((await counter.take(postsFrom(address))) === 0);
    const limited = await browser.press(page, 'place', { gift_note: 'Selamat' });
    expect(limited.status).toBe(429);
    expect(fieldOf(limited, 'gift_note')).toBe('Selamat');
  });

  it('deletes checkouts a day after their last change', async () => {
    const { browser, page } = await readyGuest(`${await sku(5)}:1`);
    await opened().query(sql`update checkouts set ends_at = now() where id = ${page.path.slice(12)}`);
    expect((await browser.get(page.path)).status).toBe(404);
    await deleteEnded(opened().query);
    const left = await opened().query(sql`select 1 from checkouts where id = ${page.path.slice(12)}`);
    expect(left).toEqual([]);
  });
});
