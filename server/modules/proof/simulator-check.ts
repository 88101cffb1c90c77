import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Violation } from './invariant.ts';

/**
 * Receipts that the demo's simulated provider does not confirm; none where no payment is simulated. Of a real provider the
 * settlement report says so.
 */
export const unconfirmedBySimulator = (query: Query): Promise<Violation[]> =>
  query(sql`
    select 'receipt ' || r.id as subject, case
        when s.order_id is null then 'the provider has no such payment'
        when s.amount <> r.amount then 'the provider has ' || s.amount || ', booked ' || r.amount
        else 'the provider says ' || s.status end as found
    from receipts r join payment_attempts a on a.id = r.attempt_id
    left join simulated_payments s on s.order_id = a.id::text
    where r.place = 'provider' and exists (select from simulated_payments) and (s.amount is distinct from r.amount
      or (s.status in ('pending', 'deny', 'expire', 'cancel') and r.reversed = 0 and not a.is_cancelled_by_us))`);
