import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREEMENT_VERSION, REFUSED_REGISTRATION_DAYS } from '#domain/shops/registration.ts';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { act, nameOfActor } from '#server/modules/access/access.ts';
import { commissionsFor, shopCommission } from '#server/modules/catalogue/catalogue.ts';
import { setPayoutAccount } from '#server/modules/payouts/payouts.ts';
import {
  accountRegistrations,
  openRegistering,
  registrationCommands,
} from '#server/modules/registering/registering.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { newEmail, PASSWORD } from './support/account-clients.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operatorBrowser } from './support/operator-browser.ts';
import { mailed } from './support/outbox.ts';
import { PlainBrowser } from './support/plain-browser.ts';
import { aMember, atTheDesk } from './support/staff.ts';

/** How somebody becomes the owner of a shop (P-CENTRE-60, P-CENTRE-61). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
});
afterAll(() => shop.close());

/** A browser without scripts whose owner has registered and logged in. */
async function shopper(email = newEmail()): Promise<PlainBrowser> {
  const account: [string, string][] = [
    ['email', email],
    ['password', PASSWORD],
  ];
  await new PlainBrowser(shop.origin).post('/auth?tab=register', [
    ...account,
    ['confirmPassword', PASSWORD],
    ['intent', 'register'],
  ]);
  const browser = new PlainBrowser(shop.origin);
  await browser.post('/auth', [...account, ['intent', 'login']]);
  return browser;
}

async function district(): Promise<{ code: string; name: string }> {
  const [found] = await opened().query<{ code: string; name: string }>(sql`
    select code, name from regions where code ~ '^33[.]75[.]\\d\\d$' order by code limit 1`);
  if (!found) throw new Error('Pekalongan has districts');
  return found;
}

async function form(name: string): Promise<Record<string, string>> {
  const { code, name: text } = await district();
  return {
    name,
    legalName: 'Sari Wulandari',
    taxId: '3375-0141-0190-0001',
    businessId: '',
    recipient: 'Sari',
    phone: '0812 3456 7890',
    region: text,
    region_for: text,
    region_code: code,
    street: 'Jalan Sampangan 12',
    postal_code: '51126',
    bank: 'BCA',
    number: '1234567890',
    again: '123-456-7890',
    agreed: AGREEMENT_VERSION,
  };
}

const send = (browser: PlainBrowser, fields: Record<string, string>) =>
  browser.post('/selling/daftar', Object.entries(fields));

const shopNamed = async (name: string) =>
  (
    await opened().query<{ id: number; location: string }>(sql`
      select id, location from sellers where name = ${name}`)
  )[0];

/** Two people of the console decide about a registration at once, by forms alone (P-CONSOLE-40, P-CONSOLE-41). */
async function decidesAtTheConsole(name: string) {
  const { query } = opened();
  const sari = await operatorBrowser(opened(), shop.origin, 'catalogue');
  const budi = await operatorBrowser(opened(), shop.origin, 'owner');
  expect((await sari.browser.get('/operator')).text).toContain('Pendaftaran toko: 1');
  const list = await sari.browser.get('/operator/sellers');
  expect(list.text).toContain(`${name} Sari Wulandari`);
  const [, path = ''] = /href="(\/operator\/registrations\/[^"]+)"/.exec(list.html) ?? [];
  const page = await sari.browser.get(path);
  expect(page.text).toMatch(/nama yang mirip/);
  expect(page.html).not.toContain('3375014101900001');
  const shown = await sari.browser.post(path, [['intent', 'identity']]);
  for (const fact of ['3375014101900001', '1234567890', '+6281234567890', 'Jalan Sampangan 12'])
    expect(shown.text).toContain(fact);

  const without = await sari.browser.post(path, [['intent', 'refuse']]);
  expect([without.status, without.text.includes('Tulis dulu apa yang perlu diperbaiki')]).toEqual([
    422,
    true,
  ]);
  const both = await Promise.all(
    [sari, budi].map(({ browser }) =>
      browser.post(path, [
        ['intent', 'refuse'],
        ['why', 'Mirip toko lain'],
      ]),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.text).toContain('Pendaftaran ini sudah diputuskan');
  const late = await budi.browser.post(path, [['intent', 'approve']]);
  expect([late.status, await shopNamed(name)]).toEqual([422, undefined]);
  const noted = await query<{ command: string }>(sql`
    select command from audit_log where subject_kind = 'registration' and by like 'member:%' order by id`);
  expect(noted.map(({ command }) => command)).toEqual(['seller.show_registration', 'seller.refuse']);
}

