import { sql } from 'drizzle-orm';
import { foldText } from '#domain/search/fold-text.ts';
import { lookOf } from '#domain/shops/looks-alike.ts';
import type { Query } from '#server/platform/database/query.ts';
import { containing } from '../finding/product-conditions.ts';
import type { PickupAddress } from './pickup-address.ts';

/** Shops as the console shows them. */

/** A shop in the console's list. */
export interface OperatorSellerCard {
  id: number;
  name: string;
  location: string;
  isOfficial: boolean;
  isTrusted: boolean;
  isSuspended: boolean;
  rating: number;
  /** Products of any state. */
  products: number;
}

/** One page of shops, the newest number first. */
export interface OperatorSellerList {
  sellers: OperatorSellerCard[];
  /** The shop after which the next page begins; null on the last one. */
  next: number | null;
}

const PAGE_SELLERS = 50;

const COLUMNS = sql`s.id, s.name, s.location, s.is_official as "isOfficial", s.is_trusted as "isTrusted",
  s.suspended_at is not null as "isSuspended", s.rating,
  (select count(*)::int from products p where p.seller_id = s.id) as products`;

/** A page of the shops whose name or number was typed; all for an empty text. */
export async function operatorSellers(
  query: Query,
  { q, after }: { q: string; after: number | null },
): Promise<OperatorSellerList> {
  const isId = /^[1-9]\d{0,8}$/.test(q) ? sql`s.id = ${Number(q)}` : sql`false`;
  const asked = q === '' ? sql`true` : sql`(${isId} or fold_text(s.name) like ${containing(foldText(q))})`;
  const found = await query<OperatorSellerCard>(sql`
    select ${COLUMNS} from sellers s
    where ${asked} and ${after === null ? sql`true` : sql`s.id < ${after}`}
    order by s.id desc limit ${PAGE_SELLERS + 1}`);
  const sellers = found.slice(0, PAGE_SELLERS);
  return { sellers, next: found.length > PAGE_SELLERS ? (sellers.at(-1)?.id ?? null) : null };
}

/** One shop; null when there is none. */
export async function operatorSeller(query: Query, id: number): Promise<OperatorSellerCard | null> {
  const [found] = await query<OperatorSellerCard>(sql`select ${COLUMNS} from sellers s where s.id = ${id}`);
  return found ?? null;
}

/** The shops whose names could be read as this one. Reads all names. */
export async function shopsLooking(query: Query, name: string): Promise<number[]> {
  const look = lookOf(name);
  const others = await query<{ id: number; name: string }>(sql`select id, name from sellers order by id`);
  return others.filter((other) => lookOf(other.name) === look).map(({ id }) => id);
}

/** The shops whose parcels are fetched by the same telephone, or at the same address. */
export async function shopsAtPickup(
  query: Query,
  { phone, address, postalCode }: Omit<PickupAddress, 'contact'>,
): Promise<{ phone: number[]; address: number[] }> {
  const rows = await query<{ id: number; phone: string; address: string }>(sql`
    select seller_id as id, phone, address from pickup_addresses
    where phone = ${phone} or postal_code = ${postalCode} order by seller_id`);
  const place = plainPlace(address);
  return {
    phone: rows.filter((row) => row.phone === phone).map(({ id }) => id),
    address: rows.filter((row) => plainPlace(row.address) === place).map(({ id }) => id),
  };
}

/** Letters and digits alone, small: 'Jl. Melati No. 5' and 'jl melati no 5' are one street. */
const plainPlace = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
