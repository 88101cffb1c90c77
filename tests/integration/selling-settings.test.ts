import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jakartaParts } from '#domain/format-date.ts';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { reopeningDays } from '#domain/shops/holiday.ts';
import { skusForSale } from '#server/modules/catalogue/catalogue.ts';
import { delayPayouts } from '#server/modules/payouts/payouts.ts';
import { acceptDue } from '#server/modules/selling/accept-by-itself.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { openLife } from './support/order-life.ts';
import { mailed } from './support/outbox.ts';
import { picture } from './support/pictures.ts';
import { PlainBrowser, type PlainPage } from './support/plain-browser.ts';
import { sellingShop } from './support/selling-shop.ts';
import { aSku } from './support/skus.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';

/** What a shop sets about itself, by HTML forms alone, and what shoppers see of it (P-CENTRE-40 to P-CENTRE-43). */
const { opened, origin, one, two, ownerOfOne } = sellingShop();
const PATH = '/selling/1/settings';

const stored = async () => {
  const [row] = await opened().query<{ name: string; version: number; couriers: string[] | null }>(sql`
    select name, version, couriers from sellers where id = 1`);
  if (!row) throw new Error('There is a shop 1');
  return row;
};
const post = async (intent: string, fields: readonly [string, string][], given: { version?: number } = {}) =>
  one().post(PATH, [
    ['intent', intent],
    ['version', String(given.version ?? (await stored()).version)],
    ...fields,
  ]);
const profile = (name: string): [string, string][] => [
  ['name', name],
  ['description', 'Batik tulis dari Pekalongan'],
  ['hours', 'Senin-Sabtu 08.00-17.00 WIB'],
];

/** A shopper's checkout of a SKU of shop 1. */
async function checkout(skuId: number): Promise<PlainPage> {
  const browser = new PlainBrowser(origin());
  const first = await browser.get(`/checkout?item=${skuId}:1`);
  return browser.press(first, 'address', {
    recipient: 'Sari',
    phone: `0812${String(Math.random()).slice(2, 10)}`,
    email: `sari-${Math.random()}@contoh.test`,
    region: 'Tebet, Jakarta Selatan, DKI Jakarta',
    region_for: 'Tebet, Jakarta Selatan, DKI Jakarta',
    region_code: '31.74.01',
    postal_code: '12810',
    street: 'Jalan Melati 5, RT 1/RW 2',
    method: 'va_bca',
  });
}

let skuId: number;
beforeEach(async () => {
  skuId = await aSku(opened().query, { stock: 5, price: 50_000, isCod: true });
});

describe('the profile', () => {
  it('is what its public page says, as soon as it is saved', async () => {
    expect((await post('profile', profile('Batik Ayu Pekalongan'))).text).toContain('Profil toko tersimpan');
    const page = async () => (await new PlainBrowser(origin()).get('/seller/1')).text;
    await expect.poll(page).toContain('Batik Ayu Pekalongan');
    expect(await page()).toContain('Senin-Sabtu 08.00-17.00 WIB');
    const noted = await opened().query<{ after: object }>(sql`
      select after from audit_log where command = 'shop.describe' and subject_id = '1'`);
    expect(noted).toMatchObject([{ after: { name: 'Batik Ayu Pekalongan' } }]);
  });

  it('takes no name that is short, reserved, or another shop’s in other letters', async () => {
    const [other] = await opened().query<{ name: string }>(sql`select name from sellers where id = 2`);
    const before = (await stored()).name;
    for (const name of ['', 'ab', 'Batik Resmi', other?.name.toUpperCase() ?? '']) {
      const page = await post('profile', profile(name));
      expect([name, page.status, (await stored()).name]).toEqual([name, 422, before]);
      expect(page.html).toContain('Senin-Sabtu 08.00-17.00 WIB');
    }
  });

  it('is not written over what somebody else has saved meanwhile, and keeps what was typed', async () => {
    const { version } = await stored();
    await post('profile', profile('Batik Ayu Satu'));
    const late = await post('profile', profile('Batik Ayu Dua'), { version });
    expect([late.status, (await stored()).name]).toEqual([422, 'Batik Ayu Satu']);
    expect(late.html).toContain('value="Batik Ayu Dua"');
    expect(late.text).toContain('Tersimpan sekarang: Batik Ayu Satu');
  });
});

