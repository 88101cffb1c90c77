import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** Whether the shopper's part of an order's freight has left its escrow. */
const IS_CARRIED = sql`exists (select from ledger_transfers t where t.id = 'frt:' || o.id)`;

/** What an order must hold of its shopper's money, by state; null where returns and refunds decide. */
const DUE_IN_ESCROW = sql`case
  when o.state in ('unconfirmed', 'waiting', 'completed', 'cancelled') then 0
  -- The goods that came back have paid a part of an exchange before it is paid.
  when o.state = 'unpaid' then o.credit
  when p.method = 'cod' and o.state <> 'delivered' then 0
  else o.total - case when ${IS_CARRIED} then o.shipping_charged else 0 end
    - (select coalesce(sum(l.price::bigint * l.cancelled + l.from_escrow), 0) from order_lines l where l.order_id = o.id)
    - (select coalesce(sum(s.amount), 0) from refund_sources s where s.account = 'escrow:' || o.id and s.line_id is null)
  end`;

/** What the accounts of the ledger hold. */
export const MONEY: readonly Invariant[] = [
  {
    name: 'an order holds what its state says',
    violations: (scope) => sql`
      select 'order ' || o.number as subject,
        o.state || ' holds ' || -coalesce(b.held, 0) || ', must hold ' || ${DUE_IN_ESCROW} as found
      from orders o join purchases p on p.id = o.purchase_id
      left join (${scope.balances}) b on b.account = 'escrow:' || o.id
      where ${scope.order(sql`o.id`)} and -coalesce(b.held, 0) <> ${DUE_IN_ESCROW}`,
  },
  {
    name: 'what arrived for a purchase that is over is used, going back, or taken back',
    violations: (scope) => sql`
      select 'receipt ' || r.id as subject,
        'amount ' || r.amount || ', applied ' || r.applied || ', going back ' || coalesce(b.sum, 0) as found
      from receipts r join purchases p on p.id = r.purchase_id left join (
        select t.receipt_id, sum(t.amount) as sum from refund_parts t join refunds f on f.id = t.refund_id
        where f.cause_kind = 'receipt' and ${scope.purchase(sql`f.purchase_id`)} group by t.receipt_id
      ) b on b.receipt_id = r.id
      where ${scope.purchase(sql`p.id`)} and p.state <> 'awaiting' and r.amount <> r.applied + coalesce(b.sum, 0) + (
        select coalesce(sum(t.amount), 0) from ledger_transfers t where t.id like 'unhold:' || r.id || '%')`,
  },
  {
    name: 'what couriers owe is the cash and the claims that are open',
    violations: (scope) => sql`
      select b.account as subject, 'holds ' || b.held || ', open ' || coalesce(o.sum, 0) as found
      from (${scope.balances}) b full join (
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
    name: 'cash is handed over where a line of the bank has it',
    violations: (scope) => sql`
      select 'receipt ' || r.id as subject, 'handed over: ' || r.is_handed_over as found
      from receipts r left join remittance_orders m on m.receipt_id = r.id
      where r.place = 'cod' and ${scope.purchase(sql`r.purchase_id`)} and r.is_handed_over <> (m.receipt_id is not null)`,
  },
  {
    name: 'what is kept of an account is the sum of its movements',
    isOfAll: true,
    violations: () => sql`
      select account as subject, 'moved ' || sum(moved) || ', kept ' || sum(held) || ', by day ' || sum(by_day) as found from (
        select debit as account, amount as moved, 0 as held, 0 as by_day from ledger_transfers
        union all select credit, -amount, 0, 0 from ledger_transfers
        union all select account, 0, amount, 0 from ledger_held
        union all select account, 0, 0, debited - credited from ledger_days
        union all select account, 0, amount, amount from ledger_moves
      ) all_of group by account
      having sum(moved) <> sum(held)
        or (sum(moved) <> sum(by_day) and split_part(account, ':', 1) in ('provider', 'bank', 'cod', 'claim', 'seller', 'freight', 'tax', 'income', 'cost'))`,
  },
  {
    name: 'no account of others is overdrawn',
    violations: (scope) => sql`
      select account as subject, 'overdrawn by ' || held as found from (${scope.balances}) b
      where held > 0 and split_part(account, ':', 1) in ('unapplied', 'escrow', 'refund', 'payout')`,
  },
];
