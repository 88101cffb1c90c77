import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** Sums and clocks of orders. */
export const ORDERS: readonly Invariant[] = [
  {
    name: 'a purchase is the sum of its orders',
    violations: sql`
      select 'purchase ' || p.number as subject, 'total ' || p.total || ', orders ' || coalesce(sum(o.total - o.credit), 0) as found
      from purchases p left join orders o on o.purchase_id = p.id
      group by p.id having p.total <> coalesce(sum(o.total - o.credit), 0)`,
  },
  {
    name: 'an order is the sum of its lines and fees',
    violations: sql`
      select 'order ' || o.number as subject, 'goods ' || o.goods || ', lines ' || coalesce(sum(l.price::bigint * l.quantity), 0) as found
      from orders o left join order_lines l on l.order_id = o.id
      group by o.id having o.goods <> coalesce(sum(l.price::bigint * l.quantity), 0)`,
  },
  {
    name: 'an order that has arrived will be completed, unless its shopper misses it',
    violations: sql`
      select 'order ' || number as subject, 'no time of completion' as found from orders
      where state = 'delivered' and complete_at is null and missing_since is null`,
  },
];
