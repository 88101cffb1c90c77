import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { PRICE_UNDO_HOURS } from '#domain/catalogue/price-change.ts';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Removes what shops have begun and left (P-GOODS-9). */
export const sweepDraftsJob = defineJob({ name: 'catalogue.sweep-drafts', payload: z.null() });

/** Days after which a draft that nobody changed goes, one that was opened and never saved, and a list of products. */
const DAYS = { changed: 90, opened: 1, list: 30 };

/** Removes old drafts, lists of products and changes of prices; a list that is being published stays. */
export async function sweepDrafts(query: Query): Promise<void> {
  const before = (days: number) => sql`changed_at < now() - make_interval(days => ${days})`;
  await query(sql`
    delete from product_drafts where ${before(DAYS.changed)} or (version = 0 and ${before(DAYS.opened)})`);
  await query(sql`delete from product_imports where state <> 'publishing' and ${before(DAYS.list)}`);
  await query(sql`
    delete from price_changes where changed_at < shop_now() - make_interval(hours => ${PRICE_UNDO_HOURS})`);
}
