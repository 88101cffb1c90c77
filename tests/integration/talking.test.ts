import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { accountChats, unreadChats } from '#server/modules/chat/chat.ts';
import { measureResponses } from '#server/modules/chat/measure-response.ts';
import { tellThread } from '#server/modules/chat/tell-chat.ts';
import { newEmail, PASSWORD } from './support/account-clients.ts';
import { operatorBrowser } from './support/operator-browser.ts';
import { openLife } from './support/order-life.ts';
import { mailed } from './support/outbox.ts';
import { picture } from './support/pictures.ts';
import { formOf, PlainBrowser, type PlainPage } from './support/plain-browser.ts';
import { sellingShop } from './support/selling-shop.ts';

/** What shoppers and shops say to each other, by HTML forms alone: reviews and their replies (P-CENTRE-11), and chat. */
const { opened, origin, one, two } = sellingShop();

/** The last written review of shop 1 without a reply. */
async function unanswered(): Promise<number> {
  const [review] = await opened().query<{ id: number }>(sql`
    select r.id from reviews r join products p on p.id = r.product_id
    where p.seller_id = 1 and r.reply is null and r.hidden_at is null order by r.id desc limit 1`);
  return review?.id ?? 0;
}

const replyOf = async (id: number) =>
  (await opened().query<{ reply: string | null }>(sql`select reply from reviews where id = ${id}`))[0]?.reply;

const reply = (browser: PlainBrowser, path: string, id: number, text: string) =>
  browser.post(path, [
    ['review', String(id)],
    ['text', text],
  ]);

it('a shop replies to a review once, and then it stands under all of them alone', async () => {
  const id = await unanswered();
  const mark = `/ulasan/${id}/laporkan`;
  expect((await one().get('/selling/1/reviews')).html).toContain(mark);
  const empty = await reply(one(), '/selling/1/reviews', id, ' ');
  expect([empty.status, await replyOf(id)]).toEqual([422, null]);
  expect(empty.text).toContain('Tulis balasannya dulu');
  const sent = await reply(one(), '/selling/1/reviews', id, 'Terima kasih sudah berbelanja');
  expect([sent.status, await replyOf(id)]).toEqual([200, 'Terima kasih sudah berbelanja']);
  expect(sent.text).toContain('Balasan terkirim');
  expect(sent.html).not.toContain(mark);
  const all = await one().get('/selling/1/reviews?tampil=semua');
  expect(all.text).toContain('Terima kasih sudah berbelanja');
  const again = await reply(one(), '/selling/1/reviews', id, 'Sekali lagi');
  expect([again.status, await replyOf(id)]).toEqual([422, 'Terima kasih sudah berbelanja']);
  expect(again.text).toContain('Ulasan ini sudah dibalas');
});

it('filters by stars, and goes on by key', async () => {
  const [five] = await opened().query<{ n: number }>(sql`
    select count(*)::int as n from reviews r join products p on p.id = r.product_id
    where p.seller_id = 1 and r.hidden_at is null and r.rating = 5`);
  let [path, seen] = ['/selling/1/reviews?tampil=semua&bintang=5', 0];
  while (path !== '') {
    const page = await one().get(path);
    const shown = page.text.match(/\d dari 5/g) ?? [];
    expect(new Set(shown)).toEqual(new Set(['5 dari 5']));
    seen += shown.length;
    path = /href="([^"]*[?&;]before=\d+)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }
  expect(seen).toBe(five?.n);
});

