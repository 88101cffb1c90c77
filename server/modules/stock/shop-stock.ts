import { type SQL, sql } from 'drizzle-orm';

/** The pieces for sale of a SKU, as an expression for the statements of others. @param skuId such as sql`k.id` */
export const stockOf = (skuId: SQL): SQL => sql`(select stock from inventory where sku_id = ${skuId})`;
