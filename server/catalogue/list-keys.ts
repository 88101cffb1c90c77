import { type SQL, sql } from 'drizzle-orm';
import type { Beside } from '#domain/listing/list-extent.ts';
import type { ProductOrder } from '#domain/listing/screens.ts';
import type { Query } from '../database/query.ts';

/** One of the columns that an order goes by. */
interface OrderKey {
  column: SQL;
  isDescending: boolean;
}

/** The column that decides in each order, null for the id alone, and whether the higher id comes first among equals. */
const KEYS: Record<ProductOrder, { decides: OrderKey | null; isIdDescending: boolean }> = {
  'list-position': { decides: { column: sql`p.list_position`, isDescending: false }, isIdDescending: false },
  sold: { decides: { column: sql`p.sold_count`, isDescending: true }, isIdDescending: true },
  created: { decides: { column: sql`p.created_at`, isDescending: true }, isIdDescending: true },
  id: { decides: null, isIdDescending: true },
  'price-ascending': { decides: { column: sql`p.price`, isDescending: false }, isIdDescending: false },
  'price-descending': { decides: { column: sql`p.price`, isDescending: true }, isIdDescending: true },
  rating: { decides: { column: sql`p.rating`, isDescending: true }, isIdDescending: true },
  discount: { decides: { column: sql`p.discount`, isDescending: true }, isIdDescending: false },
};

const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`);

/**
 * ORDER BY of an order over `products p`; it ends in the id, so that pages never overlap. Turned round for a page that
 * is read backwards. PostgreSQL's own place for nulls (last in ascending order) is what the indexes have.
 */
export function orderBy(order: ProductOrder, isTurned = false): SQL {
  const { decides, isIdDescending } = KEYS[order];
  const byId = sql`p.id ${direction(isIdDescending !== isTurned)}`;
  return decides ? sql`${decides.column} ${direction(decides.isDescending !== isTurned)}, ${byId}` : byId;
}

/**
 * The conditions of what lies beside a product in an order: each is a range of an index, and none overlaps another.
 * Null for a product that is not there.
 */
export async function besideConditions(
  query: Query,
  order: ProductOrder,
  beside: Beside,
): Promise<SQL[] | null> {
  const isTurned = 'before' in beside;
  const id = 'after' in beside ? beside.after : beside.before;
  const { decides, isIdDescending } = KEYS[order];
  const [row] = await query<{ key: string | null }>(
    sql`select ${decides ? sql`${decides.column}::text` : sql`null`} as key from products p where p.id = ${id}`,
  );
  if (!row) return null;
  const byId = isIdDescending !== isTurned ? sql`p.id < ${id}` : sql`p.id > ${id}`;
  if (!decides) return [byId];
  const { column, isDescending } = decides;
  // Only 'list-position' has nulls: they follow all others.
  if (row.key === null) {
    const equals = sql`${column} is null and ${byId}`;
    return isTurned ? [equals, sql`${column} is not null`] : [equals];
  }
  const equals = sql`${column} = ${row.key} and ${byId}`;
  const further = isDescending !== isTurned ? sql`${column} < ${row.key}` : sql`${column} > ${row.key}`;
  const hasNulls = order === 'list-position' && !isTurned;
  return [equals, further, ...(hasNulls ? [sql`${column} is null`] : [])];
}
