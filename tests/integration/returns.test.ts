import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { overdue } from '#server/modules/proof/proof.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

/** Returns from the shopper's wish to the money, by the functions that pages, commands and the clock call (P-RET-40 to P-RET-46). */
const opened = migratedDatabase();
const DAY = 24;
const arrived = (given: { evidence?: number } = {}) => arrivedOrder(openLife(opened()), given);

describe('one piece that comes back', () => {
  it('by a change of mind gives back its price, without any shipping or postage, and is on sale again', async () => {
    const { life, p, open, shopper, send, command, later, state, moved, wellKept } = await arrived({
      evidence: 0,
    });
    expect(await open({ reason: 'changed_mind' })).toEqual({ ok: true, value: { n: 1 } });
    expect(await shopper('ask')).toEqual({ ok: true, value: null });
    await wellKept();
    for (const step of [() => command('approve'), send, () => command('arrive')])
      expect(await step()).toMatchObject({ ok: true });
    await wellKept();
    expect(await command('pass', { restocks: true })).toMatchObject({ ok: true });
    expect(await state()).toBe('done');
    expect(await life.stock(p.x)).toBe('restock 1, take -3');
    await later(8 * DAY);
    expect(await life.state(p.A)).toBe('completed');
    expect(await moved()).toEqual([
      'com:A1 seller:1 > income:commission 1667',
      'done:A1 escrow:A > seller:1 66666',
      'rs:R:1 escrow:A > refund:R-A 33333',
    ]);
    await wellKept();
  });

  it('by the seller’s fault also gives back a share of the shipping and the postage, out of the seller’s account', async () => {
    const { life, p, open, shopper, send, command, moved, wellKept } = await arrived();
    await open();
    await shopper('ask');
    await command('approve');
    await send(15_000);
    await command('arrive');
    await command('pass', { restocks: false });
    expect(await moved()).toEqual([
      'rs:R:1 escrow:A > refund:R-A 33333',
      'rs:R:1 seller:1 > refund:R-A 15000',
      'rs:R:2 seller:1 > refund:R-A 6667',
    ]);
    expect(await life.stock(p.x)).toBe('take -3');
    await wellKept();
  });

  it('gives back no more postage than the order’s own shipping cost', async () => {
    const { open, shopper, send, command, moved } = await arrived();
    await open();
    await shopper('ask');
    await command('approve');
    await send(90_000);
    await command('arrive');
    await command('pass', { restocks: false });
    expect(await moved()).toContain('rs:R:1 seller:1 > refund:R-A 20000');
  });
});

describe('what is not sent back', () => {
  it('is refunded on evidence alone, also by the silence of its seller', async () => {
    const { life, p, open, shopper, later, state, moved, wellKept } = await arrived();
    await open({ reason: 'missing_pieces' });
    await shopper('ask');
    await later(5 * DAY);
    expect(await state()).toBe('done');
    expect(await moved()).toEqual([
      'rs:R:1 escrow:A > refund:R-A 33333',
      'rs:R:2 seller:1 > refund:R-A 6667',
    ]);
    expect(await life.stock(p.x)).toBe('take -3');
    await wellKept();
  });

  it('needs evidence', async () => {
    const { open, shopper } = await arrived({ evidence: 0 });
    await open({ reason: 'missing_pieces' });
    expect(await shopper('ask')).toEqual({ ok: false, error: 'needs_evidence' });
  });
});

