import type { TariffRow } from '#db/seed/shipping-tariffs.ts';
import { SERVICE_IDS, type ServiceId } from '#domain/shipping/couriers.ts';
import {
  checkTariffRows,
  endingServices,
  readTariffs,
  type TariffFault,
  tariffRows,
} from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import { keptTable } from '#server/platform/tables/kept-tables.ts';
import type { TableFault } from '#server/platform/tables/read-table.ts';

/** A tariff that a file changes. Whole Rupiah. */
export interface ChangedTariff {
  before: TariffRow;
  after: TariffRow;
}

/** A file of tariffs that was sent, and what it would change (P-CONSOLE-64). */
export interface TariffsFile {
  fileName: string;
  faults: TableFault[];
  problems: TariffFault[];
  /** Each service with tariffs now or then. `changed` counts those that come, go or cost something else. */
  services: { service: ServiceId; before: number; after: number; changed: number }[];
  /** The largest changes by share of the first kilogram's price. */
  largest: ChangedTariff[];
  /** Services that would lose all their tariffs. */
  ending: ServiceId[];
  /** The version that the file was compared with. */
  seen: string;
}

/** Changes that are shown. */
const MOST_CHANGES = 10;

const keyOf = ({ service, fromZone, toZone }: TariffRow) => `${service} ${fromZone} ${toZone}`;
const isSame = (a: TariffRow | undefined, b: TariffRow | undefined) =>
  a?.firstKg === b?.firstKg && a?.moreKg === b?.moreKg;
const shareOf = ({ before, after }: ChangedTariff) =>
  Math.abs(after.firstKg - before.firstKg) / before.firstKg;

/** A file that was sent; null for an unknown one. */
export async function readTariffsFile(query: Query, id: string): Promise<TariffsFile | null> {
  const kept = await keptTable(query, 'tariffs', id);
  if (!kept) return null;
  const { fileName, faults } = kept;
  const { rows, faults: problems } = checkTariffRows(faults.length > 0 ? [] : kept.rows);
  const file = { fileName, faults, problems };
  if (faults.length > 0 || problems.length > 0)
    return Object.assign(file, { services: [], largest: [], ending: [], seen: '' });
  const present = await tariffRows(query);
  const [now, then] = [
    new Map(present.map((row) => [keyOf(row), row])),
    new Map(rows.map((row) => [keyOf(row), row])),
  ];
  const changedKeys = [...new Set([...now.keys(), ...then.keys()])].filter(
    (key) => !isSame(now.get(key), then.get(key)),
  );
  const countOf = (of: Iterable<string>, service: ServiceId) =>
    [...of].filter((key) => key.startsWith(`${service} `)).length;
  const changes = changedKeys.flatMap((key): ChangedTariff[] => {
    const [before, after] = [now.get(key), then.get(key)];
    return before && after ? [{ before, after }] : [];
  });
  return Object.assign(file, {
    services: SERVICE_IDS.map((service) => ({
      service,
      before: countOf(now.keys(), service),
      after: countOf(then.keys(), service),
      changed: countOf(changedKeys, service),
    })).filter(({ before, after }) => before + after > 0),
    largest: changes.toSorted((a, b) => shareOf(b) - shareOf(a)).slice(0, MOST_CHANGES),
    ending: endingServices(present, rows),
    seen: (await readTariffs(query)).version,
  });
}

/** The tariffs of the rows of a file without faults. */
export const tariffsOf = (rows: Parameters<typeof checkTariffRows>[0]): TariffRow[] =>
  checkTariffRows(rows).rows;
