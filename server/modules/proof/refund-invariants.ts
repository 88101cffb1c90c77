import { sql } from 'drizzle-orm';
import { BALANCES, type Invariant } from './invariant.ts';

/** Refunds, and what they take from receipts, orders and lines. */
export const REFUNDS: readonly Invariant[] = [
  {
    name: 'a receipt promises what its refunds take',
    violations: sql`
      select 'receipt ' || r.id as subject, 'promised ' || r.refund_reserved || ', taken ' || coalesce(t.sum, 0) as found
      from receipts r left join (select receipt_id, sum(amount) as sum from refund_parts group by receipt_id) t
        on t.receipt_id = r.id
      where r.place <> 'shop' and r.refund_reserved <> coalesce(t.sum, 0)`,
  },
  {
    name: 'a refund holds its amount until it is done',
    violations: sql`
      select 'refund ' || f.id as subject, f.state || ' of ' || f.amount || ' holds ' || -coalesce(b.held, 0) as found
      from refunds f left join (${BALANCES}) b on b.account = 'refund:' || f.id
      where -coalesce(b.held, 0) <> case when f.state = 'done' then 0 else f.amount end`,
  },
  {
    name: 'a refund is the sum of its sources',
    violations: sql`
      select 'refund ' || f.id as subject, f.amount || ', sources ' || coalesce(sum(s.amount), 0) as found
      from refunds f left join refund_sources s on s.refund_id = f.id
      group by f.id having coalesce(sum(s.amount), 0) <> f.amount + (
        select coalesce(sum(t.amount), 0) from ledger_transfers t where t.id like 'uncode:' || f.id || ':%')`,
  },
  {
    name: 'a refund is the sum of its parts',
    violations: sql`
      select 'refund ' || f.id as subject, f.amount || ', parts ' || coalesce(sum(p.amount), 0) as found
      from refunds f left join refund_parts p on p.refund_id = f.id
      group by f.id having f.amount <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'a line has paid back what its refunds took from it',
    violations: sql`
      select 'line ' || l.id as subject, 'refunded ' || l.refunded || ', sources ' || coalesce(s.sum, 0) as found
      from order_lines l left join (
        select line_id, sum(amount) as sum from refund_sources where line_id is not null group by line_id
      ) s on s.line_id = l.id
      where l.refunded <> coalesce(s.sum, 0)`,
  },
  {
    name: 'an order promises what its refunds take',
    violations: sql`
      select 'order ' || o.number as subject, 'promised ' || o.refund_reserved || ', taken ' || coalesce(f.sum, 0) as found
      from orders o left join (
        select order_id, sum(amount) as sum from (
          select order_id, amount from refunds
          union all select order_id, amount from ledger_transfers where id like 'uncode:%'
        ) given_back where order_id is not null group by order_id
      ) f on f.order_id = o.id
      where o.refund_reserved <> coalesce(f.sum, 0)`,
  },
];
