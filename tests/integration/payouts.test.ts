import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideDispute, reverse } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { COMPLETED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { distrustSeller, trustSeller } from '#server/modules/catalogue/catalogue.ts';
import { playBankOnce } from '#server/modules/demo/robots/robot-bank.ts';
import { balanceOf, bookRemittance, noteBankLine, post } from '#server/modules/ledger/ledger.ts';
import { tellAboutPayout } from '#server/modules/notifications/tell-payout.ts';
import { acceptOrder } from '#server/modules/orders/orders.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import {
  cancelPayouts,
  dueSentPayouts,
  exportPayouts,
  holdPayouts,
  listOwing,
  makeDue,
  payoutFile,
  payoutReturned,
  payoutsSent,
  planShops,
  releasePayouts,
  setPayoutAccount,
  setPayoutRhythm,
  statementOf,
  writeOffShop,
} from '#server/modules/payouts/payouts.ts';
import { brokenInvariants, followAccount } from '#server/modules/proof/proof.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { type AtTheDesk, aMember, atTheDesk } from './support/staff.ts';

/** Payouts of the two shops of a purchase: of order A shop 1 gets 97.499, of B shop 2 gets 322.275. */
const opened = migratedDatabase();
const OF_ONE = 97_499;
const OF_TWO = 322_275;
const UNTIL_COMPLETED = 24 * COMPLETED_AFTER_DAYS.usual + 1;
const terminal: CommandActor = { kind: 'terminal', user: 'sari' };

const context = () => ({
  query: opened().query,
  transaction: opened().transaction,
  log: { info: () => {}, warn: () => {} },
  clock: () => new Date(),
});

type Life = ReturnType<typeof openLife>;

/** A purchase whose orders are completed. */
async function completed(life: Life, method: 'va_bca' | 'cod' = 'va_bca') {
  const p = await life.place({ method });
  if (method !== 'cod') await life.pay(p.id);
  for (const orderId of [p.A, p.B]) {
    await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
    await life.tx((tx) => bookParcel(tx, orderId));
    await life.moveParcel(orderId);
    await life.news(orderId, 'picked', 'delivered');
  }
  await life.later(UNTIL_COMPLETED, p.A, p.B);
  return p;
}

/** A completed order is complained about: its goods are damaged, and nobody has sent anything yet. */
async function aReturnOf(orderId: string): Promise<string> {
  const id = randomUUID();
  await opened().query(sql`
    insert into returns (id, order_id, n, state, reason, text, goes_back, opened_at, changed_at, due_at)
    values (${id}, ${orderId}, 1, 'asked', 'damaged', '', true, shop_now(), shop_now(), shop_now() + interval '30 days')`);
  await opened().query(sql`insert into return_lines (return_id, position, quantity) values (${id}, 1, 3)`);
  await opened().query(sql`update orders set return_id = ${id} where id = ${orderId}`);
  return id;
}

async function endReturn(orderId: string, returnId: string): Promise<void> {
  await opened().query(sql`update returns set state = 'closed', due_at = null where id = ${returnId}`);
  await opened().query(sql`update orders set return_id = null where id = ${orderId}`);
}

/** The day of the next payouts, whatever day it is. */
async function onPayoutDay(life: Life, ...sellerIds: number[]) {
  await life.tx(planShops);
  await life.later(8 * 24);
  const made: string[] = [];
  for (const sellerId of sellerIds) made.push(await life.tx((tx) => makeDue(tx, sellerId)));
  return made;
}

const account = (sellerId: number, number = '1234567890') =>
  act(context(), setPayoutAccount, {
    by: terminal,
    input: { sellerId, bank: 'BCA', number, again: number, holder: 'CV Batik Ayu' },
    reason: 'letter of 24 November',
  });
const trust = (command: typeof trustSeller, sellerId: number) =>
  act(context(), command, { by: terminal, input: { sellerId }, reason: 'twenty good orders' });
const exported = (batch: string, by = terminal) => act(context(), exportPayouts, { by, input: { batch } });
const sent = (batch: string, by = terminal) =>
  act(context(), payoutsSent, { by, input: { batch, payouts: null } });

interface Stored {
  id: number;
  amount: number;
  state: string;
}
const payoutsOf = (sellerId: number) =>
  opened().query<Stored>(sql`
    select id::float8 as id, amount::float8 as amount, state from payouts where seller_id = ${sellerId} order by id`);
