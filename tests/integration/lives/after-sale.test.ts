import { expect, it } from 'vitest';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { type Bought, openReturnLife } from '../support/return-life.ts';

/**
 * Whole lives of an order after it arrived, with every row that each must leave: A is 3 x 33.333 and 20.000 for shipping,
 * commission 2,5%. Goods come back by the shopper's own parcel, whose 15.000 the seller bears where it is at fault.
 */
const opened = migratedDatabase();

type Life = Awaited<ReturnType<typeof openReturnLife>>;
interface Told {
  bought?: Bought;
  live: (life: Life) => Promise<unknown>;
  /** The rows of the ledger beyond {@link PAID}. */
  rows: readonly string[];
  balances: string;
  stock: string;
  returns: string | null;
  refunds: string | null;
  state?: string;
}

const PAID = ['in:T1 provider > unapplied:P 119999', 'set:P:A unapplied:P > escrow:A 119999'];
const CARRIED = 'frt:A escrow:A > freight:jne 20000';
const FREE = { courier: 'jne', service: 'jne-regular', quote: 18_000, charged: 0, by: 'seller' as const };
const FREELY_PAID = ['in:T1 provider > unapplied:P 99999', 'set:P:A unapplied:P > escrow:A 99999'];
/** What the seller keeps of two pieces. */
const TWO_KEPT = ['done:A1 escrow:A > seller:1 66666', 'com:A1 seller:1 > income:commission 1667'];
const ALL_KEPT = ['done:A1 escrow:A > seller:1 99999', 'com:A1 seller:1 > income:commission 2500'];
const POSTAGE = ['rs:P-r1:1 seller:1 > refund:P-r1 15000', 'out:P-r1:1 refund:P-r1 > bank 15000'];
const WHOLE = 'rs:F-r1:1 escrow:A > refund:F-r1 99999';

