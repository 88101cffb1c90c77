import { z } from 'zod';
import type { TariffRow } from '#db/seed/shipping-tariffs.ts';
import { SERVICE_IDS } from '#domain/shipping/couriers.ts';
import { ZONES } from '#domain/shipping/zones.ts';

/** The columns of a tariff file. */
export const TARIFF_COLUMNS = ['service', 'from_zone', 'to_zone', 'first_kg', 'more_kg'] as const;

/** Upper bound of a price per kilogram in Rupiah: beyond it somebody typed too many zeros. */
const MOST_A_KG = 10_000_000;

const amount = (least: number) =>
  z
    .string()
    .regex(/^\d{1,8}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(MOST_A_KG));

const rowSchema = z.object({
  service: z.enum(SERVICE_IDS),
  from_zone: z.enum(ZONES),
  to_zone: z.enum(ZONES),
  first_kg: amount(1),
  more_kg: amount(0),
});

/** The expected form of each cell, for messages about invalid ones. */
const FORMS: Record<(typeof TARIFF_COLUMNS)[number], string> = {
  service: `must be one of ${SERVICE_IDS.join(', ')}`,
  from_zone: `must be one of ${ZONES.join(', ')}`,
  to_zone: `must be one of ${ZONES.join(', ')}`,
  first_kg: `must be whole Rupiah from 1 to ${MOST_A_KG}, written with digits only`,
  more_kg: `must be whole Rupiah from 0 to ${MOST_A_KG}, written with digits only`,
};

/** One row of a tariff file; the heading is line 1. */
export interface RawTariffRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Checks every row, by itself and against those before it. Problems are full sentences that name their line.
 */
export function checkTariffRows(raw: readonly RawTariffRow[]): { rows: TariffRow[]; problems: string[] } {
  const rows: TariffRow[] = [];
  const problems: string[] = [];
  const rowOf = new Map<string, number>();
  for (const { number, cells } of raw) {
    const { success, data, error } = rowSchema.safeParse(cells);
    if (!success) {
      const bad = TARIFF_COLUMNS.filter((column) => error.issues.some(({ path }) => path[0] === column));
      problems.push(...bad.map((column) => `Line ${number}, column ${column}: ${FORMS[column]}.`));
      continue;
    }
    const row = toRow(data);
    const key = `${row.service} from ${row.fromZone} to ${row.toZone}`;
    const earlier = rowOf.get(key);
    if (earlier !== undefined) problems.push(`Line ${number}: ${key} stands in line ${earlier} already.`);
    else rowOf.set(key, number);
    if (row.service === 'anteraja-same-day' && !(row.fromZone === ZONES[0] && row.toZone === ZONES[0])) {
      problems.push(`Line ${number}: ${row.service} runs within ${ZONES[0]} only.`);
    }
    rows.push(row);
  }
  return { rows, problems };
}

function toRow(data: z.output<typeof rowSchema>): TariffRow {
  return {
    ...{ service: data.service, fromZone: data.from_zone, toZone: data.to_zone },
    ...{ firstKg: data.first_kg, moreKg: data.more_kg },
  };
}
