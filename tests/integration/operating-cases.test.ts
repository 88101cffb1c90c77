import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCase } from '#server/modules/cases/cases.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { type Operator, operatorBrowser } from './support/operator-browser.ts';
import { openLife } from './support/order-life.ts';

/** The home of the console and its cases, by HTML forms alone (P-CONSOLE-1, P-CONSOLE-2). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let sari: Operator;
let budi: Operator;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  sari = await operatorBrowser(opened(), shop.origin, 'support');
  budi = await operatorBrowser(opened(), shop.origin, 'owner');
});
afterAll(() => shop.close());

/** Opens a case. @returns its number */
async function aCase(kind: 'unknown_money' | 'missing_parcel', subject: string): Promise<number> {
  await opened().transaction((tx) => openCase(tx, { kind, subject, details: 'seen there' }));
  const [found] = await opened().query<{ id: number }>(
    sql`select id from cases where kind = ${kind} and subject = ${subject} and closed_at is null`,
  );
  return found?.id ?? 0;
}

const caseRow = async (id: number) =>
  (
    await opened().query<{ owner: string | null; reason: string | null }>(
      sql`select owner, reason from cases where id = ${id}`,
    )
  )[0];

const noted = async (command: string, subject: string | number) =>
  (
    await opened().query<{ reason: string | null }>(sql`
      select reason from audit_log where command = ${command} and subject_id = ${String(subject)} and by like 'member:%'`)
  ).map(({ reason }) => reason);

it('the home shows what waits by kind, with the way there, and the figures that a role may read', async () => {
  await aCase('unknown_money', 'suspense:home');
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const ofOwner = await budi.browser.get('/operator');
  expect(ofOwner.text).toContain('Dana tak dikenal: 1');
  expect(ofOwner.html).toContain('href="/operator/cases?jenis=unknown_money"');
  expect(ofOwner.text).toMatch(/Pesanan 2 2 2/);
  expect(ofOwner.text).toContain('Penjualan barang Rp448.999 Rp448.999 Rp448.999');
  expect(ofOwner.text).toContain('Pengembalian dana Rp0 Rp0 Rp0');
  expect((await sari.browser.get('/operator')).text).not.toContain('Pengembalian dana Rp0');
  const catalogue = await operatorBrowser(opened(), shop.origin, 'catalogue');
  const home = await catalogue.browser.get('/operator');
  expect([home.status, home.text.includes('Kasus'), home.text.includes('Ringkasan')]).toEqual([
    200,
    false,
    false,
  ]);
  expect((await catalogue.browser.get('/operator/cases')).status).toBe(403);
});

it('a case is taken, and closed once with a reason; whoever comes second is told', async () => {
  const id = await aCase('unknown_money', 'suspense:close');
  const path = `/operator/cases/${id}`;
  const list = await sari.browser.get('/operator/cases?jenis=unknown_money');
  expect(list.html).toContain(`href="${path}"`);
  const taken = await sari.browser.post(path, [['intent', 'take']]);
  expect([taken.status, taken.text.includes('1 kasus kamu tangani.')]).toEqual([200, true]);
  expect((await budi.browser.get(path)).text).toContain(`${sari.email} (Layanan Pelanggan)`);

  const without = await sari.browser.post(path, [['intent', 'close']]);
  expect([without.status, without.text.includes('Tulis alasannya dulu.')]).toEqual([422, true]);
  const both = await Promise.all(
    [sari, budi].map(({ browser }) =>
      browser.post(path, [
        ['intent', 'close'],
        ['reason', 'Dicocokkan dengan laporan bank'],
      ]),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const told = both.find(({ status }) => status === 422);
  expect(told?.text).toContain(`Kasus ${id} sudah ditutup: Dicocokkan dengan laporan bank`);
  expect(await noted('cases.close', id)).toEqual(['Dicocokkan dengan laporan bank']);
  expect((await sari.browser.get('/operator/cases?tampil=selesai')).html).toContain(`href="${path}"`);
  expect((await sari.browser.get(path)).html).not.toContain('value="close"');
});

it('ticked cases are decided together or not at all, and keep what was typed', async () => {
  const [one, two] = [await aCase('unknown_money', 'suspense:1'), await aCase('unknown_money', 'suspense:2')];
  const post = (ids: readonly number[], intent: string, reason: string) =>
    sari.browser.post('/operator/cases', [
      ...ids.map((id): [string, string] => ['case', String(id)]),
      ['intent', intent],
      ['reason', reason],
    ]);
  expect((await post([], 'close', 'x')).text).toContain('Pilih dulu satu kasus.');
  const unknown = await post([one, 999_999], 'close', 'salah satu tidak ada');
  expect([unknown.status, unknown.html.includes('salah satu tidak ada')]).toEqual([422, true]);
  expect(await caseRow(one)).toMatchObject({ reason: null });
  expect((await post([one, two], 'close', 'sudah dicek')).text).toContain('2 kasus ditutup.');
  expect([await caseRow(one), await caseRow(two)]).toMatchObject([
    { reason: 'sudah dicek' },
    { reason: 'sudah dicek' },
  ]);
  expect((await sari.browser.get('/operator/cases/999999')).status).toBe(404);
  expect((await sari.browser.get('/operator/cases/x')).status).toBe(404);
});

it('a missing parcel is called lost or arrived on its case, with one line in the log', async () => {
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const number = placed.numbers.find(({ id }) => id === placed.A)?.number ?? '';
  const run = operator(opened());
  await run(`accept ${number}`);
  const id = await aCase('missing_parcel', `order:${number}`);
  const path = `/operator/cases/${id}`;
  const early = await sari.browser.post(path, [
    ['intent', 'lost'],
    ['reason', 'Kurir mengaku hilang'],
  ]);
  expect([early.status, early.text.includes(`Pesanan ${number} belum punya paket.`)]).toEqual([422, true]);
  expect(early.html).toContain('Kurir mengaku hilang');
  expect(await noted('orders.lost', number)).toEqual([]);
  await run(`ship ${number} JNE0011223344`);
  const lost = await sari.browser.post(path, [
    ['intent', 'lost'],
    ['reason', 'Kurir mengaku hilang'],
  ]);
  expect(lost.status).toBe(200);
  expect(await noted('orders.lost', number)).toEqual(['Kurir mengaku hilang']);
  expect(await caseRow(id)).toMatchObject({ reason: 'lost' });
});