describe('in a demo', () => {
  it('says at each field what is wrong, keeps what was typed, and opens the shop at once', async () => {
    expect((await new PlainBrowser(shop.origin).get('/selling/daftar')).path).toContain('/auth');
    const browser = await shopper();
    const whole = await form('Batik Sari Pekalongan');
    const wrong = await send(browser, {
      ...whole,
      name: 'Toko Resmi Sari',
      taxId: '123',
      again: '1234567891',
      region_code: '',
      region: 'zzzz',
      agreed: '',
    });
    expect(wrong.status).toBe(422);
    for (const sentence of [
      'tanpa kata',
      'NIK terdiri',
      'Kedua nomor rekening tidak sama',
      'Centang persetujuan',
    ])
      expect(wrong.text).toContain(sentence);
    expect(wrong.html).toContain('value="Toko Resmi Sari"');

    const done = await send(browser, whole);
    const found = await shopNamed('Batik Sari Pekalongan');
    expect(done.path).toBe(`/selling/${found?.id}/products?done=opened`);
    expect(done.text).toContain('Toko sudah dibuka');
    expect(found?.location).toBe('Pekalongan');
    expect((await browser.get(`/seller/${found?.id}`)).text).toContain('Batik Sari Pekalongan');
    const [made] = await opened().query<{
      contact: string;
      phone: string;
      number: string;
      holder: string;
      role: string;
    }>(sql`
      select p.contact, p.phone, a.number, a.holder, m.role from pickup_addresses p
      join payout_accounts a on a.seller_id = p.seller_id join memberships m on m.seller_id = p.seller_id
      where p.seller_id = ${found?.id}`);
    expect(made).toEqual({
      contact: 'Sari',
      phone: '+6281234567890',
      number: '1234567890',
      holder: 'Sari Wulandari',
      role: 'owner',
    });
    const taken = await send(await shopper(), await form('batik sari  PEKALONGAN'));
    expect([taken.status, taken.text.includes('sudah memakai nama ini')]).toEqual([422, true]);
  });

  it('lets the operator look at a name that could be read as another’s, once', async () => {
    const { query } = opened();
    const [other] = await query<{ name: string }>(
      sql`select name from sellers where name ~ 'o' order by id limit 1`,
    );
    const alike = String(other?.name).replace('o', '0');
    const email = newEmail();
    const browser = await shopper(email);
    const waits = await send(browser, await form(alike));
    expect(waits.text).toContain(`${alike} sedang diperiksa`);
    expect(await shopNamed(alike)).toBeUndefined();
    const again = await send(browser, await form('Toko Lain Lagi'));
    expect(again.text).toContain('sedang diperiksa');
    expect((await browser.get('/selling')).text).toContain(`${alike} sedang diperiksa`);
    expect(await shopNamed('Toko Lain Lagi')).toBeUndefined();

    await decidesAtTheConsole(alike);
    const [mail] = await mailed(opened(), { to: email, subject: /perlu diperbaiki/ });
    expect(mail?.body).toContain('Mirip toko lain');
    const sentBack = await browser.get('/selling/daftar');
    expect(sentBack.text).toContain(`Pendaftaran ${alike} perlu diperbaiki: Mirip toko lain`);
    expect(sentBack.html).toContain('value="Sari Wulandari"');
    expect((await browser.get('/selling')).text).toContain('Perbaiki Pendaftaran');
    expect((await send(browser, await form('Toko Lain Lagi'))).text).toContain('Toko sudah dibuka');
  });
});

