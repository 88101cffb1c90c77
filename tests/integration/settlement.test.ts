import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { settleByLine, type TypedSettlement } from '#scripts/operator/settle-line.ts';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { allBalances, bookReceipt } from '#server/modules/ledger/ledger.ts';
import { acceptOrder, reversePurchase } from '#server/modules/orders/orders.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import { applyFact } from '#server/modules/payments/attempts/apply-fact.ts';
import { bookUnknownMoney } from '#server/modules/payments/attempts/unknown-money.ts';
import {
  exportRefunds,
  nameTransferAccount,
  refundBounced,
  refundFile,
  refundsSent,
} from '#server/modules/payments/payments.ts';
import type { ProviderFact } from '#server/modules/payments/provider/payment-provider.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { unknownToPayer, unknownToPurchase } from '#server/modules/settlement/settlement.ts';
import { showUpload, takeSettlementFile } from '#server/modules/settlement/uploads.ts';
import { createTransaction, type Transaction } from '#server/platform/database/transactions.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { startCommand } from './support/shop-command.ts';

/** What the payment provider and couriers settle with the shop (P-PAY-40, P-PAY-41, P-SHIP-28). */
const opened = migratedDatabase();

const PRICE = 468_999;
let files = 0;

/** Writes a file as a stranger sends it. @returns its path */
function file(heading: string, ...rows: string[]): string {
  files += 1;
  const name = path.join(opened().dataDir, `settlement-${files}.csv`);
  fs.writeFileSync(name, [heading, ...rows].join('\n'));
  return name;
}
const report = (name: string, ...rows: string[]) =>
  file('report,kind,reference,amount,fee', ...rows.map((row) => `${name},${row}`));
const bill = (name: string, ...rows: string[]) =>
  file('bill,waybill,amount,weight', ...rows.map((row) => `${name},${row}`));

const type = (
  words: string[],
  more: Partial<TypedSettlement> & { transaction?: Transaction } = {},
): Promise<string> => {
  const { transaction = opened().transaction, ...options } = more;
  return settleByLine(openTerminal({ query: opened().query, transaction }), { words, ...options });
};

/** The balances of some accounts, and everything that settling has posted. */
const held = async (...accounts: string[]) => {
  const balances = new Map(await allBalances(opened().query));
  return accounts.map((account) => balances.get(account) ?? 0);
};
const posted = async (part: string) =>
  (
    await opened().query<{ row: string }>(sql`
      select id || ' ' || debit || ' > ' || credit || ' ' || amount as row from ledger_transfers
      where code in ('fee', 'sus', 'stl', 'unsus', 'frtpaid') and id like ${`%${part}%`} order by id collate "C"`)
  ).map(({ row }) => row);

async function paid(): Promise<{
  life: ReturnType<typeof openLife>;
  purchase: string;
  order: string;
  receipt: string;
}> {
  const life = openLife(opened());
  const { id, A } = await life.place();
  await life.pay(id);
  return { life, purchase: id, order: A, receipt: `T1-${id}` };
}

const expectTruth = async () => expect(await brokenInvariants(opened().query)).toEqual({});

