import fs from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { cleanLine, hasZeroByte } from '#domain/forms/clean-text.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { decodeText, NoText } from './decode-text.ts';
import { refuseProblems } from './problems.ts';
import { NO_RESULT, type TableCell, type TableSheet } from './read-sheet.ts';
import { isZip, readSheets, readXlsx } from './read-xlsx.ts';
import { isFormula, isRewritten, readText } from './spreadsheet-text.ts';

export type { TableCell, TableSheet } from './read-sheet.ts';

/** A row of a table, without its empty cells. */
export interface TableRow {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A file that should hold a table. */
export interface TableFile {
  readonly file: string;
  /** All columns that it may have, in lower case with underscores. */
  readonly columns: readonly string[];
  /** Those that it must have. */
  readonly required: readonly string[];
  /** Those that hold a date, which the caller checks; anywhere else a date is what a spreadsheet made of a text. */
  readonly dates?: readonly string[];
}

const DAMAGED = 'has a zero byte; the file is damaged';

/** Separators that spreadsheets write: with Indonesian settings a semicolon. */
const SEPARATORS = [',', ';', '\t'] as const;

/** What is wrong with a table, with its place. The heading is row 1. */
export type TableFault = { row: number; column: string } & (
  | { code: 'missing_column' | 'unknown_column' }
  /** Two columns have one heading; their places begin with 1. */
  | { code: 'column_twice'; places: readonly number[] }
  /** It has a zero byte. */
  | { code: 'damaged' }
  | { code: 'no_heading' }
  /** A spreadsheet made a number or a date of it, and what was typed is lost. */
  | { code: 'doubtful'; typed: string }
  /** A cell of a sheet that holds no plain value; `text` says why, in English. */
  | { code: 'unreadable'; text: string }
);

const HEADING_FAULTS: readonly TableFault['code'][] = ['missing_column', 'unknown_column', 'column_twice'];

/**
 * Reads a CSV or XLSX file. What a spreadsheet adds is understood: a byte order mark, a first line `sep=;`, semicolons and
 * tabs, empty columns and cells at the end, our own apostrophes. Whatever could mean two things is refused with its place.
 * @throws SettingsError with every problem
 */
export async function readTable({ file, ...wanted }: TableFile): Promise<TableRow[]> {
  const { rows, faults } = rowsOf(await readRecords(file, wanted.columns), wanted);
  if (faults.some(({ code }) => HEADING_FAULTS.includes(code)))
    throw new SettingsError(...headingSentences(file, faults, wanted.columns));
  refuseProblems(faults.map((fault) => ({ row: fault.row, column: fault.column, text: textOfFault(fault) })));
  return rows;
}

/**
 * Reads the table of a strangers' file, as {@link readTable} does.
 * @returns the rows, and everything that is wrong; null for a file that is no table
 */
export async function readUpload(
  bytes: Buffer,
  wanted: Omit<TableFile, 'file'>,
): Promise<{ rows: TableRow[]; faults: TableFault[] } | null> {
  try {
    const records = isZip(bytes) ? unguarded(await readXlsx(bytes)) : readCsv('', bytes, wanted.columns);
    return rowsOf(records, wanted);
  } catch {
    return null;
  }
}

function rowsOf(
  [first = [], ...records]: TableCell[][],
  { columns, required, dates = [] }: Omit<TableFile, 'file'>,
): { rows: TableRow[]; faults: TableFault[] } {
  const heading = first.map(textOf);
  const damaged = heading.flatMap((name, at): TableFault[] =>
    hasZeroByte(name) ? [{ row: 1, column: String(at + 1), code: 'damaged' }] : [],
  );
  if (damaged.length > 0) return { rows: [], faults: damaged };
  const names = heading.map(columnName);
  const wrong = headingFaults({ names, columns, required });
  if (wrong.length > 0) return { rows: [], faults: wrong };
  const faults: TableFault[] = [];
  const rows = records.flatMap((cells, at) => {
    const number = at + 2;
    faults.push(...faultsOf(number, cells, { names, dates }));
    const filled = cells.flatMap((cell, place) =>
      textOf(cell) === '' ? [] : [[names[place] ?? '', textOf(cell)]],
    );
    return filled.length === 0 ? [] : [{ number, cells: Object.fromEntries(filled) }];
  });
  return { rows, faults };
}

/** The rows of a file, with its heading. */
async function readRecords(file: string, columns: readonly string[]): Promise<TableCell[][]> {
  const bytes = await bytesOf(file);
  if (isZip(bytes))
    return unguarded(await readXlsx(bytes).catch((error: unknown) => unreadable(file, error)));
  return readCsv(file, bytes, columns);
}

/** A file of text that cannot be read from one of its lines on. */
export class FaultyLine extends SettingsError {
  /** It is no UTF-8, or its quotes do not belong together. */
  readonly code: 'encoding' | 'quotes';
  /** From 1 on. */
  readonly line: number;

  constructor({ code, line, text }: { code: FaultyLine['code']; line: number; text: string }) {
    super(text);
    this.code = code;
    this.line = line;
  }
}

/**
 * The sheets of a strangers' file, of which nothing is known; a CSV file has one, without a name.
 * @param known headings that it may have, by which the separator is found
 * @throws FaultyLine; Error that says what is wrong with the file
 */
export async function readGrids(bytes: Buffer, known: readonly string[]): Promise<TableSheet[]> {
  if (!isZip(bytes)) return [{ name: '', rows: readCsv('', bytes, known.map(columnName)) }];
  const sheets = await readSheets(bytes);
  return sheets.map(({ name, rows }) => ({ name, rows: unguarded(rows) }));
}

const unguarded = (rows: TableCell[][]): TableCell[][] =>
  rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? readText(cell) : cell)));

