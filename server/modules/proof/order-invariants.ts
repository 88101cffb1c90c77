import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** Sums and clocks of orders. */
export const ORDERS: readonly Invariant[] = [
  {
    name: 'a purchase is the sum of its orders',
    violations: (scope) => sql`
      select 'purchase ' || p.number as subject, 'total ' || p.total || ', orders ' || coalesce(sum(o.total - o.credit), 0) as found
      from purchases p left join orders o on o.purchase_id = p.id
      where ${scope.purchase(sql`p.id`)} group by p.id having p.total <> coalesce(sum(o.total - o.credit), 0)`,
  },
  {
    name: 'an order is the sum of its lines and fees',
    violations: (scope) => sql`
      select 'order ' || o.number as subject, 'goods ' || o.goods || ', lines ' || coalesce(sum(l.price::bigint * l.quantity), 0) as found
      from orders o left join order_lines l on l.order_id = o.id
      where ${scope.order(sql`o.id`)} group by o.id having o.goods <> coalesce(sum(l.price::bigint * l.quantity), 0)`,
  },
  {
    name: 'an order that has arrived will be completed, unless its shopper misses it or returns something',
    violations: (scope) => sql`
      select 'order ' || number as subject, 'no time of completion' as found from orders
      where ${scope.order(sql`id`)} and state = 'delivered' and complete_at is null and missing_since is null and return_id is null`,
  },
  {
    name: 'the commission of a completed order is the fee of what its seller kept',
    violations: (scope) => sql`
      select 'order ' || o.number as subject, 'commission ' || t.taken || ', fee ' || k.fee as found
      from orders o join lateral (
        select coalesce(sum(case when code = 'com' then amount else -amount end), 0) as taken
        from ledger_transfers where order_id = o.id and code in ('com', 'comback')
      ) t on true join lateral (
        select coalesce(sum((2 * kept * rate + 10000) / 20000), 0) as fee from (
          select l.commission_basis_points as rate, (
            l.price::bigint * (l.quantity - l.cancelled) - l.from_escrow - coalesce((
              select sum(s.amount) from refund_sources s where s.line_id = l.id and s.account = 'seller:' || o.seller_id), 0)
              - coalesce((select c.amount from exchange_credits c
                where c.line_id = l.id and c.account = 'seller:' || o.seller_id), 0)
          )::bigint as kept from order_lines l where l.order_id = o.id
        ) lines
      ) k on true where ${scope.order(sql`o.id`)} and o.state = 'completed' and t.taken <> k.fee`,
  },
  {
    name: 'what a shopper misses waits for a decision',
    violations: (scope) => sql`
      select 'order ' || o.number as subject, 'missed since ' || o.missing_since || ', without an open case' as found
      from orders o where ${scope.order(sql`o.id`)} and o.missing_since is not null and o.state = 'delivered' and not exists (
        select from cases c where c.kind = 'missing_parcel' and c.subject = 'order:' || o.number and c.closed_at is null)`,
  },
];