describe('a report of the provider', () => {
  it('books fees, what reached the bank, and money that nobody knows; once', async () => {
    const { receipt } = await paid();
    const [provider = 0, bank = 0] = await held('provider', 'bank');
    const name = report(
      'LIFE46',
      `payment,${receipt},${PRICE},4440`,
      'other,promo,7000,',
      'other,,,1000',
      `paid_out,,${PRICE + 7000 - 5440},`,
    );
    expect(await type([name])).toContain('Nobody knows Rp7.000 of promo: LIFE46/3');
    const rows = [
      'fee:LIFE46/2 cost:provider > provider 4440',
      'fee:LIFE46/4 cost:provider > provider 1000',
      `stl:LIFE46 bank > provider ${PRICE + 1560}`,
      'sus:LIFE46/3 provider > suspense:LIFE46/3 7000',
    ];
    expect(await posted('LIFE46')).toEqual(rows);
    expect(await type([name])).toBe('The report LIFE46 was imported before. Nothing has changed.');
    expect(await posted('LIFE46')).toEqual(rows);
    expect(await held('provider', 'bank')).toEqual([provider - PRICE, bank + PRICE + 1560]);
    const [asked] = await opened().query(
      sql`select kind from cases where subject = 'suspense:LIFE46/3' and closed_at is null`,
    );
    expect(asked).toEqual({ kind: 'unknown_money' });
    await expectTruth();
  });

  it('is refused whole with every place, and changes nothing', async () => {
    const { receipt } = await paid();
    const before = await allBalances(opened().query);
    const wrong = report('BAD', `payment,${receipt},${PRICE - 1},0`, 'other,x,1,0', `paid_out,,${PRICE},`);
    await expect(type([wrong])).rejects.toThrow(
      `Row 2, column amount: is not the ${PRICE} that were booked.`,
    );
    await expect(type([report('BAD', 'other,x,1,0')])).rejects.toThrow(
      'Row 2, column amount: the other rows add up to 1',
    );
    expect([await allBalances(opened().query), await posted('BAD')]).toEqual([before, []]);
  });

  it('of a known name with other rows, and a payment that another report settled, are refused', async () => {
    const { receipt } = await paid();
    const rows = [`payment,${receipt},${PRICE},0`, `paid_out,,${PRICE},`] as const;
    await type([report('ONE', ...rows)]);
    await expect(type([report('ONE', ...rows, 'other,,,0')])).rejects.toThrow(
      'Row 4, column report: was imported before',
    );
    await expect(type([report('TWO', ...rows)])).rejects.toThrow(
      'Row 2, column reference: is settled already',
    );
    await expectTruth();
  });

  it('settles what a bank took back; more than is booked is unknown until it is booked, too', async () => {
    const { life, purchase, order, receipt } = await paid();
    await life.tx((tx) => acceptOrder(tx, { orderId: order, actor: 'seller' }));
    const takeBack = (amount: number) =>
      life.tx((tx) => reversePurchase(tx, { purchaseId: purchase, receiptId: receipt, amount }));
    await takeBack(100_000);
    const rows = [
      `payment,${receipt},${PRICE},0`,
      `chargeback,${receipt},-100000,0`,
      `chargeback,${receipt},-5,0`,
    ];
    await type([report('TAKEN', ...rows, `paid_out,,${PRICE - 100_005},`)]);
    expect(await posted('TAKEN')).toContain('sus:TAKEN/4 suspense:TAKEN/4 > provider 5');
    const decide = () => type(['decide', 'TAKEN/4'], { as: 'provider', reason: 'asked there' });
    await expect(decide()).rejects.toThrow('The payment of TAKEN/4 is not booked');
    await takeBack(100_005);
    expect(await decide()).toBe('-Rp5 of TAKEN/4 is decided.');
    expect(await held('suspense:TAKEN/4')).toEqual([0]);
    await expect(decide()).rejects.toThrow('There is no unknown money of TAKEN/4');
    await expectTruth();
  });
});

