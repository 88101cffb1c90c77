import { type SQL, sql } from 'drizzle-orm';
import { type OrderEvent, type OrderState, replay, TRANSITIONS } from '#domain/orders/transitions.ts';
import { EXPIRY_GRACE_MINUTES } from '#domain/payments/methods.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A violation in one row. */
export interface Violation extends Record<string, unknown> {
  /** The row, such as `order LP2611247K2M9Q`. */
  subject: string;
  /** The found value, and the expected one. */
  found: string;
}

/** An invariant of money and stock, as a query that must be empty. */
interface Invariant {
  name: string;
  violations: SQL;
}

/** Hours after which due work counts as overdue, and days after which money lies too long. */
const LATE_HOURS = 2;
const LONG_DAYS = 1;

/** The balance of each account: debits minus credits. What we owe is negative. */
const BALANCES = sql`
  select account, sum(amount)::bigint as held from (
    select debit as account, amount from ledger_transfers
    union all select credit, -amount from ledger_transfers
  ) moved group by account`;

/** Whether the shopper's part of an order's freight has left its escrow. */
const IS_CARRIED = sql`exists (select from ledger_transfers t where t.id = 'frt:' || o.id)`;

/** What an order must hold of its shopper's money, by state; null where returns and refunds decide. */
const DUE_IN_ESCROW = sql`case
  when o.state in ('unpaid', 'unconfirmed', 'waiting', 'completed', 'cancelled') then 0
  when p.method = 'cod' and o.state <> 'delivered' then 0
  else o.total - case when ${IS_CARRIED} then o.shipping_charged else 0 end
    - (select coalesce(sum(l.price::bigint * l.cancelled + l.from_escrow), 0) from order_lines l where l.order_id = o.id)
    - (select coalesce(sum(s.amount), 0) from refund_sources s where s.account = 'escrow:' || o.id and s.line_id is null)
  end`;

