import { sql } from 'drizzle-orm';
import { ownReviews, type StoredReview } from '#server/modules/catalogue/catalogue.ts';
import { lineIds } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A review of a bought line, as it is stored. */
export type BoughtReview = StoredReview & { createdAt: Date; editedAt: Date | null };

interface BoughtRow {
  lineId: string;
  reviewId: number;
  createdAt: Date;
  editedAt: Date | null;
}

/** The reviews of lines by the lines' ids. */
export async function reviewsOfLines(
  query: Query,
  lines: readonly { id: string }[],
): Promise<ReadonlyMap<string, BoughtReview>> {
  const bought = await query<BoughtRow>(sql`
    select order_line_id as "lineId", review_id as "reviewId", created_at as "createdAt", edited_at as "editedAt"
    from bought_reviews where order_line_id = any(${sql.param(lines.map(({ id }) => id))}::uuid[])`);
  const stored = await ownReviews(
    query,
    bought.map(({ reviewId }) => reviewId),
  );
  return new Map(
    bought.flatMap(({ lineId, reviewId, createdAt, editedAt }) => {
      const review = stored.get(reviewId);
      return review ? [[lineId, { ...review, createdAt, editedAt }] as const] : [];
    }),
  );
}

/** What was written about the lines of an order, in the order of the lines. */
export async function reviewsOfOrder(query: Query, orderId: string): Promise<StoredReview[]> {
  const lines = [...(await lineIds(query, orderId))].toSorted(([a], [b]) => a - b).map(([, id]) => ({ id }));
  const written = await reviewsOfLines(query, lines);
  return lines.flatMap(({ id }) => written.get(id) ?? []);
}

/** The line that a review is about; null for a sample. */
export async function lineOfReview(query: Query, reviewId: number): Promise<string | null> {
  const [bought] = await query<{ lineId: string }>(
    sql`select order_line_id as "lineId" from bought_reviews where review_id = ${reviewId}`,
  );
  return bought?.lineId ?? null;
}
