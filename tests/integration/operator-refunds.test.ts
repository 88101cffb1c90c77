import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { COMPLETED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { bookReceipt, nameAccount } from '#server/modules/ledger/ledger.ts';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import { giveGoodwill, refundArrived } from '#server/modules/operating/operating.ts';
import {
  acceptOrder,
  deliverOrder,
  numberInvoices,
  reportMissing,
  reversePurchase,
  settlePurchase,
} from '#server/modules/orders/orders.ts';
import { shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { refundTransferred } from '#server/modules/payments/payments.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { anOrderService } from './support/order-service.ts';
import { aMember, atTheDesk } from './support/staff.ts';

/** What the operator gives back after an order has arrived, and what the shop gives on top (P-PAY-23, P-PAY-24). */
const opened = migratedDatabase();
const UNTIL_COMPLETED = 24 * COMPLETED_AFTER_DAYS.usual + 1;
const terminal: CommandActor = { kind: 'terminal', user: 'sari' };
const CODE = 123;

/** A has arrived: 3 x 33.333 and 20.000 for shipping. */
async function arrived({
  method = 'va_bca',
  hasCode = false,
}: {
  method?: PaymentMethod;
  hasCode?: boolean;
} = {}) {
  const life = openLife(opened());
  const p = await life.place({ method });
  const [orderId, number] = [p.A, p.numbers[0]?.number ?? ''];
  if (hasCode) {
    await life.tx(async (tx) => {
      const receipt = { purchaseId: p.id, attemptId: null };
      await bookReceipt(tx, { ...receipt, id: `T1-${p.id}`, place: 'bank', amount: 468_999 - CODE });
      await bookReceipt(tx, { ...receipt, id: `T1-${p.id}-code`, place: 'shop', amount: CODE });
      await settlePurchase(tx, p.id, 'operator');
    });
  } else if (method !== 'cod') await life.pay(p.id);
  await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
  const waybill = `W${orderId.slice(0, 18).toUpperCase()}`;
  await life.tx((tx) => shipWithWaybill(tx, { orderId, actor: 'seller', waybill }));
  await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'courier' }));
  const context = {
    query: opened().query,
    transaction: life.tx,
    clock: () => new Date(),
    log: { info: () => {}, warn: () => {} },
  };
  const given = { by: terminal, reason: 'asked by mail' };
  const asked = {
    order: number,
    reference: 'mail 1',
    reason: 'damaged',
    bearer: 'seller',
    goods: 'returned',
    pieces: null,
  };
  const refund = (changes: Partial<Record<keyof typeof asked, unknown>> = {}, by = given) =>
    act(context, refundArrived, { ...by, input: { ...asked, ...changes } });
  const goodwill = (amount: number, reference = 'mail 1') =>
    act(context, giveGoodwill, { ...given, input: { order: number, reference, amount } });
  const complete = async () => {
    await life.later(UNTIL_COMPLETED, orderId);
    expect(await life.state(orderId)).toBe('completed');
  };
  /** Transfers all refunds to the account that their shopper names. */
  const payOut = async () => {
    const rows = await life.query<{ id: string }>(sql`select id from refunds where order_id = ${orderId}`);
    const account = { bank: 'BCA', number: '1234567890', holder: 'Sari' };
    for (const { id } of rows) {
      await life.tx((tx) => nameAccount(tx, id, account));
      await life.tx((tx) => refundTransferred(tx, id));
    }
  };
  /** What moved after the payment, sorted, with the names of the lives. */
  const moved = async () => {
    const rows = await life.moved(p);
    return rows.filter((row) => /^(rs|comback|done|com|codin|out|uncode):/.test(row));
  };
  const line = async () => {
    const [row] = await life.query(sql`
      select returned, settled, refunded::int, from_escrow::int from order_lines where order_id = ${orderId}`);
    return row;
  };
  const wellKept = async () => expect(await brokenInvariants(life.query)).toEqual({});
  return { life, p, orderId, context, refund, goodwill, complete, payOut, moved, line, wellKept };
}
const one = [{ line: 1, quantity: 1 }];

