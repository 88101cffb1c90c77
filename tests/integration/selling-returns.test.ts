import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerRules, evidenceRules } from '#server/modules/returns/open-returns.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { exchangeLife } from './support/exchange-life.ts';
import { openLife } from './support/order-life.ts';
import { picture } from './support/pictures.ts';
import { PlainBrowser } from './support/plain-browser.ts';
import { sellingShop } from './support/selling-shop.ts';

/** The returns of a shop at its desk, by HTML forms alone (P-CENTRE-30, P-CENTRE-31). */
const { opened, origin, one, two } = sellingShop();

// The robot of a demo leaves a shop alone whose owner was at its desk.
beforeEach(async () => {
  await one().get('/selling/1');
});

/** A return that its shopper asked shop 1 for. */
async function asked(changes: Parameters<Awaited<ReturnType<typeof arrivedOrder>>['open']>[0] = {}) {
  const life = await arrivedOrder(openLife(opened()));
  await life.open(changes);
  const number = `${life.number}-R1`;
  const path = `/selling/1/returns/${number}`;
  const ask = () => life.shopper('ask');
  const stored = async () =>
    (
      await opened().query<{ id: string; state: string; refusal: string; offered: number | null }>(sql`
        select id, state, refusal, offered_part::int as offered from returns
        where order_id = ${life.orderId} and n = 1`)
    )[0];
  return { ...life, return: number, path, ask, stored };
}

const noted = (command: string, subject: string) =>
  opened().query(sql`
    select 1 from audit_log where command = ${command} and subject_id = ${subject} and by like 'member:%'`);

describe('the list', () => {
  it('has a return once it is asked for, at its own shop alone, and the home leads there', async () => {
    const { ask, return: number, path, shopper } = await asked();
    expect((await one().get('/selling/1/returns')).text).not.toContain(number);
    expect((await one().get(path)).status).toBe(404);
    await ask();
    expect((await one().get('/selling/1/returns')).text).toContain(number);
    const page = await one().get(path);
    expect(page.text).toContain('Rusak saat tiba');
    expect(page.text).toContain('Pecah');
    expect(page.text).toContain('Tanggapi sebelum');
    const home = await one().get('/selling/1');
    expect(home.text).toMatch(/Tanggapi \d+ pengajuan pengembalian sebelum/);
    expect(home.html).toContain('href="/selling/1/returns"');
    expect((await two().get(`/selling/2/returns/${number}`)).status).toBe(404);
    expect((await two().get('/selling/1/returns')).status).toBe(404);
    expect((await two().get('/selling/2/returns')).text).not.toContain(number);
    await shopper('withdraw');
    expect((await one().get('/selling/1/returns?tab=ended')).text).toContain(number);
  });

  it('never has a draft that its shopper gave up', async () => {
    const { shopper, return: number } = await asked();
    await shopper('withdraw');
    expect((await one().get('/selling/1/returns?tab=ended')).text).not.toContain(number);
  });
});

