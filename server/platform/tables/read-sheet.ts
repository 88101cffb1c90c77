import { textParts, unescaped, type Workbook } from './workbook.ts';
import { readXml } from './xml-events.ts';

/** A cell of a table that was read. */
export type TableCell = string | DoubtfulCell | FaultyCell | null;

/** A number or a date in the spreadsheet's own form: what was typed may have been another text. */
interface DoubtfulCell {
  readonly doubtful: string;
}

/** A cell that has no content that could be read: a formula without its result, or an error. */
interface FaultyCell {
  /** Continues 'Row 3, column price: ...'. */
  readonly fault: string;
  /** The formula, where the file has it as text. */
  readonly formula?: string;
}

/** A sheet of a spreadsheet. */
export interface TableSheet {
  name: string;
  rows: TableCell[][];
}

export const NO_RESULT = 'has a formula without its result; open the file in a spreadsheet and save it again';

/** A spreadsheet keeps fifteen digits of a number and puts zeros in the place of the others. */
const CUT_FROM = 10 ** 15;
const DAY_MS = 86_400_000;

/** A cell as the file has it. */
interface RawCell {
  readonly attributes: Readonly<Record<string, string>>;
  hasFormula: boolean;
  /** Null when it has none. */
  value: string | null;
}

/**
 * The rows of a sheet of an XLSX file, from the first one to the last that has a cell with content. Ours, because
 * libraries drop errors and formulas that nobody has computed, and do not say in which form a number is shown.
 * @param put called with each cell before it is kept, and its place from 0 on; may throw where the sheet grows too large
 * @throws Error when it is no such sheet
 */
export function readSheet(
  xml: string,
  workbook: Workbook,
  put: (row: number, column: number) => void,
): TableCell[][] {
  const rows: TableCell[][] = [];
  const part = textParts();
  let cell: RawCell | null = null;
  let isInValue = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'c') cell = { attributes: { ...attributes() }, hasFormula: false, value: null };
      else if (cell && name === 'f') cell.hasFormula = true;
      else if (cell && (name === 'v' || name === 'is')) cell.value = '';
      isInValue = name === 'v';
      part.open(name);
    },
    text(text) {
      if (cell && (isInValue || (cell.value !== null && part.isText()))) cell.value += text;
    },
    close(name) {
      isInValue = false;
      part.close(name);
      if (name !== 'c' || !cell) return;
      const content = contentOf(cell, workbook);
      if (content !== null) {
        const { row, column } = placeOf(cell.attributes['r'] ?? '');
        put(row, column);
        while (rows.length <= row) rows.push([]);
        const cells = rows[row] ?? [];
        while (cells.length < column) cells.push(null);
        cells[column] = content;
      }
      cell = null;
    },
  });
  return rows;
}

/** What a cell shows. */
function contentOf({ attributes, hasFormula, value }: RawCell, workbook: Workbook): TableCell {
  const { t: type = 'n', s: style } = attributes;
  if (hasFormula && !value && !(type === 'str' && value === '')) return { fault: NO_RESULT };
  switch (type) {
    case 'n':
      return value ? numberOf(value, style, workbook) : null;
    case 's': {
      const text = workbook.texts[Number(value || Number.NaN)];
      if (text === undefined) throw new Error(`There is no shared text ${value}`);
      return textOf(text);
    }
    case 'str':
    case 'inlineStr':
      return textOf(unescaped(value ?? ''));
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'd':
      return value ? { doubtful: value } : null;
    case 'e':
      return { fault: `has the error ${value}` };
    default:
      throw new Error(`There is no type ${type} of cells`);
  }
}

const textOf = (text: string): string | null => text.trim() || null;

/** A number as shops write it: 189000, where some programs have 189000.0 or 1.89E5. */
function numberOf(written: string, style: string | undefined, { forms, dayZero }: Workbook): TableCell {
  const number = Number(written);
  const form = style === undefined ? 'plain' : forms[Number(style)];
  if (Number.isNaN(number) || form === undefined) throw new Error(`${written} is no number`);
  if (form === 'date') return { doubtful: momentOf(dayZero + number * DAY_MS) };
  if (form === 'misleading' || Math.abs(number) >= CUT_FROM) return { doubtful: written };
  return String(number);
}

/** 2027-03-09, or with its time 2027-03-09T13:30. */
function momentOf(ms: number): string {
  const [day = '', time = ''] = new Date(Math.round(ms / 1000) * 1000).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day}T${time.slice(0, 5)}`;
}

/** @param address such as B3 @throws Error when it is none */
function placeOf(address: string): { row: number; column: number } {
  const [, letters, row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (!letters) throw new Error(`"${address}" is no place of a cell`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(row) - 1, column: column - 1 };
}
