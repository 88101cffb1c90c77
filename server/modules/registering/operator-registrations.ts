import { sql } from 'drizzle-orm';
import { isUuid } from '#domain/is-uuid.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Registrations as the console shows them: numbers of people and accounts are their last digits. */

/** A registration in the list of those that wait. */
export interface WaitingRegistration {
  id: string;
  name: string;
  legalName: string;
  location: string;
  createdAt: Date;
}

/** Most registrations on the page of those that wait, the oldest first. */
const MOST_WAITING = 100;

export const waitingRegistrations = (query: Query): Promise<WaitingRegistration[]> =>
  query<WaitingRegistration>(sql`
    select id, name, legal_name as "legalName", location, created_at as "createdAt" from shop_registrations
    where state = 'waiting' order by created_at, id limit ${MOST_WAITING}`);

/** The shops that were opened by a registration on one day in Jakarta. */
export interface NewShopsDay {
  day: string;
  shops: number;
}

/** New shops by the day on which they were opened, the oldest first. @param today the first moment of the last day */
export const newShopsByDay = (query: Query, today: Date, days: number): Promise<NewShopsDay[]> =>
  query<NewShopsDay>(sql`
    select to_char(day at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, count(r.id)::int as shops
    from generate_series(${today}::timestamptz - make_interval(days => ${days - 1}), ${today}::timestamptz, '1 day') day
    left join shop_registrations r
      on r.state = 'opened' and r.decided_at >= day and r.decided_at < day + interval '1 day'
    group by day order by day`);

/** One registration. */
export interface OperatorRegistration extends WaitingRegistration {
  /** Null after the account was deleted. */
  userId: string | null;
  state: 'waiting' | 'opened' | 'refused';
  /** The shop that was opened. */
  sellerId: number | null;
  taxIdEnd: string;
  /** NIB; empty for a person who trades alone. */
  businessId: string;
  bank: string;
  accountEnd: string;
  agreement: string;
  decidedAt: Date | null;
  reason: string | null;
}

const SHOWN = sql`id, user_id as "userId", state, seller_id as "sellerId", name, legal_name as "legalName", location,
  right(tax_id, 4) as "taxIdEnd", business_id as "businessId", bank, right(account_number, 4) as "accountEnd", agreement,
  created_at as "createdAt", decided_at as "decidedAt", reason`;

/** Null when there is none. */
export async function readRegistration(query: Query, id: string): Promise<OperatorRegistration | null> {
  if (!isUuid(id)) return null;
  const [found] = await query<OperatorRegistration>(
    sql`select ${SHOWN} from shop_registrations where id = ${id}`,
  );
  return found ?? null;
}

/** The registration that opened a shop; null for one that came with the catalogue. */
export async function registrationOf(query: Query, sellerId: number): Promise<OperatorRegistration | null> {
  const [found] = await query<OperatorRegistration>(sql`
    select ${SHOWN} from shop_registrations where seller_id = ${sellerId} order by decided_at desc limit 1`);
  return found ?? null;
}

/** Shops that were opened with the same NIK or NPWP as a registration names. */
export async function shopsWithTaxIdOf(query: Query, registrationId: string): Promise<number[]> {
  const rows = await query<{ sellerId: number }>(sql`
    select distinct o.seller_id as "sellerId" from shop_registrations r
    join shop_registrations o on o.tax_id = r.tax_id and o.id <> r.id and o.seller_id is not null
    where r.id = ${registrationId}`);
  return rows.map(({ sellerId }) => sellerId);
}

/** What pages never show of a registration without a press (P-CONSOLE-41). */
export interface RegistrationIdentity {
  contact: string;
  phone: string;
  address: string;
  postalCode: string;
  taxId: string;
  accountNumber: string;
}

export async function readIdentity(query: Query, id: string): Promise<RegistrationIdentity | null> {
  const [found] = await query<RegistrationIdentity>(sql`
    select contact, phone, address, postal_code as "postalCode", tax_id as "taxId", account_number as "accountNumber"
    from shop_registrations where id = ${id}`);
  return found ?? null;
}