describe('pieces of an order that arrived', () => {
  it('by a change of mind come out of the escrow, without the shipping, and are on sale again', async () => {
    const { life, p, refund, complete, payOut, moved, line, wellKept } = await arrived();
    const done = await refund({ reason: 'changed_mind', goods: 'restocked', pieces: one });
    expect(done).toMatchObject({ ok: true, value: [{ amount: 33_333 }] });
    expect(await line()).toEqual({ returned: 1, settled: 0, refunded: 33_333, from_escrow: 33_333 });
    await wellKept();
    await payOut();
    await complete();
    expect(await moved()).toEqual([
      'com:A1 seller:1 > income:commission 1667',
      'done:A1 escrow:A > seller:1 66666',
      'out:R-A:1 refund:R-A > bank 33333',
      'rs:R-A:1 escrow:A > refund:R-A 33333',
    ]);
    expect(await life.stock(p.x)).toBe('restock 1, take -3');
    await wellKept();
  });

  it('by the seller’s fault also give back their share of the shipping, out of the seller’s account', async () => {
    const { life, p, refund, complete, payOut, moved, line, wellKept } = await arrived();
    await refund({ goods: 'kept', pieces: one });
    await payOut();
    await complete();
    expect(await moved()).toEqual([
      'com:A1 seller:1 > income:commission 1667',
      'done:A1 escrow:A > seller:1 66666',
      'out:R-A:1 refund:R-A > bank 40000',
      'rs:R-A:1 escrow:A > refund:R-A 33333',
      'rs:R-A:2 seller:1 > refund:R-A 6667',
    ]);
    expect(await line()).toEqual({ returned: 0, settled: 1, refunded: 33_333, from_escrow: 33_333 });
    expect(await life.stock(p.x)).toBe('take -3');
    await wellKept();
  });

  it('after completion come out of the seller’s account, who gets the commission back, piece by piece', async () => {
    const { refund, complete, moved, wellKept } = await arrived();
    await complete();
    const amounts: unknown[] = [];
    for (const reference of ['mail 1', 'mail 2', 'mail 3']) {
      const done = await refund({ reference, pieces: one });
      amounts.push(done.ok && done.value[0]?.amount);
      await wellKept();
    }
    expect(amounts).toEqual([40_000, 39_999, 40_000]);
    const rows = await moved();
    expect(rows.filter((row) => row.startsWith('comback'))).toEqual([
      'comback:R-A:A1 income:commission > seller:1 833',
      'comback:R-A:A1 income:commission > seller:1 833',
      'comback:R-A:A1 income:commission > seller:1 834',
    ]);
    expect(await refund({ reference: 'mail 4', pieces: one })).toMatchObject({
      error: { code: 'no_such_pieces' },
    });
  });

  it('that the shop bears leave the seller its money and its commission', async () => {
    const { refund, complete, moved, line, wellKept } = await arrived();
    await refund({ bearer: 'shop', pieces: one });
    await complete();
    await refund({ bearer: 'shop', reference: 'mail 2', pieces: one });
    expect(await moved()).toEqual([
      'com:A1 seller:1 > income:commission 2500',
      'done:A1 escrow:A > seller:1 99999',
      'rs:R-A:1 cost:goodwill > refund:R-A 33333',
      'rs:R-A:1 cost:goodwill > refund:R-A 33333',
      'rs:R-A:2 cost:goodwill > refund:R-A 6666',
      'rs:R-A:2 cost:goodwill > refund:R-A 6667',
    ]);
    expect(await line()).toEqual({ returned: 2, settled: 0, refunded: 66_666, from_escrow: 0 });
    await wellKept();
  });

  it('paid at the door go back by transfer before the courier has handed the cash over', async () => {
    const { life, orderId, refund, complete, moved, wellKept } = await arrived({ method: 'cod' });
    await refund({ reason: 'changed_mind', pieces: one });
    await wellKept();
    await complete();
    expect(await moved()).toContain('rs:R-A:1 escrow:A > refund:R-A 33333');
    const rows = await life.query(sql`
      select f.state, p.receipt_id from refunds f join refund_parts p on p.refund_id = f.id where order_id = ${orderId}`);
    expect(rows).toEqual([{ state: 'needs_account', receipt_id: `cod:${orderId}` }]);
    await wellKept();
  });

  it.each([
    ['seller', ['rs:R-A:1 escrow:A > refund:R-A 99999', 'rs:R-A:2 seller:1 > refund:R-A 20000']],
    ['shop', ['rs:R-A:1 cost:goodwill > refund:R-A 99999', 'rs:R-A:2 cost:goodwill > refund:R-A 20000']],
  ])(
    'with a unique code in the payment never give back what nobody paid (%s bears it)',
    async (bearer, expected) => {
      const { life, p, refund, moved, wellKept } = await arrived({ hasCode: true });
      expect(await refund({ bearer })).toMatchObject({ ok: true });
      expect(await moved()).toEqual(expected);
      await wellKept();
      // The other order of the purchase takes what is left of the bank's money, and of the code.
      const number = p.numbers[1]?.number ?? '';
      await life.query(sql`
      update orders set state = 'delivered', complete_at = shop_now() + interval '7 days' where id = ${p.B}`);
      expect(await refund({ bearer, order: number })).toMatchObject({
        ok: true,
        value: [{ amount: 349_000 - CODE }],
      });
      const rows = await life.moved(p);
      expect(rows.filter((row) => row.startsWith('uncode'))).toEqual(
        bearer === 'shop' ? [] : [`uncode:R-B:1 escrow:B > cost:goodwill ${CODE}`],
      );
      await life.query(sql`update orders set state = 'new', complete_at = null where id = ${p.B}`);
      await wellKept();
    },
  );

  it('are refunded once for a reference, also when two ask at once', async () => {
    const { refund, line, wellKept } = await arrived();
    const outcomes = await Promise.all([
      refund({ pieces: one }),
      refund({ pieces: one, reference: ' MAIL  1' }),
    ]);
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'refund_known' } });
    expect(await line()).toMatchObject({ returned: 1, refunded: 33_333 });
    await wellKept();
  });

  it.each([
    ['more pieces than there are', { pieces: [{ line: 1, quantity: 4 }] }, 'no_such_pieces'],
    ['a line twice', { pieces: [...one, { line: 1, quantity: 3 }] }, 'no_such_pieces'],
    [
      'a line that is not there, besides one that is',
      { pieces: [...one, { line: 2, quantity: 1 }] },
      'no_such_pieces',
    ],
    ['no reference', { reference: ' ' }, 'invalid'],
    ['an unknown reason', { reason: 'whim' }, 'invalid'],
    ['an unknown order', { order: 'LP261124AAAAAA' }, 'not_found'],
  ])('are refused with %s, and nothing changes', async (_what, changes, code) => {
    const { refund, line, moved } = await arrived();
    expect(await refund(changes)).toMatchObject({ ok: false, error: { code } });
    expect(await line()).toEqual({ returned: 0, settled: 0, refunded: 0, from_escrow: 0 });
    expect(await moved()).toEqual([]);
  });

  it('are refused while the parcel is missed, and when a bank has taken the payment back', async () => {
    const missed = await arrived();
    await missed.life.tx((tx) => reportMissing(tx, missed.orderId));
    expect(await missed.refund()).toMatchObject({ ok: false, error: { code: 'not_arrived' } });
    const { life, p, refund, line, wellKept } = await arrived();
    await life.tx(async (tx) => {
      await tx(sql`select from purchases where id = ${p.id} for update`);
      await reversePurchase(tx, { purchaseId: p.id, receiptId: `T1-${p.id}`, amount: 400_000 });
    });
    expect(await refund()).toMatchObject({ ok: false, error: { code: 'payment_taken_back' } });
    expect(await line()).toMatchObject({ returned: 0, refunded: 0 });
    await wellKept();
  });

  it('need a reason, and leave a line of the audit log with the amount and its bearer', async () => {
    const { life, refund } = await arrived();
    expect(await refund({}, { by: terminal, reason: '  ' })).toEqual({
      ok: false,
      error: { code: 'reason_missing' },
    });
    await refund({ pieces: one });
    const [line] = await life.query(sql`
      select by, command, subject_kind, reason, after - 'refundId' as after from audit_log order by id desc limit 1`);
    expect(line).toEqual({
      by: 'terminal:sari',
      command: 'orders.refund',
      subject_kind: 'order',
      reason: 'asked by mail',
      after: {
        amount: 40_000,
        reason: 'damaged',
        bearer: 'seller',
        goods: 'returned',
        pieces: one,
        reference: 'mail 1',
      },
    });
  });

  it.each(['buyer', 'seller'])('are not refunded by a member who is their %s', async (part) => {
    const { context, p } = await arrived();
    const userId = part === 'buyer' ? (p.plan.userId ?? '') : randomUUID();
    if (part === 'seller') await aMember(opened(), 1, 'owner', userId);
    const { by, sessionId } = await atTheDesk(opened(), await aMember(opened(), null, 'finance', userId));
    const input = { order: p.numbers[0]?.number ?? '', reference: 'mail 1', amount: 1_000 };
    const refused = await act(context, giveGoodwill, { by, sessionId, input, reason: 'asked' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'own_order' } });
  });
});

