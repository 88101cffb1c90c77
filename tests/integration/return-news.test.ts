import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { RETURN_NEWS } from '#domain/returns/news.ts';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

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