const LIVES: Readonly<Record<string, Told>> = {
  '22: one of three back, change of mind': {
    async live(life) {
      await life.comeBack('changed_mind', 1, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 33333',
      'out:F-r1:1 refund:F-r1 > bank 33333',
      ...TWO_KEPT,
    ],
    balances: 'bank -33333  freight:jne -20000  income:commission -1667  provider 119999  seller:1 -64999',
    stock: 'restock 1, take -3',
    returns: 'done',
    refunds: 'done 33333',
  },
  '23: one of three back, seller at fault, goods broken': {
    async live(life) {
      await life.comeBack('damaged', 1, false);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      ...POSTAGE,
      'rs:F-r1:1 escrow:A > refund:F-r1 33333',
      'rs:F-r1:2 seller:1 > refund:F-r1 6667',
      'out:F-r1:1 refund:F-r1 > bank 40000',
      ...TWO_KEPT,
    ],
    balances: 'bank -55000  freight:jne -20000  income:commission -1667  provider 119999  seller:1 -43332',
    stock: 'take -3',
    returns: 'done',
    refunds: 'done 40000, done 15000',
  },
  '24: damaged food, refunded on evidence, nothing goes back': {
    bought: { notReturnable: 'food' },
    async live(life) {
      await life.ask('damaged');
      await life.approve();
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 33333',
      'rs:F-r1:2 seller:1 > refund:F-r1 6667',
      'out:F-r1:1 refund:F-r1 > bank 40000',
      ...TWO_KEPT,
    ],
    balances: 'bank -40000  freight:jne -20000  income:commission -1667  provider 119999  seller:1 -58332',
    stock: 'take -3',
    returns: 'done',
    refunds: 'done 40000',
  },
  '25: an offer of 10.000 is taken for one piece': {
    async live(life) {
      await life.ask('damaged');
      await life.offer(10_000);
      await life.shopper({ do: 'take_offer' });
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 10000',
      'out:F-r1:1 refund:F-r1 > bank 10000',
      'done:A1 escrow:A > seller:1 89999',
      'com:A1 seller:1 > income:commission 2250',
    ],
    balances: 'bank -10000  freight:jne -20000  income:commission -2250  provider 119999  seller:1 -87749',
    stock: 'take -3',
    returns: 'done',
    refunds: 'done 10000',
  },
  '26: an offer is taken, then two come back by change of mind': {
    async live(life) {
      await life.ask('damaged');
      await life.offer(10_000);
      await life.shopper({ do: 'take_offer' });
      expect(await life.open('changed_mind', 3)).toEqual({ ok: false, error: 'no_such_pieces' });
      await life.comeBack('changed_mind', 2, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 10000',
      'out:F-r1:1 refund:F-r1 > bank 10000',
      'rs:F-r2:1 escrow:A > refund:F-r2 66666',
      'out:F-r2:1 refund:F-r2 > bank 66666',
      'done:A1 escrow:A > seller:1 23333',
      'com:A1 seller:1 > income:commission 583',
    ],
    balances: 'bank -76666  freight:jne -20000  income:commission -583  provider 119999  seller:1 -22750',
    stock: 'restock 2, take -3',
    returns: 'done done',
    refunds: 'done 10000, done 66666',
  },
  '27: one by change of mind, then two by the seller’s fault': {
    async live(life) {
      await life.comeBack('changed_mind', 1, true);
      await life.comeBack('damaged', 2, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 33333',
      'out:F-r1:1 refund:F-r1 > bank 33333',
      'rs:P-r2:1 seller:1 > refund:P-r2 15000',
      'out:P-r2:1 refund:P-r2 > bank 15000',
      'rs:F-r2:1 escrow:A > refund:F-r2 66666',
      'rs:F-r2:2 seller:1 > refund:F-r2 13333',
      'out:F-r2:1 refund:F-r2 > bank 79999',
    ],
    balances: 'bank -128332  freight:jne -20000  provider 119999  seller:1 28333',
    stock: 'restock 3, take -3',
    returns: 'done done',
    refunds: 'done 33333, done 79999, done 15000',
  },
  '28: a return after the payout makes its seller negative': {
    bought: { sellerId: 6 },
    async live(life) {
      await life.later(24 * 7 + 1);
      await life.payout();
      await life.toBank();
      await life.reopenWindow();
      await life.comeBack('defective', 1, true);
      await life.payOut();
    },
    rows: [
      ...PAID,
      CARRIED,
      ...ALL_KEPT,
      'pay:1 seller:1 > payout:1 97499',
      'sent:1 payout:1 > bank 97499',
      ...POSTAGE,
      'rs:F-r1:1 seller:1 > refund:F-r1 33333',
      'rs:F-r1:2 seller:1 > refund:F-r1 6667',
      'comback:F-r1:A1 income:commission > seller:1 833',
      'out:F-r1:1 refund:F-r1 > bank 40000',
    ],
    balances: 'bank -152499  freight:jne -20000  income:commission -1667  provider 119999  seller:1 54167',
    stock: 'restock 1, take -3',
    returns: 'done',
    refunds: 'done 40000, done 15000',
  },
  '29: cash on delivery, one of three back before the cash is handed over': {
    bought: { method: 'cod', sellerId: 7 },
    async live(life) {
      await life.comeBack('changed_mind', 1, true);
      await life.payOut();
      await life.complete();
      expect(await life.payout()).toBe('too_little');
    },
    rows: [
      'cod:A cod:jne > escrow:A 119999',
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 33333',
      'out:F-r1:1 refund:F-r1 > bank 33333',
      ...TWO_KEPT,
    ],
    balances: 'bank -33333  cod:jne 119999  freight:jne -20000  income:commission -1667  seller:1 -64999',
    stock: 'restock 1, take -3',
    returns: 'done',
    refunds: 'done 33333',
  },
  '30: cash on delivery with its fee, handed over, all back by the seller’s fault': {
    bought: { method: 'cod', order: { codFee: 5000 } },
    async live(life) {
      expect(await life.remit(121_999, 3000)).toMatchObject({ kind: 'booked', short: 0 });
      await life.comeBack('damaged', 3, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      'cod:A cod:jne > escrow:A 124999',
      CARRIED,
      'remit:1 bank > cod:jne 121999',
      'codfee:1 cost:cod > cod:jne 3000',
      ...POSTAGE,
      WHOLE,
      'rs:F-r1:2 seller:1 > refund:F-r1 25000',
      'out:F-r1:1 refund:F-r1 > bank 124999',
      'codin:A escrow:A > income:cod_fee 5000',
    ],
    balances: 'bank -18000  cost:cod 3000  freight:jne -20000  income:cod_fee -5000  seller:1 40000',
    stock: 'restock 3, take -3',
    returns: 'done',
    refunds: 'done 124999, done 15000',
  },
  '31a: free shipping, all back, seller at fault': {
    bought: { order: { shipping: FREE } },
    async live(life) {
      await life.comeBack('damaged', 3, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...FREELY_PAID,
      'frt:A seller:1 > freight:jne 18000',
      ...POSTAGE,
      WHOLE,
      'out:F-r1:1 refund:F-r1 > bank 99999',
    ],
    balances: 'bank -114999  freight:jne -18000  provider 99999  seller:1 33000',
    stock: 'restock 3, take -3',
    returns: 'done',
    refunds: 'done 99999, done 15000',
  },
  '31b: free shipping, one back by change of mind': {
    bought: { order: { shipping: FREE } },
    async live(life) {
      await life.comeBack('changed_mind', 1, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...FREELY_PAID,
      'frt:A seller:1 > freight:jne 18000',
      'rs:F-r1:1 escrow:A > refund:F-r1 33333',
      'out:F-r1:1 refund:F-r1 > bank 33333',
      ...TWO_KEPT,
    ],
    balances: 'bank -33333  freight:jne -18000  income:commission -1667  provider 99999  seller:1 -46999',
    stock: 'restock 1, take -3',
    returns: 'done',
    refunds: 'done 33333',
  },
  '32: a return is lost on its way, and its seller bears it': {
    async live(life) {
      await life.ask('damaged');
      await life.approve();
      await life.send();
      await life.later(24 * 15);
      await life.decide({ goods: 'returned' });
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      ...POSTAGE,
      'rs:F-r1:1 escrow:A > refund:F-r1 33333',
      'rs:F-r1:2 seller:1 > refund:F-r1 6667',
      'out:F-r1:1 refund:F-r1 > bank 40000',
      ...TWO_KEPT,
    ],
    balances: 'bank -55000  freight:jne -20000  income:commission -1667  provider 119999  seller:1 -43332',
    stock: 'take -3',
    returns: 'done',
    refunds: 'done 40000, done 15000',
  },
  '33: refused at the inspection, appealed, half for each side': {
    async live(life) {
      await life.ask('changed_mind');
      await life.approve();
      await life.send();
      await life.arriveBack();
      await life.refuse();
      await life.shopper({ do: 'appeal' });
      await life.decide({ part: 16_667 });
      expect(await life.open('changed_mind', 3)).toEqual({ ok: false, error: 'no_such_pieces' });
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 16667',
      'out:F-r1:1 refund:F-r1 > bank 16667',
      'done:A1 escrow:A > seller:1 83332',
      'com:A1 seller:1 > income:commission 2083',
    ],
    balances: 'bank -16667  freight:jne -20000  income:commission -2083  provider 119999  seller:1 -81249',
    stock: 'take -3',
    returns: 'done',
    refunds: 'done 16667',
  },
  '34: disputed, and the shop gives the other half': {
    async live(life) {
      await life.ask('damaged');
      await life.refuse();
      await life.shopper({ do: 'appeal' });
      await life.decide({ part: 16_667 });
      await life.goodwill(16_666);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:F-r1:1 escrow:A > refund:F-r1 16667',
      'out:F-r1:1 refund:F-r1 > bank 16667',
      'rs:G1:1 cost:goodwill > refund:G1 16666',
      'out:G1:1 refund:G1 > bank 16666',
      'done:A1 escrow:A > seller:1 83332',
      'com:A1 seller:1 > income:commission 2083',
    ],
    balances:
      'bank -33333  cost:goodwill 16666  freight:jne -20000  income:commission -2083  provider 119999  seller:1 -81249',
    stock: 'take -3',
    returns: 'done',
    refunds: 'done 16667, done 16666',
  },
  '35: goodwill on top, then all back by the seller’s fault': {
    async live(life) {
      await life.goodwill(10_000);
      await life.comeBack('damaged', 3, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      ...PAID,
      CARRIED,
      'rs:G1:1 cost:goodwill > refund:G1 10000',
      'out:G1:1 refund:G1 > bank 10000',
      ...POSTAGE,
      WHOLE,
      'rs:F-r1:2 seller:1 > refund:F-r1 20000',
      'out:F-r1:1 refund:F-r1 > bank 119999',
    ],
    balances: 'bank -144999  cost:goodwill 10000  freight:jne -20000  provider 119999  seller:1 35000',
    stock: 'restock 3, take -3',
    returns: 'done',
    refunds: 'done 10000, done 119999, done 15000',
  },
  '41: a bank transfer with the unique code 123, all back by the seller’s fault': {
    bought: { code: 123 },
    async live(life) {
      await life.comeBack('damaged', 3, true);
      await life.payOut();
      await life.complete();
    },
    rows: [
      'in:T1 bank > unapplied:P 119876',
      'in:T1-code cost:goodwill > unapplied:P 123',
      'set:P:A unapplied:P > escrow:A 119999',
      CARRIED,
      ...POSTAGE,
      WHOLE,
      'rs:F-r1:2 seller:1 > refund:F-r1 19877',
      'uncode:F-r1:1 seller:1 > cost:goodwill 123',
      'out:F-r1:1 refund:F-r1 > bank 119876',
    ],
    balances: 'bank -15000  freight:jne -20000  seller:1 35000',
    stock: 'restock 3, take -3',
    returns: 'done',
    refunds: 'done 119876, done 15000',
  },
  '42: a payout that the bank returns is paid again': {
    bought: { sellerId: 8 },
    async live(life) {
      await life.complete();
      await life.payout();
      await life.toBank();
      await life.payoutReturned();
      await life.payout();
      await life.release();
      await life.payout();
      await life.toBank();
    },
    rows: [
      ...PAID,
      CARRIED,
      ...ALL_KEPT,
      'pay:1 seller:1 > payout:1 97499',
      'sent:1 payout:1 > bank 97499',
      'ret:1 bank > payout:1 97499',
      'unpay:1 payout:1 > seller:1 97499',
      'pay:2 seller:1 > payout:2 97499',
      'sent:2 payout:2 > bank 97499',
    ],
    balances: 'bank -97499  freight:jne -20000  income:commission -2500  provider 119999',
    stock: 'take -3',
    returns: null,
    refunds: null,
  },
  '43: a payout is made, and a bank takes the payment back before the file goes out': {
    bought: { sellerId: 9 },
    async live(life) {
      await life.complete();
      await life.payout();
      await life.takenBack('all');
      expect(await life.export()).toMatchObject({ ok: true, value: ['dispute'] });
      expect(await life.payout()).toBe('too_little');
    },
    rows: [
      ...PAID,
      CARRIED,
      ...ALL_KEPT,
      'pay:1 seller:1 > payout:1 97499',
      'rev:T1:119999 dispute:T1 > provider 119999',
      'unpay:1 payout:1 > seller:1 97499',
    ],
    balances: 'dispute:T1 119999  freight:jne -20000  income:commission -2500  seller:1 -97499',
    stock: 'take -3',
    returns: null,
    refunds: null,
  },
  '43b: a payout is made, then a late return is decided, and the rest is paid': {
    bought: { sellerId: 10 },
    async live(life) {
      await life.complete();
      await life.payout();
      await life.reopenWindow();
      await life.ask('defective');
      await life.refuse();
      await life.shopper({ do: 'appeal' });
      await life.decide({ goods: 'restocked' });
      expect(await life.export()).toMatchObject({ ok: true, value: ['owes'] });
      expect(await life.payout()).toBe('made');
      await life.toBank();
    },
    rows: [
      ...PAID,
      CARRIED,
      ...ALL_KEPT,
      'pay:1 seller:1 > payout:1 97499',
      'rs:F-r1:1 seller:1 > refund:F-r1 33333',
      'rs:F-r1:2 seller:1 > refund:F-r1 6667',
      'comback:F-r1:A1 income:commission > seller:1 833',
      'unpay:1 payout:1 > seller:1 97499',
      'pay:2 seller:1 > payout:2 58332',
      'sent:2 payout:2 > bank 58332',
    ],
    balances: 'bank -58332  freight:jne -20000  income:commission -1667  provider 119999  refund:F-r1 -40000',
    stock: 'restock 1, take -3',
    returns: 'done',
    refunds: 'needs_account 40000',
  },
  '44: a seller below zero leaves, and the shop writes it off': {
    bought: { sellerId: 11 },
    async live(life) {
      await life.comeBack('damaged', 3, true);
      await life.payOut();
      await life.complete();
      await life.writeOff();
    },
    rows: [
      ...PAID,
      CARRIED,
      ...POSTAGE,
      WHOLE,
      'rs:F-r1:2 seller:1 > refund:F-r1 20000',
      'out:F-r1:1 refund:F-r1 > bank 119999',
      'off:11:1 cost:loss > seller:1 35000',
    ],
    balances: 'bank -134999  cost:loss 35000  freight:jne -20000  provider 119999',
    stock: 'restock 3, take -3',
    returns: 'done',
    refunds: 'done 119999, done 15000',
  },
  '45: a courier hands over 15.000 too little, and the seller is paid': {
    bought: { method: 'cod', sellerId: 12 },
    async live(life) {
      await life.complete();
      expect(await life.remit(102_999, 2000)).toMatchObject({ kind: 'booked', short: 15_000 });
      await life.claimPaid(10_000);
      await life.payout();
      await life.toBank();
    },
    rows: [
      'cod:A cod:jne > escrow:A 119999',
      CARRIED,
      ...ALL_KEPT,
      'remit:1 bank > cod:jne 102999',
      'codfee:1 cost:cod > cod:jne 2000',
      'codshort:1 claim:jne > cod:jne 15000',
      'claimin:short-1 bank > claim:jne 10000',
      'claimloss:short-1 cost:loss > claim:jne 5000',
      'pay:1 seller:1 > payout:1 97499',
      'sent:1 payout:1 > bank 97499',
    ],
    balances: 'bank 15500  cost:cod 2000  cost:loss 5000  freight:jne -20000  income:commission -2500',
    stock: 'take -3',
    returns: null,
    refunds: null,
  },
};

it.each(Object.entries(LIVES))('%s', async (_name, { bought = {}, live, ...told }) => {
  const life = await openReturnLife(opened(), bought);
  await life.arrive();
  await live(life);
  const { rows, purchase, order, ...end } = await life.end();
  expect(rows).toEqual(told.rows.toSorted());
  expect([purchase, order]).toEqual(['confirmed', told.state ?? 'completed']);
  const { balances, stock, returns, refunds } = told;
  expect(end).toEqual({ balances, stock, returns, refunds });
  expect(await brokenInvariants(opened().query)).toEqual({});
});
