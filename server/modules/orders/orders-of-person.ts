import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** What the console is told of the orders of one account. */
export interface PersonOrders {
  orders: number;
  /** Those that are neither completed nor cancelled. */
  open: number;
}

/** How many orders an account has. */
export async function ordersOfPerson(query: Query, userId: string): Promise<PersonOrders> {
  const [row] = await query<PersonOrders>(sql`
    select count(*)::int as orders, count(*) filter (where o.state not in ('completed', 'cancelled'))::int as open
    from purchases p join orders o on o.purchase_id = p.id where p.user_id = ${userId}`);
  return row ?? { orders: 0, open: 0 };
}

/** Most accounts that a contact leads to. */
const MOST_BUYERS = 50;

/** The accounts that bought with this contact: all of an address or a telephone, or a part of a recipient's name. */
export async function accountsBuying(
  query: Query,
  term: { kind: 'email'; email: string } | { kind: 'phone'; phone: string } | { kind: 'name'; part: string },
): Promise<string[]> {
  const condition =
    term.kind === 'email'
      ? sql`lower(c.email) = ${term.email}`
      : term.kind === 'phone'
        ? sql`c.phone = ${term.phone}`
        : sql`c.folded_recipient like ${`%${term.part.replace(/[\\%_]/g, '\\$&')}%`}`;
  const rows = await query<{ id: string }>(sql`
    select distinct p.user_id as id from order_contacts c join purchases p on p.id = c.purchase_id
    where ${condition} and p.user_id is not null limit ${MOST_BUYERS}`);
  return rows.map(({ id }) => id);
}

/** The account that bought an order or a purchase, by its number; none for a guest's and for an unknown one. */
export async function accountOfNumber(query: Query, number: string): Promise<string[]> {
  const rows = await query<{ id: string }>(sql`
    select p.user_id as id from purchases p where p.user_id is not null and (
      p.number = ${number} or p.id = (select o.purchase_id from orders o where o.number = ${number}))`);
  return rows.map(({ id }) => id);
}