describe('money that nobody knows', () => {
  it('is listed, and decided once with a reason', async () => {
    const listed = await startCommand('scripts/settle.ts', { DATA_DIR: opened().dataDir }, ['list']).ended;
    expect([listed.code, listed.output]).toEqual([0, expect.stringContaining('LIFE46/3  7000')]);
    await type([report('ODD', 'other,bonus,900,', 'other,late fee,-300,', 'paid_out,,600,')]);
    expect(await type(['list'])).toMatch(/ODD\/2 {2}900\n.*ODD\/3 {2}-300/);
    await expect(type(['decide', 'ODD/2'], { as: 'shop' })).rejects.toThrow('Say why');
    await type(['decide', 'ODD/2'], { as: 'shop', reason: 'a bonus' });
    await type(['decide', 'ODD/3'], { as: 'bank', reason: 'transferred' });
    expect((await posted('ODD')).filter((row) => row.startsWith('unsus'))).toEqual([
      'unsus:ODD/2 suspense:ODD/2 > cost:loss 900',
      'unsus:ODD/3 bank > suspense:ODD/3 300',
    ]);
    const open = await opened().query(
      sql`select 1 from cases where subject like 'suspense:ODD/%' and closed_at is null`,
    );
    expect(open).toEqual([]);
    await expectTruth();
  });

  it('that came for no purchase and went back at the provider is settled there', async () => {
    const stray = { id: 'STRAY', purchaseId: null, attemptId: null, place: 'provider', amount: 500 } as const;
    await opened().transaction((tx) => bookReceipt(tx, stray));
    await type(['decide', 'STRAY'], { as: 'provider', reason: 'refunded there' });
    expect(await type([report('BACK', 'payment,STRAY,500,', 'refund,STRAY,-500,')])).not.toContain(
      'Nobody knows',
    );
    await expectTruth();
  });
});