it('another shop can neither see nor reply to them, and a clerk of orders has no such page', async () => {
  const id = await unanswered();
  expect((await two().get('/selling/2/reviews?tampil=semua')).html).not.toContain(`/ulasan/${id}/laporkan`);
  expect((await reply(two(), '/selling/2/reviews', id, 'Halo')).status).toBe(422);
  expect((await reply(two(), '/selling/1/reviews', id, 'Halo')).status).toBe(404);
  expect(await replyOf(id)).toBeNull();
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'order_clerk' where seller_id = 2 and ended_at is null`),
  );
  expect((await two().get('/selling/2/reviews')).status).toBe(403);
});

describe('chat', () => {
  /** A browser without scripts of somebody who registered. */
  async function aShopper(email = newEmail()): Promise<PlainBrowser> {
    const browser = new PlainBrowser(origin());
    const typed: [string, string][] = [
      ['email', email],
      ['password', PASSWORD],
    ];
    await browser.post('/auth?tab=register', [
      ...typed,
      ['confirmPassword', PASSWORD],
      ['intent', 'register'],
    ]);
    await browser.post('/auth', [...typed, ['intent', 'login']]);
    return browser;
  }

  const idOn = ({ html }: PlainPage) => /name="id" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const write = async (browser: PlainBrowser, path: string, text: string) =>
    browser.post(path, [
      ['id', idOn(await browser.get(path))],
      ['text', text],
    ]);
  /** Where a shop has the thread that was written in last. */
  async function lastThread(sellerId: number): Promise<string> {
    const [row] = await opened().query<{ id: string }>(
      sql`select id from chat_threads where seller_id = ${sellerId} order by last_at desc, created_at desc limit 1`,
    );
    return `/selling/${sellerId}/chat/${row?.id}`;
  }

  it('goes to and fro, and each side learns what is new (P-CHAT-1, P-CHAT-6)', async () => {
    const shopper = await aShopper();
    expect((await shopper.get('/chat')).text).toContain('Belum ada chat');
    // What it is about outlives a refusal, and leaves with the message.
    const { action } = formOf(await shopper.get('/chat/1?produk=1'));
    const refused = await shopper.post(action, [['text', ' ']]);
    expect([refused.status, formOf(refused).action]).toEqual([422, '/chat/1?produk=1']);
    const sent = await write(shopper, action, 'Apakah ukuran M masih ada?');
    expect([sent.status, sent.path]).toEqual([200, '/chat/1']);
    expect(sent.html).toContain('href="/product/1"');
    expect(sent.text).toContain('Apakah ukuran M masih ada?');
    expect((await one().get('/selling/1')).text).toContain('1 chat belum dibalas');
    const list = await one().get('/selling/1/chat');
    expect(list.text).toContain('Apakah ukuran M masih ada?');
    expect(list.text).toContain('Baru');
    const path = await lastThread(1);
    const answered = await write(one(), path, 'Masih, Kak.');
    expect([answered.status, answered.path]).toEqual([200, path]);
    expect((await one().get('/selling/1/chat')).text).toContain('Tidak ada chat yang menunggu');
    expect((await shopper.get('/chat')).text).toContain('Baru');
    const read = await shopper.get('/chat/1');
    expect(read.text).toContain('Masih, Kak.');
    expect(read.text).toContain('Sudah dibaca');
    const about = await shopper.get('/chat/1?produk=1');
    expect(about.html).toContain('"/chat/1?produk=1&amp;laporkan=2#laporkan"');
    expect((await shopper.get('/chat')).text).not.toContain('Baru');
  });

  it('writes a form once, and keeps other words of it (P-CHAT-3)', async () => {
    const shopper = await aShopper();
    const id = idOn(await shopper.get('/chat/1'));
    const post = (text: string) =>
      shopper.post('/chat/1', [
        ['id', id],
        ['text', text],
      ]);
    const pages = await Promise.all([post('Halo'), post('Halo')]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    const other = await post('Halo lagi');
    expect(other.status).toBe(422);
    expect(other.html).toContain('>Halo lagi</textarea>');
    const [row] = await opened().query<{ n: number }>(
      sql`select count(*)::int as n from chat_messages where id = ${id}`,
    );
    expect(row?.n).toBe(1);
    expect((await write(shopper, '/chat/1', ' ')).text).toContain('Tulis pesannya dulu');
    expect((await write(shopper, '/chat/1', 'a'.repeat(1001))).html).toContain(
      `${'a'.repeat(1001)}</textarea>`,
    );
  });

  it('hides what leads out of the shop before the first order (P-CHAT-5)', async () => {
    const shopper = await aShopper();
    const sent = await write(shopper, '/chat/1', 'WA 0812-3456-7890');
    expect(sent.text).toContain('Jangan bayar di luar Lokapasar');
    expect(sent.html).not.toContain('0812-3456-7890');
    expect((await one().get(await lastThread(1))).html).not.toContain('0812-3456-7890');
    expect((await one().get('/selling/1/chat')).html).not.toContain('0812-3456-7890');
  });

  it('asks a visitor to log in, and keeps what was typed (P-CHAT-2)', async () => {
    const visitor = new PlainBrowser(origin());
    const login = await write(visitor, '/chat/1?produk=1', 'Bahan katun?');
    expect(login.path).toMatch(/^\/auth\?next=/);
    const next = new URLSearchParams(login.path.split('?')[1]).get('next') ?? '';
    expect((await (await aShopper()).get(next)).html).toContain('>Bahan katun?</textarea>');
  });

  it('is nobody else’s: other shops, other shoppers, its own shop (P-CHAT-2, P-CHAT-6)', async () => {
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Rahasia kita');
    const path = await lastThread(1);
    const foreign = path.replace('/selling/1/', '/selling/2/');
    expect((await two().get(path)).status).toBe(404);
    expect((await two().get(foreign)).status).toBe(404);
    const posted = await two().post(foreign, [
      ['id', crypto.randomUUID()],
      ['text', 'Halo'],
    ]);
    expect(posted.status).toBe(422);
    expect((await shopper.get(path)).status).toBe(404);
    expect((await (await aShopper()).get('/chat/1')).html).not.toContain('Rahasia kita');
    expect((await one().get('/chat/1')).text).toContain('Ini toko tempatmu bekerja');
    const own = await one().post('/chat/1', [
      ['id', crypto.randomUUID()],
      ['text', 'Halo'],
    ]);
    expect(own.status).toBe(422);
    expect((await shopper.get('/chat/999999')).status).toBe(404);
  });

  it('is blocked and opened again by the shop (P-CHAT-6)', async () => {
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Murahin dong');
    const path = await lastThread(1);
    const id = idOn(await shopper.get('/chat/1'));
    const blocked = await one().post(path, [['intent', 'block']]);
    expect(blocked.text).toContain('Toko memblokir chat ini');
    const refused = await shopper.post('/chat/1', [
      ['id', id],
      ['text', 'Halo?'],
    ]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Toko ini tidak menerima pesan lagi');
    await one().post(path, [['intent', 'unblock']]);
    expect((await write(shopper, '/chat/1', 'Terima kasih')).status).toBe(200);
  });

  it('is blocked and opened again by the shopper, too (P-CHAT-6)', async () => {
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Halo');
    const path = await lastThread(1);
    const id = idOn(await one().get(path));
    expect((await shopper.post('/chat/1', [['intent', 'block']])).text).toContain('Kamu memblokir chat ini');
    // A shop cannot open what the shopper has closed.
    await one().post(path, [['intent', 'unblock']]);
    const refused = await one().post(path, [
      ['id', id],
      ['text', 'Jangan begitu'],
    ]);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Pembeli memblokir')]);
    await shopper.post('/chat/1', [['intent', 'unblock']]);
    expect((await write(one(), path, 'Terima kasih')).status).toBe(200);
  });

  it('is reported by either side, a message of the other one or all of it, once (P-CHAT-17)', async () => {
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Bayar ke rekening saya saja');
    const path = await lastThread(1);
    const thread = path.split('/').at(-1) ?? '';
    await write(one(), path, 'Tidak bisa, Kak');
    const report = (browser: PlainBrowser, to: string, fields: Record<string, string>) =>
      browser.post(to, Object.entries({ intent: 'report', note: '', ...fields }));
    const [link = ''] = /\/selling\/1\/chat\/[^"]*laporkan=1/.exec((await one().get(path)).html) ?? [];
    const form = await one().get(link.replaceAll('&amp;', '&'));
    expect(form.html).toContain('<blockquote');
    // Refused, it is still about that message, also where newer ones have moved that off the page.
    expect(form.html).toContain(`action="${path}?laporkan=1"`);
    for (const [to, quote] of [
      [`${path}?laporkan=1`, 'Bayar ke rekening saya saja'],
      [`${path}?before=1&laporkan=1`, 'Pesan nomor 1'],
    ] as const) {
      const refused = await report(one(), to, { seq: '1', reason: 'other' });
      expect([refused.status, refused.text.includes(`Pesan yang dilaporkan ${quote}`)]).toEqual([422, true]);
      expect(refused.html).toContain('name="seq" value="1"');
    }
    const sent = await report(one(), path, { seq: '1', reason: 'outside_payment' });
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('Laporan terkirim')]);
    expect((await report(one(), path, { seq: '1', reason: 'outside_payment' })).status).toBe(200);
    // Its own message, no reason, another reason without words.
    expect((await report(one(), path, { seq: '2', reason: 'rude' })).text).toContain('Pesan itu tidak ada');
    expect((await report(one(), path, { reason: '' })).text).toContain('Pilih alasannya dulu');
    expect((await report(shopper, '/chat/1', { reason: 'other' })).text).toContain('Jelaskan alasannya');
    expect((await report(shopper, '/chat/1', { reason: 'rude', seq: '2' })).status).toBe(200);
    const kept = await opened().query(sql`
      select by, seq, reason from chat_reports where thread_id = ${thread} order by created_at`);
    expect(kept).toEqual([
      { by: 'shop', seq: 1, reason: 'outside_payment' },
      { by: 'shopper', seq: 2, reason: 'rude' },
    ]);
    const foreign = await report(two(), path.replace('/selling/1/', '/selling/2/'), { reason: 'rude' });
    expect(foreign.status).toBe(422);
  });

  it('is read by the operator where it was reported, which is noted, and decided once (P-CHAT-18, P-CHAT-19)', async () => {
    const { query } = opened();
    const email = newEmail();
    const shopper = await aShopper(email);
    await write(shopper, '/chat/1', 'Transfer saja ke BCA 1234567890');
    const path = await lastThread(1);
    const thread = path.split('/').at(-1) ?? '';
    const at = `/operator/chats/${thread}`;
    const support = await operatorBrowser(opened(), origin(), 'support');
    const press = (page: PlainPage, intent: string, reason = '') => {
      const reports = /name="reports" value="([^"]*)"/.exec(page.html)?.[1] ?? '';
      return support.browser.post(at, Object.entries({ intent, reason, about: 'shopper', reports }));
    };
    // Nothing was reported: nobody of the operator sees it.
    expect((await support.browser.get(at)).status).toBe(404);
    const report = () =>
      one().post(path, [
        ['intent', 'report'],
        ['seq', '1'],
        ['reason', 'outside_payment'],
        ['note', 'Minta transfer'],
      ]);
    await report();
    expect((await support.browser.get('/operator/chats')).html).toContain(at);
    const page = await support.browser.get(at);
    expect(page.text).toContain('Minta transfer');
    expect(page.html).not.toContain('1234567890');
    const noted = () =>
      query<{ command: string; by: string }>(sql`
        select command, by from audit_log where subject_id = ${thread} and command <> 'chat.report' order by id`);
    expect(await noted()).toEqual([]);
    expect((await press(page, 'read')).text).toContain('Transfer saja ke BCA 1234567890');
    const by = `member:${support.membershipId}`;
    expect(await noted()).toEqual([{ command: 'chat.read', by }]);
    const finance = await operatorBrowser(opened(), origin(), 'finance');
    expect((await finance.browser.get(at)).status).toBe(403);

    const warned = await press(page, 'warn', 'Baru sekali');
    expect(warned.text).toContain('Peringatan dikirim');
    // Neither the shop nor who reported is named.
    const [mail] = await mailed(opened(), { to: email, subject: /^Peringatan tentang chat-mu/ });
    expect(mail?.body).not.toMatch(/Nusatek|Minta transfer/);
    expect(mail?.body, 'leads to the message form').toContain('/help-center?tab=kontak');
    expect((await press(page, 'warn', 'Lagi')).text).toContain('ditutup orang lain');
    // Decided: its words are closed again.
    const closed = await press(page, 'read');
    expect(closed.text).not.toContain('1234567890');
    expect(closed.text).toContain('Isi chat hanya bisa dibaca selama ada laporan');

    await report();
    await press(await support.browser.get(at), 'ban', 'Mengulang');
    expect((await shopper.get('/chat/2')).text).toContain('Lokapasar menutup chat untuk akunmu');
    expect((await one().get(path)).text).toContain('Lokapasar menutup chat untuk pembeli ini');
    const refused = await shopper.post('/chat/2', [
      ['id', crypto.randomUUID()],
      ['text', 'Halo'],
    ]);
    expect(refused.status).toBe(422);
    const [account] = await query<{ id: string }>(sql`select id from auth_users where email = ${email}`);
    const open = (where: string) =>
      support.browser.post(where, [
        ['intent', 'unban'],
        ['account', account?.id ?? ''],
        ['reason', 'Sudah minta maaf'],
      ]);
    expect((await open(at)).text).toContain('Chat dibuka lagi');
    expect((await open(at)).text).toContain('sudah dibuka orang lain');
    expect((await write(shopper, '/chat/1', 'Maaf, Kak')).status).toBe(200);
    expect((await noted()).map(({ command }) => command)).toEqual(['chat.read', 'chat.warn', 'chat.ban']);

    // Who is kept from chat is found, and may write again, also when the thread is gone.
    await report();
    await press(await support.browser.get(at), 'ban', 'Lagi');
    const person = `href="/operator/people/${account?.id}"`;
    const listed = await support.browser.get('/operator/chats');
    expect([listed.html.includes(person), listed.html.includes(at)]).toEqual([true, true]);
    await query(sql`delete from chat_threads where id = ${thread}`);
    const left = await support.browser.get('/operator/chats');
    expect([left.html.includes(person), left.html.includes(at)]).toEqual([true, false]);
    const opens = await open('/operator/chats');
    expect([opens.text.includes('Chat dibuka lagi'), opens.html.includes(person)]).toEqual([true, false]);
    expect((await write(shopper, '/chat/1', 'Terima kasih')).status).toBe(200);
    expect(
      await query(sql`select from audit_log where subject_id = ${account?.id} and command = 'chat.unban'`),
    ).toHaveLength(2);
  });

  it('keeps a banned account from writing for its shop, too (P-CHAT-18)', async () => {
    const { query } = opened();
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Masih ada?');
    const path = await lastThread(1);
    const id = idOn(await one().get(path));
    const ban = crypto.randomUUID();
    await query(sql`
      insert into chat_bans (id, user_id, since)
      select ${ban}, user_id, shop_now() from memberships where seller_id = 1 and ended_at is null order by id limit 1`);
    const refused = await one().post(path, [
      ['id', id],
      ['text', 'Masih, Kak'],
    ]);
    await query(sql`delete from chat_bans where id = ${ban}`);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('chat untuk akunmu')]);
    expect((await shopper.get('/chat/1')).text).not.toContain('Masih, Kak');
    expect((await write(one(), path, 'Masih, Kak')).status).toBe(200);
  });

  it('greets by itself where nobody answers, once a day, and the question still waits (P-CHAT-15)', async () => {
    const settings = '/selling/1/chat/settings';
    const versionNow = async () =>
      /name="version" value="(\d+)"/.exec((await one().get(settings)).html)?.[1] ?? '';
    const always = { days: ['0', '1', '2', '3', '4', '5', '6'], from: '0', to: '24' };
    const save = async (
      greeting: string,
      { days = [] as string[], from = '8', to = '17', version = '' } = {},
    ) =>
      one().post(settings, [
        ['intent', 'greeting'],
        ['version', version || (await versionNow())],
        ['greeting', greeting],
        ...days.map((day): [string, string] => ['days', day]),
        ['from', from],
        ['to', to],
      ]);
    const old = await versionNow();
    const saved = await save('Halo, kami jawab besok. WA 0812-3456-7890');
    expect(saved.text).toContain('Balasan otomatis tersimpan');
    const stale = await save('Kalimat lama', { version: old });
    expect([stale.status, stale.text]).toEqual([422, expect.stringContaining('diubah orang lain')]);
    expect((await save('x', { to: '8' })).text).toContain('lebih akhir');
    const shopper = await aShopper();
    const empty = await shopper.get('/chat/1');
    expect(empty.text).toContain('Halo, kami jawab besok');
    expect(empty.html).not.toContain('0812-3456-7890');
    const answered = await write(shopper, '/chat/1', 'Masih ada?');
    expect(answered.text).toContain('Balasan otomatis');
    await write(shopper, '/chat/1', 'Halo?');
    const [row] = await opened().query<{
      greetings: number;
      waits: boolean;
      seen: boolean;
      mails: boolean;
    }>(sql`
      select (select count(*)::int from chat_messages m where m.thread_id = t.id and m.by = 'greeting') as greetings,
        t.asked_seq = 1 as waits, t.shop_seq = 0 as seen, t.tell_shopper_at is not null as mails
      from chat_threads t where t.seller_id = 1 order by t.last_at desc, t.created_at desc limit 1`);
    expect(row).toEqual({ greetings: 1, waits: true, seen: true, mails: false });
    // Where somebody answers at all hours only the holiday is outside them.
    await save('Halo, kami segera jawab', always);
    const open = await aShopper();
    expect((await write(open, '/chat/1', 'Masih ada?')).text).not.toContain('Balasan otomatis');
    const reopen = (day: string | null) =>
      opened().transaction((tx) => tx(sql`update sellers set reopens_on = ${day}::date where id = 1`));
    await reopen('2999-12-02');
    const closed = await write(open, '/chat/1', 'Halo?');
    await reopen(null);
    expect(closed.text).toContain('Halo, kami segera jawab');
    expect(closed.text).toContain('Toko sedang libur dan buka kembali');
    await save('');
    expect((await write(await aShopper(), '/chat/1', 'Masih ada?')).text).not.toContain('Balasan otomatis');
  });

  it('keeps what a shop often says, and puts it into a message without scripts, too (P-CHAT-16)', async () => {
    const settings = '/selling/1/chat/settings';
    const save = async (texts: string[]) => {
      const version = /name="version" value="(\d+)"/.exec((await one().get(settings)).html)?.[1] ?? '';
      const fields = texts.map((text, index): [string, string] => [`template${index}`, text]);
      return one().post(settings, [['intent', 'templates'], ['version', version], ...fields]);
    };
    expect((await save(['Siap, Kak.', 'a'.repeat(501)])).status).toBe(422);
    const saved = await save(['Siap, Kak.', '', 'Dikirim hari ini.']);
    expect(saved.html).toContain('>Dikirim hari ini.</textarea>');
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Kapan dikirim?');
    const path = await lastThread(1);
    expect((await one().get(path)).text).toContain('Siap, Kak.');
    expect((await one().get(`${path}?balasan=2`)).html).toContain('>Dikirim hari ini.</textarea>');
    await save([]);
    expect((await one().get(path)).text).not.toContain('Siap, Kak.');
  });

  it('shows pictures to both sides and to nobody else (P-CHAT-3)', async () => {
    const email = newEmail();
    const shopper = await aShopper(email);
    const send = async (messageId: string) =>
      shopper.submit('/chat/1', [
        ['id', messageId],
        ['text', ''],
        [FORM_FIELDS.purpose, 'chat'],
        [FORM_FIELDS.subject, `s1.${messageId}`],
        [FORM_FIELDS.file, await picture('jpeg')],
      ]);
    // Pictures may hold codes, so they wait for the first order (P-CHAT-14).
    const before = await shopper.get('/chat/1');
    expect([before.text.includes('Foto bisa dikirim setelah'), before.html.includes('type="file"')]).toEqual([
      true,
      false,
    ]);
    const early = await send(idOn(before));
    expect([early.status, early.text]).toEqual([422, expect.stringContaining('Kirim pesannya tanpa foto')]);
    const life = openLife(opened());
    const placed = await life.place();
    await opened().query(sql`
      update purchases set guest_id = null, user_id = (select id from auth_users where email = ${email})
      where id = ${placed.id}`);
    await life.pay(placed.id);
    const greeting = (text: string) =>
      opened().query(sql`update chat_settings set greeting = ${text} where seller_id = 1`);
    await greeting('Halo, tanya juga di 0812-3456-7890');
    const page = await shopper.get('/chat/1');
    await greeting('');
    expect(page.html).toContain('type="file"');
    // Nothing is hidden from who has bought, the greeting neither (P-CHAT-5).
    expect(page.text).toContain('Halo, tanya juga di 0812-3456-7890');
    const sent = await send(idOn(page));
    const [, address = ''] = /href="(\/media\/[^"]+)"/.exec(sent.html) ?? [];
    expect([sent.status, address]).toEqual([200, expect.stringMatching(/^\/media\//)]);
    const statusFor = async (browser: PlainBrowser) => (await browser.get(address)).status;
    // Most accounts have no name: the shop tells them apart by who bought (P-CHAT-6).
    const buyer = /[A-Z]\*{3}, \w+/;
    expect((await one().get('/selling/1/chat')).text).toMatch(buyer);
    expect((await one().get(await lastThread(1))).text).toMatch(new RegExp(`Chat dengan ${buyer.source}`));
    expect(await statusFor(shopper)).toBe(200);
    expect(await statusFor(one())).toBe(200);
    expect(await statusFor(two())).toBe(404);
    expect(await statusFor(new PlainBrowser(origin()))).toBe(404);
  });

  it('counts new threads of a day, and messages of a few minutes (P-CHAT-4)', async () => {
    const shopper = await aShopper();
    expect((await write(shopper, '/chat/1', 'Halo')).status).toBe(200);
    // A thread that a shop began does not count (P-CHAT-20).
    const begun = crypto.randomUUID();
    await opened().query(sql`
      insert into chat_threads (id, seller_id, user_id, created_at, last_at, messages, shop_seq)
      select ${begun}::uuid, 12, user_id, shop_now(), shop_now(), 1, 1 from chat_threads where seller_id = 1
      order by created_at desc limit 1`);
    await opened().query(sql`
      insert into chat_messages (thread_id, seq, id, by, text, created_at)
      values (${begun}, 1, ${crypto.randomUUID()}, 'shop', 'Stoknya habis, Kak', shop_now())`);
    expect((await shopper.get('/chat/12')).text).toContain('Stoknya habis, Kak');
    for (let shop = 2; shop <= 10; shop += 1)
      expect((await write(shopper, `/chat/${shop}`, 'Halo')).status).toBe(200);
    const refused = await write(shopper, '/chat/11', 'Halo');
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Coba lagi besok')]);
    for (let message = 1; message < 20; message += 1) await write(shopper, '/chat/1', `Halo ${message}`);
    expect((await write(shopper, '/chat/1', 'Halo?')).text).toContain('Terlalu banyak pesan');
  });

  it('is mailed about after ten minutes unread, once, without its words (P-CHAT-9)', async () => {
    const { query, transaction } = opened();
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Kata yang tidak masuk surat');
    const path = await lastThread(1);
    const id = path.split('/').at(-1) ?? '';
    const [row] = await query<{ at: Date; last: Date }>(
      sql`select tell_shop_at as at, last_at as last from chat_threads where id = ${id}`,
    );
    expect((row?.at.getTime() ?? 0) - (row?.last.getTime() ?? 0)).toBe(10 * 60_000);
    /** The mails that are written when it is time for all that waits. */
    const told = () =>
      transaction(async (tx) => {
        await tx(sql`
          update chat_threads set tell_shop_at = tell_shop_at - interval '1 hour',
            tell_shopper_at = tell_shopper_at - interval '1 hour' where id = ${id}`);
        await tellThread(tx, id, 'https://toko.test');
        return tx<{ subject: string; text: string }>(sql`
          delete from mail_outbox where plain_text like '%https://toko.test%' returning subject, plain_text as text`);
      });
    await transaction((tx) => tellThread(tx, id, 'https://toko.test'));
    const sent = await told();
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('belum dibaca')]);
    expect(sent[0]?.text).toContain(`https://toko.test${path}`);
    expect(sent[0]?.text).not.toContain('Kata yang');
    await write(shopper, '/chat/1', 'Satu lagi');
    expect(await told()).toEqual([]);
    await write(one(), path, 'Jawaban');
    await shopper.get('/chat/1');
    expect(await told()).toEqual([]);
    await write(one(), path, 'Jawaban lagi');
    expect((await shopper.get('/profile')).text).toContain('Chat (1 new)');
    const userId = (
      await query<{ id: string }>(sql`select user_id as id from chat_threads where id = ${id}`)
    )[0]?.id;
    expect(await unreadChats(query, userId ?? '')).toBe(1);
    expect(await told()).toEqual([
      { subject: expect.stringMatching(/^Pesan baru dari /), text: expect.stringContaining('/chat/1') },
    ]);
    // A blocked thread mails nobody until it is opened again.
    await shopper.get('/chat/1');
    await write(one(), path, 'Belum dilihat');
    await one().post(path, [['intent', 'block']]);
    expect(await told()).toEqual([]);
    await one().post(path, [['intent', 'unblock']]);
    expect(await told()).toHaveLength(1);
  });

  it('measures how a shop answers once enough have asked (P-CHAT-10)', async () => {
    const { query, transaction } = opened();
    const rate = async () =>
      (await query<{ rate: number }>(sql`select response_rate as rate from sellers where id = 2`))[0]?.rate;
    const before = await rate();
    const thread = crypto.randomUUID();
    await query(sql`
      insert into chat_threads (id, seller_id, user_id, created_at, last_at)
      values (${thread}, 2, ${crypto.randomUUID()}, shop_now(), shop_now())`);
    const answer = (from: number, to: number) =>
      query(sql`
        insert into chat_answers (thread_id, asked_seq, seller_id, asked_at, answered_at)
        select ${thread}, n, 2, shop_now() - interval '2 days', shop_now() - interval '2 days' + case when n = 1 then interval '25 hours' else interval '3 hours' end
        from generate_series(${from}::int, ${to}::int) n`);
    await answer(1, 5);
    await transaction(measureResponses);
    expect(await rate()).toBe(before);
    await answer(6, 12);
    await transaction(measureResponses);
    const list = await two().get('/selling/2/chat?tampil=semua');
    const [, shown] =
      /terakhir (\d+)% pertanyaan dijawab dalam 24 jam, biasanya setelah 3 jam/.exec(list.text) ?? [];
    expect(Number(shown)).toBe(await rate());
    expect(await rate()).toBeGreaterThan(90);
    expect(await rate()).toBeLessThan(100);
  });

  it('goes into the export, and with the account and its pictures (P-CHAT-11)', async () => {
    const { query, transaction } = opened();
    const removed: string[] = [];
    const chats = accountChats({
      transaction,
      media: { remove: async (_tx, { subject }) => void removed.push(subject) },
    });
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Jejak saya');
    const [row] = await query<{ userId: string; id: string }>(
      sql`update chat_messages set pictures = 1 where text = 'Jejak saya' returning user_id as "userId", id`,
    );
    const userId = row?.userId ?? '';
    expect(JSON.stringify(await chats.exported(query, userId))).toContain('Jejak saya');
    await query(
      sql`insert into chat_bans (id, user_id, since) values (${crypto.randomUUID()}, ${userId}, shop_now())`,
    );
    await transaction((tx) => chats.remove(tx, userId));
    expect(removed).toEqual([`s1.${row?.id}`]);
    expect(await query(sql`select from chat_threads where user_id = ${userId}`)).toEqual([]);
    expect(await query(sql`select from chat_bans where user_id = ${userId}`)).toEqual([]);
    expect(await query(sql`select from chat_messages where text = 'Jejak saya'`)).toEqual([]);
  });

  it('is deleted after the fifth year since its last message (P-CHAT-11)', async () => {
    const { query, transaction } = opened();
    const chats = accountChats({ transaction, media: { remove: async () => {} } });
    const shopper = await aShopper();
    await write(shopper, '/chat/1', 'Pesan lama');
    const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
    const leftOf = async (lastDay: string) => {
      await query(sql`
        update chat_threads set last_at = ${lastDay}::date
        where id in (select thread_id from chat_messages where text = 'Pesan lama')`);
      await chats.sweep();
      return (await query(sql`select 1 as n from chat_messages where text = 'Pesan lama'`)).length;
    };
    expect([await leftOf(`${year - 5}-01-02`), await leftOf(`${year - 6}-12-30`)]).toEqual([1, 0]);
  });
});
