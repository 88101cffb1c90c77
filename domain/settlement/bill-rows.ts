import { readWhole, type SettlementRow, sharedName } from './report-rows.ts';
import type { ReportFault, RowProblem } from './row-problem.ts';

/** The rows of a courier's bill (P-SHIP-28). */
export const BILL_COLUMNS = ['bill', 'waybill', 'amount', 'weight'] as const;

export interface BillLine {
  row: number;
  waybill: string;
  /** What the courier charges for the parcel in all, in whole Rupiah. */
  amount: number;
  /** The courier's figure in grams; null where it names none. */
  weighed: number | null;
}

const GRAMS = /^\d{1,6}$/;

/** The lines of a bill, and what is wrong with them. */
export function readBill(rows: readonly SettlementRow<(typeof BILL_COLUMNS)[number]>[]): {
  bill: string;
  lines: BillLine[];
  problems: RowProblem[];
} {
  const { name: bill, problems } = sharedName(rows, 'bill');
  const lines: BillLine[] = [];
  const rowOf = new Map<string, number>();
  for (const { number: row, cells } of rows) {
    const wrong: ReportFault = (column, fault) => problems.push({ row, column, ...fault });
    const waybill = (cells.waybill ?? '').toUpperCase();
    const amount = readWhole(cells.amount);
    const earlier = rowOf.get(waybill);
    if (waybill === '') wrong('waybill', { code: 'no_waybill' });
    else if (earlier !== undefined) wrong('waybill', { code: 'waybill_twice', first: earlier });
    else if (amount === null || amount <= 0) wrong('amount', { code: 'not_above_zero' });
    else if (cells.weight !== undefined && !GRAMS.test(cells.weight)) wrong('weight', { code: 'not_grams' });
    else {
      rowOf.set(waybill, row);
      lines.push({ row, waybill, amount, weighed: cells.weight === undefined ? null : Number(cells.weight) });
    }
  }
  return { bill, lines, problems };
}
