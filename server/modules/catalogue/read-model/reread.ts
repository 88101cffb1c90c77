import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { type ProductRow, productRows, type SellerRow, sellerRows } from './product-rows.ts';
import type { ReadModel } from './read-model.ts';
import { createSellers } from './sellers.ts';

/** Reads products from the database again into a read model; missing ones are deleted. */
export async function rereadProducts(query: Query, model: ReadModel, ids: readonly number[]): Promise<void> {
  const wanted = sql`p.id = any(${sql.param([...ids])}::integer[])`;
  model.update(ids, await query<ProductRow>(sql`${productRows} where ${wanted}`));
}

/** Reads all sellers from the database again into a read model. */
export async function rereadSellers(query: Query, model: ReadModel): Promise<void> {
  model.updateSellers(createSellers(await query<SellerRow>(sellerRows)));
}
