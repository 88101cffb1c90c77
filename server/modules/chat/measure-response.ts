import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ANSWER_HOURS, RESPONSE_DAYS, type Response, responseOf } from '#domain/chat/response.ts';
import { setResponseRates } from '#server/modules/catalogue/catalogue.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Measures how shops answer, once an hour. */
export const measureChats = defineJob({ name: 'chat.measure', payload: z.null() });

/** How shops answered what they were asked in the last days; shops that few have asked are left out (P-CHAT-10). */
export async function responses(
  query: Query,
  sellerId: number | null = null,
): Promise<ReadonlyMap<number, Response>> {
  const now = await shopNow(query);
  const ofShop = sellerId === null ? sql`true` : sql`seller_id = ${sellerId}`;
  const since = sql`${now}::timestamptz - make_interval(days => ${RESPONSE_DAYS})`;
  const rows = await query<{ sellerId: number; minutes: number[]; unanswered: number }>(sql`
    select seller_id as "sellerId", coalesce(array_agg(minutes) filter (where minutes is not null), '{}') as minutes,
      count(*) filter (where minutes is null)::int as unanswered
    from (
      select seller_id, extract(epoch from answered_at - asked_at)::float8 / 60 as minutes from chat_answers
      where ${ofShop} and asked_at > ${since}
      union all
      select seller_id, null from chat_threads
      where ${ofShop} and asked_at > ${since} and asked_at < ${now}::timestamptz - make_interval(hours => ${ANSWER_HOURS})
    ) asked group by seller_id`);
  return new Map(
    rows.flatMap(({ sellerId: shop, minutes, unanswered }) => {
      const response = responseOf({ answeredAfter: minutes, unanswered });
      return response ? [[shop, response] as const] : [];
    }),
  );
}

/** Stores the shares of all shops that were asked enough. */
export async function measureResponses(tx: Tx): Promise<void> {
  const measured = await responses(tx);
  await setResponseRates(tx, new Map([...measured].map(([sellerId, { rate }]) => [sellerId, rate])));
}
