import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { type ProductRow, productRows, type SellerRow, sellerRows } from './product-rows.ts';
import type { ReadModel } from './read-model.ts';
import { createSellers } from './sellers.ts';

/** Takes products into a read model as they are in the database now; those that are gone are deleted. */
export async function rereadProducts(query: Query, model: ReadModel, ids: readonly number[]): Promise<void> {
  const wanted = sql`p.id = any(${sql.param([...ids])}::integer[])`;
  model.update(ids, await query<ProductRow>(sql`${productRows} where ${wanted}`));
}

/** Takes all sellers into a read model as they are in the database now. */
export async function rereadSellers(query: Query, model: ReadModel): Promise<void> {
  model.updateSellers(createSellers(await query<SellerRow>(sellerRows)));
}