it('the page of a shop tells its record and what it shares, and marks it as trusted once', async () => {
  const { query } = opened();
  const [first, second] = await query<{ id: number; name: string }>(
    sql`select id, name from sellers order by id limit 2`,
  );
  for (const { id } of [first, second].flatMap((one) => one ?? []))
    await openTerminal(opened()).act(setPayoutAccount, {
      input: { sellerId: id, bank: 'BCA', number: '5550001112', again: '5550001112', holder: 'Sari' },
      reason: 'asked by mail',
    });
  const { browser } = await operatorBrowser(opened(), shop.origin, 'owner');
  const catalogue = await operatorBrowser(opened(), shop.origin, 'catalogue');
  expect((await browser.get(`/operator/sellers?q=${first?.id}`)).html).toContain(
    `href="/operator/sellers/${first?.id}"`,
  );
  const path = `/operator/sellers/${first?.id}`;
  const page = await browser.get(path);
  expect(page.text).toContain(`${second?.name} : rekening pencairan`);
  expect(page.text).toContain('0 pesanan selesai, disarankan paling sedikit 20');
  expect((await catalogue.browser.get(path)).html).not.toContain('value="trust"');
  const trust: [string, string][] = [
    ['intent', 'trust'],
    ['reason', 'Catatannya baik'],
  ];
  expect((await browser.post(path, trust)).text).toContain('Toko ditandai tepercaya.');
  for (const [intent, sentence] of [
    ['unmark_official', 'Tanda resmi dicabut.'],
    ['mark_official', 'Toko ditandai resmi.'],
  ] as const)
    expect(
      (
        await browser.post(path, [
          ['intent', intent],
          ['reason', 'Surat merek dilihat'],
        ])
      ).text,
    ).toContain(sentence);
  const again = await browser.post(path, trust);
  expect([again.status, again.text.includes('Tandanya sudah diubah')]).toEqual([422, true]);
  expect((await browser.get('/operator/sellers/999999')).status).toBe(404);
});

it('commission is set from tomorrow on by owners alone, the most special rate counts, and owners are mailed', async () => {
  const { query } = opened();
  const budi = await operatorBrowser(opened(), shop.origin, 'owner');
  const katalog = await operatorBrowser(opened(), shop.origin, 'catalogue');
  expect((await katalog.browser.get('/operator/commission')).status).toBe(403);
  const [product] = await query<{
    id: number;
    seller: number;
    shop: string;
    category: number;
    today: string;
    name: string;
  }>(sql`
    select p.id, p.seller_id as seller, s.name as shop, p.category_id as category, c.name,
      to_char(shop_now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today
    from products p join categories c on c.id = p.category_id join sellers s on s.id = p.seller_id order by p.id limit 1`);
  if (!product) throw new Error('The demo has products');
  const set = (fields: Record<string, string>) =>
    budi.browser.post(
      '/operator/commission',
      Object.entries({ intent: 'set', from: '2099-01-01', reason: 'Kontrak baru', ...fields }),
    );
  const ofShop = { shop: String(product.seller) };
  const ofCategory = { category: String(product.category) };
  for (const [fields, sentence] of [
    [{ percent: '3' }, 'Pilih kategori, atau cari'],
    [{ ...ofShop, percent: 'lima' }, 'Tulis komisi dalam persen'],
    [{ ...ofShop, percent: '3', from: product.today }, 'mulai besok paling cepat'],
    [{ shop: '999999', percent: '3' }, 'Tidak ditemukan'],
    [{ ...ofCategory, shop: 'lima', percent: '3' }, 'Pilih kategori, atau cari'],
  ] as const) {
    const refused = await set({ ...fields });
    expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
  }
  const path = `/operator/commission?shop=${product.seller}`;
  const found = await budi.browser.get(`/operator/commission?${new URLSearchParams({ q: product.shop })}`);
  expect(found.html).toContain(`href="${path}"`);
  const chosen = await budi.browser.get(path);
  expect(chosen.text).toContain(`${product.shop} (toko ${product.seller})`);
  expect(chosen.html).toContain(`name="shop" value="${product.seller}"`);
  expect((await set({ ...ofCategory, percent: '4' })).text).toContain('Komisi disimpan');
  await set({ ...ofShop, percent: '3' });
  await set({ ...ofShop, ...ofCategory, percent: '1' });
  expect((await set({ ...ofShop, ...ofCategory, percent: '1,5' })).text).toContain('Direncanakan');
  await mailed(opened(), { to: budi.email, subject: /Komisi berubah mulai/, count: 4 });
  const rate = async () => (await commissionsFor(query, [product.id])).get(product.id) ?? null;
  expect(await rate()).toBeNull();

  const begin = (where: ReturnType<typeof sql>) =>
    opened().transaction((tx) =>
      tx(sql`update commissions set from_at = shop_now() - interval '1 day' where ${where}`),
    );
  await begin(sql`seller_id is null`);
  expect(await rate()).toBe(400);
  await begin(sql`category_id is null`);
  expect(await rate()).toBe(300);
  await begin(sql`seller_id is not null and category_id is not null`);
  expect(await rate()).toBe(150);
  expect(await shopCommission(query, product.seller, 250)).toEqual({
    rate: 300,
    categories: [{ name: product.name, rate: 150 }],
  });
  const noted = await query<{ before: number | null; after: number }>(sql`
    select before -> 'basisPoints' as before, after -> 'basisPoints' as after from audit_log
    where command = 'commission.set' order by id`);
  expect(noted.map(({ before, after }) => [before, after])).toEqual([
    [null, 400],
    [null, 300],
    [null, 100],
    [100, 150],
  ]);
});

