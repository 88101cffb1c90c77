import { describe, expect, it } from 'vitest';
import { readBill } from './bill-rows.ts';
import { readReport } from './report-rows.ts';

type Cells = Parameters<typeof readReport>[0][number]['cells'];
const paid: Cells = { report: 'R1', kind: 'paid_out', amount: '115559' };
const payment: Cells = { report: 'R1', kind: 'payment', reference: 'T1', amount: '119999', fee: '4440' };
const read = (...cells: Cells[]) => readReport(cells.map((row, at) => ({ number: at + 2, cells: row })));
const places = (...cells: Cells[]) => read(...cells).problems.map(({ row, column }) => `${row} ${column}`);

describe('a report of the provider (P-PAY-40)', () => {
  it('is read row by row, and adds up to what was paid out', () => {
    expect(read(payment, paid)).toEqual({
      report: 'R1',
      problems: [],
      lines: [
        { row: 2, kind: 'payment', reference: 'T1', amount: 119_999, fee: 4440 },
        { row: 3, kind: 'paid_out', reference: '', amount: 115_559, fee: 0 },
      ],
    });
  });

  it('that pays nothing out carries its money on', () => {
    expect(places(payment, { report: 'R1', kind: 'carried', amount: '-115559' })).toEqual([]);
    expect(places({ report: 'R1', kind: 'carried', amount: '115559' }, paid)).toEqual([]);
  });

  it.each<[string, Cells[], string]>([
    ['another sum', [payment, { ...paid, amount: '115558' }], '3 amount'],
    ['no sum', [payment], '2 amount'],
    ['two sums', [payment, paid, paid], '4 kind'],
    ['another report', [payment, { ...paid, report: 'R2' }], '3 report'],
    ['no name', [{ kind: 'other' }], '2 report'],
    ['a name that is no part of an id', [{ report: 'R/1', kind: 'other' }], '2 report'],
    ['an unknown kind', [{ ...payment, kind: 'Payment' }, paid], '2 kind'],
    ['a payment below 0', [{ ...payment, amount: '-119999' }], '2 amount'],
    ['a refund above 0', [{ ...payment, kind: 'refund' }], '2 amount'],
    ['an amount with dots', [{ ...payment, amount: '119.999' }], '2 amount'],
    ['an amount with cents', [{ ...payment, amount: '119999,00' }], '2 amount'],
    ['a fee in words', [{ ...payment, fee: 'x' }], '2 fee'],
    ['a fee of nothing', [{ ...paid, fee: '1' }], '2 fee'],
    ['no payment', [{ report: 'R1', kind: 'payment', amount: '1' }], '2 reference'],
  ])('is refused with its place: %s', (_, cells, place) => expect(places(...cells)).toContain(place));
});

describe('a courier’s bill (P-SHIP-28)', () => {
  type BillCells = Parameters<typeof readBill>[0][number]['cells'];
  const row: BillCells = { bill: 'B1', waybill: 'w1', amount: '20000', weight: '1400' };
  const read = (...cells: BillCells[]) => readBill(cells.map((one, at) => ({ number: at + 2, cells: one })));

  it('is read row by row', () => {
    const { weight: _, ...light } = { ...row, waybill: 'W2' };
    expect(read(row, light)).toEqual({
      bill: 'B1',
      problems: [],
      lines: [
        { row: 2, waybill: 'W1', amount: 20_000, weighed: 1400 },
        { row: 3, waybill: 'W2', amount: 20_000, weighed: null },
      ],
    });
  });

  it.each<[string, BillCells, string]>([
    ['a parcel twice, in other letters', { ...row, waybill: 'W1' }, '3 waybill'],
    ['no parcel', { bill: 'B1', amount: '1' }, '3 waybill'],
    ['no amount', { bill: 'B1', waybill: 'W3' }, '3 amount'],
    ['an amount below 0', { ...row, waybill: 'W3', amount: '-1' }, '3 amount'],
    ['a weight in kilograms', { ...row, waybill: 'W3', weight: '1.4' }, '3 weight'],
    ['another bill', { ...row, waybill: 'W3', bill: 'B2' }, '3 bill'],
  ])('is refused with its place: %s', (_, second, place) => {
    expect(read(row, second).problems.map(({ row: at, column }) => `${at} ${column}`)).toEqual([place]);
  });
});
