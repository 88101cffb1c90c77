import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import writeSheet from 'write-excel-file/node';
import { SettingsError } from '../settings/settings-error.ts';
import { BYTE_ORDER_MARK, type Cell, csvLine, guardText, readText } from './spreadsheet-text.ts';

/** Rows of an XLSX file, with its heading: as many as `readTable` takes. */
const MOST_ROWS = 50_000;

/**
 * Writes a table as `readTable` reads it: as XLSX where the file's name ends so, else as CSV. A file that is there is
 * replaced once the new one is complete.
 * @throws SettingsError when it is too long for XLSX
 */
export async function writeTable(
  file: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Promise<void> {
  const isXlsx = path.extname(file).toLowerCase() === '.xlsx';
  const unfinished = `${file}.unfinished`;
  try {
    if (isXlsx) await writeXlsx(unfinished, columns, rows);
    else await pipeline(linesOf(columns, rows), fs.createWriteStream(unfinished));
    fs.renameSync(unfinished, file);
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
}

async function* linesOf(
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const row of rows) yield csvLine(row);
}

async function writeXlsx(
  file: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Promise<void> {
  const written = [columns.map(typedCell)];
  for await (const row of rows) {
    if (written.push(row.map(typedCell)) > MOST_ROWS)
      throw new SettingsError(`An XLSX file holds ${MOST_ROWS} rows of a table; write a CSV file.`);
  }
  await writeSheet(written, { stickyRowsCount: 1 }).toFile(file);
}

/** Texts have the form of texts ('@'), so that a spreadsheet keeps what is typed over them: 0811 with its zero. */
function typedCell(cell: Cell) {
  if (typeof cell !== 'string') return cell ?? null;
  return { value: escaped(readText(cell) === cell ? cell : guardText(cell)), type: String, format: '@' };
}

/**
 * XLSX reads _x0041_ as a letter by its number, so such a text is escaped. And so is written what write-excel-file 4.1.1
 * loses: `toString` and its like, which it takes for a text that it has met, and U+FFFD.
 */
function escaped(text: string): string {
  const [first = ''] = text;
  if (text in {}) return `_x${first.charCodeAt(0).toString(16).padStart(4, '0')}_${text.slice(1)}`;
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\uFFFD', '_xFFFD_');
}