function readCsv(file: string, bytes: Buffer, columns: readonly string[]): TableCell[][] {
  const text = decoded(file, bytes);
  const declared = /^sep=([^\r\n])\r?\n/i.exec(text);
  const records = declared
    ? parseCsv(file, text.slice(declared[0].length), declared[1] ?? ',')
    : parseBest(file, text, columns);
  return records.map((cells) =>
    cells.map((cell) => {
      const typed = cell.trim();
      if (isFormula(typed)) return { fault: NO_RESULT, formula: typed };
      return isRewritten(typed) ? { doubtful: typed } : readText(typed);
    }),
  );
}

/** What a cell shows. */
function textOf(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return 'doubtful' in cell ? cell.doubtful : cell.fault;
}

const bytesOf = (file: string): Promise<Buffer> =>
  fs.readFile(file).catch((error: unknown) => unreadable(file, error));

/** The text of a file; also for formats other than CSV. @throws SettingsError when it is none */
export const readFile = async (file: string): Promise<string> => decoded(file, await bytesOf(file));

function decoded(file: string, bytes: Buffer): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (error instanceof NoText)
      throw new FaultyLine({ code: 'encoding', line: error.line, text: unreadableText(file, error) });
    return unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): never {
  throw new SettingsError(unreadableText(file, error));
}

const unreadableText = (file: string, error: unknown): string =>
  `The file ${file} cannot be read: ${error instanceof Error ? error.message : error}.`;

/** A heading in the form of the columns' names, without what nobody sees: 'Original Price' is original_price. */
const columnName = (heading: string): string =>
  cleanLine(heading)
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/** Lines in which the heading of a file may stand, below what its program wrote above it. */
const HEADING_LINES = 10;

/** The records by the separator that makes the most known columns of a line at the top. */
function parseBest(file: string, text: string, columns: readonly string[]): string[][] {
  const lines = text.split(/\r\n|[\r\n]/, HEADING_LINES);
  const knownIn = (line: string, separator: string) =>
    line.split(separator).filter((name) => columns.includes(columnName(name.replaceAll('"', '')))).length;
  const known = (separator: string) => Math.max(...lines.map((line) => knownIn(line, separator)));
  const best = SEPARATORS.reduce((a, b) => (known(b) > known(a) ? b : a));
  return parseCsv(file, text, best);
}

function parseCsv(file: string, text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const text = `The file ${file} is not valid CSV: ${error.message}.`;
    throw new FaultyLine({ code: 'quotes', line: Number(error['lines'] ?? 1), text });
  }
}

/** Columns that are unknown, missing, or there twice. */
function headingFaults({
  names,
  columns,
  required,
}: {
  names: readonly string[];
  columns: readonly string[];
  required: readonly string[];
}): TableFault[] {
  const filled = names.filter((name) => name !== '');
  const places = (name: string) => names.flatMap((own, at) => (own === name ? [at + 1] : []));
  const twice = new Set(filled.filter((name, at) => filled.indexOf(name) < at));
  return [
    ...required
      .filter((name) => !names.includes(name))
      .map((column) => ({ row: 1, column, code: 'missing_column' as const })),
    ...filled
      .filter((name) => !columns.includes(name))
      .map((column) => ({ row: 1, column, code: 'unknown_column' as const })),
    ...[...twice].map((column) => ({
      row: 1,
      column,
      code: 'column_twice' as const,
      places: places(column),
    })),
  ];
}

/** What is wrong with a heading, for the terminal. */
function headingSentences(file: string, faults: readonly TableFault[], columns: readonly string[]): string[] {
  const unknown = faults.flatMap(({ code, column }) => (code === 'unknown_column' ? [column] : []));
  return [
    ...faults.flatMap(({ code, column }) =>
      code === 'missing_column' ? [`The file ${file} has no column ${column}.`] : [],
    ),
    ...(unknown.length > 0
      ? [
          `The file ${file} has columns that Lokapasar does not know (${unknown.join(', ')}); it knows ${columns.join(', ')}.`,
        ]
      : []),
    ...faults.flatMap((fault) =>
      fault.code === 'column_twice'
        ? [`Row 1: the columns ${fault.places.join(' and ')} are both ${fault.column}; which one counts?`]
        : [],
    ),
  ];
}

/** What is wrong with a cell, for the terminal. */
function textOfFault(fault: TableFault): string {
  switch (fault.code) {
    case 'no_heading':
      return 'has a cell, but no heading';
    case 'doubtful':
      return `"${fault.typed}" is a number or a date in a spreadsheet's form, and what was typed is lost; type it again, as a text with an apostrophe before it`;
    case 'unreadable':
      return fault.text;
    default:
      return DAMAGED;
  }
}

/** What cannot be understood in one way alone, or not be stored. */
function faultsOf(
  row: number,
  cells: readonly TableCell[],
  { names, dates }: { names: readonly string[]; dates: readonly string[] },
): TableFault[] {
  return cells.flatMap((cell, at): TableFault[] => {
    if (cell === null || cell === '') return [];
    const column = names[at] || String(at + 1);
    if (!names[at]) return [{ row, column, code: 'no_heading' }];
    if (hasZeroByte(textOf(cell))) return [{ row, column, code: 'damaged' }];
    if (typeof cell === 'string') return [];
    if ('fault' in cell) return [{ row, column, code: 'unreadable', text: cell.fault }];
    return dates.includes(column) ? [] : [{ row, column, code: 'doubtful', typed: cell.doubtful }];
  });
}
