import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** What shops were paid, and of which rows of their accounts. They are few, and asked as a whole. */
export const PAYOUTS: readonly Invariant[] = [
  {
    name: 'a payout is the sum of its items',
    isOfAll: true,
    violations: () => sql`
      select 'payout ' || p.id as subject, p.state || ' of ' || p.amount || ', items ' || coalesce(sum(i.amount), 0) as found
      from payouts p left join payout_items i on i.payout_id = p.id
      group by p.id having coalesce(sum(i.amount), 0)
        <> case when p.state in ('created', 'exported', 'sent') then p.amount else 0 end`,
  },
  {
    name: 'an item of a payout is a row of its shop',
    isOfAll: true,
    violations: () => sql`
      select 'payout ' || p.id as subject, i.transfer_id || ' of ' || i.amount as found
      from payout_items i join payouts p on p.id = i.payout_id join ledger_transfers t on t.id = i.transfer_id
      where t.code in ('pay', 'unpay') or case when t.credit = 'seller:' || p.seller_id then i.amount not between 1 and t.amount
        when t.debit = 'seller:' || p.seller_id then i.amount <> -t.amount else true end`,
  },
  {
    name: 'a row of a shop is paid out once',
    isOfAll: true,
    violations: () => sql`
      select 'row ' || t.id as subject, t.amount || ', paid out ' || sum(i.amount) as found
      from payout_items i join ledger_transfers t on t.id = i.transfer_id
      group by t.id having abs(sum(i.amount)) > t.amount`,
  },
  {
    name: 'a payout holds its amount until the bank has it',
    isOfAll: true,
    violations: ({ balances }) => sql`
      select 'payout ' || p.id as subject, p.state || ' of ' || p.amount || ' holds ' || -coalesce(b.held, 0) as found
      from payouts p left join (${balances}) b on b.account = 'payout:' || p.id
      where -coalesce(b.held, 0) <> case when p.state in ('created', 'exported') then p.amount else 0 end`,
  },
  {
    name: 'no shop is paid the cash that a courier still holds',
    isOfAll: true,
    violations: () => sql`
      select 'payout ' || i.payout_id as subject, i.transfer_id || ' of ' || i.amount as found
      from payout_items i join ledger_transfers t on t.id = i.transfer_id
        join receipts r on r.order_id = t.order_id and r.place = 'cod'
      where not exists (select from remittance_orders m where m.receipt_id = r.id)`,
  },
];
