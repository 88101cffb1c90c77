import { sql } from 'drizzle-orm';
import { hasForeignLetters, lookOf } from '#domain/shops/looks-alike.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { PickupAddress } from './pickup-address.ts';

/**
 * How a name stands beside those of all shops: `taken`, or one that could be read as another's (P-CENTRE-61).
 * Reads all names.
 */
export async function judgeShopName(query: Query, name: string): Promise<'free' | 'taken' | 'alike'> {
  const [same] = await query(sql`select 1 as taken from sellers where fold_text(name) = fold_text(${name})`);
  if (same) return 'taken';
  if (hasForeignLetters(name)) return 'alike';
  const look = lookOf(name);
  const others = await query<{ name: string }>(sql`select name from sellers`);
  return others.some((other) => lookOf(other.name) === look) ? 'alike' : 'free';
}

/** Keeps names of shops one at a time until the transaction ends, so that two shops cannot take one. */
export const lockShopNames = (tx: Tx) =>
  tx(sql`select pg_advisory_xact_lock(hashtextextended('names of shops', 0))`);

/** Opens a shop with its pickup address. @returns its number */
export async function openSeller(
  tx: Tx,
  { name, location, pickup }: { name: string; location: string; pickup: PickupAddress },
): Promise<number> {
  const [seller] = await tx<{ id: number }>(sql`
    insert into sellers (name, description, location, joined_year, rating, is_official)
    values (${name}, ${`Toko ${name} di Lokapasar.`}, ${location},
      extract(year from shop_now() at time zone 'Asia/Jakarta')::int, 0, false)
    returning id`);
  if (!seller) throw new Error('A new shop has no number');
  const { contact, phone, address, postalCode } = pickup;
  await tx(sql`
    insert into pickup_addresses (seller_id, contact, phone, address, postal_code)
    values (${seller.id}, ${contact}, ${phone}, ${address}, ${postalCode})`);
  return seller.id;
}
