import { sql } from 'drizzle-orm';
import { ownReviews } from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Most reviews that stand on the page of an account. */
const PERSON_REVIEWS = 20;

/** A review by an account, for the console. */
export interface PersonReview {
  id: number;
  productId: number;
  rating: number;
  content: string;
  at: Date;
}

/** What an account wrote about what it bought: how often, and the newest ones. */
export async function reviewsOfPerson(
  query: Query,
  userId: string,
): Promise<{ count: number; newest: PersonReview[] }> {
  const rows = await query<{ id: number; at: Date; count: number }>(sql`
    select review_id as id, created_at as at, count(*) over ()::int as count
    from bought_reviews where user_id = ${userId} order by created_at desc, review_id desc limit ${PERSON_REVIEWS}`);
  const stored = await ownReviews(
    query,
    rows.map(({ id }) => id),
  );
  const newest = rows.flatMap(({ id, at }) => {
    const review = stored.get(id);
    if (!review) return [];
    const { productId, rating, content } = review;
    return [{ id, productId, rating, content, at }];
  });
  return { count: rows[0]?.count ?? 0, newest };
}
