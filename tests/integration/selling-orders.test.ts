import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { act } from '#server/modules/access/access.ts';
import { notePacking } from '#server/modules/operating/operating.ts';
import { copiesOf } from './support/copies-of-order.ts';
import { openLife } from './support/order-life.ts';
import { picture } from './support/pictures.ts';
import { formOf, PlainBrowser } from './support/plain-browser.ts';
import { sellingShop } from './support/selling-shop.ts';

/** The orders of a shop at its desk, by HTML forms alone (P-CENTRE-1 to P-CENTRE-8). */
const { opened, one, two, origin } = sellingShop();

/** Whether the box of an order is ticked on a page. */
const isTicked = ({ html }: { html: string }, number: string) =>
  new RegExp(`checked=""[^>]*value="${number}"|value="${number}"[^>]*checked=""`).test(html);

/** A paid purchase: an order of shop 1, and one of shop 2. */
async function bought() {
  const life = openLife(opened());
  const placed = await life.place();
  const numberOf = (orderId: string) => placed.numbers.find(({ id }) => id === orderId)?.number ?? '';
  const pay = () => life.pay(placed.id);
  return { pay, ofOne: numberOf(placed.A), ofTwo: numberOf(placed.B) };
}

const stateOf = async (number: string) =>
  (await opened().query<{ state: string }>(sql`select state from orders where number = ${number}`))[0]?.state;

const noted = async (command: string, number: string) =>
  (
    await opened().query(sql`
      select 1 from audit_log where command = ${command} and subject_id = ${number} and by like 'member:%'`)
  ).length;

it('an order stands under "Pesanan Baru" once it is paid, at its own shop alone', async () => {
  const { pay, ofOne, ofTwo } = await bought();
  expect((await one().get('/selling/1/orders')).text).not.toContain(ofOne);
  expect((await one().get(`/selling/1/orders/${ofOne}`)).status).toBe(404);
  await pay();
  const list = await one().get('/selling/1/orders');
  expect(list.text).toContain(ofOne);
  expect(list.text).not.toContain(ofTwo);
  expect(list.text).toContain('Terima sebelum');
  const [line] = await opened().query<{ name: string }>(sql`
    select l.name from order_lines l join orders o on o.id = l.order_id where o.number = ${ofOne}`);
  for (const search of [ofOne, ofOne.slice(-4), 'sari', encodeURIComponent(line?.name ?? '')]) {
    const { text } = await one().get(`/selling/1/orders?q=${search}`);
    expect([search, text.includes(ofOne), text.includes(ofTwo)]).toEqual([search, true, false]);
  }
  expect((await one().get('/selling/1/orders?q=tidak-ada-itu')).text).toContain(
    'Tidak ada pesanan yang cocok',
  );
  expect((await two().get(`/selling/2/orders/${ofOne}`)).status).toBe(404);
  expect((await two().get('/selling/1/orders')).status).toBe(404);
});

