import { sql } from 'drizzle-orm';
import type { AcceptHours } from '#domain/shops/accept-hours.ts';
import type { Query } from '#server/platform/database/query.ts';
import { CLOSED_UNTIL } from './shop-settings.ts';

/** A shop that accepts orders by itself. */
export interface AcceptingShop extends AcceptHours {
  sellerId: number;
  /** 'yyyy-mm-dd' in Jakarta; null for a shop that is open. */
  reopensOn: string | null;
}

/** All of them. */
export const acceptingShops = (query: Query): Promise<AcceptingShop[]> =>
  query(sql`
    select s.id as "sellerId", s.accept_from as "from", s.accept_to as "to", ${CLOSED_UNTIL} as "reopensOn"
    from sellers s where s.accept_from is not null order by s.id`);
