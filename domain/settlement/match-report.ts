import type { ReportLine } from './report-rows.ts';
import type { ReportFault, RowProblem } from './row-problem.ts';

/** Which way money of a payment went at the provider. */
export type Way = 'arrived' | 'went_back' | 'came_back';

/** A payment as it is booked, and what earlier reports settled of it. Whole Rupiah. */
export interface BookedPayment {
  receiptId: string;
  /** Came in; refunds and chargebacks; chargebacks that were won. */
  booked: Readonly<Record<Way, number>>;
  settled: Readonly<Record<Way, number>>;
}

/** A line with the payment that it settles; null for one that nobody knows, or that is about no payment. */
export interface MatchedLine extends ReportLine {
  receiptId: string | null;
}

/** Which way a line moves the money of a payment; null when it is about none. */
export function wayOf({ kind, amount }: Pick<ReportLine, 'kind' | 'amount'>): Way | null {
  if (kind === 'payment') return 'arrived';
  if (kind !== 'refund' && kind !== 'chargeback') return null;
  return amount < 0 ? 'went_back' : 'came_back';
}

/** Whether a line is money that nobody knows, so that somebody must decide about it. */
export const isUnknown = ({
  kind,
  amount,
  receiptId,
}: Pick<MatchedLine, 'kind' | 'amount' | 'receiptId'>): boolean =>
  amount !== 0 && receiptId === null && kind !== 'carried' && kind !== 'paid_out';

/**
 * Finds the payment of each line. What goes beyond what is booked is money that nobody knows; a line that contradicts the
 * books, or may mean two payments, is a problem (P-PAY-40).
 * @param booked by what the lines refer to
 */
export function matchReport(
  lines: readonly ReportLine[],
  booked: ReadonlyMap<string, readonly BookedPayment[]>,
): { matched: MatchedLine[]; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const settled = new Map<string, number>();
  const matched = lines.map((line): MatchedLine => {
    const way = wayOf(line);
    const unknown = { ...line, receiptId: null };
    if (way === null) return unknown;
    const [payment, another] = booked.get(line.reference) ?? [];
    if (!payment) return unknown;
    const problem: ReportFault = (column, fault) => problems.push({ row: line.row, column, ...fault });
    if (another) problem('reference', { code: 'several_payments' });
    const { receiptId } = payment;
    const key = `${way} ${receiptId}`;
    const before = payment.settled[way] + (settled.get(key) ?? 0);
    const rest = payment.booked[way] - before;
    const amount = Math.abs(line.amount);
    if (way === 'arrived' && before > 0) problem('reference', { code: 'settled_before' });
    else if (way === 'arrived' && amount !== rest) problem('amount', { code: 'not_booked', booked: rest });
    else if (amount > rest) return unknown;
    settled.set(key, before - payment.settled[way] + amount);
    return { ...line, receiptId };
  });
  return { matched, problems };
}
