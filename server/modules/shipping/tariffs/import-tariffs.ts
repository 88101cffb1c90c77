import fs from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { checkTariffRows, type RawTariffRow, TARIFF_COLUMNS } from './import-row.ts';
import { insertTariffs } from './stored-tariffs.ts';

/** Most problems to print; a file of the wrong kind has one in every row. */
const PRINTED_PROBLEMS = 200;

/** Replaces the shop's tariffs by those of a CSV file. */
export async function importTariffs(
  pool: pg.Pool,
  { file, dryRun }: { file: string; dryRun: boolean },
): Promise<number> {
  const { rows, problems } = checkTariffRows(readTariffFile(file));
  if (problems.length > 0) {
    const more = problems.length - PRINTED_PROBLEMS;
    throw new SettingsError(
      ...problems.slice(0, PRINTED_PROBLEMS),
      ...(more > 0 ? [`... and ${more} more.`] : []),
      `Nothing was imported: ${problems.length} problem(s) in the file.`,
    );
  }
  if (!dryRun) {
    await createTransaction(pool)(async (query) => {
      // Of two simultaneous imports the second waits, and its file wins.
      await query(sql`lock table shipping_tariffs in share row exclusive mode`);
      await query(sql`delete from shipping_tariffs`);
      await insertTariffs(query, rows);
    });
  }
  return rows.length;
}

function readTariffFile(file: string): RawTariffRow[] {
  const records = parseCsv(file, readText(file));
  if (records.length === 0) throw new SettingsError(`The file ${file} holds no tariffs.`);
  const names = Object.keys(records[0]?.record ?? {});
  const known: readonly string[] = TARIFF_COLUMNS;
  const missing = known.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !known.includes(name));
  if (missing.length + unknown.length > 0) {
    throw new SettingsError(
      `The file ${file} must have exactly the columns ${known.join(', ')}; it has ${names.join(', ')}.`,
    );
  }
  return records.map(({ record, info }) => ({ number: info.lines, cells: record }));
}

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(file));
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : String(error);
    throw new SettingsError(`The file ${file} cannot be read: ${reason}.`);
  }
}

function parseCsv(file: string, text: string): { record: Record<string, string>; info: { lines: number } }[] {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  // Spreadsheets with Indonesian settings write semicolons.
  const delimiter = heading.includes(';') ? ';' : ',';
  try {
    return parse(text, {
      delimiter,
      bom: true,
      info: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      trim: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SettingsError(`The file ${file} is not valid CSV: ${error.message}.`);
  }
}
