import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** The commission on lines of orders, in hundredths of a percent, by their ids. */
export async function commissionOfLines(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ id: string; rate: number }>(sql`
    select id, commission_basis_points as rate from order_lines where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}
