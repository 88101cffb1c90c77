import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAYMENT_METHODS } from '#domain/payments/methods.ts';
import { SETTINGS, type SettingKey } from '#domain/settings/known-settings.ts';
import { addDays, jakartaDay } from '#domain/shipping/calendar.ts';
import { terminalOf } from '#scripts/operator/terminal.ts';
import { possibleMethods } from '#server/modules/payments/payments.ts';
import { openSettings, prepareSettings, settingCommands } from '#server/modules/settings/settings.ts';
import { startChangeFeed } from '#server/platform/changes/change-feed.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type Operator, operatorBrowser } from './support/operator-browser.ts';
import { mailed } from './support/outbox.ts';
import { PlainBrowser } from './support/plain-browser.ts';

/** What the operator decides on screen, by HTML forms alone (P-CONSOLE-60, P-CONSOLE-61). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let owner: Operator;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  owner = await operatorBrowser(opened(), shop.origin, 'owner');
});
afterAll(() => shop.close());

const PATH = '/operator/settings';

const rowOf = async (key: SettingKey) =>
  (
    await opened().query<{ value: unknown; version: number }>(
      sql`select value, version from settings where key = ${key}`,
    )
  )[0] ?? { value: null, version: 0 };

const post = async ({ browser }: Operator, key: SettingKey, fields: Readonly<Record<string, string>>) => {
  const { version } = await rowOf(key);
  const given = { intent: 'change', key, seen: String(version), reason: 'Pindah kantor', ...fields };
  return browser.post(PATH, Object.entries(given));
};

const linesAbout = (key: string) =>
  opened().query<{ before: unknown; after: unknown; reason: string }>(sql`
    select before -> 'value' as before, after -> 'value' as after, reason from audit_log
    where subject_kind = 'setting' and subject_id = ${key} order by id`);

it('shows all settings to owners alone', async () => {
  const { status, text } = await owner.browser.get(PATH);
  expect(status).toBe(200);
  expect(text).toContain('Belum pernah diubah');
  const finance = await operatorBrowser(opened(), shop.origin, 'finance');
  expect((await finance.browser.get(PATH)).status).toBe(403);
});

it('changes what all pages show, says who did and from what, and sets it back', async () => {
  const visitor = new PlainBrowser(shop.origin);
  const { text: before } = await visitor.get('/about');
  const changed = await post(owner, 'contact.phone', { value: '+62 22 777 0001' });
  expect(changed.text).toContain('Pengaturan disimpan.');
  await expect.poll(async () => (await visitor.get('/about')).text).toContain('+62 22 777 0001');
  const page = await owner.browser.get(PATH);
  expect(page.text).toContain(owner.email);
  expect(page.text).toContain('Pindah kantor');
  const undone = await post(owner, 'contact.phone', { intent: 'undo' });
  expect(undone.text).toContain('Pengaturan disimpan.');
  await expect.poll(async () => (await visitor.get('/about')).text).toBe(before);
  const [first, second] = await linesAbout('contact.phone');
  expect(first?.after).toBe('+62 22 777 0001');
  expect([second?.before, second?.after]).toEqual([first?.after, first?.before]);
});

it.each<[SettingKey, string]>([
  ['contact.email', 'bukan e-mail'],
  ['contact.address', ' '],
  ['contact.social', 'http://a.example'],
  ['demo.line', 'x'.repeat(49)],
  ['money.commission', '100,01'],
  ['money.commission', '-1'],
  ['cod.fee', '1.5'],
  ['cod.fee', '2 ribu'],
  ['cod.newcomer_orders', '101'],
])('refuses %s = %s with what it may be, keeps what was typed, and changes nothing', async (key, value) => {
  const refused = await post(owner, key, { value });
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/Isi (?:angka dari|paling banyak)/);
  if (value.trim() !== '') expect(refused.html).toContain(value);
  expect(await rowOf(key)).toEqual({ value: null, version: 0 });
  expect(await linesAbout(key)).toEqual([]);
});

it('of two who change one setting at once one is told, and a reason is a must', async () => {
  const other = await operatorBrowser(opened(), shop.origin, 'owner');
  const fields = { seen: '0' };
  const both = await Promise.all([
    post(owner, 'contact.registration', { ...fields, value: 'PSE 1' }),
    post(other, 'contact.registration', { ...fields, value: 'PSE 2' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.some(({ text }) => text.includes('baru saja diubah orang lain'))).toBe(true);
  const without = await post(owner, 'contact.registration', { value: 'PSE 3', reason: ' ' });
  expect([without.status, without.text.includes('Tulis alasannya dulu.')]).toEqual([422, true]);
});

it('changes money after a fresh code alone, and mails all owners', async () => {
  const other = await operatorBrowser(opened(), shop.origin, 'owner');
  const code = await other.letCodeAge();
  const stale = await post(other, 'money.commission', { value: '3,5' });
  expect([stale.status, (await rowOf('money.commission')).version]).toEqual([422, 0]);
  expect(stale.html).toContain('name="code"');
  const given = await post(other, 'money.commission', { value: '3,5', code });
  expect(given.text).toContain('Pengaturan disimpan.');
  expect(await rowOf('money.commission')).toEqual({ value: 350, version: 1 });
  for (const to of [owner.email, other.email]) {
    const [mail] = await mailed(opened(), { to, subject: /^Pengaturan diubah: Komisi/ });
    expect(mail?.body).toContain('Sebelumnya: 2,5%');
    expect(mail?.body).toContain(`Oleh: ${other.email}`);
  }
});

it('switches ways to pay off and on again, but never all of them', async () => {
  const { version } = await rowOf('payment.methods');
  const send = (...methods: string[]) =>
    owner.browser.post(PATH, [
      ['intent', 'change'],
      ['key', 'payment.methods'],
      ['seen', String(version)],
      ['reason', 'Gangguan di penyedia'],
      ...methods.map((method): [string, string] => ['value', method]),
    ]);
  const none = await send();
  expect([none.status, none.text.includes('Pilih paling sedikit 1.')]).toEqual([422, true]);
  expect((await send('cod', 'qris', 'unknown')).text).toContain('Pengaturan disimpan.');
  expect((await rowOf('payment.methods')).value).toEqual(['qris', 'cod']);
  expect((await owner.browser.get(PATH)).text).toContain('QRIS, Bayar di Tempat (COD)');
  const named = ({ html }: { html: string }) =>
    ['Visa', 'Indomaret', 'E-wallet, COD', 'dompet digital'].filter((words) => html.includes(words));
  // Pages of everybody (P-PAGE-25).
  await vi.waitFor(
    async () =>
      expect(named(await new PlainBrowser(shop.origin).get('/policies?tab=pembayaran'))).toEqual([
        'E-wallet, COD',
        'dompet digital',
      ]),
    { timeout: 10_000, interval: 200 },
  );
  await post(owner, 'payment.methods', { intent: 'undo' });
  expect((await rowOf('payment.methods')).value).toEqual([...PAYMENT_METHODS]);
});

it('names cities without cash on delivery by their code, and refuses one that it does not know', async () => {
  const key = 'cod.closed_cities';
  const unknown = await post(owner, key, { value: 'Kota Bandung\nBandung' });
  expect([unknown.status, unknown.text.includes("Kota 'Bandung' tidak dikenal.")]).toEqual([422, true]);
  const saved = await post(owner, key, { value: 'kota bandung\n32.04 Kabupaten Bandung\nKota Bandung' });
  expect(saved.text).toContain('Pengaturan disimpan.');
  expect((await rowOf(key)).value).toEqual(['32.04 Kabupaten Bandung', '32.73 Kota Bandung']);
});

it('offers no service of a courier that is switched off', async () => {
  const offered = async () => {
    const answer = await fetch(`${shop.origin}/api/shipping-tariffs`);
    return Object.keys(((await answer.json()) as { tariffs: object }).tariffs);
  };
  expect(await offered()).toContain('jne-yes');
  const services = (await offered()).filter((id) => id !== 'jne-yes');
  const fields = ['intent=change', 'key=shipping.services', 'seen=0', 'reason=Kontrak berakhir'];
  const sent = [...fields, ...services.map((id) => `value=${id}`)];
  await owner.browser.post(
    PATH,
    sent.map((field): [string, string] => [field.split('=')[0] ?? '', field.split('=')[1] ?? '']),
  );
  await expect.poll(offered).toEqual(services);
});

describe('the environment', () => {
  const prepare = (source: NodeJS.ProcessEnv) =>
    opened().transaction((tx) => prepareSettings(tx, readEnv(source)));

  it('seeds a setting once, and is overruled from then on', async () => {
    const source = { SHOP_WHATSAPP: '+62 811 2233 4455' };
    expect(await prepare(source)).toEqual({ overruled: [], isExampleContact: true });
    expect(await rowOf('contact.whatsapp')).toEqual({ value: source.SHOP_WHATSAPP, version: 1 });
    const later = { SHOP_WHATSAPP: '+62 899 0000 0000' };
    expect(await prepare(later)).toMatchObject({ overruled: ['SHOP_WHATSAPP'] });
    expect(await rowOf('contact.whatsapp')).toEqual({ value: source.SHOP_WHATSAPP, version: 1 });
  });

  it('without a provider leaves one way to pay that the shop can take (P-CONSOLE-60)', async () => {
    const env = readEnv({ DEMO: 'off' });
    const { changeMoney } = settingCommands({ env, possible: possibleMethods(env) });
    const choose = async (...value: string[]) => {
      const { version } = await rowOf('payment.methods');
      const input = { key: 'payment.methods', value, seen: version };
      return terminalOf(opened().database.setup).act(changeMoney, { input, reason: 'Gangguan' });
    };
    await expect(choose('qris', 'va_bca', 'transfer')).rejects.toThrow('an account for none of these');
    await choose('qris', 'cod');
    await choose(...PAYMENT_METHODS);
  });

  it('has a good value for every setting', async () => {
    const { query } = opened();
    const feed = await startChangeFeed({ query, log: { info: () => {}, warn: () => {} } });
    onTestFinished(() => feed.close());
    const warn = vi.fn();
    const log = { info: () => {}, warn };
    const settings = await openSettings({ query, feed, log, env: readEnv({}) });
    expect(Object.keys(settings.values()).toSorted()).toEqual(SETTINGS.map(({ key }) => key).toSorted());
    const line = settings.values()['demo.line'];
    for (const value of ['Halo', 7, 'Sampai jumpa'])
      await opened()
        .transaction(async (tx) => {
          await tx(sql`
          insert into settings (key, value, changed_by) values ('demo.line', ${JSON.stringify(value)}::jsonb, 'system')
          on conflict (key) do update set value = excluded.value`);
          await tx(sql`insert into catalog_changes (tag) values ('settings')`);
        })
        .then(async () => {
          await feed.look();
          // A bad row is reported, and the last good value stays.
          expect(settings.values()['demo.line']).toBe(value === 7 ? 'Halo' : value);
        });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(line).not.toBe('Halo');
  });
});

it('adds, decrees and removes days off, and says which year lacks its decree', async () => {
  const path = '/operator/holidays';
  const send = (fields: Readonly<Record<string, string>>) =>
    owner.browser.post(path, Object.entries({ reason: 'SKB 2034', ...fields }));
  const early = await send({ intent: 'decree', year: '2035', decree: 'SKB 1/2034' });
  expect([early.status, early.text.includes('Isi dulu hari libur tahun itu')]).toEqual([422, true]);
  const bad = await send({ intent: 'add', day: '2035-02-30', name: 'Nyepi' });
  expect([bad.status, bad.html.includes('value="Nyepi"')]).toEqual([422, true]);
  const added = await send({ intent: 'add', day: '2035-03-10', name: 'Libur uji' });
  expect(added.text).toContain('Hari libur disimpan.');
  expect(added.text).toContain('Hari libur 2035');
  expect(added.text).toContain('SKB belum dicatat');
  const decreed = await send({ intent: 'decree', year: '2035', decree: 'SKB 1/2034' });
  expect(decreed.text).toContain('Ditetapkan dengan SKB 1/2034');
  const removed = await send({ intent: 'remove', day: '2035-03-10' });
  expect(removed.text).not.toContain('Libur uji');
  const finance = await operatorBrowser(opened(), shop.origin, 'finance');
  expect((await finance.browser.get(path)).status).toBe(403);
});

it('takes the days off of a year from a file that was looked at, with its decree (P-CONSOLE-64)', async () => {
  const path = '/operator/holidays';
  const { browser } = owner;
  const send = (...rows: string[]) =>
    browser.upload(`${path}/file`, 'file', Buffer.from(['day,name', ...rows].join('\n')));
  const faulty = await send('2036-01-01,Tahun Baru', '2037-01-02,Libur', '2036-01-01,Lagi');
  expect(faulty.text).toMatch(/Baris 3, kolom day: 2037-01-02 bukan tahun 2036/);
  expect(faulty.text).toMatch(/Baris 4, kolom day: 2036-01-01 ada dua kali/);
  await opened().query(sql`
    insert into holidays (day, name) values ('2036-01-01', 'Tahun baru'), ('2036-02-02', 'Libur lama')`);
  const page = await send('2036-01-01,Tahun Baru', '2036-03-03,Nyepi');
  expect(page.text).toContain('Tahun Baru (sebelumnya Tahun baru)');
  expect(page.text).toMatch(/Hari baru.*Nyepi.*Dihapus.*Libur lama/);
  const seenIn = ({ html }: { html: string }) => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const accept = (seen: string) =>
    browser.post(
      page.path,
      Object.entries({ intent: 'accept', reason: 'SKB 2035', decree: 'SKB 9/2035', seen }),
    );
  await opened().query(sql`delete from holidays where day = '2036-02-02'`);
  const late = await accept(seenIn(page));
  expect([late.status, late.text.includes('diubah orang lain')]).toEqual([422, true]);
  expect(late.html).toContain('value="SKB 9/2035"');
  const done = await accept(seenIn(late));
  expect(done.text).toContain('Hari libur tahun itu diganti.');
  expect(done.text).toContain('Ditetapkan dengan SKB 9/2035');
  const days = await opened().query<{ name: string }>(
    sql`select name from holidays where extract(year from day) = 2036 order by day`,
  );
  expect(days.map(({ name }) => name)).toEqual(['Tahun Baru', 'Nyepi']);
});

it('takes tariffs from a file that was looked at, and ends a service only where that is ticked (P-CONSOLE-64)', async () => {
  const { browser } = await operatorBrowser(opened(), shop.origin, 'owner');
  const rows = await opened().query<{ row: string; service: string }>(sql`
    select service, concat_ws(',', service, from_zone, to_zone,
      case when (service, from_zone, to_zone) = ('jne-regular', 'jawa', 'jawa') then first_kg * 3 else first_kg end, more_kg) as row
    from shipping_tariffs`);
  const send = (lines: readonly string[]) =>
    browser.upload(
      `${PATH}/file`,
      'file',
      Buffer.from(['service,from_zone,to_zone,first_kg,more_kg', ...lines].join('\n')),
    );
  const faulty = await send(['jne-regular,jawa,jawa,12.000,9000', 'jne-yes,bulan,jawa,1,1']);
  expect(faulty.text).toMatch(/Baris 2, kolom first_kg: tulis rupiah bulat/);
  expect(faulty.text).toMatch(/Baris 3, kolom from_zone: isinya tidak dikenal/);
  const page = await send(rows.filter(({ service }) => service !== 'ninja-standard').map(({ row }) => row));
  expect(page.text).toContain('jawa ke jawa');
  expect(page.text).toContain('tidak ditawarkan lagi');
  const seen = /name="seen" value="([^"]*)"/.exec(page.html)?.[1] ?? '';
  const accept = (fields: Readonly<Record<string, string>>) =>
    browser.post(page.path, Object.entries({ intent: 'accept', reason: 'Kontrak baru', seen, ...fields }));
  const services = async () =>
    (await opened().query(sql`select distinct service from shipping_tariffs`)).length;
  const before = await services();
  const unsaid = await accept({});
  expect([unsaid.status, unsaid.text.includes('File ini menghapus semua tarif')]).toEqual([422, true]);
  const late = await accept({ seen: 'x', ends: 'yes' });
  expect([late.status, late.text.includes('Tarif baru saja diubah')]).toEqual([422, true]);
  expect((await accept({ ends: 'yes' })).text).toContain('Tarif pengiriman diganti.');
  expect(await services()).toBe(before - 1);
});

it('is told in the audit log in words', async () => {
  const { text } = await owner.browser.get('/operator/audit?of=setting:money.commission');
  expect(text).toContain('Pengaturan Komisi dari harga barang');
  expect(text).toContain('Nilai: 2,5% → 3,5%');
  const on = (day: string) =>
    owner.browser.get(`/operator/audit?of=setting:money.commission&from=${day}&to=${day}`);
  const today = jakartaDay(new Date());
  expect((await on(today)).text).toContain('Nilai: 2,5% → 3,5%');
  expect((await on(addDays(today, -1))).text).toContain('Tidak ada perubahan yang cocok');
});

describe('the words of search (P-CONSOLE-63, P-CONSOLE-64)', () => {
  const WORDS = '/operator/words';
  let catalogue: Operator;
  beforeAll(async () => {
    catalogue = await operatorBrowser(opened(), shop.origin, 'catalogue');
  });
  const ownRows = () =>
    opened().query<{ id: number; words: string[] }>(
      sql`select id, words from search_words where set = 'own' order by id`,
    );
  const fieldOf = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

  it('a row is added after a look at what it finds, changed by who saw the newest, and removed', async () => {
    const { browser } = catalogue;
    const support = await operatorBrowser(opened(), shop.origin, 'support');
    expect((await support.browser.get(WORDS)).status).toBe(403);
    expect((await browser.get(`${WORDS}?q=dongkr`)).text).toContain('dongkrak');
    const typed = { kind: 'thing', words: 'sepatu, gerobaku', q: 'gerobaku' };
    const tried = await browser.post(`${WORDS}/baru`, Object.entries({ ...typed, intent: 'try' }));
    expect(tried.status).toBe(200);
    const [now = '', then = ''] = tried.text.split('Sesudah diubah');
    expect([now.includes('Tidak ada produk'), /sepatu/i.test(then)]).toEqual([true, true]);
    expect(await ownRows()).toEqual([]);
    const wrong = await browser.post(
      `${WORDS}/baru`,
      Object.entries({ ...typed, place: 'kamar', intent: 'save' }),
    );
    expect([wrong.status, wrong.text.includes('kamar bukan kategori toko ini')]).toEqual([422, true]);
    expect(wrong.html).toContain('value="sepatu, gerobaku"');
    const saved = await browser.post(`${WORDS}/baru`, Object.entries({ ...typed, intent: 'save' }));
    expect([saved.status, saved.text.includes('Kata disimpan')]).toEqual([200, true]);
    const [row] = await ownRows();
    expect(row?.words).toEqual(['sepatu', 'gerobaku']);

    // Somebody else changes it meanwhile.
    const path = `${WORDS}/${row?.id}`;
    const page = await browser.get(path);
    const seen = fieldOf(page.html, 'seen');
    await opened().query(sql`update search_words set words = '{sepatu,gerobakku}' where id = ${row?.id}`);
    const mine = { row: String(row?.id), kind: 'thing', words: 'sepatu, gerobaki', q: '' };
    const late = await browser.post(path, Object.entries({ ...mine, seen, intent: 'save' }));
    expect([late.status, late.text.includes('baru saja diubah orang lain')]).toEqual([422, true]);
    expect(late.html).toContain('value="sepatu, gerobaki"');
    expect(late.text).toContain('sepatu, gerobakku');
    const again = fieldOf(late.html, 'seen');
    await browser.post(path, Object.entries({ ...mine, seen: again, intent: 'save' }));
    expect((await ownRows())[0]?.words).toEqual(['sepatu', 'gerobaki']);

    const without = await browser.post(path, Object.entries({ ...mine, intent: 'try_remove' }));
    expect(without.text).toContain('Hapus Baris');
    const last = fieldOf((await browser.get(path)).html, 'seen');
    await browser.post(path, Object.entries({ ...mine, seen: last, intent: 'remove' }));
    expect(await ownRows()).toEqual([]);
    expect((await browser.get(path)).status).toBe(404);
    const lines = await opened().query<{ command: string }>(
      sql`select command from audit_log where command like 'search.%' order by id`,
    );
    expect(lines.map(({ command }) => command)).toEqual([
      'search.set_words',
      'search.set_words',
      'search.remove_words',
    ]);
  });

  it('a file is looked at, used by a press, and refused when words were changed since', async () => {
    const { browser } = catalogue;
    const send = (...rows: string[]) =>
      browser.upload(`${WORDS}/file`, 'file', Buffer.from(['words,place', ...rows].join('\n')));
    expect((await browser.upload(`${WORDS}/file`, 'file', Buffer.from(''))).text).toContain('Pilih filenya');
    const faulty = await send('"semen, cement"', '"cement",kamar');
    expect(faulty.text).toMatch(/Baris 3, kolom words: kata cement sudah ada/);
    expect(faulty.text).toMatch(/Baris 3, kolom place: kamar bukan kategori/);
    expect(faulty.html).not.toContain('name="seen"');
    const fine = await send('"dongkrak, gerobaku"', '"meong, whiskas"');
    expect(fine.text).toContain('2 baris baru atau berubah');
    expect((await browser.get(`${fine.path}?q=gerobaku`)).text).toContain('Hasil pencarian "gerobaku"');
    const seen = fieldOf(fine.html, 'seen');
    await opened().query(
      sql`insert into search_words (set, kind, words) values ('own', 'thing', '{bakiak}')`,
    );
    const accept = (version: string) =>
      browser.post(fine.path, Object.entries({ intent: 'accept', seen: version, reason: 'Kata musim ini' }));
    const late = await accept(seen);
    expect([late.status, late.text.includes('1 baris hilang')]).toEqual([422, true]);
    expect((await accept(fieldOf(late.html, 'seen'))).text).toContain('Kata toko ini diganti');
    expect((await ownRows()).map(({ words }) => words[0])).toEqual(['dongkrak', 'meong']);
    const file = await browser.get(`${WORDS}.csv`);
    expect(file.html).toContain('own,thing,"dongkrak, gerobaku"');
    expect((await browser.get(`${WORDS}/files/00000000-0000-4000-8000-000000000000`)).status).toBe(404);
  });
});
