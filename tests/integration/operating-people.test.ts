import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act } from '#server/modules/access/access.ts';
import { peopleCommands } from '#server/modules/operating/operating.ts';
import { accountOrders, openBuyerKeys, readCodHistory } from '#server/modules/orders/orders.ts';
import { newEmail, PASSWORD } from './support/account-clients.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type Operator, operatorBrowser } from './support/operator-browser.ts';
import { mailed } from './support/outbox.ts';
import { PlainBrowser } from './support/plain-browser.ts';
import { aMember } from './support/staff.ts';

/** The accounts of people at the console, by HTML forms alone (P-CONSOLE-80, P-CONSOLE-81, P-CONSOLE-82). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let support: Operator;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  support = await operatorBrowser(opened(), shop.origin, 'support');
});
afterAll(() => shop.close());

/** Somebody who has registered, with a name and a telephone. */
async function aPerson() {
  const email = newEmail();
  const typed: [string, string][] = [
    ['email', email],
    ['password', PASSWORD],
  ];
  const browser = new PlainBrowser(shop.origin);
  await browser.post('/auth?tab=register', [...typed, ['confirmPassword', PASSWORD], ['intent', 'register']]);
  const logIn = () => browser.post('/auth', [...typed, ['intent', 'login']]);
  await logIn();
  const [user] = await opened().query<{ id: string }>(sql`select id from auth_users where email = ${email}`);
  const id = user?.id ?? '';
  await opened().query(sql`
    insert into profiles (user_id, username, full_name, phone, address)
    values (${id}, 'sariwulan', 'Sari Wulandari', '0812 3456 7890', 'Jalan Melati 5')`);
  return { id, email, browser, logIn };
}

const post = (one: Operator, path: string, intent: string, reason: string) =>
  one.browser.post(path, [
    ['intent', intent],
    ['reason', reason],
  ]);

it('finds an account by what it says, and shows how to reach it after a press that is noted', async () => {
  const { id, email } = await aPerson();
  const path = `/operator/people/${id}`;
  for (const q of [email.toUpperCase(), '+62 812-3456-7890', 'wulandari', 'SARIWULAN', id])
    expect((await support.browser.get(`/operator/people?q=${encodeURIComponent(q)}`)).html, q).toContain(
      path,
    );
  expect((await support.browser.get('/operator/people')).html).toContain(path);
  expect((await support.browser.get(`/operator/search?q=${id}`)).html).toContain(path);
  for (const q of ['sa', 'siapa%', '00000000-0000-4000-8000-000000000000'])
    expect((await support.browser.get(`/operator/people?q=${q}`)).html, q).not.toContain(path);

  const page = await support.browser.get(path);
  expect([page.status, page.text.includes('Terdaftar sejak')]).toEqual([200, true]);
  for (const secret of [email, 'Wulandari', '3456']) expect(page.html).not.toContain(secret);
  const shown = await support.browser.press(page, 'show', {});
  for (const fact of [email, 'Sari Wulandari', '0812 3456 7890']) expect(shown.text).toContain(fact);
  expect(
    await opened().query(sql`
      select command, by = ${`member:${support.membershipId}`} as own from audit_log where subject_id = ${id}`),
  ).toEqual([{ command: 'people.show_contact', own: true }]);

  const unknown = await support.browser.get('/operator/people/00000000-0000-4000-8000-000000000000');
  expect([unknown.status, unknown.text.includes('Akun tidak ditemukan')]).toEqual([404, true]);
  const finance = await operatorBrowser(opened(), shop.origin, 'finance');
  expect([
    (await finance.browser.get(path)).status,
    (await finance.browser.get(`/operator/search?q=${id}`)).html.includes(path),
  ]).toEqual([403, false]);
});

it('blocks an account: signed out at once, told at the log-in, and let in again after the block is lifted', async () => {
  const { id, email, browser, logIn } = await aPerson();
  const path = `/operator/people/${id}`;
  const without = await post(support, path, 'block', '');
  expect([without.status, (await browser.get('/profile')).path]).toEqual([422, '/profile']);
  const other = await operatorBrowser(opened(), shop.origin, 'owner');
  const both = await Promise.all([support, other].map((one) => post(one, path, 'block', 'Pembayaran palsu')));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await browser.get('/profile')).path).toContain('/auth');
  const refused = await logIn();
  expect([refused.status, refused.text.includes('This account is blocked')]).toEqual([422, true]);
  expect(refused.html, 'leads to the message form').toMatch(/href="[^"]*tab=kontak[^"]*"[^>]*>Write to us/);
  const wrong = await browser.post('/auth', [
    ['email', email],
    ['password', 'bukan-kata-sandinya'],
    ['intent', 'login'],
  ]);
  expect(wrong.text).not.toContain('is blocked');

  await post(support, path, 'unblock', 'Sudah jelas');
  await logIn();
  expect((await browser.get('/profile')).path).toBe('/profile');
  for (const subject of [/diblokir$/, /bisa dipakai lagi$/]) await mailed(opened(), { to: email, subject });
  const [member] = await opened().query<{ id: string }>(
    sql`select user_id as id from memberships where id = ${other.membershipId}`,
  );
  const colleague = await post(support, `/operator/people/${member?.id}`, 'block', 'Coba');
  expect([colleague.status, colleague.text.includes('bekerja di Panel Admin')]).toEqual([422, true]);

  // Nobody decides about their own account.
  const [self] = await opened().query<{ id: string }>(
    sql`select user_id as id from memberships where id = ${support.membershipId}`,
  );
  await opened().query(sql`insert into account_blocks (user_id, kind) values (${self?.id}, 'cod')`);
  expect((await post(support, `/operator/people/${self?.id}`, 'unblock_cod', 'Coba')).status).toBe(422);
  await opened().query(sql`delete from account_blocks where user_id = ${self?.id}`);
});

