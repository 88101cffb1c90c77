import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, inviteFirstOperator, sellingStaff } from '#server/modules/access/access.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { newEmail, PASSWORD } from './support/account-clients.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { formOf, PlainBrowser, type PlainPage } from './support/plain-browser.ts';

const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
});
afterAll(() => shop.close());

/** A browser without scripts whose owner has registered and logged in. */
async function member(email = newEmail()): Promise<PlainBrowser> {
  await new PlainBrowser(shop.origin).post('/auth?tab=register', [
    ...typed(email),
    ['confirmPassword', PASSWORD],
    ['intent', 'register'],
  ]);
  return logIn(email);
}

const typed = (email: string): [string, string][] => [
  ['email', email],
  ['password', PASSWORD],
];

/** A browser that logs in with an account. */
async function logIn(email: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.post('/auth', [...typed(email), ['intent', 'login']]);
  expect((await browser.get('/profile')).path).toBe('/profile');
  return browser;
}

const secretOf = ({ html }: PlainPage) => /<code[^>]*>([A-Z2-7]{16,})<\/code>/.exec(html)?.[1] ?? '';

async function accept(browser: PlainBrowser, path: string): Promise<PlainPage> {
  const page = await browser.get(path);
  expect(page.text).toContain('Terima Undangan');
  return browser.post(page.path, formOf(page).fields);
}

/** Somebody whose reason a spreadsheet would take for a formula. */
const REASON = '=1+1; "diminta", Säri';

async function readsTheAuditLog(browser: PlainBrowser) {
  const { query, transaction } = opened();
  const context = { query, transaction, clock: () => new Date(), log: { info: () => {}, warn: () => {} } };
  for (let line = 0; line < 52; line += 1) {
    const by = { kind: 'terminal', user: line === 0 ? 'sari' : 'budi' } as const;
    const input = { role: 'order_clerk', sellerId: 2 };
    await act(context, sellingStaff.invite, { by, input, reason: line === 0 ? REASON : `undangan ${line}` });
  }
  const newest = await browser.get('/operator/audit');
  expect(newest.text).toContain('undangan 51');
  expect(newest.text).not.toContain('undangan 1 ');
  const [, older = ''] = /href="(\/operator\/audit\?before=\d+)"/.exec(newest.html) ?? [];
  expect((await browser.get(older)).text).toContain('Terminal: sari');
  const ofSari = await browser.get('/operator/audit?of=terminal%3Asari&command=selling.invite');
  expect(ofSari.text).toContain(`Alasan: ${REASON}`);
  expect(ofSari.text).not.toContain('Terminal: budi');
  const ofWords = await browser.get('/operator/audit?words=undangan+51');
  expect(ofWords.text).toContain('undangan 51');
  expect(ofWords.text).not.toContain('undangan 50');
  const [days] = await query<{ today: string; later: string }>(sql`
    select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today,
      to_char(now() at time zone 'Asia/Jakarta' + interval '1 day', 'YYYY-MM-DD') as later`);
  expect((await browser.get(`/operator/audit?from=${days?.today}&to=${days?.later}`)).text).toContain(
    'undangan 51',
  );
  expect((await browser.get(`/operator/audit?from=${days?.later}`)).text).not.toContain('undangan 51');
  expect((await browser.get(`/operator/audit?who=${randomUUID()}`)).text).not.toContain('undangan 51');
  expect((await browser.get('/operator/audit?of=tidak-ada')).text).toContain(
    'Tidak ada perubahan yang cocok',
  );

  const file = await fetch(`${shop.origin}/operator/audit.csv?of=terminal%3Asari`, {
    headers: { Cookie: browser.cookie },
  });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
  const saved = path.join(opened().dataDir, 'audit.csv');
  fs.writeFileSync(saved, Buffer.from(await file.arrayBuffer()));
  const stored = ['id', 'at', 'by', 'command', 'subject', 'reason', 'before', 'after', 'second'];
  const columns = [...stored, 'who', 'what', 'about', 'details'];
  const lines = await readTable({ file: saved, columns, required: columns });
  expect(lines.map(({ cells }) => [cells['by'], cells['subject'], cells['reason']])).toEqual([
    ['terminal:sari', 'desk:seller:2', REASON],
  ]);
  const [line] = lines;
  expect([line?.cells['who'], line?.cells['what'], line?.cells['about'], line?.cells['details']]).toEqual([
    'Terminal: sari',
    'Mengundang ke toko',
    'Panel toko 2',
    `Alasan: ${REASON}\nPeran: Petugas Pesanan`,
  ]);
  // The owner who took the file is told from other owners, on the screen as in the file.
  const taken = await browser.get('/operator/audit?command=operator.export_audit');
  expect(taken.text).toMatch(/\S+@\S+ \(Pemilik\)/);
  expect(fs.readFileSync(saved, 'utf8')).toContain("'=1+1");
  expect((await browser.get('/operator/audit?command=operator.export_audit')).text).toContain('Unduh');
}