const INVARIANTS: readonly Invariant[] = [
  {
    name: 'stock is the sum of its moves',
    violations: sql`
      select 'SKU ' || i.sku_id as subject, 'stock ' || i.stock || ', moves ' || coalesce(m.sum, 0) as found
      from inventory i left join (select sku_id, sum(quantity) as sum from stock_moves group by sku_id) m using (sku_id)
      where i.stock <> coalesce(m.sum, 0)`,
  },
  {
    name: 'a line has taken what it did not give back',
    violations: sql`
      select 'line ' || l.id as subject,
        'quantity ' || l.quantity || ', cancelled ' || l.cancelled || ', taken ' || coalesce(m.taken, 0) as found
      from order_lines l left join (
        select order_line_id, -sum(quantity) filter (where kind <> 'lost' and kind <> 'restock') as taken,
          bool_or(kind = 'lost') as is_lost from stock_moves where order_line_id is not null group by order_line_id
      ) m on m.order_line_id = l.id
      where not coalesce(m.is_lost, false) and l.quantity - l.cancelled <> coalesce(m.taken, 0)`,
  },
  {
    name: 'an order holds what its state says',
    violations: sql`
      select 'order ' || o.number as subject,
        o.state || ' holds ' || -coalesce(b.held, 0) || ', must hold ' || ${DUE_IN_ESCROW} as found
      from orders o join purchases p on p.id = o.purchase_id
      left join (${BALANCES}) b on b.account = 'escrow:' || o.id
      where -coalesce(b.held, 0) <> ${DUE_IN_ESCROW}`,
  },
  {
    name: 'what arrived for a purchase that is over is used, going back, or taken back',
    violations: sql`
      select 'receipt ' || r.id as subject,
        'amount ' || r.amount || ', applied ' || r.applied || ', going back ' || coalesce(b.sum, 0) as found
      from receipts r join purchases p on p.id = r.purchase_id left join (
        select t.receipt_id, sum(t.amount) as sum from refund_parts t join refunds f on f.id = t.refund_id
        where f.cause_kind = 'receipt' group by t.receipt_id
      ) b on b.receipt_id = r.id
      where p.state <> 'awaiting' and r.amount <> r.applied + coalesce(b.sum, 0) + (
        select coalesce(sum(t.amount), 0) from ledger_transfers t where t.id like 'unhold:' || r.id || '%')`,
  },
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
    name: 'a line has paid back what its refunds took from it',
    violations: sql`
      select 'line ' || l.id as subject, 'refunded ' || l.refunded || ', sources ' || coalesce(s.sum, 0) as found
      from order_lines l left join (
        select line_id, sum(amount) as sum from refund_sources where line_id is not null group by line_id
      ) s on s.line_id = l.id
      where l.refunded <> coalesce(s.sum, 0)`,
  },
  {
    name: 'what couriers owe is the cash and the claims that are open',
    violations: sql`
      select b.account as subject, 'holds ' || b.held || ', open ' || coalesce(o.sum, 0) as found
      from (${BALANCES}) b full join (
        select account, sum(amount) as sum from (
          select t.debit as account, r.amount from receipts r join ledger_transfers t on t.id = r.id
            where r.place = 'cod' and not exists (select from remittance_orders m where m.receipt_id = r.id)
          union all select 'claim:' || courier, amount from claims where state = 'open'
        ) owed group by account
      ) o on o.account = b.account
      where split_part(coalesce(b.account, o.account), ':', 1) in ('cod', 'claim')
        and coalesce(b.held, 0) <> coalesce(o.sum, 0)`,
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
  {
    name: 'flash quota is taken by orders that live',
    violations: sql`
      select 'flash item ' || i.session_id || '/' || i.product_id as subject,
        'sold ' || i.sold - i.opening_sold || ', in orders ' || coalesce(l.sum, 0) as found
      from flash_items i left join (
        select flash_session, product_id, sum(quantity - cancelled) as sum from order_lines
        where flash_session is not null group by flash_session, product_id
      ) l on l.flash_session = i.session_id and l.product_id = i.product_id
      where i.sold - i.opening_sold <> coalesce(l.sum, 0)`,
  },
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
    name: 'no account of others is overdrawn',
    violations: sql`
      select account as subject, 'overdrawn by ' || held as found from (${BALANCES}) b
      where held > 0 and split_part(account, ':', 1) in ('unapplied', 'escrow', 'refund', 'payout')`,
  },
  {
    name: 'what the provider confirmed is what is booked',
    violations: sql`
      select 'receipt ' || r.id as subject, case
          when s.order_id is null then 'the provider has no such payment'
          when s.amount <> r.amount then 'the provider has ' || s.amount || ', booked ' || r.amount
          else 'the provider says ' || s.status end as found
      from receipts r join payment_attempts a on a.id = r.attempt_id
      left join simulated_payments s on s.transaction_id::text = r.id
      where r.place = 'provider' and exists (select from simulated_payments) and (s.amount is distinct from r.amount
        or (s.status in ('pending', 'deny', 'expire', 'cancel') and r.reversed = 0 and not a.is_cancelled_by_us))`,
  },
  {
    name: 'a refund is the sum of its parts',
    violations: sql`
      select 'refund ' || f.id as subject, f.amount || ', parts ' || coalesce(sum(p.amount), 0) as found
      from refunds f left join refund_parts p on p.refund_id = f.id
      group by f.id having f.amount <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'an order that has arrived will be completed, unless its shopper misses it',
    violations: sql`
      select 'order ' || number as subject, 'no time of completion' as found from orders
      where state = 'delivered' and complete_at is null and missing_since is null`,
  },
  {
    name: 'a flash buyer has had what their lines have',
    violations: sql`
      select 'flash item ' || b.session_id || '/' || b.product_id as subject,
        'had ' || b.taken || ', in orders ' || coalesce(sum(l.pieces), 0) as found
      from flash_buyers b left join lateral (
        select l.quantity - l.cancelled as pieces from order_lines l join orders o on o.id = l.order_id
        join purchases p on p.id = o.purchase_id
        where l.flash_session = b.session_id and l.product_id = b.product_id and b.buyer = any(p.buyers)
      ) l on true
      group by b.session_id, b.product_id, b.buyer, b.taken having b.taken <> coalesce(sum(l.pieces), 0)`,
  },
];

/** Invariants that hold only after due work was done, not at every moment. */
const IN_TIME: readonly Invariant[] = [
  {
    name: 'what was due is done',
    violations: sql`
      with due (subject, at) as (
        select 'purchase ' || number, pay_by + make_interval(mins => ${EXPIRY_GRACE_MINUTES}) from purchases
          where state = 'awaiting'
        union all select 'attempt ' || id, next_check_at from payment_attempts where next_check_at is not null
        union all select 'refund ' || id, next_try_at from refunds where next_try_at is not null
        union all select 'acceptance of order ' || number, accept_by from orders where state = 'new'
        union all select 'shipping of order ' || number, ship_by from orders
          where state in ('accepted', 'packed') and cancel_asked_at is null
        union all select 'answer about order ' || number, cancel_answer_by from orders
          where cancel_answer_by is not null
        union all select 'scan of order ' || number, scan_by from orders where state = 'shipped'
        union all select 'question about order ' || number, ask_arrival_at from orders where state = 'shipped'
        union all select 'answer of the shopper of order ' || number, answer_arrival_by from orders
          where state = 'shipped'
        union all select 'receipt of order ' || number, receive_by from orders
          where state = 'delivered' and received_at is null
        union all select 'completion of order ' || number, complete_at from orders
          where state = 'delivered' and missing_since is null
      )
      select subject, 'due since ' || at as found from due where at < shop_now() - make_interval(hours => ${LATE_HOURS})`,
  },
  {
    name: 'no money lies where it only passes',
    violations: sql`
      with newest as (
        select account, max(at) as at from (
          select debit as account, at from ledger_transfers union all select credit, at from ledger_transfers
        ) moved group by account
      )
      select b.account as subject, 'holds ' || b.held || ' since ' || n.at as found
      from (${BALANCES}) b join newest n using (account)
      where b.held <> 0 and n.at < shop_now() - make_interval(days => ${LONG_DAYS}) and (
        split_part(b.account, ':', 1) in ('payout', 'dispute', 'suspense')
        or (b.account like 'unapplied:%' and exists (
          select from purchases p where b.account = 'unapplied:' || p.id and p.state <> 'awaiting')))`,
  },
  {
    name: 'couriers hand over cash and pay claims in time',
    violations: sql`
      select 'receipt ' || r.id as subject, r.amount || ' since ' || r.at as found from receipts r
      where r.place = 'cod' and r.at < shop_now() - make_interval(days => ${LONG_DAYS})
        and not exists (select from remittance_orders m where m.receipt_id = r.id)
      union all select 'claim ' || id, amount || ' since ' || at from claims
      where state = 'open' and at < shop_now() - make_interval(days => ${LONG_DAYS})`,
  },
  {
    name: 'every notification was looked at',
    violations: sql`
      select 'attempt ' || attempt_id as subject, 'notified at ' || received_at as found from payment_events
      where processed_at is null and received_at < shop_now() - make_interval(days => ${LONG_DAYS})`,
  },
];

/** All violations of invariants of money and stock, by the name of the invariant; empty when all is well. */
export async function brokenInvariants(query: Query): Promise<Record<string, Violation[]>> {
  const broken = await violationsOf(query, INVARIANTS);
  const told = await brokenTimelines(query);
  if (told.length > 0) broken["an order's events lead to its state"] = told;
  return broken;
}

/** All overdue work, by the name of the invariant; empty when nothing is overdue. */
export const overdue = (query: Query): Promise<Record<string, Violation[]>> => violationsOf(query, IN_TIME);

async function violationsOf(
  query: Query,
  invariants: readonly Invariant[],
): Promise<Record<string, Violation[]>> {
  const broken: Record<string, Violation[]> = {};
  for (const { name, violations } of invariants) {
    const found = await query<Violation>(violations);
    if (found.length > 0) broken[name] = found;
  }
  return broken;
}

/** The names of all invariants, for whoever shows them. */
export const INVARIANT_NAMES: readonly string[] = [
  ...[...INVARIANTS, ...IN_TIME].map(({ name }) => name),
  "an order's events lead to its state",
];

async function brokenTimelines(query: Query): Promise<Violation[]> {
  const orders = await query<{ number: string; state: OrderState; first: OrderState; events: string[] }>(sql`
    select o.number, o.state, (min(e.details ->> 'state') filter (where e.event = 'placed')) as first,
      array_agg(e.event order by e.seq) as events
    from orders o join order_events e on e.order_id = o.id group by o.id`);
  return orders.flatMap(({ number, state, first, events }) => {
    const transitions = events.filter((event): event is OrderEvent => event in TRANSITIONS);
    const led = replay(first, transitions);
    return led === state ? [] : [{ subject: `order ${number}`, found: `${state}, events lead to ${led}` }];
  });
}