describe('an offer', () => {
  it('that is taken closes its pieces, which cannot be returned again', async () => {
    const { life, p, open, shopper, command, later, moved, wellKept, desk, owner, number } = await arrived();
    await open();
    await shopper('ask');
    expect(await command('offer', { amount: 33_333 })).toMatchObject({
      error: { code: 'return_wrong_part' },
    });
    await command('offer', { amount: 10_000 });
    await shopper('take_offer');
    expect(await open({ reason: 'changed_mind', pieces: [{ line: 1, quantity: 3 }] })).toEqual({
      ok: false,
      error: 'no_such_pieces',
    });
    expect(await open({ reason: 'changed_mind', pieces: [{ line: 1, quantity: 2 }] })).toEqual({
      ok: true,
      value: { n: 2 },
    });
    await shopper('ask', 2);
    await command('approve', {}, 2);
    await desk.act(owner, number, 2, {
      do: 'send',
      goods: { courier: 'JNE', waybill: 'JNE2', postage: 9000 },
    });
    await command('arrive', {}, 2);
    await command('pass', { restocks: true }, 2);
    expect(await life.stock(p.x)).toBe('restock 2, take -3');
    await later(8 * DAY);
    expect(await moved()).toEqual([
      'com:A1 seller:1 > income:commission 583',
      'done:A1 escrow:A > seller:1 23333',
      'rs:R:1 escrow:A > refund:R-A 10000',
      'rs:R:1 escrow:A > refund:R-A 66666',
    ]);
    await wellKept();
  });

  it('that is left leads back to the seller, who has no second one', async () => {
    const { open, shopper, command, later, state } = await arrived();
    await open();
    await shopper('ask');
    await command('offer', { amount: 10_000 });
    await later(5 * DAY);
    expect(await state()).toBe('asked');
    expect(await command('offer', { amount: 12_000 })).toMatchObject({
      error: { code: 'return_offered_before' },
    });
  });
});

