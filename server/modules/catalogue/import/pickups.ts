import { sql } from 'drizzle-orm';
import * as schema from '#db/schema/catalogue.ts';
import type { Report } from '#server/platform/tables/problems.ts';
import type { ImportRow } from './import-row.ts';
import { sellerKey } from './shop-facts.ts';
import type { Database } from './write-context.ts';

/** The columns that tell where couriers fetch the parcels of a row's seller (P-SHIP-24). */
export const PICKUP_COLUMNS = [
  'pickup_contact',
  'pickup_phone',
  'pickup_address',
  'pickup_postal_code',
] as const;

/** A pickup address of the file. */
interface FilePickup {
  readonly row: number;
  readonly contact: string;
  readonly phone: string;
  readonly address: string;
  readonly postalCode: string;
}

/** A row names its seller and gives all of a pickup address or nothing of it, and all rows of a seller the same. */
export function checkPickups(rows: readonly ImportRow[], report: Report): void {
  const found = new Map<string, FilePickup>();
  for (const row of rows) {
    const given = PICKUP_COLUMNS.filter((column) => row[column] !== undefined);
    if (given.length === 0) continue;
    if (row.seller === undefined) {
      report(row.row, 'seller', 'is missing, and the row gives a pickup address');
      continue;
    }
    for (const column of PICKUP_COLUMNS) {
      if (!given.includes(column))
        report(row.row, column, 'is missing beside the rest of the pickup address');
    }
    const pickup = pickupOf(row);
    if (!pickup) continue;
    const seller = sellerKey(row.seller);
    const first = found.get(seller);
    if (!first) found.set(seller, pickup);
    else if (keyOf(first) !== keyOf(pickup))
      report(row.row, 'pickup_address', `${row.seller} has another pickup address in row ${first.row}`);
  }
}

/**
 * Writes the pickup addresses of the file.
 * @param sellerIds by {@link sellerKey}
 * @returns how many are new or changed
 */
export async function writePickups(
  db: Database,
  rows: readonly ImportRow[],
  sellerIds: ReadonlyMap<string, number>,
): Promise<number> {
  const found = new Map<number, FilePickup>();
  for (const row of rows) {
    const sellerId = sellerIds.get(sellerKey(row.seller ?? ''));
    const pickup = pickupOf(row);
    if (sellerId !== undefined && pickup) found.set(sellerId, pickup);
  }
  const { pickupAddresses: own } = schema;
  let changed = 0;
  for (const [sellerId, { row: _, ...values }] of found) {
    const written = await db
      .insert(own)
      .values({ sellerId, ...values })
      .onConflictDoUpdate({
        target: own.sellerId,
        set: values,
        setWhere: sql`(${own.contact}, ${own.phone}, ${own.address}, ${own.postalCode}) is distinct from
          (${values.contact}, ${values.phone}, ${values.address}, ${values.postalCode})`,
      })
      .returning({ sellerId: own.sellerId });
    changed += written.length;
  }
  return changed;
}

function pickupOf(row: ImportRow): FilePickup | null {
  const {
    pickup_contact: contact,
    pickup_phone: phone,
    pickup_address: address,
    pickup_postal_code: postalCode,
  } = row;
  if (contact === undefined || phone === undefined || address === undefined || postalCode === undefined)
    return null;
  return { row: row.row, contact, phone, address, postalCode };
}

const keyOf = ({ row: _, ...pickup }: FilePickup) => JSON.stringify(pickup);
