/** The rows of a report in which the payment provider settles with the shop (P-PAY-40). */

/** What a row is about. `carried`: stays with the provider until the next report. `paid_out`: what reached the bank. */
export const REPORT_KINDS = ['payment', 'refund', 'chargeback', 'other', 'carried', 'paid_out'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_COLUMNS = ['report', 'kind', 'reference', 'amount', 'fee'] as const;

/** A row of a table, without its empty cells. */
export interface SettlementRow<Column extends string> {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

/** A problem with one cell; `text` continues 'Row 3, column amount: ...'. */
export interface RowProblem {
  row: number;
  column: string;
  text: string;
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

/** Which amounts a kind may have, in words; an empty cell is 0. */
const AMOUNTS: Record<ReportKind, { isFine: (amount: number) => boolean; text: string }> = {
  payment: { isFine: (amount) => amount > 0, text: 'above 0' },
  refund: { isFine: (amount) => amount < 0, text: 'below 0, because the provider paid it' },
  chargeback: { isFine: (amount) => amount !== 0, text: 'below 0, or above 0 when it was won' },
  other: { isFine: () => true, text: 'any' },
  carried: {
    isFine: (amount) => amount !== 0,
    text: 'below 0 for the next report, or above 0 from the last one',
  },
  paid_out: { isFine: (amount) => amount > 0, text: 'above 0' },
};
const WITH_REFERENCE: readonly ReportKind[] = ['payment', 'refund', 'chargeback'];
const WITHOUT_FEE: readonly ReportKind[] = ['carried', 'paid_out'];

/** Reads the name that all rows of a file must share. */
export function sharedName<Column extends string>(
  rows: readonly SettlementRow<Column>[],
  column: Column,
): { name: string; problems: RowProblem[] } {
  const name = rows[0]?.cells[column] ?? '';
  const problems = rows.flatMap(({ number: row, cells }) => {
    const own = cells[column] ?? '';
    if (!NAME.test(own)) return { row, column, text: 'must be up to 40 letters, digits, dots, - and _' };
    return own === name ? [] : { row, column, text: `is '${own}', but the file begins with '${name}'` };
  });
  return { name, problems };
}

/** Reads whole Rupiah, written with digits only: a dot or a comma may mean thousands or cents. */
export function readWhole(cell: string | undefined): number | null {
  if (cell === undefined) return 0;
  return WHOLE.test(cell) ? Number(cell) : null;
}

export const WHOLE_TEXT = 'must be whole Rupiah, written with digits only';

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
    const wrong = (column: string, text: string) => problems.push({ row, column, text });
    const { kind, reference = '' } = cells;
    const [amount, fee] = [readWhole(cells.amount), readWhole(cells.fee)];
    if (!isKind(kind)) wrong('kind', `must be one of ${REPORT_KINDS.join(', ')}`);
    else if (amount === null) wrong('amount', WHOLE_TEXT);
    else if (!AMOUNTS[kind].isFine(amount)) wrong('amount', `of ${kind} must be ${AMOUNTS[kind].text}`);
    else if (fee === null) wrong('fee', WHOLE_TEXT);
    else if (fee !== 0 && WITHOUT_FEE.includes(kind)) wrong('fee', `${kind} has no fee`);
    else if (reference === '' && WITH_REFERENCE.includes(kind))
      wrong('reference', `${kind} needs the id of its payment`);
    else lines.push({ row, kind, reference, amount, fee });
  }
  return { report, lines, problems: [...problems, ...sumProblems(lines)] };
}

/** What the provider owes by a report must be what it paid out. */
function sumProblems(lines: readonly ReportLine[]): RowProblem[] {
  const paid = lines.filter(({ kind }) => kind === 'paid_out');
  const [first, second] = paid;
  if (second)
    return [{ row: second.row, column: 'kind', text: `paid_out stands in row ${first?.row} already` }];
  const owed = netOf(lines.filter(({ kind }) => kind !== 'paid_out'));
  const amount = first?.amount ?? 0;
  if (owed === amount) return [];
  const row = first?.row ?? lines.at(-1)?.row ?? 1;
  return [
    {
      row,
      column: 'amount',
      text: `the other rows add up to ${owed} less fees, not to the ${amount} paid out`,
    },
  ];
}

const netOf = (lines: readonly ReportLine[]): number =>
  lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
