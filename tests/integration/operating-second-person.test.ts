import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { commandsOf } from '#server/commands.ts';
import { act, lapseProposals, nameOfActor } from '#server/modules/access/access.ts';
import { giveGoodwill, refundArrived } from '#server/modules/operating/operating.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operatorBrowser } from './support/operator-browser.ts';
import { openLife } from './support/order-life.ts';
import { type AtTheDesk, aMember, atTheDesk } from './support/staff.ts';

/** Decisions about money that take two people (P-CONSOLE-70, P-CONSOLE-71). */
const opened = migratedDatabase();
const COMMANDS = commandsOf({ hasCouriers: false, env: readEnv({}), demoWork: [] });

const context = () => ({
  query: opened().query,
  transaction: opened().transaction,
  clock: () => new Date(),
  log: { info: () => {}, warn: () => {} },
  secondPerson: () => ({ single: rupiah(100_000), day: rupiah(50_000) }),
});
const person = async (role = 'finance', userId?: string) =>
  atTheDesk(opened(), await aMember(opened(), null, role, userId));
const order = () => arrivedOrder(openLife(opened()));

const give = ({ by, sessionId }: AtTheDesk, number: string, amount: number, reference: string) =>
  act(context(), giveGoodwill, {
    by,
    sessionId,
    reason: 'Paket terlambat',
    input: { order: number, amount, reference },
  });
/** @returns the id of the proposal that a decision became */
const proposed = (done: Awaited<ReturnType<typeof give>>): string =>
  !done.ok && done.error.code === 'proposed' ? done.error.proposal : '';
const decide = (what: string, { by, sessionId }: AtTheDesk, input: Readonly<Record<string, unknown>>) =>
  COMMANDS.find(({ name }) => name === `proposals.${what}`)?.run(context(), { by, sessionId, input });
const refused = (code: string) => ({ ok: false, error: { code } });

const given = async (orderId: string) =>
  (
    await opened().query<{ amount: number }>(sql`
      select amount::float8 as amount from refunds where order_id = ${orderId} order by amount`)
  ).map(({ amount }) => amount);
const stateOf = async (id: string) =>
  (
    await opened().query<{ state: string; why: string | null; code: string | null }>(sql`
      select state, why, refusal ->> 'code' as code from proposals where id = ${id}`)
  )[0];

