import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { RETURN_NEWS } from '#domain/returns/news.ts';
import { tellShopAbout } from '#server/modules/notifications/tell-shop.ts';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { exchangeLife } from './support/exchange-life.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { aMember } from './support/staff.ts';

/** What shoppers hear of their returns (P-RET-63). */
const opened = migratedDatabase();
const DAY = 24;

/** An order that has arrived, and what its shopper hears after each step. */
async function heard() {
  const order = await arrivedOrder(openLife(opened()));
  const { life, orderId } = order;
  const tell = () =>
    tellAbout({ transaction: life.tx, publicUrl: 'https://toko.test', bankAccount: null }, orderId);
  const hear = async () => {
    await tell();
    // Told once, however often the job runs.
    await tell();
    const mails = await life.query<{ subject: string; text: string }>(sql`
      delete from mail_outbox returning subject, plain_text as text`);
    const bells = await life.query<{ kind: string }>(sql`
      with told as (
        delete from notifications where order_id = ${orderId} returning kind, at
      ) select kind from told where kind like 'return_%' order by at`);
    return {
      mails: mails.filter(({ text }) => /\/return\//.test(text)),
      bells: bells.map(({ kind }) => kind.slice('return_'.length)),
    };
  };
  await hear();
  return { ...order, hear };
}
type Heard = Awaited<ReturnType<typeof heard>>;

/** Ways through a return on which every step happens. */
const WAYS: Readonly<Record<string, (order: Heard) => (() => Promise<unknown>)[]>> = {
  'sent, arrived, passed': ({ open, shopper, command, send }) => [
    open,
    () => shopper('ask'),
    () => command('approve'),
    send,
    () => command('arrive'),
    () => command('pass', { restocks: true }),
  ],
  'passed in part': ({ open, shopper, command, send }) => [
    () => open({ pieces: [{ line: 1, quantity: 2 }] }),
    () => shopper('ask'),
    () => command('approve'),
    send,
    () => command('arrive'),
    () => command('inspect', { lines: [{ line: 1, passes: 1, restocks: 0 }], text: 'Dipakai' }),
  ],
  'accepted on evidence': ({ open, shopper, command }) => [
    () => open({ reason: 'missing_pieces' }),
    () => shopper('ask'),
    () => command('approve'),
  ],
  'an offer that is left, a refusal, an appeal, a rejection': ({ open, shopper, command, decide }) => [
    open,
    () => shopper('ask'),
    () => command('offer', { amount: 10_000 }),
    () => shopper('leave_offer'),
    () => command('refuse', { text: 'Tidak rusak' }),
    () => shopper('appeal'),
    () => decide({ outcome: 'reject' }),
  ],
  'an offer that is taken': ({ open, shopper, command }) => [
    open,
    () => shopper('ask'),
    () => command('offer', { amount: 10_000 }),
    () => shopper('take_offer'),
  ],
  'decided for the shopper': ({ open, shopper, command, decide }) => [
    open,
    () => shopper('ask'),
    () => command('refuse', { text: 'Tidak rusak' }),
    () => shopper('appeal'),
    () => decide({}),
  ],
  'decided that the goods are sent': ({ open, shopper, command, decide }) => [
    open,
    () => shopper('ask'),
    () => command('refuse', { text: 'Tidak rusak' }),
    () => shopper('appeal'),
    () => decide({ outcome: 'send' }),
  ],
  'lost on the way': ({ open, shopper, command, send, later }) => [
    open,
    () => shopper('ask'),
    () => command('approve'),
    send,
    () => later(15 * DAY),
  ],
  'refused at the inspection, given back': ({ open, shopper, command, send, later }) => [
    open,
    () => shopper('ask'),
    () => command('approve'),
    send,
    () => command('arrive'),
    () => command('refuse', { text: 'Dipakai' }),
    () => later(4 * DAY),
    () => command('giveBack', { courier: 'JNE', waybill: 'JNE2' }),
  ],
  'refused at the inspection, and never given back': ({ open, shopper, command, send, later }) => [
    open,
    () => shopper('ask'),
    () => command('approve'),
    send,
    () => command('arrive'),
    () => command('refuse', { text: 'Dipakai' }),
    () => later(4 * DAY),
    () => later(8 * DAY),
  ],
  withdrawn: ({ open, shopper }) => [open, () => shopper('ask'), () => shopper('withdraw')],
  'not sent in time': ({ open, shopper, command, later }) => [
    open,
    () => shopper('ask'),
    () => command('approve'),
    () => later(20 * DAY),
  ],
};

describe('of each step of a return its shopper hears', () => {
  const seen = new Set<string>();

  it.each(Object.keys(WAYS))('once, as the table says: %s', async (way) => {
    const order = await heard();
    for (const step of WAYS[way]?.(order) ?? []) {
      const before = await stepsOf(order);
      const done = await step();
      expect(done === undefined || (done as { ok: boolean }).ok, JSON.stringify(done)).toBe(true);
      const steps = (await stepsOf(order)).slice(before.length);
      expect(steps.length).toBeGreaterThan(0);
      for (const one of steps) seen.add(one);
      const { mails, bells } = await order.hear();
      const told = (how: readonly string[]) => steps.filter((one) => how.includes(tellingOf(one)));
      // An account sends its draft at once: it is told of that alone.
      const mailed = told(['mail', 'receipt']).filter((one) => one !== 'opened');
      expect([mails.length, bells], steps.join()).toEqual([mailed.length, told(['mail', 'bell'])]);
      for (const { subject, text } of mails) {
        expect(subject).toContain(order.number);
        expect(text).toContain(`https://toko.test/orders/${order.number}/return/1`);
        expect(text).not.toMatch(/Tidak rusak|Dipakai|Pecah|undefined|null/);
      }
    }
  });

  it('and the ways above take every step', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(RETURN_NEWS).toSorted());
  });
});

