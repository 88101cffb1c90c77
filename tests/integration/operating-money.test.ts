import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { act } from '#server/modules/access/access.ts';
import { balanceOf, nameAccount } from '#server/modules/ledger/ledger.ts';
import { bookFee } from '#server/modules/operating/operating.ts';
import { acceptOrder } from '#server/modules/orders/orders.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import { planShops } from '#server/modules/payouts/payouts.ts';
import { askInvariants } from '#server/modules/proof/proof.ts';
import { importReport } from '#server/modules/settlement/settlement.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { brokenNow } from './support/broken-now.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { type Operator, operatorBrowser } from './support/operator-browser.ts';
import { openLife } from './support/order-life.ts';
import { openReturnLife } from './support/return-life.ts';

/** Refunds by transfer and payouts at the console, by HTML forms alone (P-CONSOLE-9, P-CONSOLE-10, P-CONSOLE-17, P-CONSOLE-18, P-CONSOLE-19). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let sari: Operator;
let budi: Operator;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { DEMO: 'off', PUBLIC_URL: 'http://localhost' });
  sari = await operatorBrowser(opened(), shop.origin, 'finance');
  budi = await operatorBrowser(opened(), shop.origin, 'finance');
});
afterAll(() => shop.close());

/** An order that was cancelled, whose buyer has named an account. @returns its number and its refund */
async function waitingRefund() {
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const number = placed.numbers.find(({ id }) => id === placed.A)?.number ?? '';
  await operator(opened())(`cancel ${number}`, { reason: 'no_stock' });
  const [refund] = await opened().query<{ id: string }>(
    sql`select id from refunds where order_id = ${placed.A}`,
  );
  const id = refund?.id ?? '';
  return {
    number,
    id,
    name: () =>
      life.tx((tx) => nameAccount(tx, id, { bank: 'BCA', number: '1234567890', holder: 'Sari Dewi' })),
    state: async () =>
      (await opened().query<{ state: string }>(sql`select state from refunds where id = ${id}`))[0]?.state,
  };
}

const post = ({ browser }: Operator, path: string, fields: Readonly<Record<string, string>>) =>
  browser.post(path, Object.entries({ reason: 'Jadwal harian', ...fields }));

const noted = async (command: string, subject: string) =>
  (
    await opened().query(sql`
      select 1 as found from audit_log where command = ${command} and subject_id = ${subject} and by like 'member:%'`)
  ).length;

const PATH = '/operator/refunds';

