import { type SQL, sql } from 'drizzle-orm';
import { readSellers } from '#db/seed/seed-files.ts';
import type { Seller } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/search/fold-text.ts';
import type { Query } from '#server/platform/database/query.ts';
import { containing } from './finding/product-conditions.ts';
import { CLOSED_UNTIL } from './shop/shop-settings.ts';

/** The shops that came with the demo's catalogue, by id. */
export async function sampleShops(query: Query): Promise<{ id: number; name: string }[]> {
  const ids = readSellers().map(({ id }) => id);
  return query<{ id: number; name: string }>(
    sql`select id, name from sellers where id = any(${sql.param(ids)}::integer[]) order by id`,
  );
}

interface SellerRow {
  id: number;
  name: string;
  description: string;
  logo: string;
  banner: string;
  hours: string;
  reopens_until: string | null;
  suspended_at: Date | null;
  location: string;
  joined_year: number;
  rating: number;
  response_rate: number | null;
  is_official: boolean;
  product_count: number;
  /** Of all its products: what was sold stays sold when it is hidden, or its shop suspended. */
  total_sold: number;
}

async function sellersWhere(
  query: Query,
  where: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<Seller[]> {
  const rows = await query<SellerRow>(sql`
    select s.*, ${CLOSED_UNTIL} as reopens_until,
      (select count(*)::int from listed_products where seller_id = s.id) as product_count,
      (select coalesce(sum(sold_count), 0)::int from products where seller_id = s.id) as total_sold
    from (select * from sellers s where ${where} order by s.id limit ${limit} offset ${offset}) s
    order by s.id`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    logo: row.logo,
    banner: row.banner,
    hours: row.hours,
    reopensOn: row.reopens_until,
    isSuspended: row.suspended_at !== null,
    location: row.location,
    joinedYear: row.joined_year,
    rating: row.rating,
    responseRate: row.response_rate,
    isOfficial: row.is_official,
    productCount: row.product_count,
    totalSold: row.total_sold,
  }));
}

/** Sellers that trade whose name contains the term, case-insensitive; all for an empty one (P-SELL-1). */
export async function sellersNamed(
  query: Query,
  { term, ...part }: { term: string; limit: number; offset: number },
): Promise<{ items: Seller[]; total: number }> {
  const named = term === '' ? sql`true` : sql`fold_text(s.name) like ${containing(foldText(term))}`;
  const where = sql`s.suspended_at is null and ${named}`;
  const [items, counted] = await Promise.all([
    sellersWhere(query, where, part),
    query<{ total: number }>(sql`select count(*)::int as total from sellers s where ${where}`),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

export async function sellerById(query: Query, id: number): Promise<Seller | null> {
  const [seller] = await sellersWhere(query, sql`s.id = ${id}`, { limit: 1, offset: 0 });
  return seller ?? null;
}

/** The names of shops by their ids; unknown ids are left out. */
export async function sellerNames(
  query: Query,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await query<{ id: number; name: string }>(
    sql`select id, name from sellers where id = any(${sql.param(ids)}::integer[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
