import { type SQL, sql } from 'drizzle-orm';
import type { Seller } from '#domain/catalogue/product.ts';
import type { Query } from '../database/query.ts';
import { containing } from './product-conditions.ts';

interface SellerRow extends Record<string, unknown> {
  id: number;
  name: string;
  description: string;
  location: string;
  joined_year: number;
  rating: number;
  response_rate: number;
  is_official: boolean;
  product_count: number;
  total_sold: number;
}

async function sellersWhere(query: Query, where: SQL): Promise<Seller[]> {
  const rows = await query<SellerRow>(sql`
    select s.*, coalesce(t.product_count, 0)::int as product_count, coalesce(t.total_sold, 0)::int as total_sold
    from sellers s left join (
      select seller_id, count(*) as product_count, sum(sold_count) as total_sold from products group by seller_id
    ) t on t.seller_id = s.id
    where ${where} order by s.id`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    location: row.location,
    joinedYear: row.joined_year,
    rating: row.rating,
    responseRate: row.response_rate,
    isOfficial: row.is_official,
    productCount: row.product_count,
    totalSold: row.total_sold,
  }));
}

/** Sellers whose name contains the term, case-insensitive; all for an empty one (spec 2, Seller list). */
export function sellersNamed(query: Query, term: string): Promise<Seller[]> {
  return sellersWhere(query, term === '' ? sql`true` : sql`s.name ilike ${containing(term)}`);
}

export async function sellerById(query: Query, id: number): Promise<Seller | null> {
  const [seller] = await sellersWhere(query, sql`s.id = ${id}`);
  return seller ?? null;
}
