import { sql } from 'drizzle-orm';
import { type BankForm, type BankTransfer, inBankForm, noteOf } from '#domain/bank/bank-form.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/tables/spreadsheet-text.ts';

const COLUMNS = ['transfer', 'amount', 'bank', 'number', 'holder', 'note'];

/** The form of the bank until somebody maps one: the shop's own columns. */
const OWN_FORM: BankForm = {
  columns: '',
  hasHeadings: true,
  delimiter: 'comma',
  amount: '1500000',
  date: 'YYYY-MM-DD',
};

/** The form that files for the bank have, and how often it was changed. */
export async function readBankForm(query: Query): Promise<{ form: BankForm; version: number }> {
  const [row] = await query<{ form: BankForm; version: number }>(sql`select form, version from bank_forms`);
  return row ?? { form: OWN_FORM, version: 0 };
}

/** Stores the form in the place of a version. @returns false when somebody else changed it meanwhile */
export async function storeBankForm(tx: Tx, form: BankForm, seen: number): Promise<boolean> {
  const [stored] = await tx(sql`
    insert into bank_forms (id, form, version) values (1, ${JSON.stringify(form)}::jsonb, 1)
    on conflict (id) do update set form = excluded.form, version = bank_forms.version + 1
    where bank_forms.version = ${seen} returning id`);
  return stored !== undefined;
}

/** The file for the bank, of payouts and of refunds alike: in the form that is mapped, else as CSV with our own columns. */
export async function bankFile(query: Query, transfers: readonly BankTransfer[]): Promise<string> {
  const { form } = await readBankForm(query);
  return writeBankFile(form, transfers);
}

/** The same for a form that need not be stored. */
export const writeBankFile = (form: BankForm, transfers: readonly BankTransfer[]): string =>
  form.columns.trim() === '' ? ownFile(transfers) : inBankForm(form, transfers);

const ownFile = (transfers: readonly BankTransfer[]): string =>
  BYTE_ORDER_MARK +
  csvLine(COLUMNS) +
  transfers
    .map((transfer) => {
      const { id, amount, bank, number, holder } = transfer;
      return csvLine([id, amount, bank, number, holder, noteOf(transfer)]);
    })
    .join('');
