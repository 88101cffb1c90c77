import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** What was ordered on one day in Jakarta and not cancelled; `goods` in whole Rupiah, without shipping. */
export interface SalesDay {
  day: string;
  orders: number;
  goods: number;
}

/** The orders of all shops by day, the oldest first. @param today the first moment of the last day */
export const salesByDay = (query: Query, today: Date, days: number): Promise<SalesDay[]> =>
  query<SalesDay>(sql`
    select to_char(day at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, count(o.id)::int as orders,
      coalesce(sum(o.goods), 0)::float8 as goods
    from generate_series(${today}::timestamptz - make_interval(days => ${days - 1}), ${today}::timestamptz, '1 day') day
    left join orders o on o.created_at >= day and o.created_at < day + interval '1 day'
      and o.state not in ('unpaid', 'unconfirmed', 'waiting', 'cancelled')
    group by day order by day`);
