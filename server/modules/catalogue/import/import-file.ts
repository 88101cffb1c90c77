import fs from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { columnNames, type RawRow } from './import-row.ts';

/**
 * Reads a CSV or JSON file into rows.
 * @throws SettingsError when it cannot be read, is not of that format, or has unknown or missing columns
 */
export function readImportFile(file: string): RawRow[] {
  const text = readText(file);
  const records = path.extname(file).toLowerCase() === '.json' ? parseJson(file, text) : parseCsv(file, text);
  if (records.length === 0) throw new SettingsError(`The file ${file} holds no products.`);
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  if (!names.has('id')) throw new SettingsError(`The file ${file} has no column id.`);
  const known: readonly string[] = columnNames;
  const unknown = [...names].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new SettingsError(
      `The file ${file} has columns that Lokapasar does not know (${unknown.join(', ')}); it knows ${known.join(', ')}.`,
    );
  }
  return records.map((record, index) => ({
    number: index + 2,
    cells: Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '' && cell !== null)),
  }));
}

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(file));
  } catch (error) {
    const reason =
      error instanceof TypeError ? 'it is not UTF-8 text; save it as "CSV UTF-8"' : String(error);
    throw new SettingsError(`The file ${file} cannot be read: ${reason}.`);
  }
}

function parseCsv(file: string, text: string): Record<string, unknown>[] {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  // Spreadsheets with Indonesian settings write semicolons.
  const delimiter = heading.split(';').length > heading.split(',').length ? ';' : ',';
  try {
    return parse(text, {
      delimiter,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw new SettingsError(`The file ${file} is not valid CSV: ${error.message}.`);
    throw error;
  }
}

function parseJson(file: string, text: string): Record<string, unknown>[] {
  const data = tryJson(text);
  const isRecord = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);
  if (Array.isArray(data) && data.every(isRecord)) return data;
  throw new SettingsError(`The file ${file} is not valid JSON: it must be a list of objects, one a product.`);
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