it('keeps photos and weight of what was packed until the parcel is sent, for its own shop alone (P-CENTRE-14)', async () => {
  const { pay, ofOne } = await bought();
  await pay();
  const path = `/selling/1/orders/${ofOne}`;
  const send = async (grams: string, page = '') =>
    one().submit(path, [
      ...[...page.matchAll(/name="(seen-[a-z]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
      [FORM_FIELDS.purpose, 'packing'],
      [FORM_FIELDS.subject, ofOne],
      [FORM_FIELDS.file, await picture('jpeg')],
      ['grams', grams],
      ['intent', 'packing'],
    ]);
  expect((await send('900')).status).toBe(422);
  await one().post(path, [['intent', 'accept']]);
  const refused = await send('berat');
  expect(refused.text).toContain('Tulis beratnya dalam gram');
  expect(refused.html).toContain('value="berat"');
  const saved = await send('1.250');
  expect(saved.text).toContain('Bukti pengemasan tersimpan');
  const [photo = ''] = /\/media\/[0-9a-f-]{36}/.exec(saved.html) ?? [];
  const other = new PlainBrowser(origin());
  const seen = await Promise.all([one(), two(), other].map((browser) => browser.get(photo)));
  expect(seen.map(({ status }) => status)).toEqual([200, 404, 404]);
  // A page that is older than a colleague's save takes nothing of it away, and keeps what was typed.
  const stale = await send('900');
  expect([stale.status, stale.html.includes('value="900"')]).toEqual([422, true]);
  expect(stale.text).toContain('sudah disimpan dari tempat lain');
  expect((await one().get(photo)).status).toBe(200);
  expect(stale.html).toContain(photo);
  const byTerminal = (files: readonly string[]) =>
    act(
      {
        query: opened().query,
        transaction: opened().transaction,
        clock: () => new Date(),
        log: { info: () => {}, warn: () => {} },
      },
      notePacking,
      {
        by: { kind: 'terminal', user: 'sari' },
        input: { order: ofOne, grams: 1260, files, seen: { grams: 1250, files: [photo.slice(-36)] } },
      },
    );
  expect(await byTerminal([photo.slice(-36)])).toEqual({ ok: false, error: { code: 'unknown_media' } });
  expect((await byTerminal([])).ok).toBe(true);
  expect((await send('1250', (await one().get(path)).html)).status).toBe(200);
  expect((await one().get(photo)).status).toBe(404);
  await one().post(path, [
    ['waybill', 'JNE0012399'],
    ['intent', 'ship'],
  ]);
  const sent = await one().get(path);
  expect(sent.text).toContain('Berat saat dikemas: 1.250 gram');
  // What the courier was to cost stands beside what was booked for it (P-CENTRE-15): nothing yet for a typed waybill.
  expect(sent.text).toMatch(
    /Ongkir menurut tarif Rp[\d.]+ Ongkir menurut kurir Belum tercatat Ditanggung pembeli Rp/,
  );
  expect(sent.html).not.toContain('name="grams"');
  expect(
    (
      await one().post(path, [
        ['grams', '1'],
        ['intent', 'packing'],
      ])
    ).status,
  ).toBe(422);
  expect(await noted('orders.packing', ofOne)).toBe(2);
});

it('goes from accepting by the way of label and short code to a typed waybill, each step noted', async () => {
  const { pay, ofOne } = await bought();
  await pay();
  const accepted = await one().post('/selling/1/orders', [
    ['order', ofOne],
    ['intent', 'accept'],
  ]);
  expect(accepted.text).toContain('1 pesanan diterima');
  const picking = await one().get('/selling/1/picking');
  expect(picking.text).toContain(ofOne.slice(-4));
  expect(picking.html).toContain('name="code"');
  const [contact] = await opened().query<{ recipient: string; street: string }>(sql`
    select recipient, street from order_contacts c join orders o on o.purchase_id = c.purchase_id where o.number = ${ofOne}`);
  const page = await one().get(`/selling/1/orders/${ofOne}`);
  expect(page.html).not.toContain(contact?.recipient);
  expect(page.html).not.toContain(contact?.street);
  const label = await one().get(`/selling/1/labels?order=${ofOne}`);
  expect(label.text).toContain(contact?.recipient);
  expect(label.text).toContain(contact?.street);
  expect(await noted('orders.labels', ofOne)).toBe(1);
  const path = `/selling/1/orders/${ofOne}`;
  expect((await one().post(path, [['intent', 'pack']])).text).toContain('1 pesanan dikemas');
  expect((await one().get('/selling/1/handover')).text).toContain(ofOne.slice(-4));
  const refused = await one().post(path, [
    ['intent', 'ship'],
    ['waybill', 'x y'],
  ]);
  expect([refused.status, refused.html.includes('value="x y"')]).toEqual([422, true]);
  expect(refused.text).toContain('Nomor resi terdiri dari 5 sampai 40');
  const sent = await one().post(path, [
    ['intent', 'ship'],
    ['waybill', 'jne0099887766'],
  ]);
  expect(sent.text).toContain('JNE0099887766');
  expect(await stateOf(ofOne)).toBe('shipped');
  expect((await one().get('/selling/1/orders?q=JNE0099887766')).text).toContain(ofOne);
  for (const command of ['orders.accept', 'orders.pack', 'orders.ship']) {
    expect([command, await noted(command, ofOne)]).toEqual([command, 1]);
  }
});

it('books the couriers of ticked orders that can be sent, and names the others, which stay ticked (P-CENTRE-3)', async () => {
  const [a, b] = [await bought(), await bought()];
  await a.pay();
  await b.pay();
  const tick = (intent: string, numbers: readonly string[], more: [string, string][] = []) =>
    one().post('/selling/1/orders', [
      ...numbers.map((number): [string, string] => ['order', number]),
      ['intent', intent],
      ...more,
    ]);
  await tick('accept', [a.ofOne]);
  const inPart = await tick('drop_off', [a.ofOne, b.ofOne]);
  expect(inPart.status).toBe(422);
  expect(inPart.text).toContain('Kurir dipesan untuk 1 pesanan');
  expect(inPart.text).toContain(`1 dari 2 pesanan tidak diproses. Alasannya: ${b.ofOne} : belum diterima`);
  expect(inPart.html).toContain(`href="/selling/1/orders/${b.ofOne}"`);
  expect(isTicked(inPart, b.ofOne)).toBe(true);
  expect([await noted('orders.book', a.ofOne), await noted('orders.book', b.ofOne)]).toEqual([1, 0]);
  const none = await tick('accept', [a.ofOne]);
  expect(none.text).toContain(
    `1 dari 1 pesanan tidak diproses. Alasannya: ${a.ofOne} : sekarang di Perlu Dikemas`,
  );
  await tick('accept', [b.ofOne]);
  expect((await tick('drop_off', [b.ofOne])).text).toContain('Kurir dipesan untuk 1 pesanan');
  const parcels = await opened().query<{ collection: string }>(sql`
    select collection from parcels p join orders o on o.id = p.order_id where o.number in (${a.ofOne}, ${b.ofOne})`);
  expect(parcels.map(({ collection }) => collection)).toEqual(['drop_off', 'drop_off']);
});

it('does with a whole tab what it does with ticked orders, beyond the page, and prints all labels at once (P-CENTRE-3)', async () => {
  const { pay, ofOne } = await bought();
  await pay();
  const copies = await copiesOf(opened(), ofOne, 69);
  const page = await one().get('/selling/1/orders');
  const [, said = ''] = /name="all"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="all"/.exec(page.html) ?? [];
  expect(Number(said)).toBeGreaterThanOrEqual(70);
  expect(page.text).toContain(`Pilih semua ${said} di tab ini`);
  expect(page.html).not.toContain(copies.at(-1));
  const without = await one().post('/selling/1/orders', [
    ['all', said],
    ['intent', 'reject'],
  ]);
  expect([without.status, isTicked(without, said)]).toEqual([422, true]);
  const accepted = await one().post('/selling/1/orders', [
    ['all', said],
    ['intent', 'accept'],
  ]);
  expect(accepted.text).toContain(`${said} pesanan diterima`);
  expect(await noted('orders.accept', copies.at(-1) ?? '')).toBe(1);
  // What came after the page was seen is not meant.
  const packed = await one().post('/selling/1/orders?tab=pack', [
    ['all', '1'],
    ['intent', 'pack'],
  ]);
  expect(packed.text).toContain('1 pesanan dikemas');
  await opened().query(sql`update orders set state = 'delivered' where number = ${ofOne}`);
  const labels = await one().get('/selling/1/labels?tab=pack&all=200');
  expect(labels.path).toContain(`order=${copies[0]}`);
  expect(labels.html.match(/class="parcel-label"/g)?.length).toBe(
    new URL(labels.path, origin()).searchParams.getAll('order').length,
  );
  expect(await noted('orders.labels', copies.at(-1) ?? '')).toBe(1);
  // All that a search finds, and nothing else of the shop.
  const last = copies.at(-1) ?? '';
  const search = await one().get(`/selling/1/orders?q=${last}`);
  expect(search.text).toContain('Pilih semua 1 hasil');
  const found = await one().get(`/selling/1/labels?tab=new&q=${last}&all=200`);
  expect(new URL(found.path, origin()).searchParams.getAll('order')).toEqual([last]);
  const some = await one().get(`/selling/1/labels?order=${copies[0]}&order=${ofOne}`);
  expect([some.status, some.html.match(/class="parcel-label"/g)?.length]).toEqual([200, 1]);
  expect(some.text).toContain(
    `1 pesanan tidak punya label. Label hanya ada sejak toko menerima pesanan sampai paketnya tiba: ${ofOne}`,
  );
});

it('refuses an order only with a reason, and what nobody ticked', async () => {
  const { pay, ofOne } = await bought();
  await pay();
  const without = await one().post('/selling/1/orders', [
    ['order', ofOne],
    ['intent', 'reject'],
  ]);
  expect([without.status, await stateOf(ofOne)]).toEqual([422, 'new']);
  expect(without.text).toContain('Pilih alasannya dulu');
  expect(isTicked(without, ofOne)).toBe(true);
  expect((await one().post('/selling/1/orders', [['intent', 'accept']])).text).toContain(
    'Pilih dulu satu pesanan',
  );
  await one().post('/selling/1/orders', [
    ['order', ofOne],
    ['intent', 'reject'],
    ['reason', 'damaged'],
  ]);
  expect(await stateOf(ofOne)).toBe('cancelled');
  const cancelled = (await one().get('/selling/1/orders?tab=cancelled')).text;
  expect([cancelled.includes(ofOne), /\b0 barang/.test(cancelled)]).toEqual([true, false]);
  const page = (await one().get(`/selling/1/orders/${ofOne}`)).text;
  expect(page).toContain('Masuk ke saldo toko Rp0 Pesanan ini dibatalkan');
  for (const gone of ['Dilepas setelah', 'Perkiraan diterima', 'Ongkir menurut'])
    expect(page).not.toContain(gone);
});

it('changes nothing of another shop: by its page, its form, or a tick among own orders', async () => {
  const { pay, ofOne, ofTwo } = await bought();
  await pay();
  const answers = [
    await two().post(`/selling/2/orders/${ofOne}`, [['intent', 'accept']]),
    await two().post(`/selling/1/orders/${ofOne}`, [['intent', 'accept']]),
    await two().post('/selling/2/orders', [
      ['order', ofTwo],
      ['order', ofOne],
      ['intent', 'accept'],
    ]),
    await two().get(`/selling/2/labels?order=${ofTwo}&order=${ofOne}`),
    await new PlainBrowser(origin()).post(`/selling/1/orders/${ofOne}`, [['intent', 'accept']]),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
  expect([await stateOf(ofOne), await stateOf(ofTwo)]).toEqual(['new', 'new']);
});

it('keeps a note that only the shop sees', async () => {
  const { pay, ofOne } = await bought();
  await pay();
  const saved = await one().post(`/selling/1/orders/${ofOne}`, [
    ['intent', 'note'],
    ['note', 'Bungkus kado biru'],
  ]);
  expect(saved.html).toContain('Bungkus kado biru');
  expect(await noted('orders.note', ofOne)).toBe(1);
});

it('packs what is scanned or typed, one parcel after the other, and tells what it cannot find or tell apart', async () => {
  const codes: string[] = [];
  for (const _order of ['by number', 'by its end', 'by waybill']) {
    const { pay, ofOne } = await bought();
    await pay();
    await one().post(`/selling/1/orders/${ofOne}`, [['intent', 'accept']]);
    codes.push(ofOne);
  }
  const [byNumber = '', byEnd = '', byWaybill = ''] = codes;
  await opened().query(sql`
    insert into parcels (id, order_id, state, courier, service, waybill, freight, created_at)
    select gen_random_uuid(), id, 'created', courier, service, 'JNE00778899', 9000, now() from orders where number = ${byWaybill}`);
  const pack = (code: string) => one().post('/selling/1/picking', [['code', code]]);
  const unknown = await pack('ZZZZ');
  expect([unknown.status, unknown.text.includes('Tidak ada pesanan di Perlu Dikemas')]).toEqual([422, true]);
  expect(unknown.html).toContain('value="ZZZZ"');
  const typed = `${byNumber.slice(0, 8)}-${byNumber.slice(8).toLowerCase()}`;
  for (const [code, number] of [
    [typed, byNumber],
    [byEnd.slice(-4).toLowerCase(), byEnd],
    ['jne0077 8899', byWaybill],
  ] as const) {
    expect((await pack(code)).text).toContain(`Pesanan ${number} ditandai dikemas`);
    expect([await stateOf(number), await noted('orders.pack', number)]).toEqual(['packed', 1]);
  }
  expect((await pack(byEnd)).text).toContain('Mungkin sudah dikemas');
  expect((await two().post('/selling/2/picking', [['code', byNumber]])).status).toBe(422);
  await opened().query(sql`
    update orders set state = 'accepted', number = left(number, 8) || 'AB7777' where number = ${byNumber}`);
  await opened().query(sql`
    update orders set state = 'accepted', number = left(number, 8) || 'CD7777' where number = ${byEnd}`);
  expect((await pack('7777')).text).toContain('Lebih dari satu pesanan cocok');
});

it('its buyer is written to in chat, about it, once they have bought with an account (P-CHAT-20)', async () => {
  const { pay, ofOne } = await bought();
  const order = `/selling/1/orders/${ofOne}`;
  const chat = `/selling/1/chat/orders/${ofOne}`;
  const buyer = crypto.randomUUID();
  const ofBuyer = sql`id = (select purchase_id from orders where number = ${ofOne})`;
  await opened().query(sql`update purchases set user_id = ${buyer}, guest_id = null where ${ofBuyer}`);
  expect((await one().get(chat)).status).toBe(404);
  await pay();
  expect((await one().get(order)).html).toContain(chat);
  expect((await two().get(chat.replace('/selling/1/', '/selling/2/'))).status).toBe(404);
  const page = await one().get(chat);
  expect(page.text).toContain(`Tentang pesanan ${ofOne}`);
  const sent = await one().press(page, '', { text: 'Warna merah habis, mau biru?' });
  expect([sent.status, sent.text.includes('mau biru?')]).toEqual([200, true]);
  // From now on the order leads to the thread, whose next message is about it, and only about orders of its buyer.
  const thread = await one().get(chat);
  expect(thread.path).toContain(`?pesanan=${ofOne}`);
  const { action } = formOf(thread);
  expect(action).toBe(thread.path);
  const refused = await one().post(action, [['text', ' ']]);
  expect([refused.status, formOf(refused).action]).toEqual([422, action]);
  const other = await bought();
  const foreign = await one().get(thread.path.replace(ofOne, other.ofOne));
  expect(formOf(foreign).action).toBe(thread.path.split('?')[0]);
  const stored = await opened().query(sql`
    select m.order_number as "order", m.by from chat_messages m join chat_threads t on t.id = m.thread_id
    where t.user_id = ${buyer}`);
  expect(stored).toEqual([{ order: ofOne, by: 'shop' }]);
  await opened().query(sql`update purchases set user_id = null, guest_id = ${buyer} where ${ofBuyer}`);
  expect((await one().get(order)).html).not.toContain(chat);
});
