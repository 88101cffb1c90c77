import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { RETURN_NEWS } from '#domain/returns/news.ts';
import { SHOP_LETTERS } from '#server/modules/notifications/letters/shop-letters.id.ts';
import { tellShopAbout } from '#server/modules/notifications/tell-shop.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { aMember } from './support/staff.ts';

/** What the owners of a shop are mailed about its orders (P-CENTRE-12). */
const opened = migratedDatabase();

const tell = async (orderId: string) => {
  for (const _again of [1, 2])
    await tellShopAbout({ transaction: opened().transaction, publicUrl: 'https://toko.test' }, orderId);
  return opened().query<{ to: string; subject: string; text: string }>(sql`
    delete from mail_outbox returning recipient as to, subject, plain_text as text`);
};

/** Shop 1 gets an owner, and a clerk, who is mailed nothing. */
async function anOwner(email: string) {
  for (const [role, address] of [
    ['owner', email],
    ['order_clerk', 'pegawai@contoh.id'],
  ] as const) {
    const { userId } = await aMember(opened(), 1, role);
    await opened().query(sql`
      insert into web_sessions (token_hash, user_id, email, used_at)
      values (decode(md5(${userId}), 'hex'), ${userId}, ${address}, now())`);
  }
}

describe('the owners of a shop', () => {
  it('are mailed nothing about what happened before there was one', async () => {
    const life = openLife(opened());
    const p = await life.place();
    await life.pay(p.id);
    expect(await tell(p.A)).toEqual([]);
    await anOwner('ayu@contoh.id');
    expect(await tell(p.A)).toEqual([]);
  });

  it('hear of a new order once, with its deadline and its goods, and of its cancellation', async () => {
    const life = openLife(opened());
    const p = await life.place();
    expect(await tell(p.A)).toEqual([]);
    await life.pay(p.id);
    const number = p.numbers.find(({ id }) => id === p.A)?.number ?? '';
    const [mail, ...others] = await tell(p.A);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ayu@contoh.id', subject: `Pesanan baru (${number})` });
    expect(mail?.text).toMatch(/Terima paling lambat \d+ \w+ \d{4}, 23:59 WIB; lewat dari itu/);
    expect(mail?.text).toContain('3 barang');
    expect(mail?.text).toContain(`https://toko.test/selling/1/orders/${number}`);
    await life.later(5 * 24, p.A);
    expect((await tell(p.A)).map(({ subject }) => subject)).toEqual([`Pesanan dibatalkan (${number})`]);
  });

  it('hear of each step of a return that others take, of theirs by the operator’s hand too, not of their own', async () => {
    const { orderId, number, open, shopper, command, send } = await arrivedOrder(openLife(opened()));
    await tell(orderId);
    const heard: string[][] = [];
    const byShop = (name: 'offer' | 'approve' | 'arrive', more = {}) =>
      command(name, more, 1, { kind: 'system', name: 'robot' });
    for (const step of [
      () => open(),
      () => shopper('ask'),
      () => byShop('offer', { amount: 10_000 }),
      () => shopper('leave_offer'),
      () => byShop('approve'),
      () => send(),
      () => byShop('arrive'),
      () => command('refuse', { text: 'Dipakai' }),
      () => shopper('appeal'),
    ]) {
      expect(await step()).toMatchObject({ ok: true });
      const mails = await tell(orderId);
      for (const { text } of mails) {
        expect(text).not.toMatch(/Pecah|Dipakai|undefined|null/);
        expect(text).toContain(`https://toko.test/selling/1/returns/${number}-R1`);
      }
      heard.push(mails.map(({ subject }) => subject.replace(` (${number})`, '')));
    }
    expect(heard).toEqual([
      [],
      ['Pembeli mengajukan pengembalian'],
      [],
      ['Tawaran tidak diterima'],
      [],
      ['Barang dikirim kembali ke toko'],
      [],
      ['Pengembalian ditolak'],
      ['Pembeli mengajukan banding'],
    ]);
  });

  it('hear nothing of a draft that is dropped before it is sent', async () => {
    const { orderId, open, shopper } = await arrivedOrder(openLife(opened()));
    await tell(orderId);
    await open();
    await shopper('withdraw');
    expect(await tell(orderId)).toEqual([]);
  });

  it('have a letter for each step of the table that is theirs', () => {
    const steps = Object.entries(RETURN_NEWS).flatMap(([step, { shop }]) => (shop ? [`return_${step}`] : []));
    const letters = Object.keys(SHOP_LETTERS).filter((kind) => kind.startsWith('return_'));
    expect(letters.toSorted()).toEqual(steps.toSorted());
  });
});
