import { sql } from 'drizzle-orm';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Which of some products are of a kind that is not sent back (P-RET-20). */
export async function notReturnableGoods(
  query: Query,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, NotReturnable>> {
  const rows = await query<{ id: number; kind: NotReturnable }>(sql`
    select p.id, u.not_returnable as kind from products p join subcategories u on u.id = p.subcategory_id
    where p.id = any(${sql.param(productIds)}::integer[]) and u.not_returnable is not null`);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
