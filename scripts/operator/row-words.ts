import { REPORT_KINDS, type ReportKind } from '#domain/settlement/report-kinds.ts';
import type { RowFault } from '#domain/settlement/row-problem.ts';

/** Which amounts a kind of a report may have. */
const AMOUNTS: Record<ReportKind, string> = {
  payment: 'above 0',
  refund: 'below 0, because the provider paid it',
  chargeback: 'below 0, or above 0 when it was won',
  other: 'any',
  carried: 'below 0 for the next report, or above 0 from the last one',
  paid_out: 'above 0',
};

type Words = { [Code in RowFault['code']]: (fault: Extract<RowFault, { code: Code }>) => string };

/** The faults of reports and bills, which continue 'Row 3, column amount: ...'. */
const WORDS: Words = {
  bad_name: () => 'must be up to 40 letters, digits, dots, - and _',
  other_name: ({ own, first }) => `is '${own}', but the file begins with '${first}'`,
  unknown_kind: () => `must be one of ${REPORT_KINDS.join(', ')}`,
  not_whole: () => 'must be whole Rupiah, written with digits only',
  not_above_zero: () => 'must be whole Rupiah, written with digits only, above 0',
  wrong_sign: ({ kind }) => `of ${kind} must be ${AMOUNTS[kind]}`,
  has_no_fee: ({ kind }) => `${kind} has no fee`,
  needs_reference: ({ kind }) => `${kind} needs the id of its payment`,
  second_payout: ({ first }) => `paid_out stands in row ${first} already`,
  other_sum: ({ owed, paid }) => `the other rows add up to ${owed} less fees, not to the ${paid} paid out`,
  several_payments: () => 'fits several payments; name the id of one',
  settled_before: () => 'is settled already, here or by an earlier report',
  not_booked: ({ booked }) => `is not the ${booked} that were booked`,
  imported_before: () => 'was imported before with other rows; a correction is a report of its own',
  no_waybill: () => 'is empty',
  waybill_twice: ({ first }) => `stands in row ${first} already`,
  not_grams: () => 'must be whole grams',
  unknown_parcel: () =>
    'is no parcel that the shop booked with this courier; take the row out and ask the courier',
  billed_before: () => 'was paid for by an earlier bill',
  not_carried: () => 'was not carried, or the courier has lost it',
  paid_before: () => 'was paid before with other rows',
};

/** What is wrong with a cell of a report or a bill, for the terminal. */
export const rowWords = <Code extends RowFault['code']>(fault: Extract<RowFault, { code: Code }>): string =>
  WORDS[fault.code as Code](fault);
