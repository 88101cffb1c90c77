import type { ReportKind } from './report-kinds.ts';
import type { REPORT_COLUMNS, SettlementRow } from './report-rows.ts';

/** The report of the provider that a robot plays in a demo. Whole Rupiah. */

/** What the played provider keeps of each payment: 7 of 1,000, rounded half up, as a code of QRIS costs. */
const FEE_PER_MILLE = 7;

interface Settled {
  kind: ReportKind;
  reference: string;
  /** Below 0 what the provider took. */
  amount: number;
}

/**
 * The rows of a report that settles everything that is booked so far.
 * @param given.carried the sum of what earlier reports carried over: above 0 the shop owes it to the provider. When the
 *   shop owes more than came in, nothing is paid out and the rest is carried over
 */
export function reportRows(
  report: string,
  { lines, carried }: { lines: readonly Settled[]; carried: number },
): SettlementRow<(typeof REPORT_COLUMNS)[number]>[] {
  const settled = lines.map((line) => ({
    ...line,
    fee: line.kind === 'payment' ? Math.round((line.amount * FEE_PER_MILLE) / 1000) : 0,
  }));
  const owed = settled.reduce((sum, { amount, fee }) => sum + amount - fee, 0) - carried;
  const moved = owed < 0 ? -carried - owed : -carried;
  const rest = [
    { kind: 'carried', reference: '', amount: moved, fee: 0 },
    { kind: 'paid_out', reference: '', amount: Math.max(0, owed), fee: 0 },
  ].filter(({ amount }) => amount !== 0);
  const all = [...settled, ...rest];
  // A report without money still ends its day.
  const rows = all.length > 0 ? all : [{ kind: 'other', reference: '', amount: 0, fee: 0 }];
  return rows.map(({ kind, reference, amount, fee }, at) => ({
    number: at + 2,
    cells: { report, kind, reference, amount: String(amount), fee: String(fee) },
  }));
}
