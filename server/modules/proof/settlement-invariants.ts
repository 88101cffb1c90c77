import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** What the payment provider and couriers settled, and what the bank took. */
export const SETTLEMENT: readonly Invariant[] = [
  {
    name: 'a report of the provider moved what its lines say',
    isOfAll: true,
    violations: () => sql`
      with lines as (
        select settlement_id as id, coalesce(sum(amount - fee) filter (where kind <> 'paid_out'), 0) as owed, (
            select coalesce(sum(case when t.credit = 'provider' then t.amount else -t.amount end), 0)
            from settlement_lines l join ledger_transfers t on t.id = 'fee:' || l.settlement_id || '/' || l.row
            where l.settlement_id = settlement_lines.settlement_id
          ) as fees, sum(fee) as told
        from settlement_lines group by settlement_id
      )
      select 'report ' || s.id as subject, 'paid out ' || s.paid_out || ', booked ' || coalesce(t.amount, 0) || ', owed '
          || coalesce(l.owed, 0) || '; fees ' || coalesce(l.told, 0) || ', booked ' || coalesce(l.fees, 0) as found
      from settlements s left join lines l on l.id = s.id left join ledger_transfers t on t.id = 'stl:' || s.id
      where (s.paid_out, s.paid_out, coalesce(l.fees, 0))
        is distinct from (coalesce(t.amount, 0), coalesce(l.owed, 0), coalesce(l.told, 0))`,
  },
  {
    name: 'no payment is settled beyond what is booked of it',
    violations: (scope) => sql`
      select 'receipt ' || r.id as subject, 'came in ' || r.amount || ', settled ' || s.arrived as found
      from receipts r join (
        select receipt_id, coalesce(sum(amount) filter (where kind = 'payment'), 0) as arrived from settlement_lines
        where receipt_id is not null group by receipt_id
      ) s on s.receipt_id = r.id
      where ${scope.purchase(sql`r.purchase_id`)} and s.arrived not in (0, r.amount)`,
  },
  {
    name: 'a courier is paid for the parcels of its bill',
    isOfAll: true,
    violations: () => sql`
      select 'bill ' || b.id as subject, b.amount || ', paid ' || coalesce(t.amount, 0) || ', parcels '
          || coalesce(sum(l.amount), 0) as found
      from freight_bills b left join ledger_transfers t on t.id = 'frtpaid:' || b.id
      left join freight_bill_lines l on l.bill_id = b.id group by b.id, b.amount, t.amount
      having coalesce(t.amount, 0) <> b.amount or coalesce(sum(l.amount), 0) <> b.amount`,
  },
  {
    name: 'a cost of the bank is a line of its statement, booked once',
    isOfAll: true,
    violations: () => sql`
      select coalesce(l.id, t.id) as subject, 'booked ' || coalesce(t.amount, 0) || ' from ' || coalesce(t.credit, 'nothing') as found
      from (select id from bank_lines where target = 'cost') l
      full join (select id, credit, amount from ledger_transfers where debit = 'cost:bank') t on t.id = 'bankfee:' || l.id
      where l.id is null or t.credit is distinct from 'bank' or t.amount <> split_part(l.id, ':', 3)::bigint`,
  },
];
