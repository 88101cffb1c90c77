import { sql } from 'drizzle-orm';
import { ON_TOP } from '#domain/payments/refund-causes.ts';
import type { Invariant } from './invariant.ts';

/** Refunds, and what they take from receipts, orders and lines. */
export const REFUNDS: readonly Invariant[] = [
  {
    name: 'a receipt promises what its refunds take',
    violations: (scope) => sql`
      select 'receipt ' || r.id as subject, 'promised ' || r.refund_reserved || ', taken ' || coalesce(t.sum, 0) as found
      from receipts r left join (select receipt_id, sum(amount) as sum from refund_parts where receipt_id in (
        select id from receipts where ${scope.purchase(sql`purchase_id`)}) group by receipt_id) t
        on t.receipt_id = r.id
      where ${scope.purchase(sql`r.purchase_id`)} and r.place <> 'shop' and r.refund_reserved <> coalesce(t.sum, 0)`,
  },
  {
    name: 'a refund holds its amount until it is done',
    violations: (scope) => sql`
      select 'refund ' || f.id as subject, f.state || ' of ' || f.amount || ' holds ' || -coalesce(b.held, 0) as found
      from refunds f left join (${scope.balances}) b on b.account = 'refund:' || f.id
      where ${scope.purchase(sql`f.purchase_id`)} and -coalesce(b.held, 0) <> case when f.state = 'done' then 0 else f.amount end`,
  },
  {
    name: 'a refund in a file waits for the bank, and one that the bank transferred is done',
    violations: (scope) => sql`
      select 'refund ' || f.id as subject, f.state || ', in files: ' || coalesce(string_agg(t.state, ' ' order by t.id), 'none') as found
      from refunds f left join refund_transfers t on t.refund_id = f.id
      where ${scope.purchase(sql`f.purchase_id`)} group by f.id
      having (f.state = 'exported') <> coalesce(bool_or(t.state = 'exported'), false)
        or (coalesce(bool_or(t.state = 'sent'), false) and f.state <> 'done')`,
  },
  {
    name: 'a refund is the sum of its sources',
    violations: (scope) => sql`
      select 'refund ' || f.id as subject, f.amount || ', sources ' || coalesce(sum(s.amount), 0) as found
      from refunds f left join refund_sources s on s.refund_id = f.id
      where ${scope.purchase(sql`f.purchase_id`)} group by f.id having coalesce(sum(s.amount), 0) <> f.amount + (
        select coalesce(sum(t.amount), 0) from ledger_transfers t where t.id like 'uncode:' || f.id || ':%')`,
  },
  {
    name: 'a refund is the sum of its parts',
    violations: (scope) => sql`
      select 'refund ' || f.id as subject, f.amount || ', parts ' || coalesce(sum(p.amount), 0) as found
      from refunds f left join refund_parts p on p.refund_id = f.id
      where ${scope.purchase(sql`f.purchase_id`)} and f.cause_kind <> all(${sql.param(ON_TOP)}::text[]) group by f.id having f.amount <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'a line has paid back what its refunds took from it',
    violations: (scope) => sql`
      select 'line ' || l.id as subject, 'refunded ' || l.refunded || ', sources ' || coalesce(s.sum, 0) as found
      from order_lines l left join (
        select line_id, sum(amount) as sum from (
          select line_id, amount from refund_sources union all select line_id, amount from exchange_credits
        ) given where line_id in (
          select id from order_lines where ${scope.order(sql`order_id`)}) group by line_id
      ) s on s.line_id = l.id
      where ${scope.order(sql`l.order_id`)} and l.refunded <> coalesce(s.sum, 0)`,
  },
  {
    name: 'an order promises what its refunds take',
    violations: (scope) => sql`
      select 'order ' || o.number as subject, 'promised ' || o.refund_reserved || ', taken ' || coalesce(f.sum, 0) as found
      from orders o left join (
        select order_id, sum(amount) as sum from (
          select order_id, amount from refunds where cause_kind <> all(${sql.param(ON_TOP)}::text[])
          union all select order_id, amount from ledger_transfers where code in ('uncode', 'xc')
        ) given_back where ${scope.order(sql`order_id`)} group by order_id
      ) f on f.order_id = o.id
      where ${scope.order(sql`o.id`)} and o.refund_reserved <> coalesce(f.sum, 0)`,
  },
  {
    name: 'an order that lives was not paid back as a cancelled one',
    violations: (scope) => sql`
      select 'order ' || o.number as subject, o.state || ', paid back ' || f.amount || ' for its cancellation' as found
      from orders o join refunds f on f.cause_kind in ('order', 'parcel') and f.order_id = o.id
      where ${scope.order(sql`o.id`)} and o.state <> 'cancelled'`,
  },
  {
    name: "goodwill is the shop's own money",
    violations: (scope) => sql`
      select 'refund ' || f.id as subject, s.account || ' gives ' || s.amount as found
      from refunds f join refund_sources s on s.refund_id = f.id
      where ${scope.purchase(sql`f.purchase_id`)} and f.cause_kind = 'goodwill' and (s.account <> 'cost:goodwill' or s.kind <> 'goodwill')
      union all select 'refund ' || f.id, 'takes ' || p.amount || ' of receipt ' || p.receipt_id
      from refunds f join refund_parts p on p.refund_id = f.id
      where ${scope.purchase(sql`f.purchase_id`)} and f.cause_kind = 'goodwill'`,
  },
  {
    name: 'an order gives its shipping back once',
    violations: (scope) => sql`
      select 'order ' || o.number as subject,
        'shipping and fee ' || o.shipping_charged + o.cod_fee || ', given back ' || sum(s.amount) as found
      from orders o join refunds f on f.order_id = o.id
      join refund_sources s on s.refund_id = f.id and s.kind = 'shipping'
      where ${scope.order(sql`o.id`)} group by o.id having sum(s.amount) > o.shipping_charged + o.cod_fee`,
  },
];
