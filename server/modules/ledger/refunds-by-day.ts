import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** The refunds that were made on one day in Jakarta, in whole Rupiah. */
export interface RefundDay {
  day: string;
  amount: number;
}

/** Refunds by the day on which they were made, the oldest first. @param today the first moment of the last day */
export const refundsByDay = (query: Query, today: Date, days: number): Promise<RefundDay[]> =>
  query<RefundDay>(sql`
    select to_char(day at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, coalesce(sum(r.amount), 0)::float8 as amount
    from generate_series(${today}::timestamptz - make_interval(days => ${days - 1}), ${today}::timestamptz, '1 day') day
    left join refunds r on r.created_at >= day and r.created_at < day + interval '1 day'
    group by day order by day`);
