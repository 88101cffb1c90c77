import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/**
 * The commission on the lines of orders, in hundredths of a percent, by the names of the lines in the ledger: the id of the order and
 * the line's position.
 */
export async function commissionOfLines(
  query: Query,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ line: string; rate: number }>(sql`
    select order_id::text || position as line, commission_basis_points as rate from order_lines
    where order_id = any(${sql.param(orderIds)}::uuid[])`);
  return new Map(rows.map(({ line, rate }) => [line, rate]));
}
