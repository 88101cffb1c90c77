import { describe, expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { isAccount, type Transfer } from './accounts.ts';
import { balances } from './balances.builder.ts';
import { carryBack, carryFreight, type Freight } from './freight.ts';
import {
  bounceRefund,
  collectCash,
  complete,
  payRefund,
  receive,
  reverse,
  setAside,
  settle,
  unsettle,
} from './postings.ts';

/** A purchase P of two orders: A of seller 1 (3 x 33.333, shipping 20.000), B of seller 2 (349.000, free shipping that costs 18.000). */
const A = { id: 'A', due: rupiah(119_999) };
const B = { id: 'B', due: rupiah(349_000) };
const TOTAL = rupiah(468_999);
const lineOf = (id: string, goods: number) => ({ id, goods: rupiah(goods), commissionBasisPoints: 250 });
const jne = { courier: 'jne', isBooked: true };
const noFee = { codFee: rupiah(0) };
const paid = (id = 'T1') => [
  ...receive({ id, purchaseId: 'P', amount: TOTAL, place: 'provider' }),
  ...settle('P', [A, B]),
];
const freightOf = (orderId: 'A' | 'B'): Freight =>
  orderId === 'A'
    ? { ...jne, orderId, sellerId: 1, quote: rupiah(20_000), charged: rupiah(20_000), by: 'escrow' }
    : { ...jne, orderId, sellerId: 2, quote: rupiah(18_000), charged: rupiah(0), by: 'seller' };
const fulfilled = [
  ...carryFreight(freightOf('A')),
  ...complete({ id: 'A', sellerId: '1', lines: [lineOf('A1', 99_999)], ...noFee }),
  ...carryFreight(freightOf('B')),
  ...complete({ id: 'B', sellerId: '2', lines: [lineOf('B1', 349_000)], ...noFee }),
];
const write = (transfers: readonly Transfer[]) =>
  transfers.map(({ id, debit, credit, amount }) => `${id} ${debit} > ${credit} ${amount}`);

describe('the postings of a purchase', () => {
  it('leave nothing in escrow after payment and fulfilment', () => {
    expect(write([...paid(), ...fulfilled])).toEqual([
      'in:T1 provider > unapplied:P 468999',
      'set:P:A unapplied:P > escrow:A 119999',
      'set:P:B unapplied:P > escrow:B 349000',
      'frt:A escrow:A > freight:jne 20000',
      'done:A1 escrow:A > seller:1 99999',
      'com:A1 seller:1 > income:commission 2500',
      'frt:B seller:2 > freight:jne 18000',
      'done:B1 escrow:B > seller:2 349000',
      'com:B1 seller:2 > income:commission 8725',
    ]);
    expect([...balances([...paid(), ...fulfilled])]).toEqual([
      ['freight:jne', -38_000],
      ['income:commission', -11_225],
      ['provider', 468_999],
      ['seller:1', -97_499],
      ['seller:2', -322_275],
    ]);
  });

  it('set a second payment aside as a whole', () => {
    const second = receive({ id: 'T2', purchaseId: 'P', amount: TOTAL, place: 'provider' });
    const back = [
      ...setAside('R-T2', [{ account: 'unapplied:P', amount: TOTAL }]),
      ...payRefund({ id: 'R-T2', amount: TOTAL, place: 'bank', attempt: 1 }),
    ];
    const all = balances([...paid(), ...second, ...back, ...fulfilled]);
    expect([all.get('bank'), all.get('provider'), all.get('refund:R-T2')]).toEqual([
      -468_999,
      937_998,
      undefined,
    ]);
  });

  it('make the courier owe the cash collected at the door', () => {
    const cash = collectCash({ id: 'B', courier: 'jne', due: B.due });
    expect(write(cash)).toEqual(['cod:B cod:jne > escrow:B 349000']);
    const refused = carryBack(freightOf('A'), { isPaid: false });
    expect([...balances(refused)]).toEqual([
      ['cost:refused', 40_000],
      ['freight:jne', -40_000],
    ]);
  });

  it('send a bounced refund again under another id', () => {
    const refund = { id: 'R-A', amount: A.due, place: 'bank' } as const;
    const posted = [
      ...setAside('R-A', [{ account: 'escrow:A', amount: A.due }]),
      ...payRefund({ ...refund, attempt: 1 }),
      ...bounceRefund({ ...refund, attempt: 1 }),
      ...payRefund({ ...refund, attempt: 2 }),
    ];
    expect(new Set(posted.map(({ id }) => id)).size).toBe(posted.length);
    expect([...balances(posted)]).toEqual([
      ['bank', -119_999],
      ['escrow:A', 119_999],
    ]);
  });

  it('leave nothing after the provider took a payment back', () => {
    const taken = reverse({ id: 'T1', total: TOTAL, amount: TOTAL });
    const covered = [A, B].flatMap(({ id, due }) => unsettle('T1', { id, held: due }));
    expect([...balances([...paid(), ...taken, ...covered])]).toEqual([]);
  });

  it('tell the parts of a payment apart that the provider took back one after the other', () => {
    const part = (total: number, amount: number) =>
      reverse({ id: 'T1', total: rupiah(total), amount: rupiah(amount) });
    expect(write([...part(10_000, 10_000), ...part(30_000, 20_000)])).toEqual([
      'rev:T1:10000 dispute:T1 > provider 10000',
      'rev:T1:30000 dispute:T1 > provider 20000',
    ]);
  });

  it('use only accounts that exist, and move no negative amount', () => {
    for (const { debit, credit, amount } of [...paid(), ...fulfilled]) {
      expect([isAccount(debit), isAccount(credit), amount > 0]).toEqual([true, true, true]);
    }
    expect(['provider:x', 'escrow', 'income:tips', 'wallet:1', ''].map(isAccount)).toEqual(
      Array(5).fill(false),
    );
    expect(() => receive({ id: 'T', purchaseId: 'P', amount: rupiah(-1), place: 'bank' })).toThrow(
      RangeError,
    );
  });
});
