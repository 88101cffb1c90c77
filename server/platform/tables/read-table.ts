import fs from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { cleanLine, hasZeroByte } from '#domain/forms/clean-text.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { decodeText } from './decode-text.ts';
import { type Problem, refuseProblems } from './problems.ts';
import type { TableCell } from './read-sheet.ts';
import { isZip, readSheets, readXlsx } from './read-xlsx.ts';
import { isRewritten, readText } from './spreadsheet-text.ts';

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

/**
 * Reads a CSV or XLSX file. What a spreadsheet adds is understood: a byte order mark, a first line `sep=;`, semicolons and
 * tabs, empty columns and cells at the end, our own apostrophes. Whatever could mean two things is refused with its place.
 * @throws SettingsError with every problem
 */
export async function readTable({ file, columns, required, dates = [] }: TableFile): Promise<TableRow[]> {
  const [first = [], ...records] = await readRecords(file, columns);
  const heading = first.map(textOf);
  refuseProblems(
    heading.flatMap((name, at) =>
      hasZeroByte(name) ? [{ row: 1, column: String(at + 1), text: DAMAGED }] : [],
    ),
  );
  const names = heading.map(columnName);
  checkHeading(file, { names, columns, required });
  const problems: Problem[] = [];
  const rows = records.flatMap((cells, at) => {
    const number = at + 2;
    problems.push(...problemsOf(number, cells, { names, dates }));
    const filled = cells.flatMap((cell, place) =>
      textOf(cell) === '' ? [] : [[names[place] ?? '', textOf(cell)]],
    );
    return filled.length === 0 ? [] : [{ number, cells: Object.fromEntries(filled) }];
  });
  refuseProblems(problems);
  return rows;
}

/** The rows of a file, with its heading. */
async function readRecords(file: string, columns: readonly string[]): Promise<TableCell[][]> {
  const bytes = await bytesOf(file);
  if (isZip(bytes))
    return unguarded(await readXlsx(bytes).catch((error: unknown) => unreadable(file, error)));
  return readCsv(file, bytes, columns);
}

/**
 * The rows of each sheet of a strangers' file, of which nothing is known; a CSV file has one.
 * @param known headings that it may have, by which the separator is found
 * @throws Error that says what is wrong with the file
 */
export async function readGrids(bytes: Buffer, known: readonly string[]): Promise<TableCell[][][]> {
  if (isZip(bytes)) return (await readSheets(bytes)).map(unguarded);
  return [readCsv('', bytes, known.map(columnName))];
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
    return unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): never {
  throw new SettingsError(
    `The file ${file} cannot be read: ${error instanceof Error ? error.message : error}.`,
  );
}

/** A heading in the form of the columns' names, without what nobody sees: 'Original Price' is original_price. */
const columnName = (heading: string): string =>
  cleanLine(heading)
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/** The records by the separator that makes the most known columns of the heading. */
function parseBest(file: string, text: string, columns: readonly string[]): string[][] {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const known = (separator: string) =>
    heading.split(separator).filter((name) => columns.includes(columnName(name.replaceAll('"', '')))).length;
  const best = SEPARATORS.reduce((a, b) => (known(b) > known(a) ? b : a));
  return parseCsv(file, text, best);
}

function parseCsv(file: string, text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    if (error instanceof CsvError)
      throw new SettingsError(`The file ${file} is not valid CSV: ${error.message}.`);
    throw error;
  }
}

/** @throws SettingsError for columns that are unknown, missing, or there twice */
function checkHeading(
  file: string,
  {
    names,
    columns,
    required,
  }: { names: readonly string[]; columns: readonly string[]; required: readonly string[] },
): void {
  const filled = names.filter((name) => name !== '');
  const missing = required.filter((name) => !names.includes(name));
  const unknown = filled.filter((name) => !columns.includes(name));
  const twice = filled.filter((name, at) => filled.indexOf(name) < at);
  const places = (name: string) => names.flatMap((own, at) => (own === name ? [at + 1] : [])).join(' and ');
  const problems = [
    ...missing.map((name) => `The file ${file} has no column ${name}.`),
    ...(unknown.length > 0
      ? [
          `The file ${file} has columns that Lokapasar does not know (${unknown.join(', ')}); it knows ${columns.join(', ')}.`,
        ]
      : []),
    ...new Set(twice.map((name) => `Row 1: the columns ${places(name)} are both ${name}; which one counts?`)),
  ];
  if (problems.length > 0) throw new SettingsError(...problems);
}

/** What cannot be understood in one way alone, or not be stored. */
function problemsOf(
  row: number,
  cells: readonly TableCell[],
  { names, dates }: { names: readonly string[]; dates: readonly string[] },
): Problem[] {
  return cells.flatMap((cell, at): Problem[] => {
    if (cell === null || cell === '') return [];
    const column = names[at] || String(at + 1);
    if (!names[at]) return [{ row, column, text: 'has a cell, but no heading' }];
    if (hasZeroByte(textOf(cell))) return [{ row, column, text: DAMAGED }];
    if (typeof cell === 'string') return [];
    if ('fault' in cell) return [{ row, column, text: cell.fault }];
    if (dates.includes(column)) return [];
    const text = `"${cell.doubtful}" is a number or a date in a spreadsheet's form, and what was typed is lost; type it again, as a text with an apostrophe before it`;
    return [{ row, column, text }];
  });
}
