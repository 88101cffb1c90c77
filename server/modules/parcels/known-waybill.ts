import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Whether a parcel has a waybill, in any letters. `except`: not of the labels of this return. */
export async function isKnownWaybill(
  query: Query,
  waybill: string,
  { except = null }: { except?: string | null } = {},
): Promise<boolean> {
  const found = await query(sql`
    select from parcels where upper(waybill) = upper(${waybill}) and return_id is distinct from ${except}::uuid limit 1`);
  return found.length > 0;
}
