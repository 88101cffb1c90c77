import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

const IS_OPEN = sql`r.state not in ('done', 'closed')`;
const NAME = sql`'return ' || o.number || '-R' || r.n`;

/** Returns: their orders, pieces and money. */
export const RETURNS: readonly Invariant[] = [
  {
    name: 'an order waits for the return that is open, and for no other',
    violations: (scope) => sql`
      select ${NAME} as subject, r.state || ', the order is ' || o.state || ' and completed at ' || coalesce(o.complete_at::text, 'no time') as found
      from returns r join orders o on o.id = r.order_id
      where ${scope.order(sql`o.id`)} and ${IS_OPEN}
        and (o.return_id is distinct from r.id or o.complete_at is not null or o.state not in ('delivered', 'completed'))
      union all select 'order ' || o.number, 'waits for a return that is over' from orders o
      where ${scope.order(sql`o.id`)} and o.return_id is not null
        and not exists (select from returns r where r.id = o.return_id and ${IS_OPEN})`,
  },
  {
    name: 'a return that is done has its refund or its exchange, and no other has one',
    violations: (scope) => sql`
      select ${NAME} as subject, r.state || ', refunds ' || f.refunds || ', exchanges ' || x.exchanges as found
      from returns r join orders o on o.id = r.order_id, lateral (
        select count(*) as refunds from refunds f where f.cause_kind = 'return' and f.cause_id = r.id::text
      ) f, lateral (
        select count(distinct c.exchange_id) as exchanges from exchange_credits c where c.return_id = r.id
      ) x where ${scope.order(sql`o.id`)}
        and case when r.state = 'done' then f.refunds + x.exchanges = 0 or f.refunds > 1 else f.refunds + x.exchanges > 0 end`,
  },
  {
    name: 'an exchange waits as long as its return is open, and is then paid by what came back',
    violations: (scope) => sql`
      select 'order ' || o.number as subject,
        o.state || ', credit ' || o.credit || ', of what came back ' || x.paid || coalesce(', return ' || r.state, '') as found
      from orders o left join returns r on r.exchange_id = o.id, lateral (
        select coalesce(sum(c.amount), 0) as paid from exchange_credits c where c.exchange_id = o.id
      ) x where ${scope.order(sql`o.id`)} and o.exchange_of is not null and case
        when o.state = 'waiting' then x.paid > 0 or r.id is null or r.state in ('done', 'closed')
        when o.state = 'cancelled' then x.paid not in (0, o.credit)
        else x.paid <> o.credit or r.state is distinct from 'done' end`,
  },
  {
    name: 'pieces whose return is done are returned or settled, each once',
    violations: (scope) => sql`
      select 'line ' || l.id as subject, 'closed ' || l.returned + l.settled || ', of returns ' || sum(p.quantity) as found
      from returns r join return_lines p on p.return_id = r.id
      join order_lines l on l.order_id = r.order_id and l.position = p.position
      where ${scope.order(sql`r.order_id`)} and r.state = 'done' group by l.id having sum(p.quantity) > l.returned + l.settled`,
  },
  {
    name: "a shopper's change of mind costs its seller no shipping and no postage",
    violations: (scope) => sql`
      select ${NAME} as subject, s.kind || ' ' || s.amount || ' from ' || s.account as found
      from returns r join orders o on o.id = r.order_id
      join refunds f on f.cause_kind in ('return', 'postage') and f.cause_id = r.id::text
      join refund_sources s on s.refund_id = f.id
      where ${scope.order(sql`o.id`)} and r.reason = 'changed_mind' and s.kind in ('shipping', 'postage')`,
  },
];