it('a refund goes into a file, which is downloaded, and marked by somebody else, once', async () => {
  const { number, id, name, state } = await waitingRefund();
  expect((await sari.browser.get(PATH)).text).toContain('Menunggu rekening pembeli');
  await name();
  const list = await sari.browser.get(PATH);
  expect(list.html).toContain(`href="/operator/orders/${number}"`);
  const without = await post(sari, PATH, { intent: 'export', batch: 'b-1', reason: '' });
  expect([without.status, await state()]).toEqual([422, 'manual']);
  expect((await post(sari, PATH, { intent: 'export', batch: 'b-1' })).text).toContain('File bank dibuat');
  const page = await sari.browser.get(PATH);
  expect(page.html).not.toContain('1234567890');

  const file = await fetch(`${shop.origin}/operator/bank-file.csv?kind=refunds&batch=b-1`, {
    headers: { Cookie: sari.browser.cookie },
  });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="refunds-b-1.csv"');
  expect(await file.text()).toContain('BCA,1234567890,Sari Dewi');
  expect(await noted('operator.bank_file', 'refunds:b-1')).toBe(1);

  const mark = (who: Operator) => post(who, PATH, { intent: 'sent', batch: 'b-1', line: 'KR 2711 00031' });
  const alone = await mark(sari);
  expect([alone.status, alone.text.includes('Orang lain yang menandainya')]).toEqual([422, true]);
  expect(alone.html).toContain('value="KR 2711 00031"');
  const both = await Promise.all([mark(budi), mark(budi)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect([await state(), await noted('refunds.sent', id)]).toEqual(['done', 1]);
});

it('a refund is taken out of its file with a reason, and waits again', async () => {
  const { name, state } = await waitingRefund();
  await name();
  await post(sari, PATH, { intent: 'export', batch: 'b-2' });
  const known = await post(sari, PATH, { intent: 'export', batch: 'b-2' });
  expect(known.status).toBe(422);
  const [, transfer = ''] = /name="transfer" value="(\d+)"/.exec((await budi.browser.get(PATH)).html) ?? [];
  const out = await post(budi, PATH, { intent: 'take_out', batch: 'b-2', transfer });
  expect(out.text).toContain('Dikeluarkan dari file.');
  expect(await state()).toBe('manual');
});

it('files have the form of the bank once somebody has mapped it (P-PAY-45)', async () => {
  const { name } = await waitingRefund();
  await name();
  await post(sari, PATH, { intent: 'export', batch: 'b-3' });
  const file = async () => {
    const url = `${shop.origin}/operator/bank-file.csv?kind=refunds&batch=b-3`;
    return (await fetch(url, { headers: { Cookie: sari.browser.cookie } })).text();
  };
  expect(await file()).toContain('transfer,amount,bank,number,holder,note');
  const path = '/operator/bank';
  const [, seen = ''] = /name="seen" value="(\d+)"/.exec((await sari.browser.get(path)).html) ?? [];
  const form = {
    columns: 'Mata Uang = "IDR"\nTujuan = rekening\nNominal = jumlah\nNama = nama',
    headings: 'on',
    delimiter: 'semicolon',
    amount: '1.500.000,00',
    date: 'YYYYMMDD',
    seen,
  };
  const send = (fields: Readonly<Record<string, string>>) => post(sari, path, { ...form, ...fields });
  const looked = await send({ intent: 'look' });
  expect([looked.status, looked.text.includes('IDR;0123456789;1.250.000,00;CV Contoh Sejahtera')]).toEqual([
    200,
    true,
  ]);
  const bad = await send({ intent: 'form', columns: 'Nama = nama\nKota' });
  expect([bad.status, bad.text.includes('Baris 2 belum berbentuk'), bad.html.includes('Kota')]).toEqual([
    422,
    true,
    true,
  ]);
  expect((await send({ intent: 'form' })).text).toContain('Bentuk file bank disimpan.');
  expect((await send({ intent: 'form' })).text).toContain('Orang lain baru saja mengubahnya.');
  expect(await file()).toMatch(/^Mata Uang;Tujuan;Nominal;Nama\r\nIDR;1234567890;[\d.]+,00;Sari Dewi\r\n/);
  const [change] = await opened().query(sql`
    select before -> 'columns' as before, after ->> 'delimiter' as after from audit_log
    where command = 'operator.bank_form'`);
  expect(change).toEqual({ before: '', after: 'semicolon' });
  await send({ intent: 'form', columns: '', seen: '1' });
  expect(await file()).toContain('transfer,amount,bank,number,holder,note');
});

it('lines of the bank’s statement are looked at, and what they match is marked, once (P-PAY-46)', async () => {
  const { id, name, state } = await waitingRefund();
  await name();
  await post(sari, PATH, { intent: 'export', batch: 'b-4' });
  const [transfer] = await opened().query<{ name: string; amount: number }>(sql`
    select 'R' || t.id as name, f.amount::float8 as amount
    from refund_transfers t join refunds f on f.id = t.refund_id where t.batch = 'b-4' and f.id = ${id}`);
  const path = '/operator/bank';
  const lines = [
    'Tanggal;Keterangan;Debit;Kredit',
    `27/11/2026;TRSF LOKAPASAR ${transfer?.name};${transfer?.amount};0`,
    '27/11/2026;SETORAN TUNAI;0;5.000',
    '27/11/2026;BIAYA ADM;2.500;0',
  ].join('\n');
  const send = (who: Operator, fields: Readonly<Record<string, string>>) =>
    post(who, path, { lines, ...fields });

  const fee = '27/11/2026;BIAYA ADM, '.padEnd(111, '/');
  const most = Array.from({ length: 500 }, () => `${fee};2.500 DB`);
  expect((await send(budi, { intent: 'lines', lines: most.join('\n') })).status).toBe(200);
  const many = await send(budi, { intent: 'lines', lines: [...most, fee].join('\n') });
  expect([many.status, many.text.includes('Paling banyak 500 baris sekaligus. Bagi mutasinya')]).toEqual([
    422,
    true,
  ]);
  expect(many.html).toContain(fee);
  // No other form is as large.
  const large = await post(budi, PATH, { intent: 'export', batch: fee.repeat(600) });
  expect([large.status, large.text.includes('Kiriman Terlalu Besar')]).toEqual([413, true]);

  const looked = await send(budi, { intent: 'lines' });
  expect(looked.status).toBe(200);
  expect(looked.text).toContain(`Transfer ${transfer?.name} di file pengembalian dana b-4`);
  expect(looked.text).toMatch(/Baris 1 Dilewati .*Baris 2 Cocok .*Baris 3 Dilewati .*Baris 4 Tidak dikenal/);
  const other = await send(budi, { intent: 'lines', lines: `27/11/2026;TRSF ${transfer?.name};1.000 DB` });
  expect(other.text).toContain(
    `transfer ${transfer?.name} di file pengembalian dana b-4 menunggu ${formatRupiah(rupiah(transfer?.amount ?? 0))}`,
  );
  const [, would = ''] = /name="would" value="([^"]+)"/.exec(looked.html) ?? [];
  const own = await send(sari, { intent: 'mark', would });
  expect([own.status, own.text.includes('Orang lain yang menandainya')]).toEqual([422, true]);
  const unseen = await send(budi, { intent: 'mark', would: 'lain' });
  expect([unseen.status, unseen.html.includes('SETORAN TUNAI')]).toEqual([422, true]);
  expect(await state()).toBe('exported');
  const both = await Promise.all([1, 2].map(() => send(budi, { intent: 'mark', would })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect([await state(), await noted('refunds.sent', id)]).toEqual(['done', 1]);
  expect((await send(budi, { intent: 'lines' })).text).toContain('Baris 2 Sudah ditandai');
});

it('a line that means no transfer is booked as a cost of the bank when it is ticked, once (P-PAY-47)', async () => {
  const path = '/operator/bank';
  const fee = '28/11/2026;BIAYA TRANSFER;2.900 DB';
  const lines = [fee, fee, '28/11/2026;BIAYA ADM;10.000 DB'].join('\n');
  const keys = ['bank:2026-11-28', 'bank:2026-11-28#2'].map((day) => `${day}:2900:BIAYA TRANSFER`);
  const send = (intent: string, ticked: readonly string[], fields: Readonly<Record<string, string>> = {}) =>
    sari.browser.post(path, [
      ...Object.entries({ intent, lines, reason: 'Biaya bulan ini', ...fields }),
      ...ticked.map((key): [string, string] => ['fee', key]),
    ]);
  const cost = () => balanceOf(opened().query, 'cost:bank');

  const none = await send('fee', []);
  expect([none.status, none.text.includes('Centang dulu')]).toEqual([422, true]);
  const mute = await send('fee', keys, { reason: '' });
  expect([mute.status, mute.html.match(/name="fee"[^>]*checked/g)?.length, await cost()]).toEqual([
    422, 2, 0,
  ]);
  // A press that has no time for more than one leaves the other one ticked.
  let passed = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (passed += 6000));
  const first = await send('fee', keys);
  slow.mockRestore();
  expect(first.text).toContain('1 baris belum sempat dikerjakan');
  expect([first.html.match(/name="fee"[^>]*checked/g)?.length, await cost()]).toEqual([1, 2900]);
  await Promise.all([1, 2].map(() => send('fee', keys)));
  expect([(await send('fee', keys)).status, await cost()]).toEqual([422, 5800]);
  const again = await send('lines', []);
  expect(again.text).toMatch(/Baris 1 Biaya bank .*Baris 2 Biaya bank .*Baris 3 Tidak dikenal/);
  expect(await Promise.all(keys.map((key) => noted('operator.bank_fee', key)))).toEqual([1, 1]);
  expect((await sari.browser.get('/operator/ledger/account?nama=cost:bank')).text).toContain(keys[1]);
  expect(await brokenNow(opened())).toEqual({});

  const { name } = await waitingRefund();
  await name();
  await post(sari, PATH, { intent: 'export', batch: 'b-5' });
  const [transfer] = await opened().query<{ name: string; amount: number }>(sql`
    select 'R' || t.id as name, f.amount::float8 as amount
    from refund_transfers t join refunds f on f.id = t.refund_id where t.batch = 'b-5'`);
  const input = { day: '2026-11-28', amount: transfer?.amount, text: `TRSF ${transfer?.name}` };
  const context = {
    query: opened().query,
    transaction: opened().transaction,
    log: { info: () => {}, warn: () => {} },
    clock: () => new Date(),
  };
  const by = { kind: 'terminal', user: 'test' } as const;
  expect(await act(context, bookFee, { by, input, reason: 'Biaya' })).toMatchObject({
    error: { code: 'line_means_transfer' },
  });
  expect(await cost()).toBe(5800);
});

it('files are for those who move money alone', async () => {
  const support = await operatorBrowser(opened(), shop.origin, 'support');
  for (const path of [
    PATH,
    '/operator/bank',
    '/operator/payouts',
    '/operator/settlement',
    '/operator/cash',
    '/operator/ledger',
    '/operator/ledger.csv?nama=bank',
    '/operator/bank-file.csv?kind=refunds&batch=b-1',
  ])
    expect([path, (await support.browser.get(path)).status]).toEqual([path, 403]);
});

it('the payouts of a shop are held with a reason that it reads, and let go again', async () => {
  await opened().transaction(planShops);
  await opened().transaction((tx) =>
    tx(sql`insert into payout_plans (seller_id, next_at) values (1, shop_now()) on conflict do nothing`),
  );
  const path = '/operator/payouts';
  const reason = 'Menunggu dokumen toko';
  const unknown = await post(sari, path, { intent: 'hold', shop: '99999', reason });
  expect([unknown.status, unknown.html.includes('value="99999"')]).toEqual([422, true]);
  const held = await post(sari, path, { intent: 'hold', shop: '1', reason });
  expect([held.status, held.text.includes(reason)]).toEqual([200, true]);
  const released = await post(budi, path, { intent: 'release', shop: '1' });
  expect(released.text).toContain('Pencairan toko dilepas.');
  const again = await post(budi, path, { intent: 'release', shop: '1' });
  expect([again.status, again.text.includes('tidak ditahan')]).toEqual([422, true]);
  expect([await noted('payouts.hold', '1'), await noted('payouts.release', '1')]).toEqual([1, 1]);
  const none = await post(sari, path, { intent: 'export', batch: 'kosong' });
  expect([none.status, none.text.includes('Tidak ditemukan')]).toEqual([422, true]);
});

it('a payout that the bank returned is noted once, and holds the others of its shop until they are let go', async () => {
  const sold = await openReturnLife(opened());
  await sold.arrive();
  await sold.complete();
  await sold.payout();
  await sold.toBank();
  const path = '/operator/payouts';
  const [sent] = await opened().query<{ id: string }>(
    sql`select id::text from payouts where seller_id = 1 and state = 'sent' order by payouts.id desc limit 1`,
  );
  const payout = sent?.id ?? '';
  const note = () => post(sari, path, { intent: 'returned', payout, reason: 'Rekening ditutup' });
  expect((await sari.browser.get(path)).html).toContain('value="returned"');
  expect((await note()).text).toContain('Dicatat. Pencairan tokonya ditahan.');
  expect((await note()).status).toBe(422);
  expect((await sari.browser.get(path)).text).toMatch(/Dikembalikan bank .*Rekening ditutup/);
  expect((await post(sari, path, { intent: 'release', shop: '1' })).text).toContain(
    'Pencairan toko dilepas.',
  );
  expect(await noted('payouts.returned', payout)).toBe(1);
});

it('the ledger shows what accounts hold, and each movement leads to its order and is explained', async () => {
  const life = await arrivedOrder(openLife(opened()));
  await life.later(24 * 8);
  await opened().query(sql`
    insert into invariant_runs (scope, at, took_ms, broken)
    values ('changed', shop_now() + interval '1 day', 7, ${JSON.stringify({
      'no order is overdrawn': { rows: 3, first: [{ subject: 'order LP1', found: '-1' }] },
    })}::jsonb)`);
  await askInvariants(opened().transaction, 'whole');
  const page = await sari.browser.get('/operator/ledger');
  expect(page.text).toContain('Semua catatan diperiksa');
  expect(page.text).toContain('no order is overdrawn: 3 baris order LP1: -1');
  expect(page.text).toContain('Semua sisi dikurangi satu sama lain: Rp0.');
  const income = await sari.browser.get('/operator/ledger?jenis=income');
  expect(income.html).toContain('nama=income%3Acommission');
  const byNumber = await sari.browser.get('/operator/ledger?toko=1');
  expect(byNumber.path).toContain('/operator/ledger/account?nama=seller%3A1');

  // The pages follow a clock that was moved within a second.
  const account = await vi.waitFor(async () => {
    const statement = await sari.browser.get('/operator/ledger/account?nama=seller:1');
    expect(statement.text).toContain('Harga barang, pesanan selesai');
    const [held] = await opened().query<{ amount: number }>(sql`
      select coalesce(sum(case when credit = 'seller:1' then amount else -amount end), 0)::float8 as amount
      from ledger_transfers where 'seller:1' in (debit, credit)`);
    expect(statement.text).toContain(`Saldo akhir ${formatRupiah(rupiah(held?.amount ?? 0))}`);
    return statement;
  }, 60_000);
  expect(account.html).toContain(`href="/operator/orders/${life.number}"`);
  const explained = await sari.browser.get(`/operator/ledger/orders/${life.number}`);
  expect(explained.text).toContain('3 × Rp33.333');
  expect(explained.text).toMatch(/Komisi Lokapasar Barang: \d+(,\d+)?% dari Rp99\.999/);
  // The shop's next payout may have been made meanwhile.
  expect(explained.text).toMatch(/Belum dicairkan|Pencairan \d/);
  expect(explained.text).toContain('Tarif saat dipesan');
});

it('the statement of an account is a file, which is noted, and an unknown account is none', async () => {
  const path = '/operator/ledger.csv?nama=seller:1';
  const file = await fetch(shop.origin + path, { headers: { Cookie: sari.browser.cookie } });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="buku-besar-seller-1-20/);
  expect(await file.text()).toContain('waktu_wib,kode,keterangan,akun_lawan,pesanan,jumlah_rupiah');
  expect(await noted('operator.export_ledger', 'seller:1')).toBe(1);
  expect((await sari.browser.get('/operator/ledger.csv?nama=toko:1')).status).toBe(404);
  expect((await sari.browser.get('/operator/ledger/account?nama=seller:')).status).toBe(404);
  expect((await sari.browser.get('/operator/ledger/orders/LP1')).status).toBe(404);
  const earlier = await sari.browser.get('/operator/ledger/account?nama=seller:1&bulan=2020-01');
  expect(earlier.text).toContain('Tidak ada gerakan di bulan ini');
});

/** A purchase that was paid to a courier at the door just now. */
async function collectedCash() {
  const life = openLife(opened());
  const placed = await life.place({ method: 'cod' });
  const ids = [placed.A, placed.B];
  for (const id of ids) {
    await life.tx((tx) => acceptOrder(tx, { orderId: id, actor: 'seller' }));
    await life.tx((tx) => bookParcel(tx, id));
    await life.moveParcel(id);
    await life.news(id, 'picked', 'delivered');
  }
  const numberOf = (id: string) => placed.numbers.find((order) => order.id === id)?.number ?? '';
  const waybills = await life.query<{ waybill: string }>(
    sql`select waybill from parcels where order_id = ${placed.B}`,
  );
  return { first: numberOf(placed.A), second: numberOf(placed.B), waybill: waybills[0]?.waybill ?? '' };
}

it('a courier’s cash is booked for ticked and pasted orders, and what is short is its debt until it pays', async () => {
  const path = '/operator/cash?kurir=jne';
  const { first, second, waybill } = await collectedCash();
  const list = await sari.browser.get(path);
  expect(list.text).toContain('Menunggu setoran JNE');
  const line = { intent: 'remitted', courier: 'jne', amount: '400.000', fee: '9.000', reference: 'JNE 0001' };
  const send = (fields: Readonly<Record<string, string>>) => post(sari, path, { ...line, ...fields });
  const partial = await send({});
  expect([partial.status, partial.text.includes('Pilih pesanan yang dibayarnya')]).toEqual([422, true]);
  const unknown = await send({ [`order-${first}`]: '1', list: `${waybill.toLowerCase()}, NOBODY1` });
  expect([unknown.status, unknown.text.includes('untuk: NOBODY1.')]).toEqual([422, true]);
  expect(unknown.html).toMatch(
    new RegExp(`name="order-${first}"[^>]*checked|checked[^>]*name="order-${first}"`),
  );
  const chosen = { [`order-${first}`]: '1', list: waybill.toLowerCase() };
  const tooMuch = await send({ ...chosen, amount: '9.000.000' });
  expect([tooMuch.status, tooMuch.text.includes('Lengkapi pesanannya dulu')]).toEqual([422, true]);
  const booked = await send(chosen);
  expect([booked.status, booked.text.includes('Setoran dicatat.')]).toEqual([200, true]);
  expect(booked.text).toContain('Setoran kurang');
  expect(booked.html).not.toContain(`name="order-${second}"`);
  const again = await send({ [`order-${first}`]: '1' });
  expect([again.status, again.text.includes('sudah dicatat')]).toEqual([422, true]);

  const [, claim = ''] = /name="claim" value="(short-[^"]*)"/.exec(booked.html) ?? [];
  const pay = (paid: string) => post(budi, path, { intent: 'claim_paid', claim, paid });
  expect((await pay('9.000.000')).text).toContain('Lebih dari klaimnya');
  expect((await pay('0')).text).toContain('Klaim diselesaikan.');
  expect((await pay('0')).text).toContain('sudah diselesaikan');
  expect(await brokenNow(opened())).toEqual({});
});

