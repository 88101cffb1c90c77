import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedPayment, isUnknown, matchReport } from './match-report.ts';
import type { ReportLine } from './report-rows.ts';

const NOTHING = { arrived: 0, went_back: 0, came_back: 0 };
const payment = (more: Partial<BookedPayment> = {}): BookedPayment => ({
  receiptId: 'T1',
  booked: { arrived: 119_999, went_back: 40_000, came_back: 10_000 },
  settled: NOTHING,
  ...more,
});
const line = (more: Partial<ReportLine> = {}): ReportLine => ({
  row: 2,
  kind: 'payment',
  reference: 'T1',
  amount: 119_999,
  fee: 4440,
  ...more,
});
const judge = (lines: readonly ReportLine[], ...payments: BookedPayment[]) => {
  const { matched, problems } = matchReport(lines, new Map([['T1', payments]]));
  return {
    known: matched.map(({ receiptId }) => receiptId),
    problems: problems.map(({ row, column }) => [row, column]),
  };
};

describe('a line of the provider’s report (P-PAY-40)', () => {
  it.each<[string, Partial<ReportLine>]>([
    ['a payment', {}],
    ['a refund', { kind: 'refund', amount: -40_000 }],
    ['a part of a refund', { kind: 'refund', amount: -1 }],
    ['a chargeback', { kind: 'chargeback', amount: -40_000 }],
    ['a chargeback that was won', { kind: 'chargeback', amount: 10_000 }],
  ])('settles what is booked: %s', (_, more) =>
    expect(judge([line(more)], payment())).toEqual({ known: ['T1'], problems: [] }),
  );

  it.each<[string, Partial<ReportLine>]>([
    ['a payment of another shop', { reference: 'T9' }],
    ['more of a refund than is booked', { kind: 'refund', amount: -40_001 }],
    ['more won than was taken back', { kind: 'chargeback', amount: 10_001 }],
    ['something without a payment', { kind: 'other', reference: 'T1' }],
  ])('is money that nobody knows: %s', (_, more) =>
    expect(judge([line(more)], payment())).toEqual({ known: [null], problems: [] }),
  );

  it('that contradicts the books, or comes twice, is refused with its place', () => {
    expect(judge([line({ amount: 119_998 })], payment()).problems).toEqual([[2, 'amount']]);
    expect(judge([line(), line({ row: 3 })], payment()).problems).toEqual([[3, 'reference']]);
    const settled = payment({ settled: { ...NOTHING, arrived: 119_999 } });
    expect(judge([line()], settled).problems).toEqual([[2, 'reference']]);
    expect(judge([line()], payment(), payment({ receiptId: 'T2' })).problems).toEqual([[2, 'reference']]);
  });

  it('that stays with the provider, or has a fee alone, is nobody’s question', () => {
    for (const known of [
      line({ kind: 'carried' }),
      line({ kind: 'paid_out' }),
      line({ kind: 'other', amount: 0 }),
    ])
      expect(isUnknown({ ...known, receiptId: null })).toBe(false);
    expect(isUnknown({ ...line({ kind: 'other' }), receiptId: null })).toBe(true);
  });
});

it('lines together never settle more of a payment than is booked', () => {
  const amounts = fc.array(fc.integer({ min: -50_000, max: 15_000 }).filter((amount) => amount !== 0));
  fc.assert(
    fc.property(amounts, (given) => {
      const lines = given.map((amount, at) => line({ row: at + 2, kind: 'chargeback', amount }));
      const { matched } = matchReport(lines, new Map([['T1', [payment()]]]));
      const known = matched.filter(({ receiptId }) => receiptId !== null).map(({ amount }) => amount);
      const sum = (sign: number) =>
        known.filter((amount) => amount * sign > 0).reduce((all, one) => all + one * sign, 0);
      expect(sum(-1)).toBeLessThanOrEqual(40_000);
      expect(sum(1)).toBeLessThanOrEqual(10_000);
    }),
  );
});