it('a shop opens it when the operator approves, and then alone it has an owner', async () => {
  const { query, transaction } = opened();
  const context = { query, transaction, clock: () => new Date(), log: { info: () => {}, warn: () => {} } };
  await transaction((tx) => tx(sql`update shop_facts set value = 'off' where key = 'demo'`));
  try {
    const registering = openRegistering(context);
    const userId = randomUUID();
    const pickup = {
      contact: 'Budi',
      phone: '+62812',
      address: 'Jalan Raya 1, Solo',
      postalCode: '57111',
      location: 'Solo',
    };
    const account = { bank: 'BRI', number: '9876543210', again: '9876543210' };
    const owner = { legalName: 'Budi Santoso', taxId: '3375014101900002', businessId: '1234567890123' };
    const input = { name: 'Lurik Budi', agreement: AGREEMENT_VERSION, ...pickup, ...account, ...owner };
    expect(await registering.register(userId, { ...input, agreement: '2000-01-01' })).toMatchObject({
      error: { code: 'agreement_changed' },
    });
    expect(await registering.register(userId, input)).toEqual({ ok: true, value: { sellerId: null } });
    expect(await registering.register(userId, input)).toMatchObject({
      error: { code: 'registration_waits' },
    });
    expect(await shopNamed('Lurik Budi')).toBeUndefined();
    const [asked] = await query<{ id: string }>(sql`
      select id from shop_registrations where user_id = ${userId} and state = 'waiting'`);
    const { by, sessionId } = await atTheDesk(opened(), await aMember(opened(), null, 'catalogue'));
    const approved = await act(context, registrationCommands.approve, {
      by,
      sessionId,
      input: { registration: asked?.id },
    });
    const found = await shopNamed('Lurik Budi');
    expect(approved).toEqual({ ok: true, value: [{ sellerId: found?.id }] });
    const members = await query<{ userId: string; role: string }>(sql`
      select user_id as "userId", role from memberships where seller_id = ${found?.id}`);
    expect(members).toEqual([{ userId, role: 'owner' }]);
    const noted = await query<{ kind: string }>(sql`
      select subject_kind as kind from audit_log where command = 'seller.approve' and by = ${nameOfActor(by)} order by id`);
    expect(noted.map(({ kind }) => kind)).toEqual(['registration', 'seller', 'membership']);
  } finally {
    await transaction((tx) => tx(sql`update shop_facts set value = 'on' where key = 'demo'`));
  }
});

it('forgets what was refused when its time is over, and nothing that waits (P-CENTRE-60)', async () => {
  const { query, transaction } = opened();
  const userId = randomUUID();
  await query(sql`
    insert into shop_registrations (id, user_id, state, name, legal_name, tax_id, business_id, contact, phone, address,
      postal_code, location, bank, account_number, agreement, decided_at, reason)
    select gen_random_uuid(), ${userId}, state, 'Batik', 'Sari', '3375014101900001', '', 'Sari', '+62812', 'Jalan Raya 1',
      '51111', 'Pekalongan', 'BRI', '1234567890', ${AGREEMENT_VERSION}, at, why
    from (values ('waiting', null, null), ('refused', shop_now(), 'Mirip toko lain')) as made (state, at, why)`);
  const leftAfter = async (days: number) => {
    await moveClock(transaction, new Date((await shopNow(query)).getTime() + days * 24 * 60 * 60 * 1000));
    await accountRegistrations.sweep(query);
    const rows = await query<{ state: string }>(sql`
      select state from shop_registrations where user_id = ${userId} order by state`);
    return rows.map(({ state }) => state);
  };
  expect(await leftAfter(REFUSED_REGISTRATION_DAYS - 1)).toEqual(['refused', 'waiting']);
  expect(await leftAfter(1)).toEqual(['waiting']);
});
