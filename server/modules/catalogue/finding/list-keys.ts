import { type SQL, sql } from 'drizzle-orm';
import type { Beside } from '#domain/listing/list-extent.ts';
import type { ProductOrder } from '#domain/listing/screens.ts';

/** A column of a sort order. */
interface OrderKey {
  column: SQL;
  isDescending: boolean;
}

/**
 * The deciding column of each order, null for the id alone, and whether the higher id comes first among
 * equals.
 */
const KEYS: Record<ProductOrder, { decides: OrderKey | null; isIdDescending: boolean }> = {
  'list-position': { decides: { column: sql`p.list_position`, isDescending: false }, isIdDescending: false },
  sold: { decides: { column: sql`p.sold_count`, isDescending: true }, isIdDescending: true },
  created: { decides: { column: sql`p.created_at`, isDescending: true }, isIdDescending: true },
  id: { decides: null, isIdDescending: true },
  'price-ascending': { decides: { column: sql`p.price_now`, isDescending: false }, isIdDescending: false },
  'price-descending': { decides: { column: sql`p.price_now`, isDescending: true }, isIdDescending: true },
  rating: { decides: { column: sql`p.rating`, isDescending: true }, isIdDescending: true },
  discount: { decides: { column: sql`p.discount_now`, isDescending: true }, isIdDescending: false },
  'standing-discount': { decides: { column: sql`p.discount`, isDescending: true }, isIdDescending: false },
};

/** What an order compares, as columns to select. */
export function orderColumns(order: ProductOrder): SQL {
  const { decides } = KEYS[order];
  return decides ? sql`p.id, ${decides.column}` : sql`p.id`;
}

const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`);

/**
 * ORDER BY of an order over `products p`. It ends in the id, so that pages never overlap. Reversed for a page
 * that is read backwards. Nulls stay at PostgreSQL's default (last in ascending order), as in the indexes.
 */
export function orderBy(order: ProductOrder, isTurned = false): SQL {
  const { decides, isIdDescending } = KEYS[order];
  const byId = sql`p.id ${direction(isIdDescending !== isTurned)}`;
  return decides ? sql`${decides.column} ${direction(decides.isDescending !== isTurned)}, ${byId}` : byId;
}

/** The product next to a page, as a table expression of one row; no row for a product that does not exist. */
export function besideProduct(order: ProductOrder, beside: Beside): SQL {
  const { decides } = KEYS[order];
  const id = 'after' in beside ? beside.after : beside.before;
  return sql`beside as materialized (
    select p.id${decides ? sql`, ${decides.column} as key` : sql``} from listed_products p where p.id = ${id})`;
}

/**
 * The conditions of the products after {@link besideProduct} in an order, or before it in the reversed order.
 * Each is a range of an index, they do not overlap, and they follow one another in the order. All are false
 * for a product that does not exist.
 */
export function besideConditions(order: ProductOrder, isTurned: boolean): SQL[] {
  const { decides, isIdDescending } = KEYS[order];
  // Subqueries and not a join, so that they are bounds of an index.
  const id = sql`(select beside.id from beside)`;
  const byId = isIdDescending !== isTurned ? sql`p.id < ${id}` : sql`p.id > ${id}`;
  if (!decides) return [byId];
  const { column, isDescending } = decides;
  const key = sql`(select beside.key from beside)`;
  const equals = sql`${column} = ${key} and ${byId}`;
  const further = isDescending !== isTurned ? sql`${column} < ${key}` : sql`${column} > ${key}`;
  if (order !== 'list-position') return [equals, further];
  // Only this column has nulls, and they sort last; no comparison with a null is true.
  return isTurned
    ? [
        sql`${column} is null and ${key} is null and ${byId}`,
        equals,
        further,
        sql`${column} is not null and ${key} is null and ${id} is not null`,
      ]
    : [equals, further, sql`${column} is null and (${key} is not null or ${byId})`];
}