describe('above what one person gives in a day', () => {
  it('a decision waits, changes nothing, and runs once by both when somebody else confirms it', async () => {
    const [ani, budi] = [await person(), await person('owner')];
    const { number, orderId, owner } = await order();
    const buyer = await person('finance', owner.userId);
    expect(await give(ani, number, 40_000, 'T1')).toMatchObject({ ok: true });
    const proposal = proposed(await give(ani, number, 20_000, 'T2'));
    expect(await given(orderId)).toEqual([40_000]);
    expect(await give(ani, number, 20_000, 'T2')).toMatchObject({
      error: { code: 'proposed_before', proposal },
    });

    expect(await decide('confirm', ani, { proposal })).toMatchObject(refused('own_proposal'));
    expect(await decide('confirm', buyer, { proposal })).toMatchObject(refused('own_order'));
    expect(await decide('withdraw', budi, { proposal })).toMatchObject(refused('others_proposal'));
    const support = await person('support');
    expect(await decide('confirm', support, { proposal })).toMatchObject(refused('forbidden'));
    const both = await Promise.all([
      decide('confirm', budi, { proposal }),
      decide('confirm', budi, { proposal }),
    ]);
    expect(both.filter((one) => one?.ok)).toHaveLength(1);
    expect(both.find((one) => !one?.ok)).toMatchObject(refused('proposal_over'));
    expect([await given(orderId), await stateOf(proposal)]).toMatchObject([
      [20_000, 40_000],
      { state: 'confirmed' },
    ]);
    const noted = await opened().query(sql`
      select command, by, confirmed_by as second from audit_log
      where (subject_kind = 'order' and subject_id = ${number} and confirmed_by is not null)
        or subject_id = ${proposal} order by id`);
    const [one, two] = [nameOfActor(ani.by), nameOfActor(budi.by)];
    expect(noted).toEqual([
      { command: 'proposals.make', by: one, second: null },
      { command: 'orders.goodwill', by: one, second: two },
      { command: 'proposals.confirm', by: two, second: null },
    ]);
    // What two decided does not count to what one gave alone: 50.000 are just within.
    expect(await give(ani, number, 10_000, 'T3')).toMatchObject({ ok: true });
  });

  it('two decisions at once do not both pass', async () => {
    const [ani] = [await person(), await person()];
    const [first, second] = [await order(), await order()];
    const done = await Promise.all([
      give(ani, first.number, 30_000, 'T1'),
      give(ani, second.number, 30_000, 'T1'),
    ]);
    expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(done.map(proposed).filter((id) => id !== '')).toHaveLength(1);
  });

  it('one is rejected with a reason, or withdrawn by its proposer', async () => {
    const [ani, budi] = [await person(), await person()];
    const { number, orderId } = await order();
    const first = proposed(await give(ani, number, 60_000, 'T1'));
    expect(await decide('reject', budi, { proposal: first, why: 'Terlalu banyak' })).toMatchObject({
      ok: true,
    });
    expect(await stateOf(first)).toMatchObject({ state: 'rejected', why: 'Terlalu banyak' });
    const second = proposed(await give(ani, number, 60_000, 'T1'));
    expect(await decide('withdraw', ani, { proposal: second })).toMatchObject({ ok: true });
    expect(await decide('confirm', budi, { proposal: second })).toMatchObject(refused('proposal_over'));
    expect(await given(orderId)).toEqual([]);
  });

  it('one that cannot run any more lapses and says why', async () => {
    const [ani, budi] = [await person(), await person()];
    const { number, orderId, open } = await order();
    const all = {
      order: number,
      reference: 'T1',
      reason: 'damaged',
      bearer: 'shop',
      goods: 'kept',
      pieces: null,
    };
    const done = await act(context(), refundArrived, { ...ani, reason: 'Rusak', input: all });
    const proposal = !done.ok && done.error.code === 'proposed' ? done.error.proposal : '';
    await open();
    expect(await decide('confirm', budi, { proposal })).toMatchObject(refused('return_open'));
    expect(await stateOf(proposal)).toEqual({ state: 'lapsed', why: 'refused', code: 'return_open' });
    expect(await given(orderId)).toEqual([]);
  });

  it('those that nobody can confirm lapse, and then one person decides alone', async () => {
    const { transaction } = opened();
    const [ani, budi] = [await person(), await person()];
    const [first, second] = [await order(), await order()];
    const mine = proposed(await give(ani, first.number, 60_000, 'T1'));
    const late = proposed(await give(budi, second.number, 60_000, 'T1'));
    await transaction(async (tx) => {
      await tx(sql`update proposals set expires_at = now() where id = ${late}`);
      await tx(sql`
        update memberships set ended_at = now()
        where seller_id is null and ended_at is null and id <> ${ani.by.scope.membershipId}`);
    });
    await transaction(lapseProposals);
    expect([await stateOf(mine), await stateOf(late)]).toMatchObject([
      { state: 'lapsed', why: 'alone' },
      { state: 'lapsed', why: 'expired' },
    ]);
    expect(await give(ani, first.number, 60_000, 'T1')).toMatchObject({ ok: true });
  });
});

