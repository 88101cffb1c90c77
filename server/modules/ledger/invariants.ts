import { type SQL, sql } from 'drizzle-orm';
import { TRANSITIONS } from '#domain/orders/transitions.ts';
import { EXPIRY_GRACE_MINUTES } from '#domain/payments/methods.ts';
import type { Query } from '#server/platform/database/query.ts';

/**
 * Sentences about money, stock and orders that are always true. Each is a query for what contradicts it: whom it is
 * about, and how. They read all areas, because what they hold together is what no area sees alone.
 */
export interface Invariant {
  readonly name: string;
  /** Rows `about` and `says`; none when all is well. */
  readonly query: SQL;
}

/** What contradicts an invariant. */
export interface Contradiction extends Record<string, unknown> {
  about: string;
  says: string;
}

/** Hours after which what is due and not done is a fault, and days after which money lies too long. */
const LATE_HOURS = 2;
const LONG_DAYS = 1;

/** What each account holds: debits minus credits. */
const balances = sql`(
  select account, sum(amount) as held from (
    select debit as account, amount from ledger_transfers union all select credit, -amount from ledger_transfers
  ) moved group by account)`;
const heldBy = (account: SQL) => sql`coalesce((select held from balances where account = ${account}), 0)`;

const steps = sql`jsonb_to_recordset(${JSON.stringify(
  Object.entries(TRANSITIONS).map(([event, { from, to }]) => ({ event, from, to })),
)}::jsonb) as step (event text, "from" text[], "to" text)`;

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'stock is the sum of its moves',
    query: sql`
      select 'sku ' || i.sku_id as about, 'stock ' || i.stock || ', moves ' || coalesce(sum(m.quantity), 0) as says
      from inventory i left join stock_moves m on m.sku_id = i.sku_id
      group by i.sku_id, i.stock having i.stock <> coalesce(sum(m.quantity), 0)`,
  },
  {
    name: 'a line has taken what it bought and did not cancel',
    query: sql`
      select 'line ' || l.id as about, 'took ' || -coalesce(sum(m.quantity), 0) || ' of ' || l.quantity - l.cancelled as says
      from order_lines l left join stock_moves m on m.order_line_id = l.id and m.kind in ('take', 'free')
      where not exists (select from stock_moves lost where lost.order_line_id = l.id and lost.kind = 'lost')
      group by l.id having l.quantity - l.cancelled <> -coalesce(sum(m.quantity), 0)`,
  },
  {
    name: 'an order holds the money that its state says',
    query: sql`
      with balances as ${balances}, expected as (
        select o.id, o.state, -${heldBy(sql`'escrow:' || o.id`)} as holds, case
          when o.state in ('unpaid', 'waiting', 'completed', 'cancelled') then 0
          when p.method = 'cod' and not exists (select from ledger_transfers t where t.id = 'cod:' || o.id) then 0
          else o.total - o.refund_reserved - coalesce((
            select sum(t.amount) from ledger_transfers t
            where t.debit = 'escrow:' || o.id and (t.credit like 'freight:%' or t.credit like 'income:%')), 0)
        end as due
        from orders o join purchases p on p.id = o.purchase_id
      )
      select 'order ' || id as about, state || ' holds ' || holds || ', not ' || due as says from expected where holds <> due`,
  },
  {
    name: 'what the provider confirmed is what is booked',
    query: sql`
      select 'receipt ' || r.id as about, case
          when s.order_id is null then 'the provider has no such payment'
          when s.amount <> r.amount then 'the provider has ' || s.amount || ', booked ' || r.amount
          else 'the provider says ' || s.status end as says
      from receipts r left join simulated_payments s on s.transaction_id::text = r.id
      left join payment_attempts a on a.id = r.attempt_id
      where r.place = 'provider' and exists (select from simulated_payments) and (s.amount is distinct from r.amount
        or (s.status in ('pending', 'deny', 'expire', 'cancel') and r.reversed = 0 and not coalesce(a.is_cancelled_by_us, false)))`,
  },
  {
    name: 'all of a receipt is used, given back or taken back',
    query: sql`
      select 'receipt ' || r.id as about, r.amount || ', used ' || r.applied || ', back ' || coalesce(sum(f.amount), 0) as says
      from receipts r join purchases p on p.id = r.purchase_id and p.state <> 'awaiting'
      left join lateral (
        select part.amount from refund_parts part join refunds f on f.id = part.refund_id
        where part.receipt_id = r.id and f.cause_kind = 'receipt'
      ) f on true
      group by r.id having r.applied + coalesce(sum(f.amount), 0) + case when r.applied = 0 then r.reversed else 0 end <> r.amount`,
  },
  {
    name: 'a refund holds its money until it has left',
    query: sql`
      with balances as ${balances}, held as (
        select id, state, amount, -${heldBy(sql`'refund:' || refunds.id`)} as holds from refunds
      )
      select 'refund ' || id as about, state || ' holds ' || holds || ' of ' || amount as says
      from held where holds <> case when state = 'done' then 0 else amount end`,
  },
  {
    name: 'no receipt gives back more than came',
    query: sql`
      select 'receipt ' || r.id as about, 'back ' || sum(p.amount) || ' of ' || r.amount as says
      from receipts r join refund_parts p on p.receipt_id = r.id group by r.id having sum(p.amount) > r.amount`,
  },
  {
    name: 'a refund is the sum of its parts',
    query: sql`
      select 'refund ' || f.id as about, f.amount || ', parts ' || coalesce(sum(p.amount), 0) as says
      from refunds f left join refund_parts p on p.refund_id = f.id
      group by f.id having f.amount <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'what was due is done',
    query: sql`
      with due (about, at) as (
        select 'purchase ' || id, pay_by + make_interval(mins => ${EXPIRY_GRACE_MINUTES}) from purchases where state = 'awaiting'
        union all select 'attempt ' || id, next_check_at from payment_attempts where next_check_at is not null
        union all select 'refund ' || id, next_try_at from refunds where next_try_at is not null
        union all select 'acceptance of order ' || id, accept_by from orders where state = 'new'
        union all select 'shipping of order ' || id, ship_by from orders
          where state in ('accepted', 'packed') and cancel_asked_at is null
        union all select 'answer about order ' || id, cancel_answer_by from orders where cancel_answer_by is not null
        union all select 'completion of order ' || id, complete_at from orders
          where state = 'delivered' and missing_since is null
      )
      select about, 'due since ' || at as says from due where at < shop_now() - make_interval(hours => ${LATE_HOURS})`,
  },
  {
    name: 'a flash quota has lost what its lines have',
    query: sql`
      select 'product ' || f.product_id || ' in ' || f.session_id as about,
        'sold ' || f.sold - f.opening_sold || ', lines ' || coalesce(sum(l.quantity - l.cancelled), 0) as says
      from flash_items f left join order_lines l on l.flash_session = f.session_id and l.product_id = f.product_id
      group by f.session_id, f.product_id having f.sold - f.opening_sold <> coalesce(sum(l.quantity - l.cancelled), 0)`,
  },
  {
    name: 'a flash buyer has had what their lines have',
    query: sql`
      select 'product ' || b.product_id || ' in ' || b.session_id as about,
        'had ' || b.taken || ', lines ' || coalesce(sum(l.pieces), 0) as says
      from flash_buyers b left join lateral (
        select l.quantity - l.cancelled as pieces from order_lines l join orders o on o.id = l.order_id
        join purchases p on p.id = o.purchase_id
        where l.flash_session = b.session_id and l.product_id = b.product_id and b.buyer = any(p.buyers)
      ) l on true
      group by b.session_id, b.product_id, b.buyer, b.taken having b.taken <> coalesce(sum(l.pieces), 0)`,
  },
  {
    name: 'a purchase is the sum of its orders',
    query: sql`
      select 'purchase ' || p.id as about, p.total || ', orders ' || coalesce(sum(o.total - o.credit), 0) as says
      from purchases p left join orders o on o.purchase_id = p.id
      group by p.id having p.total <> coalesce(sum(o.total - o.credit), 0)`,
  },
  {
    name: 'an order is the sum of its lines',
    query: sql`
      select 'order ' || o.id as about, 'goods ' || o.goods || ', lines ' || coalesce(sum(l.price::bigint * l.quantity), 0) as says
      from orders o left join order_lines l on l.order_id = o.id
      group by o.id having o.goods <> coalesce(sum(l.price::bigint * l.quantity), 0)`,
  },
  {
    name: "an order's events lead to its state",
    query: sql`
      with moved as (
        select e.order_id, e.seq, e.event, step."from", coalesce(step."to", e.details ->> 'state') as "to",
          lag(coalesce(step."to", e.details ->> 'state')) over (partition by e.order_id order by e.seq) as before
        from order_events e left join ${steps} on step.event = e.event
        where step.event is not null or e.event = 'placed'
      ), ends as (select distinct on (order_id) order_id, "to" from moved order by order_id, seq desc)
      select 'order ' || o.id as about, o.state || ', events ' || coalesce(ends."to", 'none') as says
      from orders o left join ends on ends.order_id = o.id where ends."to" is distinct from o.state
      union all
      select 'order ' || order_id, event || ' from ' || coalesce(before, 'nothing')
      from moved where event <> 'placed' and not coalesce(before = any("from"), false)
      union all
      select 'order ' || o.id, o.events || ' events, found ' || count(e.seq)
      from orders o left join order_events e on e.order_id = o.id group by o.id having o.events <> count(e.seq)`,
  },
  {
    name: 'no money lies where it only passes',
    query: sql`
      with recent as (
        select account, max(at) as at from (
          select debit as account, at from ledger_transfers union all select credit, at from ledger_transfers
        ) moved group by account
      ), balances as ${balances}
      select b.account as about, 'holds ' || b.held || ' since ' || r.at as says
      from balances b join recent r using (account)
      where b.held <> 0 and r.at < shop_now() - make_interval(days => ${LONG_DAYS}) and (
        split_part(b.account, ':', 1) in ('payout', 'dispute', 'suspense', 'cod', 'claim')
        or (b.account like 'unapplied:%' and exists (
          select from purchases p where b.account = 'unapplied:' || p.id and p.state <> 'awaiting')))`,
  },
  {
    name: 'every notification was looked at',
    query: sql`
      select 'attempt ' || attempt_id as about, 'notified at ' || received_at as says from payment_events
      where processed_at is null and received_at < shop_now() - make_interval(days => ${LONG_DAYS})`,
  },
];

/** What contradicts the invariants, by their names; empty when all is well. */
export async function contradictions(query: Query): Promise<Map<string, Contradiction[]>> {
  const found = new Map<string, Contradiction[]>();
  for (const { name, query: asked } of INVARIANTS) {
    const rows = await query<Contradiction>(asked);
    if (rows.length > 0) found.set(name, rows);
  }
  return found;
}
