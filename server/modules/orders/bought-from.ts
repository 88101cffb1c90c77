import { type SQL, sql } from 'drizzle-orm';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type MaskedBuyer, maskedBuyers } from './shop-orders.ts';

/** States of an order that its shopper has paid for, or confirmed to pay at the door, and that goes on or ended well. */
const BOUGHT: readonly OrderState[] = ['new', 'accepted', 'packed', 'shipped', 'delivered', 'completed'];

/** An account and a shop. */
export interface Pair {
  userId: string;
  sellerId: number;
}

/** Which of some accounts have ever bought at which shops, as {@link pairKey}; also what was cancelled later. */
export async function boughtPairs(query: Query, pairs: readonly Pair[]): Promise<ReadonlySet<string>> {
  const rows = await query<Pair>(sql`
    select distinct p.user_id as "userId", o.seller_id as "sellerId"
    from purchases p join orders o on o.purchase_id = p.id
    where ${boughtBy(pairs)}`);
  return new Set(rows.map(pairKey));
}

/**
 * The buyers of the last orders that accounts bought at shops, by {@link pairKey}; none whose personal data was deleted. Of
 * more pairs than were asked for where several accounts and shops are.
 */
export async function lastBuyers(
  query: Query,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, MaskedBuyer>> {
  const rows = await query<Pair & { id: string }>(sql`
    select distinct on (p.user_id, o.seller_id) p.user_id as "userId", o.seller_id as "sellerId", o.id
    from purchases p join orders o on o.purchase_id = p.id
    where ${boughtBy(pairs)} order by p.user_id, o.seller_id, o.created_at desc, o.id desc`);
  const buyers = await maskedBuyers(
    query,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row) => {
      const buyer = buyers.get(row.id);
      return buyer ? [[pairKey(row), buyer] as const] : [];
    }),
  );
}

/** Orders `o` of purchases `p` that some accounts bought at some shops; also what was cancelled later. */
const boughtBy = (pairs: readonly Pair[]): SQL => sql`
  p.user_id = any(${sql.param([...new Set(pairs.map(({ userId }) => userId))])}::uuid[])
  and o.seller_id = any(${sql.param([...new Set(pairs.map(({ sellerId }) => sellerId))])}::integer[])
  and (o.state = any(${sql.param(BOUGHT)}::text[]) or o.state = 'cancelled' and exists (
    select from order_events e where e.order_id = o.id and e.event in ('paid', 'confirmed')))`;

export const pairKey = ({ userId, sellerId }: Pair): string => `${userId} ${sellerId}`;

/** The account that placed an order of a shop; null for a guest's order and one that the shop has not. */
export async function buyerOfOrder(
  query: Query,
  { sellerId, number }: { sellerId: number; number: string },
): Promise<string | null> {
  const [row] = await query<{ userId: string | null }>(sql`
    select p.user_id as "userId" from orders o join purchases p on p.id = o.purchase_id
    where o.number = ${parseOrderNumber(number)} and o.seller_id = ${sellerId}`);
  return row?.userId ?? null;
}
