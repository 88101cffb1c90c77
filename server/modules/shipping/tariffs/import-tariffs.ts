import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TariffRow } from '#db/seed/shipping-tariffs.ts';
import type { Result } from '#domain/result.ts';
import { SERVICE_IDS } from '#domain/shipping/couriers.ts';
import { ZONES } from '#domain/shipping/zones.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { refuseProblems } from '#server/platform/tables/problems.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { checkTariffRows, MOST_A_KG, TARIFF_COLUMNS } from './import-row.ts';
import { insertTariffs } from './stored-tariffs.ts';

/** The tariffs of a file. @throws SettingsError with every problem of the file at once */
export async function readTariffFile(file: string): Promise<TariffRow[]> {
  const raw = await readTable({ file, columns: TARIFF_COLUMNS, required: TARIFF_COLUMNS });
  if (raw.length === 0) throw new SettingsError(`The file ${file} holds no tariffs.`);
  const { rows, problems } = checkTariffRows(raw);
  refuseProblems(problems);
  return rows;
}

/** More than any table of tariffs has. */
const MOST_ROWS = 10_000;

/** Replaces the shop's tariffs. @returns how many there are then */
export const replaceTariffs = defineCommand({
  name: 'tariffs.import',
  permission: 'operator.settings.money',
  needsFreshFactor: true,
  input: z.object({
    tariffs: z
      .array(
        z.object({
          service: z.enum(SERVICE_IDS),
          fromZone: z.enum(ZONES),
          toZone: z.enum(ZONES),
          firstKg: z.int().min(1).max(MOST_A_KG),
          moreKg: z.int().min(0).max(MOST_A_KG),
        }),
      )
      .min(1)
      .max(MOST_ROWS),
  }),
  async subjects(tx) {
    // Of two simultaneous imports the second waits, and its file wins.
    await tx(sql`lock table shipping_tariffs in share row exclusive mode`);
    return [{ kind: 'tariffs', id: 'all' }];
  },
  async run(tx, { input: { tariffs } }): Promise<Result<Done<number>, never>> {
    const before = await tx(sql`delete from shipping_tariffs returning 1`);
    await insertTariffs(tx, tariffs);
    const { length } = tariffs;
    return { ok: true, value: { value: length, before: { rows: before.length }, after: { rows: length } } };
  },
});
