import type { ReportKind } from './report-kinds.ts';

/** What is wrong with a cell of a report or a bill, with the facts that its words need. Amounts are whole Rupiah. */
export type RowFault =
  /** The name of a report or bill is part of ids in the ledger. */
  | { code: 'bad_name' }
  | { code: 'other_name'; own: string; first: string }
  | { code: 'unknown_kind' }
  | { code: 'not_whole' }
  | { code: 'not_above_zero' }
  /** Kinds have a side: what the provider took is below 0. */
  | { code: 'wrong_sign'; kind: ReportKind }
  | { code: 'has_no_fee'; kind: ReportKind }
  | { code: 'needs_reference'; kind: ReportKind }
  | { code: 'second_payout'; first: number }
  | { code: 'other_sum'; owed: number; paid: number }
  | { code: 'several_payments' }
  | { code: 'settled_before' }
  | { code: 'not_booked'; booked: number }
  | { code: 'imported_before' }
  | { code: 'no_waybill' }
  | { code: 'waybill_twice'; first: number }
  | { code: 'not_grams' }
  | { code: 'unknown_parcel' }
  | { code: 'billed_before' }
  | { code: 'not_carried' }
  | { code: 'paid_before' };

/** A problem with one cell. The heading is row 1. */
export type RowProblem = RowFault & { row: number; column: string };

/** Reports a problem with one cell of a row. */
export type ReportFault = (column: string, fault: RowFault) => void;