describe('money that nobody knows and that is somebody’s (P-PAY-44)', () => {
  const act = () => openTerminal({ query: opened().query, transaction: opened().transaction });
  const toPurchase = (line: string, number: string) =>
    act().act(unknownToPurchase, { input: { line, number }, reason: 'the payer sent the receipt' });
  /** A purchase that waits for money, and an attempt that the provider has not paid in our books. */
  async function waiting() {
    const life = openLife(opened());
    const placed = await life.place();
    const attempt = randomUUID();
    await opened().query(sql`
      insert into payment_attempts (id, purchase_id, method, state, amount, created_at, ends_at)
      values (${attempt}, ${placed.id}, 'va_bca', 'expired', ${PRICE}, shop_now(), shop_now())`);
    return { ...placed, life, attempt };
  }
  const said = (transactionId: string, more: Partial<ProviderFact> = {}): ProviderFact => ({
    status: 'paid',
    amount: rupiah(PRICE),
    transactionId,
    refunds: [],
    refundedInAll: null,
    takenBack: null,
    refundedKeys: [],
    isCaptured: false,
    ...more,
  });
  const bookUnknown = (attempt: string, transactionId: string) =>
    bookUnknownMoney(
      { transaction: opened().transaction },
      { status: async () => ({ ok: true, value: said(transactionId) }) },
      attempt,
    );
  const receipts = (purchase: string | null) =>
    opened().query<{ id: string }>(
      sql`select id from receipts where purchase_id is not distinct from ${purchase}::uuid order by id`,
    );

  it('pays a purchase once, whatever the provider says of it later', async () => {
    const { id, number, A, attempt, life } = await waiting();
    const payment = randomUUID();
    await type([report('MINE', `payment,${payment},${PRICE},`, `paid_out,,${PRICE},`)]);
    await expect(toPurchase('MINE/9', number)).rejects.toThrow('no unknown money of MINE/9');
    expect(await toPurchase('MINE/2', number)).toEqual(['settled']);
    expect([await life.state(A), await receipts(id)]).toEqual(['new', [{ id: payment }]]);
    await expect(toPurchase('MINE/2', number)).rejects.toThrow('no unknown money of MINE/2');
    await applyFact(opened().transaction, attempt, said(payment));
    const linked = await opened().query(sql`
      select a.state, r.attempt_id = a.id as "isLinked" from payment_attempts a, receipts r
      where a.id = ${attempt} and r.id = ${payment}`);
    expect(linked).toEqual([{ state: 'paid', isLinked: true }]);
    await expectTruth();
  });

  it('named by our attempt is found again when a bank takes it back, and by a report under its other name', async () => {
    const { id, number, attempt } = await waiting();
    const other = await waiting();
    await type([report('OURS', `payment,${attempt},${PRICE},`, `paid_out,,${PRICE},`)]);
    await expect(toPurchase('OURS/2', other.number)).rejects.toThrow(`paid for the purchase ${number}`);
    await toPurchase('OURS/2', number);
    const [polled] = await opened().query(
      sql`select state, next_check_at is not null as "isAsked" from payment_attempts where id = ${attempt}`,
    );
    expect(polled).toEqual({ state: 'paid', isAsked: true });
    const payment = randomUUID();
    const back = said(payment, { status: 'reversed', takenBack: rupiah(100_000) });
    await applyFact(opened().transaction, attempt, back);
    expect(await held(`dispute:${attempt}`)).toEqual([100_000]);
    expect(await type([report('LATER', `chargeback,${payment},-100000,`, 'other,,100000,')])).toContain(
      'LATER/3',
    );
    expect(await held('suspense:LATER/2', 'suspense:LATER/3')).toEqual([0, -100_000]);
    expect(await receipts(id)).toEqual([{ id: attempt }]);
    await expectTruth();
  });

  it('of an attempt that is gone is one payment, whether the notice or the report comes first', async () => {
    const { id, number } = await waiting();
    const [gone, payment] = [randomUUID(), randomUUID()];
    await bookUnknown(gone, payment);
    const rows = [`payment,${gone},${PRICE},`, `paid_out,,${PRICE},`];
    expect(await type([report('GONE', ...rows)])).not.toContain('Nobody knows');
    expect(await toPurchase(payment, number)).toEqual(['settled']);
    expect(await receipts(id)).toEqual([{ id: payment }]);

    const second = await waiting();
    const [lost, later] = [randomUUID(), randomUUID()];
    await type([report('FIRST', `payment,${lost},${PRICE},`, `paid_out,,${PRICE},`)]);
    expect(await toPurchase('FIRST/2', second.number)).toEqual(['settled']);
    await bookUnknown(lost, later);
    expect([await receipts(second.id), await held(`suspense:${later}`)]).toEqual([[{ id: lost }], [0]]);
    await expectTruth();
  });

  it('whose payment is booked by now is decided as that, and for no other purchase', async () => {
    const { number } = await waiting();
    const payment = randomUUID();
    await type([report('TWICE', `payment,${payment},${PRICE},`, `paid_out,,${PRICE},`)]);
    const { life, id } = await waiting();
    await life.pay(id, PRICE, payment);
    await expect(toPurchase('TWICE/2', number)).rejects.toThrow('--as provider');
    await type(['decide', 'TWICE/2'], { as: 'provider', reason: 'booked' });
    await expectTruth();
  });

  it('that is too little waits, and for a purchase that is paid it goes back to its buyer', async () => {
    const { id, number, life } = await waiting();
    const rows = [`payment,PART-1,1000,`, 'other,a transfer,2000,', 'other,a fine,-3000,'];
    await type([report('PART', ...rows)]);
    expect(await toPurchase('PART/2', number)).toEqual(['partial']);
    await expect(toPurchase('PART/4', number)).rejects.toThrow('no payment of somebody');
    await type(['decide', 'PART/4'], { as: 'shop', reason: 'a fine' });
    await life.pay(id);
    expect(await toPurchase('PART/3', number)).toEqual(['refunded']);
    const back = await opened().query(
      sql`select amount, state from refunds where purchase_id = ${id} order by amount`,
    );
    expect(back).toEqual([1000, 2000].map((amount) => ({ amount, state: 'needs_account' })));
    await expectTruth();
  });

  it('goes back to its payer by a file for the bank, and to another account when the bank returns it', async () => {
    await type([report('PAYER', 'payment,STRANGE,7777,', 'paid_out,,7777,')]);
    const account = { bank: 'BCA', number: '123 456 7890', holder: 'Ayu' };
    const give = (line: string, more = {}) =>
      act().act(unknownToPayer, { input: { line, ...account, ...more }, reason: 'paid for nothing' });
    await expect(give('PAYER/2', { number: '12' })).rejects.toThrow('account');
    expect(await give('PAYER/2')).toEqual([7777]);
    await expect(give('PAYER/2')).rejects.toThrow('no unknown money');
    const [refund] = await opened().query<{ id: string; state: string }>(
      sql`select id, state from refunds where cause_kind = 'receipt' and cause_id = 'STRANGE'`,
    );
    expect(refund?.state).toBe('manual');
    const file = async (batch: string) => {
      await act().act(exportRefunds, { input: { batch } });
      return refundFile(opened().query, batch);
    };
    expect(await file('payer-1')).toContain('7777,BCA,1234567890,Ayu');
    await act().act(refundsSent, { input: { batch: 'payer-1', transfers: null, line: 'PAYER 1' } });
    await opened().transaction((tx) => refundBounced(tx, refund?.id ?? ''));
    const again = { refund: refund?.id ?? '', ...account, bank: 'BRI' };
    await act().act(nameTransferAccount, { input: again, reason: 'typed wrong' });
    expect(await file('payer-2')).toContain('7777,BRI');
    await act().act(refundsSent, { input: { batch: 'payer-2', transfers: null, line: 'PAYER 2' } });
    // The provider's notice of it comes late: it is the same money.
    await bookUnknown(randomUUID(), 'STRANGE');
    expect(await held('suspense:STRANGE', 'suspense:PAYER/2', `refund:${refund?.id}`)).toEqual([0, 0, 0]);
    await expectTruth();
  });
});

