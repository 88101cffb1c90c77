import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { RATING_DAYS } from '#domain/reviews/shop-rating.ts';
import { rateShops } from '#server/modules/catalogue/catalogue.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

/** Rates all shops, once an hour. */
const measureRatingsJob = defineJob({ name: 'reviews.rate-shops', payload: z.null() });

export const reviewWork: BackgroundWork = { hourly: [measureRatingsJob] };

export function handleReviews(jobs: Pick<Jobs, 'handle'>, transaction: Transaction): void {
  jobs.handle(measureRatingsJob, () => transaction(measureRatings));
}

/** Rates shops by what was written in the last days by those who bought (P-REV-12). */
export async function measureRatings(tx: Tx): Promise<void> {
  const since = sql`${await tx.now()}::timestamptz - make_interval(days => ${RATING_DAYS})`;
  const written = await tx<{ id: number }>(
    sql`select review_id as id from bought_reviews where created_at > ${since}`,
  );
  await rateShops(
    tx,
    written.map(({ id }) => id),
  );
}
