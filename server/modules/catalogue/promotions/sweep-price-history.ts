import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { STRUCK_FOR_MS } from '#domain/promotions/shop-promotion.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Removes prices that are too old to be struck through (P-PROMO-12). */
export const sweepPriceHistoryJob = defineJob({ name: 'catalogue.sweep-price-history', payload: z.null() });

export async function sweepPriceHistory(query: Query): Promise<void> {
  const before = new Date((await shopNow(query)).getTime() - STRUCK_FOR_MS);
  await query(sql`delete from price_history where until <= ${before}`);
}
