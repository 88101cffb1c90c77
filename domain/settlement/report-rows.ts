import { REPORT_KINDS, type ReportKind } from './report-kinds.ts';
import type { ReportFault, RowProblem } from './row-problem.ts';

/** The rows of a report in which the payment provider settles with the shop (P-PAY-40). */

export const REPORT_COLUMNS = ['report', 'kind', 'reference', 'amount', 'fee'] as const;

/** A row of a table, without its empty cells. */
export interface SettlementRow<Column extends string> {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

export interface ReportLine {
  row: number;
  kind: ReportKind;
  /** The provider's id of the payment, or our attempt's. */
  reference: string;
  /** Whole Rupiah; below 0 what the provider took. */
  amount: number;
  /** What the provider kept of it; below 0 when it corrects an earlier fee. */
  fee: number;
}

/** Names of reports and bills are part of ids in the ledger. */
const NAME = /^[A-Za-z0-9._-]{1,40}$/;
const WHOLE = /^-?\d{1,12}$/;

/** Which amounts a kind may have; an empty cell is 0. */
const IS_FINE: Record<ReportKind, (amount: number) => boolean> = {
  payment: (amount) => amount > 0,
  refund: (amount) => amount < 0,
  chargeback: (amount) => amount !== 0,
  other: () => true,
  carried: (amount) => amount !== 0,
  paid_out: (amount) => amount > 0,
};
const WITH_REFERENCE: readonly ReportKind[] = ['payment', 'refund', 'chargeback'];
const WITHOUT_FEE: readonly ReportKind[] = ['carried', 'paid_out'];

/** Reads the name that all rows of a file must share. */
export function sharedName<Column extends string>(
  rows: readonly SettlementRow<Column>[],
  column: Column,
): { name: string; problems: RowProblem[] } {
  const name = rows[0]?.cells[column] ?? '';
  const problems = rows.flatMap(({ number: row, cells }): RowProblem[] => {
    const own = cells[column] ?? '';
    if (!NAME.test(own)) return [{ row, column, code: 'bad_name' }];
    return own === name ? [] : [{ row, column, code: 'other_name', own, first: name }];
  });
  return { name, problems };
}

/** Reads whole Rupiah, written with digits only: a dot or a comma may mean thousands or cents. */
export function readWhole(cell: string | undefined): number | null {
  if (cell === undefined) return 0;
  return WHOLE.test(cell) ? Number(cell) : null;
}

const isKind = (kind: string | undefined): kind is ReportKind => REPORT_KINDS.some((known) => known === kind);

/** The lines of a report, and what is wrong with them; each row is checked by itself. */
export function readReport(rows: readonly SettlementRow<(typeof REPORT_COLUMNS)[number]>[]): {
  report: string;
  lines: ReportLine[];
  problems: RowProblem[];
} {
  const { name: report, problems } = sharedName(rows, 'report');
  const lines: ReportLine[] = [];
  for (const { number: row, cells } of rows) {
    const wrong: ReportFault = (column, fault) => problems.push({ row, column, ...fault });
    const { kind, reference = '' } = cells;
    const [amount, fee] = [readWhole(cells.amount), readWhole(cells.fee)];
    if (!isKind(kind)) wrong('kind', { code: 'unknown_kind' });
    else if (amount === null) wrong('amount', { code: 'not_whole' });
    else if (!IS_FINE[kind](amount)) wrong('amount', { code: 'wrong_sign', kind });
    else if (fee === null) wrong('fee', { code: 'not_whole' });
    else if (fee !== 0 && WITHOUT_FEE.includes(kind)) wrong('fee', { code: 'has_no_fee', kind });
    else if (reference === '' && WITH_REFERENCE.includes(kind))
      wrong('reference', { code: 'needs_reference', kind });
    else lines.push({ row, kind, reference, amount, fee });
  }
  return { report, lines, problems: [...problems, ...sumProblems(lines)] };
}

/** What the provider owes by a report must be what it paid out. */
function sumProblems(lines: readonly ReportLine[]): RowProblem[] {
  const paid = lines.filter(({ kind }) => kind === 'paid_out');
  const [first, second] = paid;
  if (first && second) return [{ row: second.row, column: 'kind', code: 'second_payout', first: first.row }];
  const owed = netOf(lines.filter(({ kind }) => kind !== 'paid_out'));
  const amount = first?.amount ?? 0;
  if (owed === amount) return [];
  const row = first?.row ?? lines.at(-1)?.row ?? 1;
  return [{ row, column: 'amount', code: 'other_sum', owed, paid: amount }];
}

const netOf = (lines: readonly ReportLine[]): number =>
  lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