describe('an answer', () => {
  it('agrees, notes the arrival and gives the money back, each step noted', async () => {
    const { ask, path, send, stored, return: number, moved, orderId } = await asked();
    await ask();
    const approved = await one().post(path, [['intent', 'approve']]);
    expect([approved.status, (await stored())?.state]).toEqual([200, 'approved']);
    expect(approved.text).toContain('Pengembalian disetujui');
    await send();
    await opened().query(sql`update orders set packed_grams = 1250 where id = ${orderId}`);
    await one().post(path, [
      ['intent', 'arrive'],
      ['grams', '1.240'],
    ]);
    expect((await one().get('/selling/1/returns?tab=inspect')).text).toContain(number);
    // What was packed stands beside what came back (P-CENTRE-14).
    const arrived = await one().get(path);
    expect(arrived.text).toContain('Berat saat dikemas: 1.250 gram');
    expect(arrived.text).toContain('Berat saat kembali: 1.240 gram');
    const passed = await one().post(path, [
      ['intent', 'pass'],
      ['restocks', 'on'],
    ]);
    expect([passed.status, (await stored())?.state]).toEqual([200, 'done']);
    expect(await moved()).toContain('rs:R:1 escrow:A > refund:R-A 33333');
    for (const command of ['returns.approve', 'returns.arrive', 'returns.pass'])
      expect([command, (await noted(command, number)).length]).toEqual([command, 1]);
    const again = await one().post(path, [['intent', 'pass']]);
    expect([again.status, again.text.includes('sudah berubah')]).toEqual([422, true]);
  });

  it('agrees to an exchange by a sentence that is true of what is in stock (P-RET-50)', async () => {
    const exchanged = await exchangeLife(openLife(opened()), { price: 40_000 });
    await exchanged.ask();
    const path = `/selling/1/returns/${exchanged.number}-R1`;
    expect((await one().get(path)).text).toContain('Barang pengganti disisihkan dari stok sekarang.');
    await opened().query(sql`update inventory set stock = 0 where sku_id = ${exchanged.wanted}`);
    const gone = (await one().get(path)).text;
    expect(gone).toContain('Barang pengganti tidak bisa disediakan sekarang, jadi pembeli mendapat dananya.');
    expect(gone).not.toContain('disisihkan');
  });

  it('says what an exchange costs whom, and where the new goods are (P-CENTRE-31)', async () => {
    const exchanged = await exchangeLife(openLife(opened()), { price: 40_000 });
    const x = await exchanged.passed();
    const page = async () => one().get(`/selling/1/returns/${exchanged.number}-R1`);
    expect((await page()).text).toContain('Selisih yang dibayar pembeli Rp6.667 Menunggu pembayaran sampai');
    expect((await page()).html).not.toContain(`/selling/1/orders/${x.number}`);
    await exchanged.pay(x, 6_667);
    expect((await page()).html).toContain(`/selling/1/orders/${x.number}`);
    expect((await page()).text).not.toContain('Menunggu pembayaran');
    await opened().query(sql`update orders set state = 'cancelled' where id = ${x.id}`);
    expect((await page()).text).toContain('Penukarannya batal, jadi pembeli mendapat dananya.');
    await opened().query(sql`update orders set state = 'new' where id = ${x.id}`);
  });

  it('offers a part once, below the price, and keeps what was typed', async () => {
    const { ask, path, stored, shopper } = await asked();
    await ask();
    const offer = (amount: string) =>
      one().post(path, [
        ['intent', 'offer'],
        ['amount', amount],
      ]);
    for (const wrong of ['', 'sepuluh', '0', '33.333']) {
      const page = await offer(wrong);
      expect([wrong, page.status, (await stored())?.state]).toEqual([wrong, 422, 'asked']);
      expect(page.html).toContain(`value="${wrong}"`);
    }
    await offer('Rp 10.000');
    expect(await stored()).toMatchObject({ state: 'offered', offered: 10_000 });
    expect((await one().get(path)).text).not.toContain('Rp10.000, tidak diambil');
    await shopper('leave_offer');
    expect((await one().get(path)).text).toContain('Tawaran toko Rp10.000, tidak diambil pembeli');
  });

  it('refuses with a reason and a picture that the buyer sees, too', async () => {
    const { ask, path, stored, owner } = await asked();
    await ask();
    const id = (await stored())?.id ?? '';
    const refuse = (text: string, bytes: Buffer | null) =>
      one().submit(path, [
        ['intent', 'refuse'],
        ['text', text],
        ['media_purpose', 'return_answer'],
        ['media_subject', id],
        ...(bytes ? [['media_file', bytes] satisfies [string, Buffer]] : []),
      ]);
    const empty = await refuse(' ', await picture('png'));
    expect([empty.status, (await stored())?.state]).toEqual([422, 'asked']);
    expect(empty.text).toContain('Tulis alasannya');
    const noPicture = await refuse('Utuh', Buffer.from('no picture'));
    expect([noPicture.status, (await stored())?.state]).toEqual([422, 'asked']);
    expect(noPicture.html).toContain('Utuh');
    const refused = await refuse('Saat dikirim masih utuh', await picture('jpeg'));
    expect([refused.status, (await stored())?.state]).toEqual([200, 'refused']);
    const address = /\/media\/[0-9a-f-]{36}/.exec(refused.html)?.[0] ?? '';
    expect((await one().get(address)).status).toBe(200);
    expect((await two().get(address)).status).toBe(404);
    expect((await new PlainBrowser(origin()).get(address)).status).toBe(404);
    const [file] = await opened().query<{ id: string }>(sql`
      select id from media where purpose = 'return_answer' and subject = ${id} and attached_at is not null`);
    expect(address).toBe(`/media/${file?.id}`);
    expect(await answerRules(opened().query).maySee(owner, id)).toBe(true);
  });

  it('is given by people who see the buyer’s evidence, but none of a draft', async () => {
    const { ask, stored } = await asked();
    const [member] = await opened().query<{ userId: string }>(sql`
      select user_id as "userId" from memberships where seller_id = 1 and ended_at is null`);
    const id = (await stored())?.id ?? '';
    const maySee = () => evidenceRules(opened().query).maySee({ userId: member?.userId ?? '' }, id);
    expect(await maySee()).toBe(false);
    await ask();
    expect(await maySee()).toBe(true);
    expect(await evidenceRules(opened().query).mayAdd({ userId: member?.userId ?? '' }, id)).toBe(false);
  });

  it('is only the shop’s own to give', async () => {
    const { ask, return: number, path, stored } = await asked();
    await ask();
    const answers = [
      await two().post(`/selling/2/returns/${number}`, [['intent', 'approve']]),
      await two().post(path, [['intent', 'approve']]),
      await new PlainBrowser(origin()).post(path, [['intent', 'approve']]),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 200]);
    expect((await stored())?.state).toBe('asked');
    await opened().transaction((tx) =>
      tx(sql`update memberships set role = 'catalogue_editor' where seller_id = 2 and ended_at is null`),
    );
    expect((await two().get('/selling/2/returns')).status).toBe(403);
  });
});