it('money that nobody knows is decided once, with a reason, and its case is closed', async () => {
  const rows = [
    { number: 2, cells: { report: 'KONSOL', kind: 'other', reference: 'promo', amount: '900' } },
    { number: 3, cells: { report: 'KONSOL', kind: 'paid_out', amount: '900' } },
  ];
  await openTerminal(opened()).act(importReport, { input: { rows } });
  const path = '/operator/settlement';
  const open = await sari.browser.get(path);
  expect(open.text).toContain('Laporan KONSOL, baris 2 Lainnya: promo');
  const decide = (fields: Readonly<Record<string, string>>) =>
    post(sari, path, { intent: 'decide', line: 'KONSOL/2', as: 'shop', ...fields });
  expect((await decide({ reason: '' })).status).toBe(422);
  expect((await decide({ as: '' })).text).toContain('Pilih ke mana dananya.');
  const both = await Promise.all([decide({}), decide({})]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await sari.browser.get(path)).text).toContain('Semua dana dikenal.');
  const cases = await opened().query(
    sql`select 1 from cases where subject = 'suspense:KONSOL/2' and closed_at is null`,
  );
  expect([cases, await noted('settlement.decide', 'KONSOL/2')]).toEqual([[], 1]);
});

it('money that nobody knows is given to a purchase, or back to its payer, in forms that keep what was typed (P-PAY-44)', async () => {
  const line = (number: number, kind: string, reference: string, amount: string) => ({
    number,
    cells: { report: 'MILIK', kind, reference, amount },
  });
  const rows = [
    line(2, 'payment', 'MILIK-2', '468999'),
    line(3, 'other', 'salah kirim', '5000'),
    line(4, 'paid_out', '', '473999'),
  ];
  await openTerminal(opened()).act(importReport, { input: { rows } });
  const path = '/operator/settlement';
  const { number } = await openLife(opened()).place();
  const purchase = { intent: 'purchase', line: 'MILIK/2' };
  const nowhere = await post(sari, path, { ...purchase, number: 'LP261124AAAAA' });
  expect([nowhere.status, nowhere.html.includes('value="LP261124AAAAA"')]).toEqual([422, true]);
  const paid = await post(sari, path, { ...purchase, number });
  expect(paid.text).toContain('Dananya membayar pembelian itu.');
  const payer = { intent: 'payer', line: 'MILIK/3', bank: 'BCA', account: '12', holder: 'Sari Contoh' };
  const short = await post(sari, path, payer);
  expect([short.status, short.text.includes('Nomor rekeningnya belum benar.')]).toEqual([422, true]);
  const back = await post(sari, path, { ...payer, account: '1234567890' });
  expect(back.text).toContain('menunggu file pengembalian dana berikutnya');
  expect(await brokenNow(opened())).toEqual({});
});

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
const REPORT = 'report,kind,reference,amount,fee';

