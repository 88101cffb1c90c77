import path from 'node:path';
import { cleanText, hasZeroByte } from '#domain/forms/clean-text.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { type Problem, refuseProblems } from '#server/platform/tables/problems.ts';
import { readFile, readTable } from '#server/platform/tables/read-table.ts';
import { repeatedKeys } from '#server/platform/tables/repeated-keys.ts';
import { columnNames, type RawRow } from './import-row.ts';

/**
 * Reads a CSV, XLSX or JSON file into rows, with clean texts (P-FORM-10).
 * @throws SettingsError when it cannot be read, is not of that format, or has unknown or missing columns
 */
export async function readImportFile(file: string): Promise<RawRow[]> {
  const isJson = path.extname(file).toLowerCase() === '.json';
  const rows = isJson
    ? await readJson(file)
    : await readTable({ file, columns: columnNames, required: ['id'] });
  if (rows.length === 0) throw new SettingsError(`The file ${file} holds no products.`);
  return rows.map(({ number, cells }) => {
    const texts = Object.entries(cells).map(([column, cell]) => [column, cleaned(cell)] as const);
    return { number, cells: Object.fromEntries(texts.filter(([, cell]) => cell !== '' && cell !== null)) };
  });
}

/** A value with the texts in it cleaned, at any depth. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleaned(member)]));
}

async function readJson(file: string): Promise<RawRow[]> {
  const text = await readFile(file);
  const data = parseJson(file, text);
  const names = new Set(data.flatMap((record) => Object.keys(record)));
  const known: readonly string[] = columnNames;
  const unknown = [...names].filter((name) => !known.includes(name));
  if (data.length > 0 && !names.has('id')) throw new SettingsError(`The file ${file} has no column id.`);
  if (unknown.length > 0) {
    throw new SettingsError(
      `The file ${file} has columns that Lokapasar does not know (${unknown.join(', ')}); it knows ${known.join(', ')}.`,
    );
  }
  const rows = data.map((cells, index) => ({ number: index + 2, cells }));
  refuseProblems([...repeatedKeys(text), ...rows.flatMap(zeroBytesIn)]);
  return rows;
}

const zeroBytesIn = ({ number, cells }: RawRow): Problem[] =>
  Object.entries(cells).flatMap(([column, cell]) =>
    hasZeroByte(JSON.stringify(cell).replaceAll('\\u0000', '\0'))
      ? [{ row: number, column, text: 'has a zero byte; the file is damaged' }]
      : [],
  );

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