describe('a courier’s bill', () => {
  /** An order that a courier has. */
  async function carriedOrder(price = 20_000) {
    const { life, order } = await paid();
    await life.tx((tx) => acceptOrder(tx, { orderId: order, actor: 'seller' }));
    await life.tx((tx) => bookParcel(tx, order));
    await life.moveParcel(order, price);
    await life.news(order, 'picked');
    const [parcel] = await life.query<{ waybill: string }>(
      sql`select waybill from parcels where order_id = ${order}`,
    );
    return { waybill: parcel?.waybill ?? '', life, order };
  }
  /** What the console says of a bill before it is booked (P-CONSOLE-19). */
  async function preview(name: string) {
    const given = { name: path.basename(name), bytes: fs.readFileSync(name) };
    const taken = await takeSettlementFile(opened().query, 'jne', given);
    const shown = taken.ok ? await showUpload(opened().query, taken.value) : null;
    return {
      isBooked: shown?.isBooked,
      problems: shown?.problems.map(({ row, code }) => `${row} ${code}`),
    };
  }
  const carried = async (price?: number) => (await carriedOrder(price)).waybill;

  it('is paid for carried parcels alone, at what it says, once', async () => {
    const [one, two] = [await carried(), await carried(23_000)];
    const [freight = 0, bank = 0] = await held('freight:jne', 'bank');
    const name = bill('INV1', `${one},21000,`, `${two},23000,1600`);
    expect(await preview(name)).toEqual({ isBooked: false, problems: [] });
    expect(await type(['bill', 'jne', name])).toBe('The bill INV1 of jne is paid: Rp44.000 for 2 parcels.');
    expect(await posted('INV1')).toEqual(['frtpaid:jne/INV1 freight:jne > bank 44000']);
    expect(await type(['bill', 'jne', name])).toContain('was paid before');
    expect(await preview(name)).toEqual({ isBooked: true, problems: [] });
    // Booked were 43.000; the bill is dearer by 1.000, which the shop owed for a moment.
    expect(await held('freight:jne', 'bank')).toEqual([freight + 43_000, bank - 44_000]);
    const otherRows = ['2 paid_before'];
    for (const rows of [[`${one},21000,`], [`${one},21001,`, `${two},23000,`]])
      expect(await preview(bill('INV1', ...rows))).toEqual({ isBooked: false, problems: otherRows });
    await expect(type(['bill', 'jne', bill('INV1', `${one},21000,`)])).rejects.toThrow(
      'was paid before with other rows',
    );
    await expect(type(['bill', 'jne', bill('INV2', `${one},21000,`)])).rejects.toThrow(
      'Row 2, column waybill: was paid for by an earlier bill.',
    );
    await expectTruth();
  });

  it('of a parcel that came back holds its way back', async () => {
    const { waybill, life, order } = await carriedOrder();
    await life.news(order, 'returned');
    const [freight = 0] = await held('freight:jne');
    // There and back were booked at 20.000 each.
    await type(['bill', 'jne', bill('BACK1', `${waybill},41500,`)]);
    expect(await held('freight:jne')).toEqual([freight + 40_000]);
    await expectTruth();
  });

  it('of another parcel of an order is no bill of the one that was carried', async () => {
    const { life, order } = await carriedOrder();
    await life.query(sql`
      insert into parcels select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
        'booking_id', 'SECOND1', 'waybill', 'SECOND1', 'created_at', b.created_at + interval '1 day'))).*
      from parcels b where order_id = ${order}`);
    expect((await preview(bill('OTHER1', 'SECOND1,20000,'))).problems).toEqual(['2 not_carried']);
    await expect(type(['bill', 'jne', bill('OTHER1', 'SECOND1,20000,')])).rejects.toThrow(
      'Row 2, column waybill: was not carried',
    );
    await life.query(sql`delete from parcels where waybill = 'SECOND1'`);
  });

  it('with a strange parcel, or one of another courier, is refused whole', async () => {
    const one = await carried();
    const before = await allBalances(opened().query);
    const name = bill('INV3', `${one},90000,`, 'NOBODY1,15000,');
    await expect(type(['bill', 'jne', name])).rejects.toThrow(
      'Row 3, column waybill: is no parcel that the shop booked',
    );
    await expect(type(['bill', 'sicepat', bill('INV3', `${one},20000,`)])).rejects.toThrow(
      'Row 2, column waybill',
    );
    expect(await allBalances(opened().query)).toEqual(before);
    await expectTruth();
  });

  it('two at once for one parcel pay it once', async () => {
    const one = await carried();
    const names = ['TWIN1', 'TWIN2'].map((name) => bill(name, `${one},20000,`));
    const done = await Promise.allSettled(names.map((name) => type(['bill', 'jne', name])));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await posted('TWIN')).toHaveLength(1);
    await expectTruth();
  });
});