describe('a refusal', () => {
  it('before the goods were sent closes the return after three days, and the order is completed', async () => {
    const { life, orderId, open, shopper, command, later, state, wellKept } = await arrived();
    await open();
    await shopper('ask');
    await command('refuse', { text: 'Tidak rusak' });
    await later(10 * DAY);
    expect(await state()).toBe('closed');
    await later(1);
    expect(await life.state(orderId)).toBe('completed');
    await wellKept();
  });

  it('that is appealed is decided by the operator, of whose half the shop may bear all', async () => {
    const { open, shopper, command, decide, moved, state, wellKept, life } = await arrived();
    await open();
    await shopper('ask');
    await command('refuse', { text: 'Tidak rusak' });
    await shopper('appeal');
    const [waiting] = await life.query<{ n: number }>(sql`
      select count(*)::int as n from cases where kind = 'disputed_return' and closed_at is null`);
    expect(waiting?.n).toBe(1);
    expect(await decide({ part: 16_667, bearer: 'shop' })).toMatchObject({ ok: true });
    expect(await state()).toBe('done');
    expect(await moved()).toEqual(['rs:R:1 cost:goodwill > refund:R-A 16667']);
    await wellKept();
  });

  it('that is appealed may be borne by both, the shop at most a part of the price', async () => {
    const { open, shopper, command, decide, moved, state, wellKept } = await arrived();
    await open();
    await shopper('ask');
    await command('refuse', { text: 'Tidak rusak' });
    await shopper('appeal');
    const refused = { ok: false, error: { code: 'return_wrong_share' } };
    expect(await decide({ shopBears: 33_333 })).toMatchObject(refused);
    expect(await decide({ shopBears: 1, bearer: 'shop' })).toMatchObject(refused);
    expect(await state()).toBe('disputed');
    expect(await decide({ shopBears: 13_333 })).toMatchObject({ ok: true });
    expect(await moved()).toEqual([
      'rs:R:1 escrow:A > refund:R-A 20000',
      'rs:R:2 cost:goodwill > refund:R-A 13333',
      'rs:R:3 seller:1 > refund:R-A 6667',
    ]);
    await wellKept();
  });

  it('at the inspection sends the goods back, or else pays them', async () => {
    const { open, shopper, send, command, later, state, moved, wellKept } = await arrived();
    await open();
    await shopper('ask');
    await command('approve');
    await send();
    await command('arrive');
    await command('refuse', { text: 'Dipakai' });
    await later(3 * DAY + 1);
    expect(await state()).toBe('giving_back');
    await later(6 * DAY);
    expect(await state()).toBe('done');
    expect(await moved()).toContain('rs:R:1 escrow:A > refund:R-A 33333');
    await wellKept();
  });

  describe('of some pieces at the inspection', () => {
    const inspected = async (evidence = 1) => {
      const given = await arrived({ evidence });
      await given.open({ reason: 'not_as_described', pieces: [{ line: 1, quantity: 3 }] });
      await given.shopper('ask');
      await given.command('approve');
      await given.send();
      await given.command('arrive');
      const some = { lines: [{ line: 1, passes: 2, restocks: 1 }], text: 'Satu sudah dipakai' };
      expect(await given.command('inspect', some)).toMatchObject({ ok: true });
      return given;
    };
    const OF_TWO = [
      'rs:R:1 escrow:A > refund:R-A 66666',
      'rs:R:1 seller:1 > refund:R-A 15000',
      'rs:R:2 seller:1 > refund:R-A 13333',
    ];

    it('pays those that pass at once, puts on sale again what can be, and asks about the others', async () => {
      const { life, p, state, moved, wellKept } = await inspected();
      expect(await state()).toBe('refused');
      expect(await moved()).toEqual(OF_TWO);
      expect(await life.stock(p.x)).toBe('restock 1, take -3');
      await wellKept();
    });

    it('leaves the others for the operator to decide, whose shares add up to the whole order', async () => {
      const { life, p, shopper, decide, state, moved, wellKept } = await inspected();
      expect(await shopper('appeal')).toMatchObject({ ok: true });
      expect(await decide({ goods: 'restocked' })).toMatchObject({ ok: true });
      expect(await state()).toBe('done');
      expect(await moved()).toEqual(
        [...OF_TWO, 'rs:R:1 escrow:A > refund:R-A 33333', 'rs:R:2 seller:1 > refund:R-A 6667'].toSorted(),
      );
      expect(await life.stock(p.x)).toBe('restock 2, take -3');
      await wellKept();
    });

    it('sends the others back, or else pays them too, with the postage once', async () => {
      const { command, later, state, moved, wellKept } = await inspected();
      await later(3 * DAY + 1);
      expect(await state()).toBe('giving_back');
      await wellKept();
      await later(6 * DAY);
      expect(await state()).toBe('done');
      expect((await moved()).filter((row) => row.endsWith('refund:R-A 15000'))).toHaveLength(1);
      await wellKept();
      expect(await command('giveBack', { courier: 'JNE', waybill: 'JNE9' })).toMatchObject({ ok: false });
    });

    it('keeps what was paid when the others are back, and the order goes on', async () => {
      const { life, p, command, later, state, moved, wellKept } = await inspected();
      await later(3 * DAY + 1);
      await command('giveBack', { courier: 'JNE', waybill: 'JNE9' });
      expect(await state()).toBe('closed');
      await later(8 * DAY);
      expect(await life.state(p.A)).toBe('completed');
      expect(await moved()).toEqual(
        [
          ...OF_TWO,
          'com:A1 seller:1 > income:commission 833',
          'done:A1 escrow:A > seller:1 33333',
        ].toSorted(),
      );
      await wellKept();
    });

    it('names every line once, and lets neither all nor none pass', async () => {
      const { open, shopper, send, command, state } = await arrived();
      await open({ pieces: [{ line: 1, quantity: 2 }] });
      await shopper('ask');
      await command('approve');
      await send();
      await command('arrive');
      const line = (passes: number, restocks = 0, at = 1) => ({ line: at, passes, restocks });
      for (const lines of [
        [line(0)],
        [line(2)],
        [line(3)],
        [line(1, 2)],
        [line(1), line(1)],
        [line(1, 0, 2)],
      ])
        expect(await command('inspect', { lines, text: 'Dipakai' })).toMatchObject({
          error: { code: 'return_wrong_pieces' },
        });
      expect(await state()).toBe('inspecting');
    });
  });

  it('whose goods were given back is over without money', async () => {
    const { open, shopper, send, command, later, state, moved, wellKept } = await arrived();
    await open();
    await shopper('ask');
    await command('approve');
    await send();
    await command('arrive');
    await command('refuse', { text: 'Dipakai' });
    await later(3 * DAY + 1);
    expect(await command('giveBack', { courier: 'JNE', waybill: 'JNE9' })).toMatchObject({ ok: true });
    expect(await state()).toBe('closed');
    expect((await moved()).filter((row) => row.startsWith('rs'))).toEqual([]);
    await wellKept();
  });
});

