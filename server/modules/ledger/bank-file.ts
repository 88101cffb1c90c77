import { BYTE_ORDER_MARK, csvLine } from '#server/platform/tables/spreadsheet-text.ts';

/** A transfer that the bank is asked for. */
export interface BankTransfer {
  /** What we call it: the number of a payout, or R and the number of a refund's transfer. */
  id: string;
  /** Whole Rupiah. */
  amount: number;
  bank: string;
  number: string;
  holder: string;
}

const COLUMNS = ['transfer', 'amount', 'bank', 'number', 'holder', 'note'];

/** The file for the bank as CSV: the same columns for payouts and refunds, so that they are mapped to the bank's form once. */
export const bankFile = (transfers: readonly BankTransfer[]): string =>
  BYTE_ORDER_MARK +
  csvLine(COLUMNS) +
  transfers
    .map(({ id, amount, bank, number, holder }) =>
      csvLine([id, amount, bank, number, holder, `LOKAPASAR ${id}`]),
    )
    .join('');