describe('an import that is stopped or done twice at once', () => {
  class Crash extends Error {}

  it('ends the same from every statement', async () => {
    const { receipt } = await paid();
    const name = report('CRASH', `payment,${receipt},${PRICE},100`, 'other,x,5,', `paid_out,,${PRICE - 95},`);
    let stops = 0;
    for (let isDone = false; !isDone; ) {
      let left = stops;
      const transaction = createTransaction(opened().database.pool, {
        onStatement: () => {
          if (left === 0) throw new Crash();
          left -= 1;
        },
      });
      isDone = await type([name], { transaction }).then(
        () => left > 0,
        (error: unknown) => {
          if (!(error instanceof Crash)) throw error;
          return false;
        },
      );
      await expectTruth();
      stops += 1;
    }
    expect(stops).toBeGreaterThan(10);
    expect(await posted('CRASH')).toHaveLength(3);
    await type([name]);
    expect(await posted('CRASH')).toHaveLength(3);
  });

  it('imports one of two, and decides once', async () => {
    const name = report('BOTH', 'other,x,5,', 'paid_out,,5,');
    const said = await Promise.all([type([name]), type([name])]);
    expect(said.filter((one) => one.includes('Nothing has changed'))).toHaveLength(1);
    const decide = () => type(['decide', 'BOTH/2'], { as: 'shop', reason: 'x' });
    const done = await Promise.allSettled([decide(), decide()]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectTruth();
  });
});
