import { jakartaDay } from '../shipping/calendar.ts';
import { readStatementAmount } from './statement-amount.ts';

/** Most lines of a statement that are read at once. */
export const MOST_STATEMENT_LINES = 500;

/** Longest text of lines, in characters: twice 120 for each line. */
export const MOST_STATEMENT_TEXT = 120_000;

/** Where a browser cuts what is pasted, in characters: beyond what is read, so that nothing is cut unseen. */
export const PASTE_LENGTH = 150_000;

/** Longest text of a line, in characters: its key has room for it. */
export const MOST_LINE_TEXT = 250;

/** A line of the bank's statement by which money left. */
export interface StatementLine {
  /** Its place in what was pasted, from 1. */
  line: number;
  /** As 'yyyy-mm-dd'. */
  day: string;
  /** Whole Rupiah. */
  amount: number;
  /** The bank's words, without days and amounts: a column of days never names a file. */
  text: string;
}

/** Why a line is left out: a heading, a balance, or money that came in. */
export type SkippedKind = 'heading' | 'balance' | 'came_in';

/** Why a line cannot be read. */
export type LineFault = 'too_long' | 'no_day' | 'no_amount' | 'amount_unclear' | 'no_direction';

/** What a pasted line is. */
export type ReadLine =
  | { kind: 'sent'; line: StatementLine }
  | { kind: 'skipped'; line: number; as: SkippedKind }
  | { kind: 'unread'; line: number; why: LineFault };

/** What a column of the statement holds, by its heading. */
type Role = 'day' | 'out' | 'in' | 'amount' | 'mark' | 'balance' | 'text';

const HEADINGS: readonly (readonly [RegExp, Role])[] = [
  [/^(tanggal|tgl|date|posting date|transaction date|val(ue|\.) date)\b/i, 'day'],
  [/^(debit|debet|mutasi debe?[tk]|keluar|uang keluar|withdrawal)\b/i, 'out'],
  [/^(kredit|credit|mutasi kredit|masuk|uang masuk|deposit)\b/i, 'in'],
  [/^(jumlah|nominal|amount|mutasi|nilai)\b/i, 'amount'],
  [/^(db\/cr|d\/c|d\/k|jenis|type|tipe|dk)\b/i, 'mark'],
  [/^(saldo|balance)\b/i, 'balance'],
  [/^(keterangan|uraian|description|deskripsi|berita|remark|referen(si|ce)|cabang|branch|no)\b/i, 'text'],
];

type Roles = readonly (Role | null)[];

const roleOf = (cell: string): Role | null => HEADINGS.find(([words]) => words.test(cell))?.[1] ?? null;

/** How many lines of what was pasted are not empty. */
export const countStatementLines = (pasted: string): number =>
  pasted.split('\n').filter((text) => text.trim() !== '').length;

/**
 * Reads what somebody pasted of a statement: a transaction in each line, its cells split by tabs, semicolons, bars or commas.
 * Without headings an amount must say its direction (DB or CR, a sign). Empty lines are none (P-PAY-46).
 */
export function readStatement(pasted: string): ReadLine[] {
  const filled = pasted
    .split('\n')
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.trim() !== '');
  // All lines are split alike, by the first of these that one of them has.
  const delimiter = ['\t', ';', '|'].find((one) => filled.some(({ text }) => text.includes(one))) ?? ',';
  let roles: Roles | null = null;
  return filled.map(({ text, line }): ReadLine => {
    const cells = splitCells(text, delimiter);
    const named = cells.map(roleOf);
    if (named.includes('day') && named.filter((role) => role !== null).length > 1) {
      roles = named;
      return { kind: 'skipped', line, as: 'heading' };
    }
    return readLine({ cells, line, roles, isTorn: delimiter === ',' && TORN_AMOUNT.test(text) });
  });
}