describe('goodwill', () => {
  it('after completion is the shop’s own money, by transfer, and takes nothing of the payment', async () => {
    const { life, orderId, goodwill, complete, payOut, moved, wellKept } = await arrived();
    await complete();
    expect(await goodwill(10_000)).toMatchObject({ ok: true, value: [{ amount: 10_000 }] });
    await wellKept();
    await payOut();
    expect(await moved()).toEqual([
      'com:A1 seller:1 > income:commission 2500',
      'done:A1 escrow:A > seller:1 99999',
      'out:R-A:1 refund:R-A > bank 10000',
      'rs:R-A:1 cost:goodwill > refund:R-A 10000',
    ]);
    const [row] = await life.query(
      sql`select refund_reserved::int as reserved from orders where id = ${orderId}`,
    );
    expect(row).toEqual({ reserved: 0 });
    await wellKept();
  });

  it('is told as what it is, and each mail tells its own refund, not the last one of the order (P-PAY-48)', async () => {
    const { life, p, orderId, refund, goodwill, payOut } = await arrived();
    const told = async () => {
      const shop = { transaction: life.tx, publicUrl: 'https://toko.test', bankAccount: null };
      await tellAbout(shop, orderId);
      const mails = await life.query<{ text: string }>(
        sql`delete from mail_outbox returning subject || '. ' || plain_text as text`,
      );
      return mails.map(({ text }) => text);
    };
    await told();
    await numberInvoices(life.tx);
    await refund({ reason: 'changed_mind' });
    await goodwill(10_000);
    const asked = await told();
    expect(asked).toHaveLength(2);
    expect(asked.find((text) => text.includes('ganti rugi dari Lokapasar'))).toMatch(
      /sebesar Rp10.000 .* Bersama dana lain dari pembelian ini, Rp109.999 menunggu/,
    );
    await payOut();
    const sent = (await told()).filter((text) => text.includes('sudah kami kirim'));
    expect(sent).toHaveLength(2);
    const ofPieces = sent.find((text) => text.includes('barang pesanan ini'));
    expect(ofPieces).toContain('Dana sebesar Rp99.999 sudah kami kirim kepadamu');
    expect(ofPieces).toContain('Invoice pesanan ini dikoreksi');
    const given = sent.find((text) => text.includes('ganti rugi dari Lokapasar'));
    expect(given).toContain('Dana sebesar Rp10.000 sudah kami kirim kepadamu');
    expect(given).not.toMatch(/dikembalikan|Invoice/);
    const page = await anOrderService(opened()).page(
      { userId: p.plan.userId ?? '' },
      p.numbers[0]?.number ?? '',
    );
    expect(page?.refunds.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['operator', 99_999],
      ['goodwill', 10_000],
    ]);
    expect(
      page?.events.filter(({ event }) => event === 'refunded').map(({ refundCause }) => refundCause),
    ).toEqual(['operator', 'goodwill']);
  });

  it('on top does not block a refund of everything', async () => {
    const { goodwill, refund, wellKept } = await arrived();
    await goodwill(10_000);
    expect(await refund()).toMatchObject({ ok: true, value: [{ amount: 119_999 }] });
    await wellKept();
  });

  it('is given once for a reference, and never more than the order’s price', async () => {
    const { goodwill, wellKept } = await arrived();
    expect(await goodwill(100_000)).toMatchObject({ ok: true });
    expect(await goodwill(100_000, 'Mail 1')).toMatchObject({ ok: false, error: { code: 'refund_known' } });
    expect(await goodwill(20_000, 'mail 2')).toMatchObject({ ok: false, error: { code: 'too_much' } });
    expect(await goodwill(19_999, 'mail 2')).toMatchObject({ ok: true });
    await wellKept();
  });
});
