import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from './support/account-clients.ts';
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

/** An address in Tebet, and somebody there whom no other test knows. */
const someAddress = () => ({
  ...{ recipient: 'Sari', phone: `0812${String(Math.random()).slice(2, 10)}`, email: newEmail() },
  ...{ region: 'Tebet, Jakarta Selatan, DKI Jakarta', region_for: 'Tebet, Jakarta Selatan, DKI Jakarta' },
  ...{ region_code: '31.74.01', postal_code: '12810', street: 'Jalan Melati 5, RT 1/RW 2' },
});

/** A guest's checkout of some pieces that only needs its button to be pressed. */
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
    expect(page.text).toContain('Tebet, Jakarta Selatan, DKI Jakarta 12810');
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
      ...{ recipient: 'Sari', email: address.email, postal_code: '12810' },
      region: 'Tebet, Jakarta Selatan, DKI Jakarta',
    });
    const [draft] = await opened().query<Record<string, unknown>>(sql`
      select email, address_id, choices from checkouts where id = ${page.path.slice(12)}`);
    expect(draft, 'the personal data is the order’s now').toEqual({
      email: '',
      address_id: null,
      choices: {},
    });
  });

  it('finds a district without scripts, and is told what is wrong while everything typed stays', async () => {
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
    expect(wrong.text).toContain('Tebet, Jakarta Selatan');
    for (const [name, value] of Object.entries(typed)) {
      if (name !== 'region') expect(fieldOf(wrong, name), name).toBe(value);
    }
  });

  it('pays at the door where all goods allow it, and is led to the order', async () => {
    const cod = await sku(5, { isCod: true });
    const { browser, page } = await readyGuest(`${cod}:1`, { method: 'cod' });
    const done = await browser.press(page, 'place');
    expect(done.path).toMatch(/^\/orders\/LP/);
    expect(await purchasesOf(cod)).toMatchObject([{ method: 'cod', state: 'confirmed', attempts: 0 }]);
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

  it('sees a price that changed, and is not charged it silently (P-BUY-2)', async () => {
    const skuId = await sku(5, { price: 50_000 });
    const { browser, page } = await readyGuest(`${skuId}:1`);
    await opened().query(sql`update skus set price = 60000, original_price = 60000 where id = ${skuId}`);
    const again = await browser.press(page, 'place');
    expect(again.status).toBe(409);
    expect(again.text).toContain('Harga berubah dari Rp50.000 menjadi Rp60.000');
    expect(await purchasesOf(skuId)).toEqual([]);
    expect((await browser.press(again, 'place')).path).toMatch(/^\/checkout\/pay\//);
  });

  it('is offered what is left when somebody else was faster', async () => {
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

  it('splits a line knowingly, so that what fits into the flash quota has its price (P-BUY-31)', async () => {
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
        ...{ email: fieldOf(page, 'email') ?? '', method: 'va_bni' },
      });
      await browser.press(next, 'place');
    }
    const fourth = await browser.press(await browser.get(`/checkout?item=${skuId}:1`), 'save', {
      ...{ email: fieldOf(page, 'email') ?? '', method: 'va_bni' },
    });
    const refused = await browser.press(fourth, 'place');
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('href="/orders"');
    expect(refused.text).toContain('3 pesanan yang belum dibayar');
    expect(await purchasesOf(skuId)).toHaveLength(3);
    expect(await stockOf(skuId)).toBe(6);
  });
});