describe("'Terima otomatis'", () => {
  const hourNow = () => jakartaParts(new Date()).hour;
  const all = [
    ['accepts', 'on'],
    ['acceptFrom', '0'],
    ['acceptTo', '24'],
  ] as const satisfies [string, string][];
  /** New orders of shop 1, of which the second took the last piece. */
  async function newOrders(): Promise<string[]> {
    const life = openLife(opened());
    const [first, second] = [await life.place(), await life.place()];
    for (const { id } of [first, second]) await life.pay(id);
    await opened().query(sql`
      update inventory set stock = 0 where sku_id in (select sku_id from order_lines where order_id = ${second.A})`);
    await opened().query(sql`
      update inventory set stock = 9 where sku_id in (select sku_id from order_lines where order_id = ${first.A})`);
    return [first.A, second.A];
  }
  const statesOf = async (ids: readonly string[]) => {
    const rows = await opened().query<{ id: string; state: string; by: string | null }>(sql`
      select o.id, o.state, (select e.actor from order_events e where e.order_id = o.id and e.event = 'accepted') as by
      from orders o where o.id = any(${sql.param(ids)}::uuid[])`);
    return ids.map((id) => rows.find((row) => row.id === id)).map((row) => [row?.state, row?.by]);
  };

  it('accepts what is in stock, in its hours and not in the holiday, until it is turned off', async () => {
    const ids = await newOrders();
    await acceptDue(opened());
    expect(await statesOf(ids)).toEqual([
      ['new', null],
      ['new', null],
    ]);
    const wrong = await post('accept', [
      ['accepts', 'on'],
      ['acceptFrom', '17'],
      ['acceptTo', '8'],
    ]);
    expect([wrong.status, wrong.text.includes('Pilih jam yang lebih akhir')]).toEqual([422, true]);
    const other = hourNow() === 23 ? 0 : hourNow() + 1;
    await post('accept', [
      ['accepts', 'on'],
      ['acceptFrom', String(other)],
      ['acceptTo', String(other + 1)],
    ]);
    await acceptDue(opened());
    expect((await statesOf(ids))[0]).toEqual(['new', null]);
    expect((await post('accept', all)).text).toContain('Terima otomatis tersimpan');
    await opened().query(sql`update sellers set reopens_on = now()::date + 9 where id = 1`);
    await acceptDue(opened());
    expect((await statesOf(ids))[0]).toEqual(['new', null]);
    await opened().query(sql`update sellers set reopens_on = null where id = 1`);
    await acceptDue(opened());
    expect(await statesOf(ids)).toEqual([
      ['accepted', 'clock'],
      ['new', null],
    ]);
    await post('accept', all.slice(1));
    const later = await newOrders();
    await acceptDue(opened());
    expect((await statesOf(later))[0]).toEqual(['new', null]);
  });
});

describe('logo and banner', () => {
  it('stand on the public page, and are taken away by a form without them', async () => {
    const send = (kind: string, bytes: Buffer) =>
      one().submit(PATH, [
        ['intent', kind],
        ['media_purpose', `shop_${kind}`],
        ['media_subject', '1'],
        ['media_file', bytes],
      ]);
    expect((await send('logo', Buffer.from('no picture'))).status).toBe(422);
    expect((await send('logo', await picture('png'))).text).toContain('Logo tersimpan');
    expect((await send('banner', await picture('jpeg'))).text).toContain('Banner tersimpan');
    const [shown] = await opened().query<{ logo: string; banner: string }>(sql`
      select logo, banner from sellers where id = 1`);
    const shopper = new PlainBrowser(origin());
    const page = async () => (await shopper.get('/seller/1')).html;
    await expect.poll(page).toContain(`${shown?.banner}"`);
    expect(await page()).toContain(`${shown?.logo}/small"`);
    expect((await shopper.get(shown?.banner ?? '')).status).toBe(200);
    await one().post(PATH, [['intent', 'logo']]);
    await expect.poll(page).not.toContain(shown?.logo);
  });
});

