import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TariffRow } from '#db/seed/shipping-tariffs.ts';
import { opaque } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { SERVICE_IDS, type ServiceId } from '#domain/shipping/couriers.ts';
import { ZONES } from '#domain/shipping/zones.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { refuseProblems } from '#server/platform/tables/problems.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { checkTariffRows, MOST_A_KG, TARIFF_COLUMNS, textOfTariffFault } from './import-row.ts';
import { insertTariffs, readTariffs, tariffRows } from './stored-tariffs.ts';

/** What a file of tariffs holds. */
export const TARIFF_TABLE = { columns: TARIFF_COLUMNS, required: TARIFF_COLUMNS } as const;

/** The tariffs of a file. @throws SettingsError with every problem of the file at once */
export async function readTariffFile(file: string): Promise<TariffRow[]> {
  const raw = await readTable({ file, ...TARIFF_TABLE });
  if (raw.length === 0) throw new SettingsError(`The file ${file} holds no tariffs.`);
  const { rows, faults } = checkTariffRows(raw);
  refuseProblems(
    faults.map((fault) => ({ row: fault.row, column: fault.column, text: textOfTariffFault(fault) })),
  );
  return rows;
}

/** Why tariffs were not replaced. */
export type TariffRefusal =
  /** Somebody else changed them since they were read. */
  | { code: 'tariffs_changed' }
  /** These services would lose all their tariffs, which nobody has said to be meant. */
  | { code: 'services_end'; services: readonly string[] };

/** The services of some tariffs that others lack. */
export const endingServices = (
  before: readonly Pick<TariffRow, 'service'>[],
  after: readonly Pick<TariffRow, 'service'>[],
): ServiceId[] => {
  const has = (rows: typeof before, id: ServiceId) => rows.some(({ service }) => service === id);
  return SERVICE_IDS.filter((id) => has(before, id) && !has(after, id));
};

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
    /** The version that was read before; without it nobody is told of what others changed. */
    seen: z.optional(opaque(100)),
    /** Whether services may lose all their tariffs; they may where nothing is said. */
    endsServices: z.boolean().optional(),
  }),
  async subjects(tx) {
    // Of two simultaneous imports the second waits, and its file wins.
    await tx(sql`lock table shipping_tariffs in share row exclusive mode`);
    return [{ kind: 'tariffs', id: 'all' }];
  },
  async run(tx, { input: { tariffs, seen, endsServices } }): Promise<Result<Done<number>, TariffRefusal>> {
    if (seen !== undefined && seen !== (await readTariffs(tx)).version)
      return { ok: false, error: { code: 'tariffs_changed' } };
    const before = await tariffRows(tx);
    const services = endingServices(before, tariffs);
    if (endsServices === false && services.length > 0)
      return { ok: false, error: { code: 'services_end', services } };
    await tx(sql`delete from shipping_tariffs`);
    await insertTariffs(tx, tariffs);
    const { length } = tariffs;
    return { ok: true, value: { value: length, before: { rows: before.length }, after: { rows: length } } };
  },
});