const last = async (sellerId: number) => (await payoutsOf(sellerId)).at(-1);
const held = async (sellerId: number) => 0 - (await balanceOf(opened().query, `seller:${sellerId}`));

/** What the owner of shop 1 is mailed about payouts that were sent, by the work that is due (P-PAYOUT-11). */
async function toldOfPayouts(): Promise<string[]> {
  await opened().query(sql`delete from mail_outbox`);
  if ((await dueSentPayouts.nextDue(opened().query)) === null) return [];
  const untold = await opened().query<{ id: number }>(
    sql`select id::float8 as id from payouts where state = 'sent' and told_at is null`,
  );
  for (const { id } of [...untold, ...untold])
    await opened().transaction((tx) => tellAboutPayout(tx, id, 'https://toko.test'));
  const mails = await opened().query<{ text: string }>(
    sql`select plain_text as text from mail_outbox where recipient = 'ayu@contoh.id' and subject like 'Dana %'`,
  );
  return mails.map(({ text }) => text).filter((text) => text.includes(`${OF_ONE.toLocaleString('id')}`));
}

/** Payouts of other tests are out of the way: their money is paid. */
beforeEach(async () => {
  const life = openLife(opened());
  await account(1);
  await account(2);
  for (const sellerId of [1, 2]) {
    await onPayoutDay(life, sellerId);
    const rest = await held(sellerId);
    if (rest > 0)
      await life.tx(async (tx) =>
        post(
          tx,
          [
            {
              id: `away:${sellerId}:${Math.random()}`,
              debit: `seller:${sellerId}`,
              credit: 'bank',
              amount: rest,
            },
          ],
          {
            at: await tx.now(),
          },
        ),
      );
  }
  await exported(`away-${Math.random().toString(36).slice(2)}`);
  const [batch] = await opened().query<{ batch: string }>(
    sql`select batch from payouts where state = 'exported' limit 1`,
  );
  if (batch) await sent(batch.batch);
});