/** Figures with commas outside of quotes, in a line that commas split: nobody knows where the amount begins. */
const TORN_AMOUNT = /^(?:[^"]|"[^"]*")*?(?<!\d)\d{1,3},\d{3}(?:[,.\s]|$)/;

/** The cells of a line; a quoted one may have the delimiter in it, and a spreadsheet's apostrophe is none of it. */
function splitCells(line: string, delimiter: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim().replace(/^'/, ''));
}

const BALANCE = /^(saldo (awal|akhir)|(opening|closing|beginning|ending) balance)\b/i;
/** A sum below the lines, which has no day. */
const TOTAL = /^(total|jumlah|mutasi|saldo)\b/i;

interface Split {
  cells: readonly string[];
  line: number;
  roles: Roles | null;
  isTorn: boolean;
}

function readLine({ cells, line, roles, isTorn }: Split): ReadLine {
  const unread = (why: LineFault): ReadLine => ({ kind: 'unread', line, why });
  const days = cells.map(readDay);
  const dayAt = days.findIndex((one) => one !== null);
  const day = days[dayAt] ?? null;
  if (cells.some((cell) => BALANCE.test(cell) || (day === null && TOTAL.test(cell))))
    return { kind: 'skipped', line, as: 'balance' };
  if (day === null) return unread('no_day');
  // Cells that do not stand below their headings may be those of other columns.
  if (isTorn || (roles !== null && (roles[dayAt] !== 'day' || cells.length > roles.length)))
    return unread('amount_unclear');
  const found = roles === null ? byMarks(cells, days) : byRoles(cells, roles);
  if ('why' in found) return unread(found.why);
  if (found.isIn) return { kind: 'skipped', line, as: 'came_in' };
  const isText = (at: number) => roles?.[at] === 'text' || (days[at] === null && !found.at.includes(at));
  const text = cells
    .filter((_, at) => isText(at))
    .join(' ')
    .trim();
  // In capitals, as its key has it: 'ß' becomes 'SS'.
  if (text.toUpperCase().length > MOST_LINE_TEXT) return unread('too_long');
  return { kind: 'sent', line: { line, day, amount: found.amount, text } };
}

/** The amount of a line, its direction, and the cells that say so. */
type FoundAmount = { amount: number; isIn: boolean; at: readonly number[] } | { why: LineFault };

const MARK = /^(db|dr|d|debit|debet|cr|k|c|kredit|credit)$/i;
const isInMark = (mark: string) => /^[ck]/i.test(mark);

/** Without headings: the one amount that says its direction, itself or in the cell beside it. */
function byMarks(cells: readonly string[], days: readonly (string | null)[]): FoundAmount {
  const read = cells.map((cell, at) => (days[at] === null ? readStatementAmount(cell) : null));
  const marked = read.flatMap((amount, at): { value: number | null; isIn: boolean; at: number[] }[] => {
    if (amount === null) return [];
    const { value, direction } = amount;
    if (direction !== null) return [{ value, isIn: direction === 'in', at: [at] }];
    const beside = [at + 1, at - 1].find((one) => MARK.test(cells[one] ?? ''));
    // A mark is of the amount before it, where there is one; a balance follows it.
    const isOfOther = beside === at - 1 && (read[at - 2] ?? null) !== null;
    if (beside === undefined || isOfOther) return [];
    return [{ value, isIn: isInMark(cells[beside] ?? ''), at: [at, beside] }];
  });
  const [one, another] = marked;
  if (!one) return { why: read.some((amount) => amount !== null) ? 'no_direction' : 'no_amount' };
  if (another || one.value === null) return { why: 'amount_unclear' };
  return one.value === 0 ? { why: 'no_amount' } : { amount: one.value, isIn: one.isIn, at: one.at };
}

/** By the headings above: columns of both directions, or one amount with its mark or sign. */
function byRoles(cells: readonly string[], roles: Roles): FoundAmount {
  const isNumber = (role: Role | null) => role === 'out' || role === 'in' || role === 'balance';
  const numbers = roles.flatMap((role, at) => (isNumber(role) ? [at] : []));
  if (roles.includes('out') || roles.includes('in')) {
    const [out, came] = [amountIn(cells[roles.indexOf('out')]), amountIn(cells[roles.indexOf('in')])];
    if (out === null || came === null || (out > 0 && came > 0)) return { why: 'amount_unclear' };
    if (out === 0 && came === 0) return { why: 'no_amount' };
    return { amount: out || came, isIn: came > 0, at: numbers };
  }
  const at = roles.indexOf('amount');
  const amount = readStatementAmount(cells[at] ?? '');
  const value = amountIn(cells[at]);
  if (value === null) return { why: 'amount_unclear' };
  if (value === 0) return { why: 'no_amount' };
  // Some banks leave the mark's column without a heading, after the amount.
  const markAt = roles.includes('mark') ? roles.indexOf('mark') : at + 1;
  const mark = cells[markAt] ?? '';
  if (MARK.test(mark)) return { amount: value, isIn: isInMark(mark), at: [...numbers, at, markAt] };
  if (!amount || amount.direction === null) return { why: 'no_direction' };
  return { amount: value, isIn: amount.direction === 'in', at: [...numbers, at] };
}

/** The amount in a cell, 0 for an empty one; null for one that is no amount or can be read in two ways. */
function amountIn(cell = ''): number | null {
  if (/^[-.,0]*$/.test(cell)) return 0;
  return readStatementAmount(cell)?.value ?? null;
}

const MONTHS = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ');
const ENGLISH: Readonly<Record<string, string>> = { may: 'mei', aug: 'agu', oct: 'okt', dec: 'des' };

/** A cell that is a day, with or without a time; null for any other. */
function readDay(cell: string): string | null {
  const [, date = ''] = /^(.+?)(?:[ T]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)?$/.exec(cell) ?? [];
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(date);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(date);
  if (local) return dayOf(local[3], local[2], local[1]);
  const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{2}|\d{4})$/i.exec(date);
  if (!named) return null;
  const month = (named[2] ?? '').toLowerCase();
  const at = MONTHS.indexOf(ENGLISH[month] ?? month);
  return at === -1 ? null : dayOf(named[3], String(at + 1), named[1]);
}

function dayOf(year = '', month = '', date = ''): string | null {
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${day}T12:00:00+07:00`);
  // 31 February is no day.
  return Number.isNaN(at.getTime()) || jakartaDay(at) !== day ? null : day;
}