describe('the clock', () => {
  it('never completes an order whose return is open, and nothing is overdue', async () => {
    const { life, orderId, open, shopper, command, later, wellKept } = await arrived();
    await later(6 * DAY);
    expect(await open({ reason: 'changed_mind' })).toMatchObject({ ok: true });
    await shopper('ask');
    await command('approve');
    await later(3 * DAY);
    expect(await life.state(orderId)).toBe('delivered');
    await wellKept();
    await later(6 * DAY);
    await later(1);
    expect(await life.state(orderId)).toBe('completed');
    const [own] = await life.query<{ id: string }>(sql`select id from returns where order_id = ${orderId}`);
    expect(JSON.stringify(await overdue(life.query))).not.toContain(own?.id);
    await wellKept();
  });

  it('ends a draft after 48 hours, accepts all after a silent inspection, and refers lost goods to the operator', async () => {
    const one = await arrived();
    await one.open();
    await one.later(49);
    expect(await one.state()).toBe('closed');
    await one.wellKept();
    const two = await arrived();
    await two.open();
    await two.shopper('ask');
    await two.command('approve');
    await two.send();
    await two.later(15 * DAY);
    expect(await two.state()).toBe('disputed');
    const three = await arrived();
    await three.open();
    await three.shopper('ask');
    await three.command('approve');
    await three.send();
    await three.command('arrive');
    await three.later(7 * DAY);
    expect(await three.state()).toBe('done');
    await three.wellKept();
  });
});

describe('who sends nothing', () => {
  it('keeps an approved return open until day 14 after arrival, and no longer when nothing was sent', async () => {
    const { open, shopper, command, later, state, wellKept } = await arrived();
    await open({ reason: 'changed_mind' });
    await shopper('ask');
    await command('approve');
    await later(13 * DAY);
    expect(await state()).toBe('approved');
    await later(2 * DAY);
    expect(await state()).toBe('closed');
    await wellKept();
  });
});

describe('who may do what', () => {
  it('a guest opens a draft of their order, and only an account sends it', async () => {
    const { life, p, desk, number, open, wellKept } = await arrived();
    const guest = { guestId: randomUUID() };
    await life.query(
      sql`update purchases set user_id = null, guest_id = ${guest.guestId} where id = ${p.id}`,
    );
    expect(await open({}, guest)).toMatchObject({ ok: true });
    expect(await desk.act(guest, number, 1, { do: 'ask' })).toEqual({ ok: false, error: 'needs_account' });
    expect((await desk.page(guest, number, 1))?.may).toMatchObject({
      register: true,
      addEvidence: true,
      ask: false,
    });
    expect(await desk.act(guest, number, 1, { do: 'withdraw' })).toMatchObject({ ok: true });
    await wellKept();
  });

  it('nobody sees or touches the return of somebody else', async () => {
    const { desk, number, open } = await arrived();
    await open();
    const stranger = { userId: randomUUID() };
    expect(await desk.page(stranger, number, 1)).toBeNull();
    expect(await desk.list(stranger)).toEqual([]);
    expect(
      await desk.open(stranger, number, { reason: 'damaged', text: '', pieces: [], part: null }),
    ).toEqual({ ok: false, error: 'unknown' });
    expect(await desk.act(stranger, number, 1, { do: 'ask' })).toEqual({ ok: false, error: 'unknown' });
  });

  it('of many who open one at once one does, and of many who end it one is paid', async () => {
    const { open, shopper, command, moved, wellKept } = await arrived();
    const openings = await Promise.all(Array.from({ length: 5 }, () => open()));
    expect(openings.filter(({ ok }) => ok)).toHaveLength(1);
    await shopper('ask');
    await command('offer', { amount: 10_000 });
    const taken = await Promise.all([
      ...Array.from({ length: 4 }, () => shopper('take_offer')),
      shopper('leave_offer'),
    ]);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await moved()).length).toBeLessThanOrEqual(1);
    await wellKept();
  });

  it('each window is judged when the draft is opened', async () => {
    const { open, later } = await arrived();
    await later(3 * DAY + 1);
    expect(await open({ reason: 'damaged' })).toEqual({ ok: false, error: 'too_late' });
    expect(await open({ reason: 'wrong_goods' })).toMatchObject({ ok: true });
  });
});
