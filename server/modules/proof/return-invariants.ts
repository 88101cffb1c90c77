import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

const IS_OPEN = sql`r.state not in ('done', 'closed')`;
const PAID_PIECES = sql`case when r.state = 'done' then p.quantity else p.accepted end`;
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
    name: 'a return that is done has its refund or its exchange, its rest one of its own, and no other has one',
    violations: (scope) => sql`
      select ${NAME} as subject, r.state || ', refunds ' || f.first || ' and ' || f.rest || ', exchanges ' || x.exchanges as found
      from returns r join orders o on o.id = r.order_id, lateral (
        select count(*) filter (where f.cause_kind = 'return') as first, count(*) filter (where f.cause_kind = 'return_rest') as rest
        from refunds f where f.cause_kind in ('return', 'return_rest') and f.cause_id = r.id::text
      ) f, lateral (
        select coalesce(sum(p.accepted), 0) as pieces from return_lines p where p.return_id = r.id
      ) a, lateral (
        select count(distinct c.exchange_id) as exchanges from exchange_credits c where c.return_id = r.id
      ) x where ${scope.order(sql`o.id`)}
        and case
          when a.pieces > 0 then f.first <> 1 or x.exchanges > 0 or f.rest <> (r.state = 'done')::integer
          when r.state = 'done' then f.first + x.exchanges = 0 or f.rest > 0
          else f.first + f.rest + x.exchanges > 0 end`,
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
    name: 'pieces that a return has paid for are returned or settled, each once',
    violations: (scope) => sql`
      select 'line ' || l.id as subject, 'closed ' || l.returned + l.settled || ', of returns ' || sum(${PAID_PIECES}) as found
      from returns r join return_lines p on p.return_id = r.id
      join order_lines l on l.order_id = r.order_id and l.position = p.position
      where ${scope.order(sql`r.order_id`)} group by l.id having sum(${PAID_PIECES}) > l.returned + l.settled`,
  },
  {
    name: "a shopper's change of mind costs its seller no shipping and no postage",
    violations: (scope) => sql`
      select ${NAME} as subject, s.kind || ' ' || s.amount || ' from ' || s.account as found
      from returns r join orders o on o.id = r.order_id
      join refunds f on f.cause_kind in ('return', 'return_rest', 'postage') and f.cause_id = r.id::text
      join refund_sources s on s.refund_id = f.id
      where ${scope.order(sql`o.id`)} and r.reason = 'changed_mind' and s.kind in ('shipping', 'postage')
      union all select ${NAME}, t.id || ' ' || t.amount || ' from ' || t.debit
      from returns r join orders o on o.id = r.order_id join parcels b on b.return_id = r.id and b.way = 'back'
      join ledger_transfers t on t.order_id = o.id and t.id like 'frtret:' || r.id || ':%'
      where ${scope.order(sql`o.id`)} and r.reason = 'changed_mind'`,
  },
];