describe('the payout of a shop', () => {
  it('pays what its orders left, each row once, through the bank (P-PAYOUT-1)', async () => {
    const life = openLife(opened());
    await completed(life);
    expect(await onPayoutDay(life, 1, 2)).toEqual(['made', 'made']);
    expect(await last(1)).toMatchObject({ amount: OF_ONE, state: 'created' });
    expect(await last(2)).toMatchObject({ amount: OF_TWO, state: 'created' });
    expect(await life.tx((tx) => makeDue(tx, 1))).toBe('not_due');
    expect(await exported('b1')).toMatchObject({ ok: true, value: ['exported', 'exported'] });
    const file = await payoutFile(opened().query, 'b1');
    expect(file?.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFtransfer,amount,bank,number,holder,note',
      `${(await last(1))?.id},${OF_ONE},BCA,1234567890,CV Batik Ayu,LOKAPASAR ${(await last(1))?.id}`,
    ]);
    // The account of a file is fixed; the shop's own may change.
    await account(1, '9876543210');
    expect(await payoutFile(opened().query, 'b1')).toBe(file);
    const { userId } = await aMember(opened(), 1, 'owner');
    await opened().query(sql`
      insert into web_sessions (token_hash, user_id, email, used_at)
      values (decode(md5(${userId}), 'hex'), ${userId}, 'ayu@contoh.id', now())`);
    expect(await sent('b1')).toMatchObject({ ok: true, value: [OF_ONE, OF_TWO] });
    expect(await toldOfPayouts()).toEqual([
      expect.stringMatching(
        /Rp97\.499 sudah kami transfer ke BCA berakhiran 7890\.[\s\S]*\/selling\/1\/money/,
      ),
    ]);
    expect(await toldOfPayouts()).toEqual([]);
    expect(await sent('b1')).toEqual({ ok: false, error: { code: 'not_found' } });
    expect([await held(1), await held(2)]).toEqual([0, 0]);
    expect(await onPayoutDay(life, 1, 2)).toEqual(['too_little', 'too_little']);
    expect(await brokenInvariants(opened().query)).toEqual({});
  });

  it('and every other row of an account can be followed to its order and purchase', async () => {
    const life = openLife(opened());
    const p = await completed(life);
    const account = `escrow:${p.A}`;
    const order = p.numbers[0]?.number;
    const rows = await followAccount(life.query, account, 200);
    expect(rows.map(({ id, other, amount, balance }) => [id.split(':')[0], other, amount, balance])).toEqual([
      ['set', `unapplied:${p.id}`, -119_999, -119_999],
      ['frt', 'freight:jne', 20_000, -99_999],
      ['done', 'seller:1', 99_999, 0],
    ]);
    expect(new Set(rows.map((row) => `${row.order} of ${row.purchase}`))).toEqual(
      new Set([`${order} of ${p.number}`]),
    );
    // The newest one holds what all rows before it left.
    expect(await followAccount(life.query, account, 1)).toEqual(rows.slice(-1));
    const lost = (await followAccount(life.query, 'seller:2', 10_000)).filter((row) => row.order === null);
    expect(lost.filter(({ id }) => !/^(pay|unpay|off):/.test(id))).toEqual([]);
  });

  it('is made once by two jobs at the same time', async () => {
    const life = openLife(opened());
    await completed(life);
    await life.tx(planShops);
    await life.later(8 * 24);
    const both = await Promise.all([1, 2].map(() => life.tx((tx) => makeDue(tx, 2))));
    expect(both.toSorted()).toEqual(['made', 'not_due']);
    expect((await payoutsOf(2)).filter(({ state }) => state === 'created')).toHaveLength(1);
  });

  it('waits for the cash of its courier, and pays the rest (P-PAYOUT-2)', async () => {
    const life = openLife(opened());
    await completed(life);
    const p = await completed(life, 'cod');
    await onPayoutDay(life, 2);
    expect(await last(2)).toMatchObject({ amount: OF_TWO });
    await exported('b2');
    await sent('b2');
    expect(await onPayoutDay(life, 2)).toEqual(['too_little']);
    const line = { day: jakartaDay(await shopNow(life.query)), amount: 468_999, reference: p.number };
    await life.tx((tx) =>
      bookRemittance(tx, { courier: 'jne', line, fee: rupiah(0), orderIds: [p.A, p.B], isAgain: false }),
    );
    expect(await onPayoutDay(life, 2)).toEqual(['made']);
    expect(await last(2)).toMatchObject({ amount: OF_TWO });
    expect(await brokenInvariants(opened().query)).toEqual({});
  });

  it('is cancelled at the export when a bank has taken a payment back since, and the next one takes the rest (P-PAYOUT-3)', async () => {
    const life = openLife(opened());
    const p = await completed(life);
    await completed(life);
    await onPayoutDay(life, 2);
    expect(await last(2)).toMatchObject({ amount: 2 * OF_TWO, state: 'created' });
    const receiptId = `T1-${p.id}`;
    const context = { purchaseId: p.id };
    await life.tx(async (tx) =>
      post(tx, reverse({ id: receiptId, total: rupiah(1000), amount: rupiah(1000) }), {
        ...context,
        at: await tx.now(),
      }),
    );
    expect(await exported('b3')).toMatchObject({ ok: true, value: ['dispute'] });
    expect(await last(2)).toMatchObject({ state: 'cancelled' });
    expect(await held(2)).toBe(2 * OF_TWO);
    await onPayoutDay(life, 2);
    expect(await last(2)).toMatchObject({ amount: OF_TWO, state: 'created' });
    await life.tx(async (tx) =>
      post(tx, decideDispute({ id: 'x', receiptId, bearer: 'shop', amount: rupiah(1000) }), {
        ...context,
        at: await tx.now(),
      }),
    );
    await exported('b4');
    await sent('b4');
    await onPayoutDay(life, 2);
    expect(await last(2)).toMatchObject({ amount: OF_TWO, state: 'created' });
  });

  it('withholds what open returns may cost, after completion all of it, and asks that again at the export (P-PAYOUT-8)', async () => {
    const life = openLife(opened());
    const p = await completed(life);
    await completed(life);
    await onPayoutDay(life, 1);
    expect(await last(1)).toMatchObject({ amount: 2 * OF_ONE, state: 'created' });
    // A decision of the operator opened it again: all of its three pieces are complained about.
    const returnId = await aReturnOf(p.A);
    expect(await exported('b8')).toMatchObject({ ok: true, value: ['returns'] });
    expect(await last(1)).toMatchObject({ state: 'cancelled' });
    expect(await onPayoutDay(life, 1)).toEqual(['made']);
    // 99.999 of goods, 20.000 of shipping and as much for sending them back.
    expect(await last(1)).toMatchObject({ amount: 2 * OF_ONE - 139_999 });
    expect(await statementOf(opened().query, 1)).toContain('Held (returns): Rp139.999');
    expect(await brokenInvariants(opened().query)).toEqual({});
    await exported('b9');
    await sent('b9');
    await endReturn(p.A, returnId);
    expect(await onPayoutDay(life, 1)).toEqual(['made']);
    expect(await last(1)).toMatchObject({ amount: 139_999 });
    expect(await brokenInvariants(opened().query)).toEqual({});
  });

  it('of a trusted shop leaves a reserve of its last sales, which comes free with the days (P-PAYOUT-8)', async () => {
    const life = openLife(opened());
    await trust(trustSeller, 2);
    await life.later(31 * 24);
    await completed(life);
    expect(await onPayoutDay(life, 2)).toEqual(['made']);
    expect(await last(2)).toMatchObject({ amount: OF_TWO - 17_450 });
    await exported('b10');
    await sent('b10');
    await life.later(31 * 24);
    await completed(life);
    expect(await onPayoutDay(life, 2)).toEqual(['made']);
    expect(await last(2)).toMatchObject({ amount: OF_TWO });
    await trust(distrustSeller, 2);
    expect(await brokenInvariants(opened().query)).toEqual({});
  });

  it('never comes to a shop that owes; after 30 days it is listed, and written off once (P-PAYOUT-9)', async () => {
    const life = openLife(opened());
    const owe = (id: string, debit: string, credit: string, amount: number) =>
      life.tx(async (tx) => post(tx, [{ id, debit, credit, amount }], { at: await tx.now() }));
    await owe('owe:1', 'seller:31', 'bank', 5000);
    await life.later(20 * 24);
    // It is even for a moment, so that its days begin again.
    await owe('owe:2', 'bank', 'seller:31', 5000);
    await owe('owe:3', 'seller:31', 'bank', 7000);
    await life.later(20 * 24);
    expect(await listOwing(life.query)).toBe('No shop has owed money for 30 days.');
    await life.later(11 * 24);
    expect(await listOwing(life.query)).toMatch(/^31 {2}.* {2}Rp7\.000 {2}since /);
    const off = () =>
      act(context(), writeOffShop, { by: terminal, input: { sellerId: 31 }, reason: 'it has left' });
    expect(await off()).toMatchObject({ ok: true, value: [7000] });
    expect(await off()).toEqual({ ok: false, error: { code: 'owes_nothing', sellerId: 31 } });
    expect(await listOwing(life.query)).toBe('No shop has owed money for 30 days.');
    expect(await balanceOf(life.query, 'seller:31')).toBe(0);
  });

  it('that the bank returns is free again, and the shop is held until somebody looked (P-PAYOUT-5)', async () => {
    const life = openLife(opened());
    await completed(life);
    await onPayoutDay(life, 2);
    const payout = (await last(2))?.id;
    const returned = () =>
      act(context(), payoutReturned, { by: terminal, input: { payout, reason: 'closed account' } });
    expect(await returned()).toMatchObject({ ok: false, error: { code: 'payout_waits_not' } });
    await exported('b5');
    await sent('b5');
    expect(await returned()).toMatchObject({ ok: true });
    expect(await returned()).toMatchObject({ ok: false, error: { code: 'payout_waits_not' } });
    expect(await held(2)).toBe(OF_TWO);
    expect(await onPayoutDay(life, 2)).toEqual(['held']);
    const release = () =>
      act(context(), releasePayouts, { by: terminal, input: { sellerId: 2 }, reason: 'new account' });
    expect(await release()).toMatchObject({ ok: true });
    expect(await release()).toEqual({ ok: false, error: { code: 'payouts_not_held' } });
    expect(await onPayoutDay(life, 2)).toEqual(['made']);
    expect(await brokenInvariants(opened().query)).toEqual({});
  });

  it('goes to a changed account after three days, and to none that was typed in two ways (P-PAYOUT-4)', async () => {
    const life = openLife(opened());
    await completed(life);
    await life.tx(planShops);
    await life.later(8 * 24);
    await account(2, '5556667778');
    expect(await life.tx((tx) => makeDue(tx, 2))).toBe('no_account');
    await life.later(3 * 24 + 1);
    expect(await onPayoutDay(life, 2)).toEqual(['made']);
    const different = {
      sellerId: 2,
      bank: 'BCA',
      number: '1234567890',
      again: '1234567891',
      holder: 'CV Ayu',
    };
    expect(await act(context(), setPayoutAccount, { by: terminal, input: different, reason: 'x' })).toEqual({
      ok: false,
      error: { code: 'number_differs' },
    });
  });

  it('is held by the operator, weekly by choice, and can be taken back', async () => {
    const life = openLife(opened());
    await completed(life);
    const given = (input: unknown) => ({ by: terminal, input });
    await act(context(), holdPayouts, given({ sellerId: 2, reason: 'Menunggu dokumen' }));
    expect(await onPayoutDay(life, 2)).toEqual(['held']);
    expect(await statementOf(opened().query, 2)).toContain('All payouts are held: Menunggu dokumen');
    await act(context(), releasePayouts, { by: terminal, input: { sellerId: 2 }, reason: 'they came' });
    await onPayoutDay(life, 2);
    const payout = (await last(2))?.id;
    await act(context(), cancelPayouts, given({ payout, reason: 'wrong account' }));
    expect(await last(2)).toMatchObject({ state: 'cancelled' });
    expect(await held(2)).toBe(OF_TWO);
    await act(context(), setPayoutRhythm, given({ sellerId: 2, rhythm: 'weekly' }));
    const [plan] = await opened().query<{ weekday: number }>(
      sql`select extract(isodow from next_at at time zone 'Asia/Jakarta')::int as weekday from payout_plans where seller_id = 2`,
    );
    expect(plan?.weekday).toBe(1);
    await act(context(), setPayoutRhythm, given({ sellerId: 2, rhythm: 'daily' }));
  });

  it('is marked as sent by somebody else than who made the file, and by nobody of its own shop (P-PAYOUT-6, P-PAY-46)', async () => {
    const life = openLife(opened());
    await completed(life);
    await onPayoutDay(life, 1);
    const people = [await aMember(opened(), null, 'finance'), await aMember(opened(), null, 'finance')];
    const [ani, budi] = await Promise.all(people.map((scope) => atTheDesk(opened(), scope)));
    if (!ani || !budi) throw new Error('Two people work at the desk');
    expect(await exported('b6')).toMatchObject({ ok: true });
    const [payout] = await opened().query<{ id: number }>(
      sql`select id::float8 as id from payouts where batch = 'b6'`,
    );
    const marked = (who: AtTheDesk, batch: string, line: { line?: string; amount?: number } = {}) =>
      act(context(), payoutsSent, { ...who, input: { batch, payouts: null, ...line } });
    await act(context(), cancelPayouts, { by: terminal, input: { payout: payout?.id, reason: 'by hand' } });
    await onPayoutDay(life, 1);
    expect(await act(context(), exportPayouts, { ...ani, input: { batch: 'b7' } })).toMatchObject({
      ok: true,
    });
    expect(await marked(ani, 'b7')).toEqual({
      ok: false,
      error: { code: 'needs_second_person', batch: 'b7' },
    });
    const member = await aMember(opened(), 1, 'order_clerk', budi.userId);
    expect(await marked(budi, 'b7')).toEqual({ ok: false, error: { code: 'own_shop', sellerId: 1 } });
    await opened().transaction((tx) =>
      tx(sql`update memberships set ended_at = now() where id = ${member.membershipId}`),
    );
    await life.tx((tx) => noteBankLine(tx, 'KR 1', { kind: 'refunds', batch: 'r1', part: null }));
    expect(await marked(budi, 'b7', { line: 'KR 1' })).toMatchObject({
      error: { code: 'line_marked', batch: 'r1' },
    });
    expect(await marked(budi, 'b7', { line: 'KR 2', amount: 1 })).toMatchObject({
      error: { code: 'line_differs', batch: 'b7' },
    });
    expect(await marked(budi, 'b7', { line: 'KR 2' })).toMatchObject({ ok: true });
  });

  it('is given an account and, six hours after it was made, transferred by the robot of a demo (P-PAYOUT-7)', async () => {
    const life = openLife(opened());
    await life.tx((tx) => tx(sql`delete from payout_accounts where seller_id = 2`));
    await completed(life);
    await life.tx(planShops);
    await playBankOnce(context());
    expect(await onPayoutDay(life, 2)).toEqual(['made']);
    const playedAfter = async (hours: number) => {
      await opened().query(sql`
        update payouts set created_at = shop_now() - make_interval(hours => ${hours}) where state = 'created'`);
      await playBankOnce(context());
      return last(2);
    };
    expect(await playedAfter(5), 'an operator makes the file by hand').toMatchObject({ state: 'created' });
    expect(await playedAfter(6)).toMatchObject({ amount: OF_TWO, state: 'sent' });
    expect(await held(2)).toBe(0);
  });
});