it('an inspection may pass some pieces, which are paid, and refuse the others', async () => {
  const { ask, path, send, command, stored, moved } = await asked({ pieces: [{ line: 1, quantity: 2 }] });
  await ask();
  await command('approve');
  await send(0);
  await command('arrive');
  const refuse = (passes: string) =>
    one().post(path, [
      ['intent', 'refuse'],
      ['text', 'Satu sudah dipakai'],
      ['passes-1', passes],
      ['restocks', 'on'],
    ]);
  for (const wrong of ['2', '3', 'satu', '-1']) {
    const page = await refuse(wrong);
    expect([wrong, page.status, (await stored())?.state]).toEqual([wrong, 422, 'inspecting']);
    expect(page.html).toContain(`value="${wrong}"`);
    expect(page.text).toContain('paling sedikit satu barang tidak sesuai');
  }
  expect((await refuse('1')).status).toBe(200);
  expect(await stored()).toMatchObject({ state: 'refused', refusal: 'Satu sudah dipakai' });
  expect(await moved()).toContain('rs:R:1 escrow:A > refund:R-A 33333');
});

describe('refused goods that are at the shop go to their buyer again', () => {
  /** A return whose goods the shop must send to their buyer. */
  async function toGiveBack() {
    const life = await asked();
    await life.ask();
    await life.command('approve');
    await life.send();
    await life.command('arrive');
    await life.command('refuse', { text: 'Sudah dipakai' });
    await life.later(4 * 24);
    expect((await life.stored())?.state).toBe('giving_back');
    return life;
  }

  it('by a courier that is booked once', async () => {
    const { path } = await toGiveBack();
    const book = () =>
      one().post(path, [
        ['intent', 'send_again'],
        ['collection', 'pickup'],
      ]);
    const fetched = await book();
    expect([fetched.status, fetched.text.includes('Kurir Lokapasar ke pembeli')]).toEqual([200, true]);
    expect((await book()).status).toBe(422);
  });

  it('by the shop itself, whose waybill is kept', async () => {
    const { path, stored } = await toGiveBack();
    const back = (courier: string) =>
      one().post(path, [
        ['intent', 'give_back'],
        ['courier', courier],
        ['waybill', 'JNE7'],
      ]);
    const without = await back(' ');
    expect([without.status, without.html.includes('value="JNE7"')]).toEqual([422, true]);
    await back('JNE');
    expect((await stored())?.state).toBe('closed');
    expect((await one().get(path)).text).toContain('JNE7');
  });
});
