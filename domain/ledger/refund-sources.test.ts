import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { commissionBack, type PiecesRefund, type RefundedLine, refundSources } from './refund-sources.ts';
import { feeOf } from './shares.ts';

const aLine = (changes: Partial<RefundedLine> = {}): RefundedLine => ({
  id: 'L1',
  position: 1,
  price: rupiah(33_333),
  quantity: 3,
  gone: 0,
  cancelled: 0,
  pieces: 1,
  refunded: rupiah(0),
  kept: rupiah(99_999),
  commissionBasisPoints: 250,
  ...changes,
});
const aRefund = (changes: Partial<PiecesRefund> = {}): PiecesRefund => ({
  orderId: 'A',
  sellerId: 1,
  isCompleted: false,
  extras: rupiah(20_000),
  left: rupiah(119_999),
  lines: [aLine()],
  reason: 'damaged',
  bearer: 'seller',
  part: null,
  ...changes,
});
const write = (refund: PiecesRefund) =>
  refundSources(refund).map(({ account, amount, kind }) => `${account} ${kind} ${amount}`);

describe('whose money a refund of pieces is (P-PAY-23)', () => {
  it('is the escrow for the goods, and the seller for the shipping, unless the shopper changed their mind', () => {
    expect(write(aRefund())).toEqual(['escrow:A goods 33333', 'seller:1 shipping 6667']);
    expect(write(aRefund({ reason: 'changed_mind' }))).toEqual(['escrow:A goods 33333']);
  });

  it('is the seller for both once the order is completed, and the shop for both where it bears them', () => {
    const done = aRefund({ isCompleted: true });
    expect(write(done)).toEqual(['seller:1 goods 33333', 'seller:1 shipping 6667']);
    expect(write({ ...done, bearer: 'shop' })).toEqual([
      'cost:goodwill goods 33333',
      'cost:goodwill shipping 6667',
    ]);
  });

  it('gives the second and third piece the rest of the shipping, whatever the first one got', () => {
    const rest = aLine({ gone: 1, pieces: 2, refunded: rupiah(33_333) });
    expect(write(aRefund({ lines: [rest], left: rupiah(86_666) }))).toEqual([
      'escrow:A goods 66666',
      'seller:1 shipping 13333',
    ]);
  });

  it('is never more than what is left of a line and of the order', () => {
    const known = aLine({ pieces: 3, refunded: rupiah(10_000) });
    expect(write(aRefund({ lines: [known], left: rupiah(99_999) }))).toEqual([
      'escrow:A goods 89999',
      'seller:1 shipping 10000',
    ]);
  });

  it('is the part that was agreed on, shared among its lines, without any shipping', () => {
    const two = [aLine({ pieces: 1 }), aLine({ id: 'L2', price: rupiah(66_667), quantity: 1, pieces: 1 })];
    expect(write(aRefund({ lines: two, part: rupiah(10_001), left: rupiah(200_000) }))).toEqual([
      'escrow:A goods 3334',
      'escrow:A goods 6667',
    ]);
    expect(write(aRefund({ part: rupiah(10_000), bearer: 'shop' }))).toEqual(['cost:goodwill goods 10000']);
  });

  it('is the seller but for what the shop bears of the price, to the Rupiah in whatever lines', () => {
    const share = (shopBears: number) => write(aRefund({ bearer: { shopBears: rupiah(shopBears) } }));
    expect(share(10_000)).toEqual([
      'escrow:A goods 23333',
      'cost:goodwill goods 10000',
      'seller:1 shipping 6667',
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.boolean(),
        (prices, wanted, isCompleted) => {
          const lines = prices.map((price, at) =>
            aLine({ id: `L${at}`, price: rupiah(price), quantity: 1, kept: rupiah(price) }),
          );
          const all = prices.reduce((sum, price) => sum + price, 0);
          const shopBears = rupiah(wanted % all);
          const given = { lines, isCompleted, left: rupiah(all + 20_000) };
          const sum = (of: Parameters<typeof aRefund>[0], account = '') =>
            refundSources(aRefund(of))
              .filter((source) => source.account.startsWith(account))
              .reduce((total, { amount }) => total + amount, 0);
          expect(sum({ ...given, bearer: { shopBears } }, 'cost:goodwill')).toBe(shopBears);
          expect(sum({ ...given, bearer: { shopBears } })).toBe(sum(given));
        },
      ),
    );
  });

  it('gives the whole order back in whatever pieces, shipping and commission too', () => {
    const order = fc.record({
      prices: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 4 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      extras: fc.integer({ min: 0, max: 500_000 }),
      rate: fc.integer({ min: 0, max: 2_000 }),
      cuts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 36, maxLength: 36 }),
    });
    fc.assert(
      fc.property(order, ({ prices, quantity, extras, rate, cuts }) => {
        let lines = prices.map((price, at) =>
          aLine({
            id: `L${at}`,
            position: at + 1,
            price: rupiah(price),
            quantity,
            pieces: 0,
            kept: rupiah(price * quantity),
            commissionBasisPoints: rate,
          }),
        );
        const total = lines.reduce((sum, { price }) => sum + price * quantity, extras);
        const fees = lines.reduce((sum, { kept }) => sum + feeOf(kept, rate), 0);
        let [given, back] = [0, 0];
        for (const most of cuts) {
          const open = lines.findIndex(({ gone }) => gone < quantity);
          if (open < 0) break;
          lines = lines.map((line, at) => ({
            ...line,
            pieces: at === open ? Math.min(most, quantity - line.gone) : 0,
          }));
          const asked = { extras: rupiah(extras), left: rupiah(total - given), isCompleted: true };
          const refund = aRefund({ ...asked, lines });
          const sources = refundSources(refund);
          given += sources.reduce((sum, { amount }) => sum + amount, 0);
          back += commissionBack('F', refund, sources).reduce((sum, { amount }) => sum + amount, 0);
          lines = lines.map((line) => {
            const amount = sources.find(({ lineId }) => lineId === line.id)?.amount ?? 0;
            const gone = line.gone + line.pieces;
            return {
              ...line,
              gone,
              refunded: rupiah(line.refunded + amount),
              kept: rupiah(line.kept - amount),
            };
          });
        }
        const isAll = lines.every(({ gone }) => gone === quantity);
        expect(isAll ? [given, back] : []).toEqual(isAll ? [total, fees] : []);
      }),
    );
  });
});

it('a seller who pays goods back after completion gets their commission back, piece by piece without a rest', () => {
  const done = aRefund({ isCompleted: true });
  const second = aLine({ gone: 1, refunded: rupiah(33_333), kept: rupiah(66_666) });
  const third = aLine({ gone: 2, refunded: rupiah(66_666), kept: rupiah(33_333) });
  const back = [aLine(), second, third].map((line) => {
    const refund = { ...done, lines: [line] };
    return commissionBack('F', refund, refundSources(refund)).map(({ amount }) => amount);
  });
  expect(back).toEqual([[833], [834], [833]]);
  const [first] = commissionBack('F', done, refundSources(done));
  expect(first).toMatchObject({ id: 'comback:F:A1', debit: 'income:commission', credit: 'seller:1' });
});

it('nothing of the commission comes back before completion, or when the shop bears the refund', () => {
  const early = aRefund();
  const borne = aRefund({ isCompleted: true, bearer: 'shop' });
  expect([early, borne].map((refund) => commissionBack('F', refund, refundSources(refund)))).toEqual([
    [],
    [],
  ]);
});
