import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { refuseProblems } from '#server/platform/tables/problems.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { checkTariffRows, TARIFF_COLUMNS } from './import-row.ts';
import { insertTariffs } from './stored-tariffs.ts';

/**
 * Replaces the shop's tariffs by those of a CSV file.
 * @returns how many there are then
 * @throws SettingsError with every problem of the file at once
 */
export async function importTariffs(
  pool: pg.Pool,
  { file, dryRun }: { file: string; dryRun: boolean },
): Promise<number> {
  const raw = readTable({ file, columns: TARIFF_COLUMNS, required: TARIFF_COLUMNS });
  if (raw.length === 0) throw new SettingsError(`The file ${file} holds no tariffs.`);
  const { rows, problems } = checkTariffRows(raw);
  refuseProblems(problems);
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
