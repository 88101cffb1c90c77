import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaseKind } from '#domain/operating/case-kinds.ts';
import { openCase } from '#server/modules/cases/cases.ts';
import { openBlobs } from '#server/platform/blobs/open-blobs.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { type Operator, operatorBrowser } from './support/operator-browser.ts';
import { openLife } from './support/order-life.ts';
import { mailed } from './support/outbox.ts';
import { PlainBrowser } from './support/plain-browser.ts';
import { aMember } from './support/staff.ts';

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
async function aCase(kind: CaseKind, subject: string): Promise<number> {
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
  expect(home.status).toBe(200);
  expect(home.text).toContain('Toko baru 0 0 0');
  expect(home.text).not.toMatch(/Dana tak dikenal|Penjualan barang|Pengembalian dana Rp/);
  expect((await catalogue.browser.get('/operator/cases')).status).toBe(403);
});

it('a case is taken, and closed once with a reason; whoever comes second is told', async () => {
  const id = await aCase('unnamed_account', 'order:LPclose');
  const path = `/operator/cases/${id}`;
  const list = await sari.browser.get('/operator/cases?jenis=unnamed_account');
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
  const [one, two] = [
    await aCase('unnamed_account', 'order:LP1'),
    await aCase('unnamed_account', 'order:LP2'),
  ];
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

it('a case that a role cannot mend is in none of its lists, says who can, and is not closed by it (P-CONSOLE-2)', async () => {
  const id = await aCase('undecreed_year', 'year:2031');
  const path = `/operator/cases/${id}`;
  for (const list of ['/operator', '/operator/cases'])
    expect([
      (await budi.browser.get(list)).text.includes('Hari libur'),
      (await sari.browser.get(list)).text.includes('Hari libur'),
    ]).toEqual([true, false]);
  const shown = await sari.browser.get(path);
  expect([shown.text.includes('Yang bisa: Pemilik.'), shown.html.includes('value="close"')]).toEqual([
    true,
    false,
  ]);
  for (const intent of ['take', 'close'])
    expect((await sari.browser.post(path, Object.entries({ intent, reason: 'x' }))).status).toBe(422);
  expect(await caseRow(id)).toMatchObject({ owner: null, reason: null });
  const done = await budi.browser.post(path, Object.entries({ intent: 'close', reason: 'SKB sudah terbit' }));
  expect(done.text).toContain('1 kasus ditutup.');
});

it('a case leads to what it is about, and nobody to a page that their role may not see', async () => {
  const id = randomUUID();
  const refund = `/operator/cases/${await aCase('unnamed_account', `refund:${id}`)}`;
  const account = `/operator/cases/${await aCase('many_returns', `account:${id}`)}`;
  expect((await sari.browser.get(refund)).html).toContain(`href="/operator/orders?q=${id}"`);
  expect((await sari.browser.get(account)).html).toContain(`href="/operator/people/${id}"`);
  const finance = await operatorBrowser(opened(), shop.origin, 'finance');
  const shown = await finance.browser.get(account);
  expect([shown.text.includes(`Akun ${id.slice(0, 8)}`), shown.html.includes('/operator/people/')]).toEqual([
    true,
    false,
  ]);
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

/** A return that its shop refused and its buyer appealed against, with a photo that the buyer sent. */
async function disputedReturn() {
  const life = await arrivedOrder(openLife(opened()));
  await life.open();
  await life.shopper('ask');
  await life.command('refuse', { text: 'Utuh saat dikirim' });
  await life.desk.act(life.owner, life.number, 1, { do: 'appeal', text: 'Kotaknya penyok' });
  const number = `${life.number}-R1`;
  const photo = randomUUID();
  const { query, dataDir } = opened();
  await openBlobs(readEnv({ DATA_DIR: dataDir })).put(
    `media/private/${photo}`,
    Buffer.from('photo'),
    'image/webp',
  );
  await query(sql`insert into storage_blobs (id, folder) values (${photo}, 'media/private')`);
  await query(sql`
    insert into media (id, purpose, subject, kind, state, sent_bytes, blob_id, type, bytes, sha256, width, height, attached_at,
      position, touched_at)
    select ${photo}, 'return_evidence', id::text, 'picture', 'ready', 5, ${photo}, 'image/webp', 5, ${Buffer.alloc(32)}, 1, 1,
      now(), 0, now() from returns where order_id = ${life.orderId}`);
  const decide = ({ browser }: Operator, fields: Readonly<Record<string, string>>) =>
    browser.post(
      `/operator/returns/${number}`,
      Object.entries({
        intent: 'refund',
        bearer: 'seller',
        goods: 'kept',
        reason: 'Fotonya jelas',
        ...fields,
      }),
    );
  return { ...life, number, photo, decide };
}

it('a disputed return shows both sides, what each decision costs whom, and its files to the console alone', async () => {
  const { number, photo, orderId } = await disputedReturn();
  const list = await sari.browser.get('/operator/returns');
  expect(list.html).toContain(`href="/operator/returns/${number}"`);
  const page = await sari.browser.get(`/operator/returns/${number}`);
  for (const part of ['Pecah', 'Kotaknya penyok', 'Utuh saat dikirim', 'Kesalahan penjual', 'Rp40.000'])
    expect(page.text).toContain(part);
  expect(page.html).toContain(`/operator/media/${photo}`);
  // Their chat can be read meanwhile (P-CHAT-19).
  expect(page.html).not.toContain('/operator/chats/');
  const thread = randomUUID();
  await opened().query(sql`
    insert into chat_threads (id, seller_id, user_id, created_at, last_at)
    select ${thread}, o.seller_id, r.opened_by, now(), now() from returns r join orders o on o.id = r.order_id
    where o.id = ${orderId}`);
  const withChat = await sari.browser.get(`/operator/returns/${number}`);
  expect(withChat.html).toContain(`href="/operator/chats/${thread}"`);
  expect((await sari.browser.get(`/operator/chats/${thread}`)).text).toContain(number);
  const order = await opened().query<{ number: string }>(
    sql`select number from orders where id = ${orderId}`,
  );
  const ofOrder = await sari.browser.get(`/operator/orders/${order[0]?.number}`);
  expect(ofOrder.html).toContain(`href="/operator/returns/${number}"`);

  const file = `/operator/media/${photo}`;
  const seen = await fetch(shop.origin + file, { headers: { Cookie: sari.browser.cookie } });
  expect([seen.status, seen.headers.get('cache-control'), await seen.text()]).toEqual([
    200,
    'private, no-store',
    'photo',
  ]);
  const catalogue = await operatorBrowser(opened(), shop.origin, 'catalogue');
  const shopper = new PlainBrowser(shop.origin);
  expect((await catalogue.browser.get(file)).status).toBe(403);
  expect((await shopper.get(file)).html).not.toContain('photo');
  expect((await sari.browser.get(`/media/${photo}`)).status).toBe(404);
  await opened().query(sql`update media set attached_at = null where id = ${photo}`);
  expect((await sari.browser.get(file)).status).toBe(404);
  expect((await sari.browser.get('/operator/returns/LP1-R1')).status).toBe(404);
});

it('a disputed return is decided once, with a reason and a fresh code, and keeps what was typed', async () => {
  const { number, decide, moved } = await disputedReturn();
  const both = { bearer: 'both', shop: '13.333' };
  const without = await decide(sari, { ...both, reason: '' });
  expect([without.status, without.html.includes('value="13.333"')]).toEqual([422, true]);
  const amount = await decide(sari, { ...both, shop: '12,5' });
  expect([amount.status, amount.text.includes('Tulis bagian Lokapasar')]).toEqual([422, true]);
  const unclear = await decide(sari, { shop: '5000' });
  expect([unclear.status, unclear.text.includes('Pilih siapa yang menanggung.')]).toEqual([422, true]);
  const whole = await decide(sari, { ...both, shop: '40.000' });
  expect([whole.status, whole.text.includes('harus kurang dari harga')]).toEqual([422, true]);
  expect(await noted('returns.decide', number)).toEqual([]);
  await sari.letCodeAge();
  const stale = await decide(sari, both);
  expect([stale.status, stale.html.includes('name="code"')]).toEqual([422, true]);

  const answers = await Promise.all([decide(budi, both), decide(budi, both)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.text).toContain('sudah diputuskan');
  expect(await noted('returns.decide', number)).toEqual(['Fotonya jelas']);
  expect(await moved()).toContain('rs:R:2 cost:goodwill > refund:R-A 13333');
  const decided = await budi.browser.get(`/operator/returns/${number}`);
  expect(decided.text).toMatch(
    /Keputusan Lokapasar Dana pembeli dikembalikan .* WIB, oleh .*Alasan: Fotonya jelas Pembeli menerima Rp40\.000 .*Ditanggung Lokapasar Rp13\.333/,
  );
  const ended = await budi.browser.get('/operator/returns?tab=ended');
  expect(ended.html).toContain(`href="/operator/returns/${number}"`);
});

it('nobody decides a return of an order that they bought', async () => {
  const { number, decide, owner } = await disputedReturn();
  const [member] = await opened().query<{ id: string }>(
    sql`select user_id as id from memberships where id = ${budi.membershipId}`,
  );
  await opened().query(sql`update purchases set user_id = ${member?.id} where user_id = ${owner.userId}`);
  const page = await budi.browser.get(`/operator/returns/${number}`);
  expect([page.text.includes('Orang lain yang memutuskan'), page.html.includes('value="reject"')]).toEqual([
    true,
    false,
  ]);
  const own = await decide(budi, {});
  expect([own.status, await noted('returns.decide', number)]).toEqual([422, []]);
});

it('products wait for the operator, are approved together, and blocked with a reason that sends them round again', async () => {
  const { query } = opened();
  const katalog = await operatorBrowser(opened(), shop.origin, 'catalogue');
  const found = await query<{ id: number; name: string }>(sql`
    update products set state = 'review' where id in (select id from products where seller_id = 3 order by id limit 2)
    returning id, name`);
  const [first, second] = found.map(({ id }) => String(id));
  expect((await katalog.browser.get('/operator')).text).toContain('Produk menunggu ditinjau: 2');
  expect((await sari.browser.get('/operator/products')).status).toBe(403);
  const list = await katalog.browser.get('/operator/products');
  for (const { name } of found) expect(list.text).toContain(name);
  const none = await katalog.browser.post('/operator/products', [['intent', 'approve']]);
  expect([none.status, none.text.includes('Pilih dulu satu produk.')]).toEqual([422, true]);
  const ticked: [string, string][] = [
    ['product', first ?? ''],
    ['product', second ?? ''],
  ];
  const both = await Promise.all(
    [katalog, budi].map(({ browser }) =>
      browser.post('/operator/products', [...ticked, ['intent', 'approve']]),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await katalog.browser.get('/operator/products')).text).toContain('Tidak ada produk yang menunggu');

  const owner = await operatorBrowser(opened(), shop.origin, 'support');
  const [account] = await query<{ id: string }>(sql`select id from auth_users where email = ${owner.email}`);
  await aMember(opened(), 3, 'owner', account?.id);
  const path = `/operator/products/${first}`;
  expect((await katalog.browser.post(path, [['intent', 'block']])).text).toContain('Tulis dulu alasan');
  const blocked = await katalog.browser.post(path, [
    ['intent', 'block'],
    ['why', 'Foto milik toko lain'],
  ]);
  expect(blocked.text).toContain('Alasan yang dibaca toko Foto milik toko lain');
  expect((await katalog.browser.get('/operator/products?tab=blocked')).text).toContain(
    'Foto milik toko lain',
  );
  expect((await katalog.browser.get(`/product/${first}`)).status).toBe(404);
  // Its owner is told why, in a mail and on the home of the seller centre.
  const [mail] = await mailed(opened(), { to: owner.email, subject: /diblokir/ });
  expect(mail?.body).toContain('Foto milik toko lain');
  expect((await owner.browser.get('/selling/3')).text).toContain('Perbaiki 1 produk yang diblokir');
  const shown = await katalog.browser.post(path, [['intent', 'unblock']]);
  expect(shown.text).toContain('Blokir dibuka.');
});

it('reports are decided with what they are about, and those that came later stay open', async () => {
  const { query } = opened();
  const katalog = await operatorBrowser(opened(), shop.origin, 'catalogue');
  const [review] = await query<{ id: number; content: string }>(
    sql`select id, content from reviews where hidden_at is null order by id limit 1`,
  );
  const report = async (kind: string, id: number, reason: string) =>
    (
      await query<{ id: number }>(sql`
        insert into reports (reference, target_kind, target_id, reason, details, email)
        values (${`LPR-${kind}${id}${reason}`}, ${kind}, ${id}, ${reason}, 'Lihat foto kedua', '') returning id`)
    )[0]?.id;
  const upTo = String(await report('review', review?.id ?? 0, 'threat'));
  await report('product', 5, 'counterfeit');
  const page = await katalog.browser.get('/operator/reports');
  for (const words of [review?.content ?? '?', 'Ancaman ulasan buruk', 'Barang palsu', 'Lihat foto kedua'])
    expect(page.text).toContain(words.replace(/\s+/g, ' '));
  expect((await katalog.browser.get('/operator')).text).toContain('Laporan belum dibaca: 2');

  await report('review', review?.id ?? 0, 'untrue');
  const hide: [string, string][] = [
    ['intent', 'hide'],
    ['target', `review:${review?.id}`],
    ['upTo', upTo],
    ['reason', 'Mengancam penjual'],
    ['ground', 'threat'],
  ];
  expect((await katalog.browser.post('/operator/reports', hide)).text).toContain('Ulasan disembunyikan');
  const again = await budi.browser.post('/operator/reports', hide);
  expect([again.status, again.text.includes('sudah disembunyikan orang lain')]).toEqual([422, true]);
  expect((await katalog.browser.get('/operator/reports')).text).toContain(
    'Bukan pengalaman dengan barang ini',
  );
  expect(await noted('review.hide', review?.id ?? 0)).toEqual(['Mengancam penjual']);
  expect(await noted('reports.close', `review:${review?.id}`)).toEqual(['Mengancam penjual']);

  const product: [string, string][] = [
    ['target', 'product:5'],
    ['upTo', '999999'],
    ['reason', 'Asli menurut mereknya'],
  ];
  const closed = await katalog.browser.post('/operator/reports', [...product, ['intent', 'close']]);
  expect(closed.text).toContain('Laporan ditutup.');
  const twice = await katalog.browser.post('/operator/reports', [...product, ['intent', 'close']]);
  expect([twice.status, twice.text.includes('sudah ditutup orang lain')]).toEqual([422, true]);
});

it('mails and jobs that were given up wait on the home, and are tried again once', async () => {
  const { query } = opened();
  const id = randomUUID();
  await query(sql`
    insert into mail_outbox (id, recipient, subject, plain_text, html, next_attempt_at, failed_at, last_error)
    values (${id}, 'dewi.lestari@contoh.id', 'Pesanan dikirim', '', '', now(), now(), 'mailbox full')`);
  const [dead] = await query<{ id: string }>(sql`
    insert into jobs.job (name, data, source_name, source_output)
    values ('dead-letters', ${JSON.stringify({ payload: id })}::jsonb, 'mail.send', '{"message": "no luck"}') returning id`);
  const home = await sari.browser.get('/operator');
  expect(home.text).toMatch(/E-mail gagal terkirim: 1 Terlama menunggu kurang dari 1 jam/);
  expect(home.text).toContain('Pekerjaan program gagal: 1');
  const page = await sari.browser.get('/operator/failures');
  for (const part of ['d***@contoh.id', 'mailbox full', 'mail.send', 'no luck'])
    expect(page.text).toContain(part);
  expect(page.html).not.toContain('dewi.lestari');
  const again = (intent: string, what: string) =>
    sari.browser.post('/operator/failures', [
      ['id', what],
      ['intent', intent],
    ]);
  expect((await again('mails', id)).text).toContain('E-mail dikirim lagi.');
  expect((await again('jobs', dead?.id ?? '')).text).toContain('Pekerjaannya dicoba lagi.');
  expect([
    await noted('operator.send_mails', id),
    await noted('operator.retry_jobs', dead?.id ?? ''),
  ]).toEqual([[null], [null]]);
  const gone = await again('jobs', dead?.id ?? '');
  expect([gone.status, gone.text.includes('sudah tidak ada')]).toEqual([422, true]);
  await expect
    .poll(() => query(sql`select 1 as waits from mail_outbox where id = ${id} and failed_at is null`))
    .toEqual([]);
});

it('messages are sorted, answered once by mail, and overdue ones stand on the home', async () => {
  const { query } = opened();
  const write = (reference: string, email: string, age: string) =>
    query(sql`
      insert into messages (reference, name, email, subject, message, created_at)
      values (${reference}, 'Wati', ${email}, ${`Data saya ${reference}`}, 'Apa yang kalian simpan tentang saya?',
        shop_now() - ${age}::interval)`);
  await write('PSN-AAAAAA', 'wati@contoh.id', '1 hour');
  await write('PSN-BBBBBB', 'budi@contoh.id', '40 days');
  const home = await sari.browser.get('/operator');
  for (const words of ['Pesan belum dijawab: 2', 'Pesan lewat batas jawab: 1'])
    expect(home.text).toContain(words);
  const list = await sari.browser.get('/operator/inbox');
  expect(list.text.indexOf('PSN-BBBBBB')).toBeLessThan(list.text.indexOf('PSN-AAAAAA'));
  expect(list.text).toContain('Terlambat');
  const katalog = await operatorBrowser(opened(), shop.origin, 'catalogue');
  expect((await katalog.browser.get('/operator/inbox')).status).toBe(403);

  const path = '/operator/inbox/PSN-AAAAAA';
  const page = await sari.browser.get(path);
  expect(page.text).toContain('w***@contoh.id');
  expect(page.html).not.toContain('wati@contoh.id');
  expect((await sari.browser.post(path, [['intent', 'show']])).text).toContain('wati@contoh.id');
  const sorted = await sari.browser.post(path, [
    ['intent', 'sort'],
    ['kind', 'access'],
  ]);
  expect(sorted.text).toContain('Jenis pesan disimpan.');
  expect((await sari.browser.get(`${path}?jawaban=akses`)).html).toContain('dapat Anda unduh sendiri');
  expect((await sari.browser.post(path, [['intent', 'answer']])).text).toContain('Tulis dulu jawabannya');
  const both = await Promise.all(
    [sari, budi].map(({ browser }) =>
      browser.post(path, [
        ['intent', 'answer'],
        ['answer', 'Halo,\n\nUnduh di halaman Profil.'],
      ]),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.text).toContain('sudah dijawab atau ditutup orang lain');
  const [mail] = await mailed(opened(), { to: 'wati@contoh.id', subject: /PSN-AAAAAA/ });
  expect(mail?.body).toContain('Unduh di halaman Profil.');
  expect((await budi.browser.get(path)).text).toMatch(/Jawaban .*Unduh di halaman Profil/);
  const closed = await sari.browser.post('/operator/inbox/PSN-BBBBBB', [
    ['intent', 'close'],
    ['reason', 'Iklan'],
  ]);
  expect(closed.text).toContain('Pesan ditutup.');
  expect((await sari.browser.get('/operator/inbox')).text).toContain('Semua pesan sudah dijawab');
  expect((await sari.browser.get('/operator/inbox?tab=answered')).text).toContain('PSN-BBBBBB');
  expect(await noted('inbox.answer', 'PSN-AAAAAA')).toHaveLength(1);
});

it('an application is read and its PDF taken out after a press, each a line of the audit log', async () => {
  await opened().query(sql`
    insert into job_applications (reference, job, name, email, phone, cover_letter, resume, created_at)
    values ('LMR-AAAAAA', null, 'Bayu', 'bayu@contoh.id', '', 'Saya senang menulis.', ${Buffer.from('%PDF-1.7')}, shop_now())`);
  const path = '/operator/inbox/LMR-AAAAAA';
  expect((await sari.browser.get('/operator/inbox?tab=applications')).html).toContain(`href="${path}"`);
  expect((await sari.browser.get(path)).text).not.toContain('senang menulis');
  const shown = await sari.browser.post(path, [['intent', 'show']]);
  for (const fact of ['Saya senang menulis.', 'bayu@contoh.id']) expect(shown.text).toContain(fact);
  const file = await fetch(`${shop.origin}/operator/resume.pdf?reference=LMR-AAAAAA`, {
    headers: { Cookie: sari.browser.cookie },
  });
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  for (const command of ['inbox.show_application', 'inbox.resume'])
    expect(await noted(command, 'LMR-AAAAAA')).toHaveLength(1);
  expect((await sari.browser.get('/operator/inbox/LMR-ZZZZZZ')).status).toBe(404);
  expect((await sari.browser.get('/operator/inbox?tab=newsletter')).text).toContain('Belum ada alamat');
});

it('the clock of a demo is moved by a day, once at a time, with what is due on the way', async () => {
  const { query } = opened();
  const life = openLife(opened());
  const placed = await life.place();
  expect((await sari.browser.get('/operator/clock')).status).toBe(403);
  const page = await budi.browser.get('/operator/clock');
  expect(page.text).toContain('Waktu toko');
  const from = await shopNow(query);
  const move = (intent: string) => budi.browser.post('/operator/clock', [['intent', intent]]);
  expect((await move('back')).status).toBe(422);
  const answers = await Promise.all([move('day'), move('day')]);
  expect(answers.map(({ status }) => status)).toContain(200);
  await expect
    .poll(async () => (await shopNow(query)).getTime() - from.getTime())
    .toBeGreaterThanOrEqual(24 * 3600 * 1000);
  await expect
    .poll(async () => (await budi.browser.get('/operator/clock')).text)
    .toContain('Jam sudah sampai di tujuan terakhirnya.');
  // A purchase that nobody paid for lapses some minutes after its day.
  expect((await move('day')).status).toBe(200);
  await expect
    .poll(async () => (await shopNow(query)).getTime() - from.getTime())
    .toBeGreaterThanOrEqual(48 * 3600 * 1000);
  const [purchase] = await query<{ state: string }>(sql`select state from purchases where id = ${placed.id}`);
  expect(purchase?.state).toBe('expired');
  expect((await noted('demo.move_clock', 'shop')).length).toBe(
    answers.filter(({ status }) => status === 200).length + 1,
  );
}, 120_000);