describe('a holiday', () => {
  it('lets nobody buy until the shop opens again, and says so', async () => {
    expect((await checkout(skuId)).text).not.toContain('Toko sedang libur');
    const { first, last } = reopeningDays(await shopNow(opened().query));
    for (const day of ['', 'besok', '2020-01-01', '2035-01-01']) {
      expect([day, (await post('close', [['reopensOn', day]])).status]).toEqual([day, 422]);
    }
    expect((await post('close', [['reopensOn', last]])).status).toBe(200);
    expect((await post('close', [['reopensOn', first]])).text).toContain('Toko Libur. Buka kembali');
    const closed = await checkout(skuId);
    expect(closed.text).toContain('Toko sedang libur. Buka kembali');
    expect(closed.text).toContain('Toko barang ini sedang libur.');
    const shopPage = () => new PlainBrowser(origin()).get('/seller/1');
    await expect.poll(async () => (await shopPage()).text).toContain('Toko Libur');
    const [sold] = await opened().query<{ productId: number }>(sql`
      select product_id as "productId" from skus where id = ${skuId}`);
    expect((await new PlainBrowser(origin()).get(`/product/${sold?.productId}`)).text).toContain(
      'Toko Libur',
    );
    expect((await one().get('/selling/1')).text).toContain('Toko Libur. Buka kembali');
    // The cart says so, too, and counts days of arrival from then.
    const asked = await fetch(`${origin()}/api/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [sold?.productId], skuIds: [skuId] }),
    });
    const parcel = { reopensOn: first };
    expect(await asked.json()).toMatchObject({ quotes: [{ parcel }], skuQuotes: [{ parcel }] });
    // So do cards: of what SQL finds, and of what the catalogue in memory does, which `read-model.test.ts` compares.
    const cards = await sqlCatalogue(opened().query).listProducts({
      filter: { sellerId: 1 },
      order: 'created',
      limit: 1,
      offset: 0,
    });
    expect(cards.items).toMatchObject([{ closedUntil: first }]);
    expect((await one().post(PATH, [['intent', 'open']])).text).toContain('Toko buka kembali');
    expect((await checkout(skuId)).text).not.toContain('Toko sedang libur');
    expect((await one().get('/selling/1')).text).not.toContain('Toko Libur');
    expect((await one().post(PATH, [['intent', 'open']])).status).toBe(422);
  });
});

describe('shipping', () => {
  it('offers the couriers of the shop alone, and money at the door where it takes it', async () => {
    expect((await post('shipping', [['takesCod', 'on']])).text).toContain('Pilih paling sedikit satu kurir');
    await post('shipping', [
      ['couriers', 'pos'],
      ['takesCod', 'on'],
    ]);
    const page = await checkout(skuId);
    expect(page.html).toContain('value="pos-regular"');
    expect(page.html).not.toMatch(/value="(?:jne|jnt|sicepat|anteraja|ninja)-/);
    expect((await skusForSale(opened().query, [skuId]))[0]?.allowsCod).toBe(true);
    // What estimates are computed from: of the cart, of cards and of the product's page (P-SHIP-21 to P-SHIP-23).
    const asked = await fetch(`${origin()}/api/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [], skuIds: [skuId] }),
    });
    expect(await asked.json()).toMatchObject({ skuQuotes: [{ parcel: { couriers: ['pos'] } }] });
    const cards = await sqlCatalogue(opened().query).listProducts({
      filter: { sellerId: 1 },
      order: 'created',
      limit: 1,
      offset: 0,
    });
    expect(cards.items).toMatchObject([{ couriers: ['pos'] }]);
    expect(await sqlCatalogue(opened().query).product(cards.items[0]?.id ?? 0)).toMatchObject({
      couriers: ['pos'],
    });
    await post(
      'shipping',
      COURIER_IDS.map((id): [string, string] => ['couriers', id]),
    );
    expect((await skusForSale(opened().query, [skuId]))[0]?.allowsCod).toBe(false);
    expect((await stored()).couriers).toBeNull();
    expect((await checkout(skuId)).html).toContain('value="jne-regular"');
  });
});

describe('the pickup address', () => {
  it('is checked at its fields and kept as it was typed', async () => {
    const pickup = (postalCode: string) =>
      post('pickup', [
        ['contact', 'Ibu Ayu'],
        ['phone', '0812 3456 7890'],
        ['address', 'Jalan Hayam Wuruk 5, Pekalongan Timur, Pekalongan'],
        ['postalCode', postalCode],
      ]);
    const wrong = await pickup('511');
    expect([wrong.status, wrong.html.includes('value="511"')]).toEqual([422, true]);
    await pickup('51122');
    const [found] = await opened().query<{ phone: string }>(sql`
      select phone from pickup_addresses where seller_id = 1 and postal_code = '51122'`);
    expect(found?.phone).toBe('+6281234567890');
    const [line] = await opened().query<{ after: object }>(sql`
      select after from audit_log where command = 'shop.pickup' order by id desc limit 1`);
    expect(line?.after).toEqual({ address: 'changed', postalCode: '51122' });
  });
});

