import { type SQL, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/**
 * What the shop takes of goods, in hundredths of a percent (P-CONSOLE-44): of one shop's goods of a category before that of the
 * shop, before that of the category, before the general one. A rate counts for what is ordered from its moment on.
 */

const latest = (sellerId: SQL, categoryId: SQL) => sql`(
  select k.basis_points from commissions k
  where k.seller_id is not distinct from ${sellerId} and k.category_id is not distinct from ${categoryId}
    and k.from_at <= shop_now()
  order by k.from_at desc limit 1)`;

const NONE = sql`null::integer`;

/** The rate of a shop's goods of a category; null where the general one counts. */
const rateOf = (sellerId: SQL, categoryId: SQL) => sql`coalesce(
  ${latest(sellerId, categoryId)}, ${latest(sellerId, NONE)}, ${latest(NONE, categoryId)})`;

/** The rates of products that have one of their own now. */
export async function commissionsFor(
  query: Query,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await query<{ id: number; rate: number | null }>(sql`
    select p.id, ${rateOf(sql`p.seller_id`, sql`p.category_id`)} as rate from products p
    where p.id = any(${sql.param([...productIds])}::integer[])`);
  return new Map(rows.flatMap(({ id, rate }) => (rate === null ? [] : [[id, rate] as const])));
}

/** What a shop pays: on its goods, and on those of categories with another rate. */
export interface ShopCommission {
  rate: number;
  categories: { name: string; rate: number }[];
}

/** @param general the rate where no other counts */
export async function shopCommission(
  query: Query,
  sellerId: number,
  general: number,
): Promise<ShopCommission> {
  const [own] = await query<{ rate: number | null }>(
    sql`select ${latest(sql`${sellerId}::integer`, NONE)} as rate`,
  );
  const rate = own?.rate ?? general;
  const categories = await query<{ name: string; rate: number }>(sql`
    select name, rate from (
      select c.id, c.name, coalesce(${rateOf(sql`${sellerId}::integer`, sql`c.id`)}, ${general}::integer) as rate
      from categories c) c
    where rate <> ${rate} order by id`);
  return { rate, categories };
}

/** A rate that was set. Null shop or category: all of them; null rate: what is less special counts again. */
export interface SetCommission {
  id: number;
  sellerId: number | null;
  shop: string | null;
  category: string | null;
  basisPoints: number | null;
  from: Date;
  /** It has not begun, counts now, or was replaced. */
  state: 'planned' | 'current' | 'past';
}

const MOST_LISTED = 200;

/** The rates that were set, the last to begin first. */
export const setCommissions = (query: Query): Promise<SetCommission[]> =>
  query<SetCommission>(sql`
    select k.id, k.seller_id as "sellerId", s.name as shop, c.name as category, k.basis_points as "basisPoints",
      k.from_at as from, case when k.from_at > shop_now() then 'planned' when exists (
        select from commissions n
        where n.seller_id is not distinct from k.seller_id and n.category_id is not distinct from k.category_id
          and n.from_at > k.from_at and n.from_at <= shop_now()) then 'past' else 'current' end as state
    from commissions k left join sellers s on s.id = k.seller_id left join categories c on c.id = k.category_id
    order by k.from_at desc, k.id desc limit ${MOST_LISTED}`);

/** What a rate is for. */
interface CommissionTarget {
  sellerId: number | null;
  categoryId: number | null;
}

/** The names of a shop and a category, null for all; null when one of them is not there. */
export async function namesOfTarget(
  query: Query,
  { sellerId, categoryId }: CommissionTarget,
): Promise<{ shop: string | null; category: string | null } | null> {
  const [found] = await query<{ shop: string | null; category: string | null }>(sql`
    select (select name from sellers where id = ${sellerId}) as shop,
      (select name from categories where id = ${categoryId}) as category`);
  const isThere =
    found && (sellerId === null || found.shop !== null) && (categoryId === null || found.category !== null);
  return isThere ? found : null;
}

/**
 * Sets a rate from a moment on, or changes one that has not begun.
 * @returns the rate that was planned for that moment; null for none
 */
export async function planCommission(
  tx: Tx,
  { sellerId, categoryId, basisPoints, from }: CommissionTarget & { basisPoints: number | null; from: Date },
): Promise<number | null> {
  // Two owners set rates one after the other.
  await tx(sql`lock table commissions in share row exclusive mode`);
  const [before] = await tx<{ rate: number | null }>(sql`
    select basis_points as rate from commissions
    where seller_id is not distinct from ${sellerId} and category_id is not distinct from ${categoryId} and from_at = ${from}`);
  await tx(sql`
    insert into commissions (seller_id, category_id, basis_points, from_at)
    values (${sellerId}, ${categoryId}, ${basisPoints}, ${from})
    on conflict (seller_id, category_id, from_at) do update set basis_points = excluded.basis_points`);
  return before?.rate ?? null;
}