describe('the first operator, without scripts', () => {
  it('comes in by the printed link, sets up a second factor, and sees the console', async () => {
    const token = (await opened().transaction((tx) => inviteFirstOperator(tx))) ?? '';
    const path = `/operator/open?token=${token}`;
    const stranger = await new PlainBrowser(shop.origin).get(path);
    expect(stranger.text).toContain('Masuk atau daftar dulu');

    const browser = await member();
    const begin = await accept(browser, path);
    expect(begin.path).toBe('/desk/code?next=%2Foperator');
    expect((await browser.press(begin, 'begin', { password: 'bukan ini' })).text).toContain(
      'Kata sandi salah.',
    );
    await browser.press(begin, 'begin', { password: PASSWORD });
    const pending = await browser.get(begin.path);
    const app = new TOTP({ secret: secretOf(pending) });
    expect((await browser.press(pending, 'code', { code: '123' })).text).toContain('Kode salah');
    const confirmed = await browser.press(pending, 'code', { code: app.generate() });
    expect(confirmed.text).toContain('Simpan kode pemulihan ini');
    const [recovery = ''] = /[a-z0-9]{5}-[a-z0-9]{5}/.exec(confirmed.text) ?? [];

    const home = await browser.get('/operator');
    expect([home.status, home.path]).toEqual([200, '/operator']);
    expect(home.text).toContain('Masuk sebagai Pemilik');
    expect((await browser.get(path)).text).toContain('Undangan tidak berlaku lagi');
    expect((await browser.get(path)).text, 'who is in already finds the way').toContain('Buka Panel Admin');
    expect((await new PlainBrowser(shop.origin).get(path)).text).not.toContain('Buka Panel Admin');

    await readsTheAuditLog(browser);

    // The same account in another browser gives a code first.
    await opened().database.pool.query('delete from desk_sessions');
    const asked = await browser.get('/operator');
    expect(asked.path).toBe('/desk/code?next=%2Foperator');
    expect((await browser.press(asked, 'code', { code: recovery })).path).toBe('/operator');
  });

  it('is nobody else: the console is not there, in pages, data and forms', async () => {
    const browser = await member();
    for (const path of ['/operator', '/operator?x=1', '/selling/1', '/selling/0', '/selling/x']) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
      expect([path, (await browser.post(path, [['intent', 'x']])).status]).toEqual([path, 404]);
    }
    expect((await browser.get('/operator.data')).status).toBe(404);
    const visitor = new PlainBrowser(shop.origin);
    expect((await visitor.get('/operator')).path).toBe('/auth?next=%2Foperator');
    expect((await visitor.get('/selling')).path).toContain('/auth?next=');
  });
});

it('leads a form that the code of a page posts to the login, when the session is over meanwhile (P-DESK-1)', async () => {
  const response = await fetch(`${shop.origin}/selling/1/orders.data`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ intent: 'accept' }),
  });
  const answer = await response.text();
  expect(answer).toContain('"redirect","/auth?next=%2Fselling%2F1%2Forders"');
  // The router's code reads this mark in the answers to a GET only.
  expect(answer).not.toContain('SingleFetchRedirect');
});

describe('a seller, without scripts', () => {
  it('accepts an invitation and works at that shop alone, with what the role allows', async () => {
    const { query, transaction } = opened();
    const invited = await act(
      { query, transaction, clock: () => new Date(), log: { info: () => {}, warn: () => {} } },
      sellingStaff.invite,
      { by: { kind: 'terminal', user: 'test' }, input: { role: 'order_clerk', sellerId: 2 } },
    );
    const token = invited.ok ? (invited.value[0] ?? '') : '';
    const browser = await member();
    expect((await browser.get('/selling')).text).toContain('Kamu belum mengelola toko');
    const home = await accept(browser, `/selling/open?token=${token}`);
    expect([home.status, home.path]).toEqual([200, '/selling/2']);
    expect(home.text).toContain('Masuk sebagai Petugas Pesanan');
    expect((await browser.get('/selling')).html).toContain('href="/selling/2"');
    expect((await browser.get('/selling/1')).status).toBe(404);
  });
});

describe('the logins of an account, without scripts (P-DESK-11)', () => {
  it('are shown and ended one by one or all others at once, and nobody ends those of others', async () => {
    const email = newEmail();
    const here = await member(email);
    const [lost, old] = [await logIn(email), await logIn(email)];
    const stranger = await member();
    const page = await here.get('/desk/sessions');
    expect(page.text.match(/Perangkat lain/g)).toHaveLength(2);
    const [, ofLost = ''] = /name="session" value="([^"]+)"/.exec(page.html) ?? [];

    await stranger.post('/desk/sessions', [
      ['intent', 'end'],
      ['session', ofLost],
    ]);
    await stranger.post('/desk/sessions', [['intent', 'others']]);
    expect((await here.get('/desk/sessions')).text.match(/Perangkat lain/g)).toHaveLength(2);

    const fewer = await here.post('/desk/sessions', [
      ['intent', 'end'],
      ['session', ofLost],
    ]);
    expect(fewer.text.match(/Perangkat lain/g)).toHaveLength(1);
    expect(fewer.text).toContain('Perangkat itu sudah tidak masuk dengan akun ini.');
    const left = [await lost.get('/profile'), await old.get('/profile')].map(({ path: shown }) => shown);
    expect(left.toSorted()).toEqual(['/auth', '/profile']);

    const alone = await here.post('/desk/sessions', [['intent', 'others']]);
    expect(alone.text).toContain('Tidak ada perangkat lain');
    for (const ended of [lost, old]) expect((await ended.get('/profile')).path).toBe('/auth');
    expect((await here.get('/profile')).path).toBe('/profile');
    expect((await stranger.get('/profile')).path).toBe('/profile');
    expect((await new PlainBrowser(shop.origin).get('/desk/sessions')).path).toContain('/auth?next=');
  });
});