describe('the account for payouts', () => {
  const account = (changes: Record<string, string> = {}) => {
    const typed = {
      bank: 'BCA',
      number: '1234 5678 90',
      again: '1234567890',
      holder: 'CV Ayu',
      password: ownerOfOne().password,
      intent: 'account',
    };
    return one().post(PATH, Object.entries({ ...typed, ...changes }));
  };
  const named = () =>
    opened().query<{ number: string; waits: boolean }>(sql`
      select number, usable_at > shop_now() as waits from payout_accounts where seller_id = 1`);

  it('takes the password, the number twice, and is told to all owners', async () => {
    await opened().transaction((tx) => tx(sql`delete from payout_accounts where seller_id = 1`));
    for (const [wrong, said] of [
      [{ password: 'bukan itu' }, 'Kata sandi salah'],
      [{ again: '1234567891' }, 'Kedua nomor rekening berbeda'],
      [{ number: '12', again: '12' }, 'Isi 6 sampai 20 angka'],
      [{ holder: '' }, 'Isi nama pemilik rekening'],
    ] as const) {
      const page = await account(wrong);
      expect([said, page.status, await named()]).toEqual([said, 422, []]);
      expect(page.text).toContain(said);
      expect(page.html).not.toContain(ownerOfOne().password);
    }
    expect((await account()).text).toContain('BCA berakhiran 7890');
    expect(await named()).toEqual([{ number: '1234567890', waits: false }]);
    const money = async () => (await one().get('/selling/1/money')).text;
    expect(await money()).toMatch(/berakhiran 7890, atas nama CV Ayu Dana toko ditransfer/);
    expect((await one().get(PATH)).text).not.toContain('Dipakai mulai');
    const told = { to: ownerOfOne().email, subject: /^Rekening pencairan/ };
    const [mail] = await mailed(opened(), told);
    expect(mail?.body).toContain('BCA berakhiran 7890');
    await account({ number: '9999 9999', again: '99999999' });
    expect(await named()).toEqual([{ number: '99999999', waits: true }]);
    expect(await money()).toMatch(/berakhiran 9999, atas nama CV Ayu Dipakai mulai/);
    expect((await one().get(PATH)).text).toContain('Dipakai mulai');
  });

  it('the first one waits, too, while an owner’s e-mail is new', async () => {
    const [owner] = await opened().query<{ userId: string }>(sql`
      select user_id as "userId" from memberships where seller_id = 1 and ended_at is null`);
    await opened().transaction((tx) => tx(sql`delete from payout_accounts where seller_id = 1`));
    await opened().transaction((tx) => delayPayouts(tx, owner?.userId ?? ''));
    await account();
    expect(await named()).toEqual([{ number: '1234567890', waits: true }]);
  });

  it('is paid as often as the shop chooses, and not at all once it stops that', async () => {
    await one().post(PATH, [
      ['intent', 'rhythm'],
      ['rhythm', 'weekly'],
      ['password', ownerOfOne().password],
    ]);
    expect((await one().post(PATH, [['intent', 'stop']])).text).toContain('dihentikan oleh pemilik toko');
    const [plan] = await opened().query(sql`
      select rhythm, held_reason as held from payout_plans where seller_id = 1`);
    expect(plan).toEqual({ rhythm: 'weekly', held: 'dihentikan oleh pemilik toko' });
    expect((await one().post(PATH, [['intent', 'stop']])).status).toBe(422);
  });
});

it('only the people of the shop change it, and of them those who may', async () => {
  const before = await stored();
  const fields: [string, string][] = [['intent', 'profile'], ...profile('Milik Orang Lain')];
  const posts = [await two().post(PATH, fields), await new PlainBrowser(origin()).post(PATH, fields)];
  expect(posts[0]?.status).toBe(404);
  expect((await stored()).name).toBe(before.name);
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'order_clerk' where seller_id = 2 and ended_at is null`),
  );
  expect((await two().get('/selling/2/settings')).status).toBe(403);
});