it('removes the second factor of a shop’s only owner, who is mailed, and of nobody at the console (P-DESK-6)', async () => {
  const { query } = opened();
  const { id, email } = await aPerson();
  const path = `/operator/people/${id}`;
  expect((await support.browser.get(path)).text).not.toContain('Verifikasi dua langkah');
  await aMember(opened(), 3, 'owner', id);
  await query(sql`insert into desk_factors (user_id, sealed_secret, confirmed_at) values (${id}, '', now())`);
  expect((await post(support, path, 'reset_factor', '')).status).toBe(422);
  const removed = await post(support, path, 'reset_factor', 'Ponselnya hilang, sudah ditelepon');
  expect(removed.text).toContain('Verifikasi dua langkah akun ini dihapus.');
  expect(await query(sql`select from desk_factors where user_id = ${id}`)).toEqual([]);
  await mailed(opened(), { to: email, subject: /langkah akunmu dihapus$/ });
  expect((await post(support, path, 'reset_factor', 'Sekali lagi')).status).toBe(422);

  const other = await operatorBrowser(opened(), shop.origin, 'owner');
  const [colleague] = await query<{ id: string }>(
    sql`select user_id as id from memberships where id = ${other.membershipId}`,
  );
  const refused = await post(support, `/operator/people/${colleague?.id}`, 'reset_factor', 'Coba');
  expect([refused.status, refused.text.includes('bekerja di Panel Admin')]).toEqual([422, true]);
  const gone = await operatorBrowser(opened(), shop.origin, 'finance');
  await other.browser.post('/operator/staff', [
    ['intent', 'reset'],
    ['member', gone.membershipId],
    ['reason', 'Ponselnya hilang'],
  ]);
  await mailed(opened(), { to: gone.email, subject: /langkah akunmu dihapus$/ });
});

it('blocks cash on delivery for an account, and for whoever has its telephone', async () => {
  const { id } = await aPerson();
  const path = `/operator/people/${id}`;
  const keys = [`user:${id}`, `phone:${id}`];
  await opened().query(sql`
    insert into purchases (id, number, user_id, buyers, cod_buyers, state, method, total, request_key, request_hash, address_hash,
      created_at)
    values (${id}, ${`LP${id.slice(0, 8)}`}, ${id}, '{}', ${sql.param(keys)}::text[], 'confirmed', 'cod', 0, ${id}, '', '', now())`);
  const isBlocked = async (buyer: { userId: string | null; keys: string[] }) =>
    (await readCodHistory(opened().query, { ...buyer, contactKeys: [] }, null)).isBlocked;
  const guest = { userId: null, keys: [`phone:${id}`] };
  expect(await isBlocked(guest)).toBe(false);
  await post(support, path, 'block_cod', 'Menolak paket');
  const newcomer = { userId: '00000000-0000-4000-8000-000000000000', keys: ['phone:lain'] };
  expect([
    await isBlocked(guest),
    await isBlocked({ userId: id, keys: [] }),
    await isBlocked(newcomer),
  ]).toEqual([true, true, false]);
  await post(support, path, 'unblock_cod', 'Sudah jelas');
  expect(await isBlocked(guest)).toBe(false);
});

