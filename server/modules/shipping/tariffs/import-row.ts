import { z } from 'zod';
import type { TariffRow } from '#db/seed/shipping-tariffs.ts';
import { SERVICE_IDS } from '#domain/shipping/couriers.ts';
import { ZONES } from '#domain/shipping/zones.ts';
import type { TableRow } from '#server/platform/tables/read-table.ts';

/** The columns of a tariff file. */
export const TARIFF_COLUMNS = ['service', 'from_zone', 'to_zone', 'first_kg', 'more_kg'] as const;

/** Upper bound of a price per kilogram in Rupiah: beyond it somebody typed too many zeros. */
export const MOST_A_KG = 10_000_000;

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

type TariffColumn = (typeof TARIFF_COLUMNS)[number];

/** What is wrong with a cell of a file of tariffs. */
export type TariffFault = {
  row: number;
  column: TariffColumn;
} /** It has not the form that its column wants. */ & (
  | { code: 'bad_cell' }
  /** An earlier row has the same service and zones. */
  | { code: 'tariff_twice'; tariff: string; earlier: number }
  /** The service runs within one zone only. */
  | { code: 'one_zone_only'; service: string; zone: string }
);

/** The expected form of each cell, for messages about invalid ones. */
const FORMS: Record<TariffColumn, string> = {
  service: `must be one of ${SERVICE_IDS.join(', ')}`,
  from_zone: `must be one of ${ZONES.join(', ')}`,
  to_zone: `must be one of ${ZONES.join(', ')}`,
  first_kg: `must be whole Rupiah from 1 to ${MOST_A_KG}, written with digits only`,
  more_kg: `must be whole Rupiah from 0 to ${MOST_A_KG}, written with digits only`,
};

/** What is wrong with a cell, for the terminal. */
export function textOfTariffFault(fault: TariffFault): string {
  switch (fault.code) {
    case 'bad_cell':
      return FORMS[fault.column];
    case 'tariff_twice':
      return `${fault.tariff} stands in row ${fault.earlier} already`;
    case 'one_zone_only':
      return `${fault.service} runs within ${fault.zone} only`;
  }
}

/** Checks every row, by itself and against those before it. */
export function checkTariffRows(raw: readonly TableRow[]): { rows: TariffRow[]; faults: TariffFault[] } {
  const rows: TariffRow[] = [];
  const faults: TariffFault[] = [];
  const rowOf = new Map<string, number>();
  for (const { number, cells } of raw) {
    const { success, data, error } = rowSchema.safeParse(cells);
    if (!success) {
      const bad = TARIFF_COLUMNS.filter((column) => error.issues.some(({ path }) => path[0] === column));
      faults.push(...bad.map((column) => ({ row: number, column, code: 'bad_cell' as const })));
      continue;
    }
    const row = toRow(data);
    const key = `${row.service} from ${row.fromZone} to ${row.toZone}`;
    const earlier = rowOf.get(key);
    if (earlier !== undefined)
      faults.push({ row: number, column: 'service', code: 'tariff_twice', tariff: key, earlier });
    else rowOf.set(key, number);
    if (row.service === 'anteraja-same-day' && !(row.fromZone === ZONES[0] && row.toZone === ZONES[0])) {
      const { service } = row;
      faults.push({ row: number, column: 'service', code: 'one_zone_only', service, zone: ZONES[0] });
    }
    rows.push(row);
  }
  return { rows, faults };
}

function toRow(data: z.output<typeof rowSchema>): TariffRow {
  return {
    service: data.service,
    fromZone: data.from_zone,
    toZone: data.to_zone,
    firstKg: data.first_kg,
    moreKg: data.more_kg,
  };
}