const tellingOf = (step: string): string =>
  Object.entries(RETURN_NEWS).find(([name]) => name === step)?.[1].shopper ?? '';

async function stepsOf({ life, orderId }: Heard): Promise<string[]> {
  const rows = await life.query<{ event: string }>(sql`
    select e.event from return_events e join returns r on r.id = e.return_id where r.order_id = ${orderId} order by e.seq`);
  return rows.map(({ event }) => event);
}

describe('the mail of a step', () => {
  it('says until when what follows, how much goes back by when, or that an account is missing', async () => {
    const { open, shopper, command, hear } = await heard();
    await open({ reason: 'missing_pieces' });
    await shopper('ask');
    const [asked] = (await hear()).mails;
    expect(asked?.text).toMatch(/menanggapi pengajuanmu paling lambat \d+ \w+ \d{4}, 23:59 WIB/);
    await command('approve');
    const [accepted] = (await hear()).mails;
    expect(accepted?.text).toMatch(/Dana sebesar Rp40\.000 kami kembalikan\. Isi rekening tujuannya/);
  });

  it('opens the return of a guest without a login', async () => {
    const { life, p, open, number, orderId } = await heard();
    const guestId = randomUUID();
    await life.query(sql`update purchases set user_id = null, guest_id = ${guestId} where id = ${p.id}`);
    await open({}, { guestId });
    await tellAbout({ transaction: life.tx, publicUrl: 'https://toko.test', bankAccount: null }, orderId);
    const mails = await life.query<{ subject: string; text: string }>(sql`
      delete from mail_outbox returning subject, plain_text as text`);
    expect(mails.map(({ subject }) => subject)).toEqual([`Selesaikan pengajuan pengembalianmu (${number})`]);
    expect(mails[0]?.text).toMatch(
      new RegExp(`https://toko\\.test/orders/open\\?token=[\\w-]{43}&return=${number}-R1`),
    );
  });
});

describe('the mails of an exchange (P-RET-55)', () => {
  /** What the shopper and the owner of the shop were mailed about A, and the shopper about X. */
  async function exchanging(price?: number) {
    const one = await exchangeLife(openLife(opened()), price === undefined ? {} : { price });
    const { life, p } = one;
    const { userId } = await aMember(opened(), 1, 'owner');
    await life.query(sql`
      insert into web_sessions (token_hash, user_id, email, used_at)
      values (decode(md5(${userId}), 'hex'), ${userId}, 'ayu@contoh.id', now()) on conflict do nothing`);
    const hear = async (...orders: string[]) => {
      for (const order of orders) {
        await tellShopAbout({ transaction: life.tx, publicUrl: 'https://toko.test' }, order);
        await tellAbout({ transaction: life.tx, publicUrl: 'https://toko.test', bankAccount: null }, order);
      }
      const mails = await life.query<{ to: string; text: string }>(sql`
        delete from mail_outbox returning recipient as to, plain_text as text`);
      return {
        all: mails.map(({ text }) => text),
        shopper: mails.filter(({ to }) => to !== 'ayu@contoh.id'),
      };
    };
    await hear(p.A);
    return { ...one, hear };
  }

  it('speak of goods to both sides, and of money only where a difference goes back', async () => {
    const same = await exchanging();
    const x = await same.passed();
    const { all } = await same.hear(same.p.A, x.id);
    expect(all.length).toBeGreaterThan(6);
    expect(all.filter((text) => /\b[Dd]ana/.test(text))).toEqual([]);
    const cheaper = await exchanging(30_000);
    const cheap = await cheaper.approve();
    await cheaper.hear(cheaper.p.A);
    await cheaper.back();
    await cheaper.pass();
    const { shopper } = await cheaper.hear(cheaper.p.A, cheap.id);
    expect(shopper.flatMap(({ text }) => text.match(/Dana sebesar [\w.]+/) ?? [])).toEqual([
      'Dana sebesar Rp3.333',
    ]);
  });

  it('say that the money comes back after it was called off', async () => {
    const one = await exchanging();
    const x = await one.approve();
    await one.cancelExchange();
    expect((await one.hear(one.p.A, x.id)).shopper.map(({ text }) => text).join()).toContain(
      'Kalau barang itu lolos pemeriksaan, dananya kami kembalikan.',
    );
    await one.back();
    await one.pass();
    const [passed] = (await one.hear(one.p.A, x.id)).shopper;
    expect(passed?.text).toMatch(
      /Penukarannya batal, jadi dananya yang kembali\.[\s\S]*Dana sebesar Rp40\.000/,
    );
  });
});
