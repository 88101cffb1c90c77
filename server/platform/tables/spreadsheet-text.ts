const MONTHS = 'jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec';

/** A number or a date as a spreadsheet writes it in the place of what was typed: 1E+12, 02/01/2026, 1-Feb. */
const REWRITTEN = [
  String.raw`\d+(?:[.,]\d+)?e[+-]?\d+`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}`,
  String.raw`\d{4}[-/]\d{1,2}[-/]\d{1,2}`,
  String.raw`\d{1,2}[- ](?:${MONTHS})[a-z]*(?:[- ]\d{2,4})?`,
  String.raw`(?:${MONTHS})[a-z]*[- ]\d{2,4}`,
].join('|');

const IS_REWRITTEN = new RegExp(`^(?:${REWRITTEN})$`, 'i');

/** Digits of which a spreadsheet drops some: zeros at the ends, and all beyond fifteen. */
const SHORTENED = String.raw`0\d+|\d{16,}|\d+(?:[.,]\d+)+`;

/** What a spreadsheet reads as a formula, or as a number or a date that it writes in another way. */
const IS_RISKY = new RegExp(String.raw`^(?:['=+\-@\t\r]|(?:${SHORTENED}|${REWRITTEN})$)`, 'i');

/**
 * A text as a cell in which a spreadsheet leaves it as it is and starts no formula: with an apostrophe before it where it
 * would not. {@link readText} takes it away again, whatever the text.
 */
export const guardText = (text: string): string => (IS_RISKY.test(text) ? `'${text}` : text);

/** The text of a cell, without the apostrophe of {@link guardText}. */
export const readText = (cell: string): string =>
  cell.startsWith("'") && IS_RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Whether a cell of CSV is a formula, of which no spreadsheet has written the result. */
export const isFormula = (cell: string): boolean => /^=[a-z][a-z.]*\(.*\)$/is.test(cell);

/** Whether a spreadsheet may have changed what was typed into a cell. */
export const isRewritten = (cell: string): boolean => IS_REWRITTEN.test(cell);

/** A cell of a table; empty for null. */
export type Cell = string | number | null | undefined;

/** A line of CSV (RFC 4180). Texts are guarded, numbers never. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quoted(typeof cell === 'string' ? guardText(cell) : String(cell ?? ''))).join(',')}\r\n`;
}

/** Quotes a cell that a reader would split, misread or trim. */
function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** What a CSV file begins with, so that spreadsheets read its letters as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