it('orders that are cancelled together are one decision about all of their money, with a fresh code at the console alone', async () => {
  const [ani, budi] = [await person('support'), await person('support')];
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const cancel = (who: Omit<AtTheDesk, 'userId'>) =>
    COMMANDS.find(({ name }) => name === 'orders.cancel')?.run(context(), {
      ...who,
      reason: 'Toko tutup',
      input: { orders: placed.numbers.map(({ number }) => number), reason: 'no_stock' },
    });
  const orders = () =>
    opened().query<{ state: string; total: number; number: string }>(sql`
      select state, total::float8 as total, number from orders where purchase_id = ${placed.id} order by number`);
  expect(await cancel({ by: ani.by, sessionId: budi.sessionId })).toMatchObject(refused('stale_factor'));
  const done = await cancel(ani);
  const proposal = done && !done.ok && done.error.code === 'proposed' ? done.error.proposal : '';
  const before = await orders();
  expect(before.map(({ state }) => state)).toEqual(['new', 'new']);
  expect(
    await opened().query(sql`select amount::float8 as amount, needs from proposals where id = ${proposal}`),
  ).toEqual([{ amount: before.reduce((sum, { total }) => sum + total, 0), needs: 'operator.orders' }]);
  expect(await decide('confirm', budi, { proposal })).toMatchObject({ ok: true });
  expect((await orders()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
});

describe('at the console', () => {
  let shop: Awaited<ReturnType<typeof buyingShop>>;
  beforeAll(async () => {
    await opened().transaction((tx) =>
      tx(sql`
        insert into settings (key, value, changed_by) values ('money.second_person_day', '100000', 'system')`),
    );
    const { database, dataDir } = opened();
    shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  });
  afterAll(() => shop.close());

  it('it stands on the home, in its list and at its order, and is confirmed by a form alone', async () => {
    const sari = await operatorBrowser(opened(), shop.origin, 'finance');
    const budi = await operatorBrowser(opened(), shop.origin, 'finance');
    const { number, orderId } = await order();
    const page = `/operator/orders/${number}`;
    const answer = await sari.browser.post(page, [
      ['intent', 'goodwill'],
      ['reference', 'Tiket 9'],
      ['amount', '110.000'],
      ['reason', 'Paket terlambat sekali'],
    ]);
    expect(answer.text).toContain('Belum dijalankan');
    expect(answer.text).toContain('Kamu yang mengusulkan ini');
    expect((await sari.browser.get('/operator')).text).not.toContain('Menunggu orang kedua: 1');
    const home = await budi.browser.get('/operator');
    expect(home.text).toContain('Menunggu orang kedua: 1');
    const path = answer.path.replace(/\?.*/, '');
    for (const where of [page, '/operator/proposals'])
      expect((await budi.browser.get(where)).html).toContain(`href="${path}"`);
    const shown = await budi.browser.get(path);
    for (const words of ['Memberi ganti rugi', 'Rp110.000', 'Tiket 9', 'Paket terlambat sekali', sari.email])
      expect(shown.text).toContain(words);
    const without = await budi.browser.post(path, [['intent', 'reject']]);
    expect([without.status, without.text.includes('Tulis dulu alasanmu')]).toEqual([422, true]);
    expect((await budi.browser.post(path, [['intent', 'confirm']])).text).toContain(
      'Keputusan disetujui dan dijalankan',
    );
    expect(await given(orderId)).toEqual([110_000]);
    const late = await budi.browser.post(path, [['intent', 'confirm']]);
    expect([late.status, late.text.includes('sudah diputuskan atau gugur')]).toEqual([422, true]);
  });

  it('a queue is taken, by one of two at once, and let go by whoever has it (P-CONSOLE-72)', async () => {
    const sari = await operatorBrowser(opened(), shop.origin, 'owner');
    const budi = await operatorBrowser(opened(), shop.origin, 'owner');
    await opened().query(sql`
      insert into mail_outbox (id, recipient, subject, plain_text, html, next_attempt_at, failed_at)
      values (gen_random_uuid(), 'sari@contoh.id', 'Pesanan dikirim', '', '', now(), now())`);
    const press = (who: typeof sari, intent: string, seen = '') =>
      who.browser.post('/operator', [
        ['intent', intent],
        ['queue', 'mails'],
        ['seen', seen],
      ]);
    expect((await sari.browser.get('/operator')).text).toContain('Belum ada yang menangani');
    const both = await Promise.all([press(sari, 'take'), press(budi, 'take')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [first, second] = both[0]?.status === 200 ? [sari, budi] : [budi, sari];
    expect((await first.browser.get('/operator')).text).toContain('Kamu yang menangani');
    expect((await second.browser.get('/operator')).text).toContain(`Ditangani ${first.email}`);
    expect((await press(second, 'release')).status).toBe(422);
    expect((await press(second, 'take', `member:${first.membershipId}`)).text).toContain(
      'Kamu yang menangani',
    );
    expect((await press(second, 'release')).text).toContain('Belum ada yang menangani');
  });
});
