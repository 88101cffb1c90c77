import { sql } from 'drizzle-orm';
import { EXPIRY_GRACE_MINUTES } from '#domain/payments/methods.ts';
import type { Invariant } from './invariant.ts';

/** Hours after which due work counts as overdue, and days after which money lies too long. */
const LATE_HOURS = 2;
const LONG_DAYS = 1;
/** Days that a payout may take until the bank has it: three working days, and a weekend. */
const PAYOUT_DAYS = 5;

/** Invariants that hold only after due work was done, not at every moment. */
export const IN_TIME: readonly Invariant[] = [
  {
    name: 'what was due is done',
    violations: () => sql`
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
        union all select 'payout of shop ' || seller_id, next_at from payout_plans
        union all select 'return ' || id, due_at from returns where state not in ('done', 'closed', 'disputed')
      )
      select subject, 'due since ' || at as found from due where at < shop_now() - make_interval(hours => ${LATE_HOURS})`,
  },
  {
    name: 'no money lies where it only passes',
    violations: () => sql`
      with moved as (
        select debit as account, amount, at, id from ledger_transfers
        union all select credit, -amount, at, id from ledger_transfers
      ), held as (
        select account, sum(amount) as held from moved
        where split_part(account, ':', 1) in ('payout', 'dispute', 'suspense')
          or (split_part(account, ':', 1) = 'unapplied' and exists (
            select from purchases p where account = 'unapplied:' || p.id and p.state <> 'awaiting'))
        group by account having sum(amount) <> 0
      ), rows as (
        -- What went out was the oldest: what is held came with the newest rows.
        select account, held, at, abs(amount) as came,
          sum(abs(amount)) over (partition by account order by at desc, id desc) as with_newer
        from moved join held using (account) where sign(amount) = sign(held)
      )
      select account as subject, 'holds ' || held || ', some of it since ' || min(at) as found
      from rows where with_newer - came < abs(held)
      group by account, held having min(at) < shop_now() - make_interval(
        days => case when account like 'payout:%' then ${PAYOUT_DAYS}::integer else ${LONG_DAYS}::integer end)`,
  },
  {
    name: 'couriers hand over cash and pay claims in time',
    violations: () => sql`
      select 'receipt ' || r.id as subject, r.amount || ' since ' || r.at as found from receipts r
      where r.place = 'cod' and r.at < shop_now() - make_interval(days => ${LONG_DAYS})
        and not exists (select from remittance_orders m where m.receipt_id = r.id)
      union all select 'claim ' || id, amount || ' since ' || at from claims
      where state = 'open' and at < shop_now() - make_interval(days => ${LONG_DAYS})`,
  },
  {
    name: 'every notification was looked at',
    violations: () => sql`
      select 'attempt ' || attempt_id as subject, 'notified at ' || received_at as found from payment_events
      where processed_at is null and received_at < shop_now() - make_interval(days => ${LONG_DAYS})`,
  },
];
