import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** The page of a category, seller or product, and its last change, if known. */
export interface CatalogueAddress {
  path: string;
  changed?: Date;
}

interface AddressRow {
  id: number;
  updated_at: Date;
}

/** Rows fetched at a time, so that a long list is never in memory as a whole. */
const BATCH = 2000;

/** The pages of all categories and sellers. */
export async function categoryAndSellerAddresses(query: Query): Promise<CatalogueAddress[]> {
  const [categories, sellers] = await Promise.all([
    query<{ slug: string }>(sql`select slug from categories order by id`),
    query<{ id: number }>(sql`select id from sellers where suspended_at is null order by id`),
  ]);
  return [
    ...categories.map(({ slug }) => ({ path: `/category/${slug}` })),
    ...sellers.map(({ id }) => ({ path: `/seller/${id}` })),
  ];
}

export async function countProducts(query: Query): Promise<number> {
  const [row] = await query<{ count: number }>(sql`select count(*)::int as count from listed_products`);
  return row?.count ?? 0;
}

/** The pages of some products in the order of their ids: `limit` of them, from the one at `offset` on. */
export async function* productAddresses(
  query: Query,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<CatalogueAddress> {
  let after = 0;
  let skip = offset;
  for (let left = limit; left > 0; ) {
    const rows = await query<AddressRow>(sql`
      select id, updated_at from listed_products where id > ${after}
      order by id offset ${skip} limit ${Math.min(BATCH, left)}`);
    for (const { id, updated_at: changed } of rows) yield { path: `/product/${id}`, changed };
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    skip = 0;
    left -= rows.length;
  }
}
