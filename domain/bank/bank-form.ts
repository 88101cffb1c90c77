import { csvCell } from './csv-cell.ts';

/**
 * The form in which a bank takes a file of transfers: the columns of the bank, mapped once to what the shop knows of a
 * transfer (P-PAY-45).
 */
export interface BankForm {
  /** A column in each line: its heading, `=`, and what stands in it. Empty: the shop's own columns. */
  columns: string;
  hasHeadings: boolean;
  delimiter: Delimiter;
  amount: AmountForm;
  date: DateForm;
}

export const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type Delimiter = keyof typeof DELIMITERS;
export const DELIMITER_IDS = ['comma', 'semicolon', 'tab', 'pipe'] as const satisfies readonly Delimiter[];

/** How amounts are written, by an example. */
export const AMOUNT_FORMS = [
  '1500000',
  '1500000.00',
  '1500000,00',
  '1.500.000',
  '1.500.000,00',
  '1,500,000.00',
] as const;
export type AmountForm = (typeof AMOUNT_FORMS)[number];

export const DATE_FORMS = ['YYYY-MM-DD', 'DD/MM/YYYY', 'DD-MM-YYYY', 'YYYYMMDD', 'DDMMYYYY'] as const;
export type DateForm = (typeof DATE_FORMS)[number];

/** What the shop knows of a transfer, by the word that is typed for it. */
const FIELDS = {
  kode: 'id',
  jumlah: 'amount',
  bank: 'bank',
  rekening: 'number',
  nama: 'holder',
  berita: 'note',
  tanggal: 'day',
  urutan: 'row',
} as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** The words, as the screen lists them. */
export const FIELD_WORDS = Object.keys(FIELDS);

/** A column: its heading, and a field or the same text in all rows. */
interface BankColumn {
  heading: string;
  cell: { field: Field } | { text: string };
}

/** What is wrong with the columns, and in which line, from 1. `no_account`, `no_amount`: none of them has it. */
export type FormFault =
  | { code: 'no_column'; line: number }
  | { code: 'too_many' | 'no_account' | 'no_amount' };

/** More than any bank's form has. */
const MOST_COLUMNS = 60;

/** Reads typed columns; empty lines are none. */
export function readColumns(typed: string): { columns: BankColumn[]; faults: FormFault[] } {
  const faults: FormFault[] = [];
  const columns: BankColumn[] = [];
  for (const [at, line] of typed.split('\n').entries()) {
    if (line.trim() === '') continue;
    const column = readColumn(line);
    if (column) columns.push(column);
    else faults.push({ code: 'no_column', line: at + 1 });
  }
  const has = (field: Field) => columns.some(({ cell }) => 'field' in cell && cell.field === field);
  if (columns.length > MOST_COLUMNS) faults.push({ code: 'too_many' });
  // Without one of these no bank can pay; a file without them would be found out at the bank alone.
  if (columns.length > 0 && faults.length === 0 && !has('number')) faults.push({ code: 'no_account' });
  if (columns.length > 0 && faults.length === 0 && !has('amount')) faults.push({ code: 'no_amount' });
  return { columns, faults };
}

/** Reads 'Currency = "IDR"' or 'Amount = jumlah'; null for anything else. */
function readColumn(line: string): BankColumn | null {
  const [, heading = '', cell = ''] = /^\s*(.*?)\s*=\s*("[^"]*"|\w+)\s*$/.exec(line) ?? [];
  if (cell.startsWith('"')) return { heading, cell: { text: cell.slice(1, -1) } };
  const field = Object.entries(FIELDS).find(([word]) => word === cell.toLowerCase())?.[1];
  return field === undefined ? null : { heading, cell: { field } };
}

/** A transfer that the bank is asked for. */
export interface BankTransfer {
  /** What we call it: the number of a payout, or R and the number of a refund's transfer. */
  id: string;
  /** Whole Rupiah. */
  amount: number;
  bank: string;
  number: string;
  holder: string;
  /** When its file was made, as 'yyyy-mm-dd'. */
  day: string;
}

/** What the bank prints on both statements. */
export const noteOf = ({ id }: Pick<BankTransfer, 'id'>): string => `LOKAPASAR ${id}`;

/** A file of transfers in the form of the bank; its columns are without faults. */
export function inBankForm(form: BankForm, transfers: readonly BankTransfer[]): string {
  const { columns } = readColumns(form.columns);
  const delimiter = DELIMITERS[form.delimiter];
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`;
  const headings = form.hasHeadings ? line(columns.map(({ heading }) => heading)) : '';
  const rows = transfers.map((transfer, at) =>
    line(
      columns.map(({ cell }) => ('text' in cell ? cell.text : cellOf(form, transfer, cell.field, at + 1))),
    ),
  );
  return headings + rows.join('');
}

function cellOf(form: BankForm, transfer: BankTransfer, field: Field, row: number): string {
  switch (field) {
    case 'amount':
      return writeAmount(transfer.amount, form.amount);
    case 'day':
      return writeDay(transfer.day, form.date);
    case 'note':
      return noteOf(transfer);
    case 'row':
      return String(row);
    default:
      return transfer[field];
  }
}

/** Whole Rupiah in the form of an example of 1.500.000. */
function writeAmount(amount: number, form: AmountForm): string {
  const [, thousands = '', decimals = ''] = /^1([.,]?)500\1?000(.*)$/.exec(form) ?? [];
  return String(amount).replace(/\B(?=(\d{3})+$)/g, thousands) + decimals;
}

function writeDay(day: string, form: DateForm): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return form.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** Three invented transfers, to see what a form makes of them. */
export const SAMPLE_TRANSFERS: readonly BankTransfer[] = [
  {
    id: '41',
    amount: 1_250_000,
    bank: 'BCA',
    number: '0123456789',
    holder: 'CV Contoh Sejahtera',
    day: '2026-11-26',
  },
  {
    id: '42',
    amount: 87_500,
    bank: 'Mandiri',
    number: '1300012345678',
    holder: 'Budi, S.Kom.',
    day: '2026-11-26',
  },
  {
    id: 'R7',
    amount: 15_000_000,
    bank: 'BRI',
    number: '001201000123456',
    holder: 'Sari Contoh',
    day: '2026-11-26',
  },
];