it('a report is sent as a file, shown line by line with what differs, and booked once', async () => {
  const life = openLife(opened());
  const { id } = await life.place();
  await life.pay(id);
  const path = '/operator/settlement/file';
  const send = (...rows: string[]) => sari.browser.upload(path, 'file', csv(REPORT, ...rows));

  const wrong = await send(`LAPOR,payment,T1-${id},468998,0`, 'LAPOR,paid_out,,468998,');
  expect(wrong.text).toContain('Baris 2, kolom amount: berbeda dari Rp468.999 yang tercatat.');
  expect(wrong.text).not.toContain('Catat Laporan');
  const forced = await post(sari, wrong.path, { intent: 'book' });
  expect([forced.status, forced.text.includes('Belum ada yang dicatat')]).toEqual([422, true]);

  const right = await send(
    `LAPOR,payment,T1-${id},468999,4440`,
    'LAPOR,other,promo,7000,',
    'LAPOR,paid_out,,471559,',
  );
  expect(right.text).toContain('Cocok: 1 baris');
  expect(right.text).toContain('Tidak dikenal, akan diputuskan: 1 baris');
  const code = await sari.letCodeAge();
  const stale = await post(sari, right.path, { intent: 'book' });
  expect([stale.status, stale.html.includes('name="code"')]).toEqual([422, true]);
  expect((await post(sari, right.path, { intent: 'book', code })).text).toContain('File sudah dicatat.');
  const both = await Promise.all([sari, budi].map((who) => post(who, right.path, { intent: 'book' })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const booked = await opened().query(sql`
    select id from ledger_transfers where id like '%:LAPOR%' order by id collate "C"`);
  expect(booked).toEqual(['fee:LAPOR/2', 'stl:LAPOR', 'sus:LAPOR/3'].map((one) => ({ id: one })));
  expect((await sari.browser.get('/operator/settlement')).text).toContain('Laporan LAPOR, baris 3');

  const again = await send(`OTHER,payment,T1-${id},468999,0`, 'OTHER,paid_out,,468999,');
  expect(again.text).toContain('Sudah dicatat: 1 baris');
  expect(again.text).not.toContain('Catat Laporan');
  expect(await brokenNow(opened())).toEqual({});
});

it('the example of a report is read, and what is no table is refused with its place', async () => {
  const path = '/operator/settlement/file';
  const example = await sari.browser.upload(path, 'file', fs.readFileSync('docs/examples/settlement.csv'));
  expect([example.text.includes('perlu dibetulkan'), example.text.includes('Catat Laporan')]).toEqual([
    false,
    true,
  ]);
  const heading = await sari.browser.upload(path, 'file', csv('report,kind,jumlah', 'A,payment,1'));
  expect(heading.text).toContain('Baris 1, kolom amount: kolom ini tidak ada.');
  expect(heading.text).toContain('Baris 1, kolom jumlah: kolom ini tidak dikenal.');
  expect((await sari.browser.upload(path, 'file', csv(REPORT))).text).toContain('tidak punya baris');
  const bill = await sari.browser.submit(path, [
    ['courier', 'jne'],
    ['file', csv('bill,waybill,amount,weight', 'INV9,NOBODY9,15000,')],
  ]);
  expect(bill.text).toContain('Baris 2, kolom waybill: bukan paket yang dipesan Lokapasar');
  const nowhere = await sari.browser.get('/operator/settlement/files/00000000-0000-4000-8000-000000000000');
  expect(nowhere.status).toBe(404);
});
