import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Where a seller's parcels are fetched, and where goods go back to. */
export interface PickupAddress {
  contact: string;
  phone: string;
  address: string;
  postalCode: string;
}

/** Null for a seller without one. It is shown to nobody but a shopper who sends goods back (P-SHIP-24). */
export async function pickupAddressOf(query: Query, sellerId: number): Promise<PickupAddress | null> {
  const [found] = await query<PickupAddress>(sql`
    select contact, phone, address, postal_code as "postalCode" from pickup_addresses where seller_id = ${sellerId}`);
  return found ?? null;
}
