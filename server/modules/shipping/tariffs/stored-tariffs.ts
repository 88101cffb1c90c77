import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TariffRow } from '#db/seed/shipping-tariffs.ts';
import { SERVICE_IDS, type ServiceId } from '#domain/shipping/couriers.ts';
import { pairIndex, TARIFF_NUMBERS, type TariffTable } from '#domain/shipping/tariffs.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The tariffs of the shop, and their version. */
export interface StoredTariffs {
  readonly version: string;
  readonly tariffs: TariffTable;
}

/** How long, in ms, a process caches the tariffs: after an import the old ones may be shown that long. */
const FRESH_MS = 10_000;

/** Reads the tariffs, at most every ten seconds. For charging money use {@link readTariffs}. */
export function keepTariffs(query: Query): () => Promise<StoredTariffs> {
  let kept: { at: number; value: Promise<StoredTariffs> } | null = null;
  return () => {
    const now = performance.now();
    if (kept && now - kept.at < FRESH_MS) return kept.value;
    const reading = { at: now, value: readTariffs(query) };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  };
}

/** The rows of the tariffs. */
export const tariffRows = (query: Query): Promise<TariffRow[]> =>
  query<TariffRow>(sql`
    select service, from_zone as "fromZone", to_zone as "toZone", first_kg as "firstKg", more_kg as "moreKg"
    from shipping_tariffs`);

/** The current tariffs of the database. */
export async function readTariffs(query: Query): Promise<StoredTariffs> {
  const rows = await tariffRows(query);
  const lists = new Map<ServiceId, number[]>();
  for (const service of SERVICE_IDS) {
    const ofService = rows.filter((row) => row.service === service);
    if (ofService.length === 0) continue;
    const numbers = new Array<number>(TARIFF_NUMBERS).fill(0);
    for (const { fromZone, toZone, firstKg, moreKg } of ofService) {
      numbers.splice(pairIndex(fromZone, toZone), 2, firstKg, moreKg);
    }
    lists.set(service, numbers);
  }
  return versioned(Object.fromEntries(lists));
}

const versioned = (tariffs: TariffTable): StoredTariffs => ({
  version: createHash('sha256').update(JSON.stringify(tariffs)).digest('base64url').slice(0, 12),
  tariffs,
});

/** The tariffs of some services; the version tells them from those of others. */
export function onlyOf(stored: StoredTariffs, services: readonly ServiceId[]): StoredTariffs {
  const kept = SERVICE_IDS.filter((id) => stored.tariffs[id] && services.includes(id));
  if (kept.length === Object.keys(stored.tariffs).length) return stored;
  return versioned(Object.fromEntries(kept.map((id) => [id, stored.tariffs[id]])));
}

export async function countTariffs(query: Query): Promise<number> {
  const [row] = await query<{ count: number }>(sql`select count(*) as count from shipping_tariffs`);
  return row?.count ?? 0;
}

/** Adds tariffs, all or none. */
export async function insertTariffs(query: Query, rows: readonly TariffRow[]): Promise<void> {
  await query(sql`
    insert into shipping_tariffs (service, from_zone, to_zone, first_kg, more_kg)
    select * from json_to_recordset(${JSON.stringify(rows)})
      as row("service" text, "fromZone" text, "toZone" text, "firstKg" int, "moreKg" int)`);
}