it('keeps a block of cash on delivery beyond its account, for 365 days or until it is lifted (P-ACC-19)', async () => {
  const { query, transaction } = opened();
  const hash = await openBuyerKeys(query);
  const isBlocked = async (phone: string, email: string) =>
    (await readCodHistory(query, hash.cod(null, { phone, email }), null)).isBlocked;
  /** Blocks somebody who paid at the door, and deletes the account. */
  async function aRefuser(n: number) {
    const { id, email } = await aPerson();
    const phone = `+62812000000${n}`;
    const { keys } = hash.cod(
      { kind: 'user', userId: id, email },
      { phone, email: `lain-${n}@contoh.example` },
    );
    await query(sql`
      insert into purchases (id, number, user_id, buyers, cod_buyers, state, method, total, request_key, request_hash, address_hash,
        created_at)
      values (${id}, ${`LQ${id.slice(0, 8)}`}, ${id}, '{}', ${sql.param(keys)}::text[], 'confirmed', 'cod', 0, ${id}, '', '', now())`);
    await post(support, `/operator/people/${id}`, 'block_cod', 'Menolak paket');
    await post(support, `/operator/people/${id}`, 'delete', 'Diminta lewat e-mail');
    await expect.poll(() => query(sql`select from auth_users where id = ${id}`)).toEqual([]);
    expect(await query(sql`select from account_blocks where user_id = ${id}`)).toEqual([]);
    return { phone, email };
  }
  const gone = await aRefuser(1);
  expect([
    await isBlocked(gone.phone, 'baru@contoh.example'),
    await isBlocked('+628129999999', gone.email.toUpperCase()),
    await isBlocked('+628129999999', 'lain-1@contoh.example'),
    await isBlocked('+628129999999', 'baru@contoh.example'),
  ]).toEqual([true, true, true, false]);
  const [kept] = await query<{ days: number; texts: string }>(sql`
    select max(extract(day from until - shop_now()))::int as days, string_agg(buyer, ' ') as texts from kept_cod_blocks`);
  expect(kept?.days).toBeGreaterThanOrEqual(364);
  expect(kept?.texts).not.toMatch(/@|\+62|user:/);

  await query(sql`update kept_cod_blocks set until = shop_now()`);
  expect(await isBlocked(gone.phone, gone.email)).toBe(false);
  await accountOrders.sweep(query);
  expect(await query(sql`select from kept_cod_blocks`)).toEqual([]);

  const other = await aRefuser(2);
  const context = { query, transaction, log: { info: () => {}, warn: () => {} }, clock: () => new Date() };
  const lift = () =>
    act(context, peopleCommands('').forgetBlock, {
      by: { kind: 'terminal', user: 'sari' },
      input: { phone: '0812 0000 002', email: other.email },
      reason: 'His cousin refused',
    });
  expect(await lift()).toMatchObject({ ok: true });
  expect(await isBlocked(other.phone, other.email)).toBe(false);
  expect(await lift()).toEqual({ ok: false, error: { code: 'block_not_kept' } });
});

it('mails the data of an account to its owner alone, and keeps an account whose shop has something open', async () => {
  const { query } = opened();
  const { id, email, logIn } = await aPerson();
  const path = `/operator/people/${id}`;
  await query(sql`
    insert into messages (reference, name, email, subject, message, kind, created_at)
    values ('PSN-CCCCCC', 'Wati', ${email.toUpperCase()}, 'Salinan data', 'Apa yang tersimpan?', 'access', shop_now())`);
  expect((await support.browser.get('/operator/inbox/PSN-CCCCCC')).html).toContain(`href="${path}#data"`);
  expect((await support.browser.get(path)).html).toContain('href="/operator/inbox/PSN-CCCCCC"');
  const asked = await post(support, path, 'export', 'Diminta lewat e-mail');
  expect(asked.text).toContain('Salinan data');
  const [mail] = await mailed(opened(), { to: email, subject: /^Data akunmu/ });
  const [link = ''] = /\/account-data\.json\?token=[\w-]{43}/.exec(mail?.body ?? '') ?? [];
  expect((await support.browser.get(path)).html).not.toContain(link.slice(-43));
  const file = await fetch(shop.origin + link);
  expect(await file.json()).toMatchObject({
    account: { id, email },
    profile: { full_name: 'Sari Wulandari' },
    orders: [],
  });
  await query(sql`update account_requests set link_until = now() where user_id = ${id}`);
  expect([
    (await fetch(shop.origin + link)).status,
    (await fetch(`${shop.origin}/account-data.json?token=x`)).status,
  ]).toEqual([410, 410]);

  // A shop of it owes something: the deletion waits, and nothing of the account is gone.
  await aMember(opened(), 5, 'owner', id);
  await query(sql`
    insert into ledger_transfers (id, debit, credit, amount, at)
    values (${`adj:${id}`}, 'bank', 'seller:5', 1000, now())`);
  await post(support, path, 'delete', 'Diminta lewat e-mail');
  await expect.poll(async () => (await support.browser.get(path)).text).toContain('Menunggu pesanan');
  const twice = await post(support, path, 'delete', 'Sekali lagi');
  expect(twice.status).toBe(422);
  expect((await logIn()).status).toBe(200);
  const noted = await query<{ command: string }>(
    sql`select command from audit_log where subject_id = ${id} and command in ('people.export', 'people.delete') order by id`,
  );
  expect(noted.map(({ command }) => command)).toEqual(['people.export', 'people.delete']);
});
