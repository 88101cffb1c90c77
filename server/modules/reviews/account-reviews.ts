import { sql } from 'drizzle-orm';
import { ownReviews } from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Reviews by an account. They stay when it is deleted: their names are masked, and nothing leads back to it then. */
export const accountReviews = {
  async merge(query: Query, { guestId, userId }: { guestId: string; userId: string }) {
    await query(
      sql`update bought_reviews set user_id = ${userId}, guest_id = null where guest_id = ${guestId}`,
    );
  },
  async exported(query: Query, userId: string) {
    const bought = await query<{ reviewId: number; createdAt: Date; editedAt: Date | null }>(sql`
      select review_id as "reviewId", created_at as "createdAt", edited_at as "editedAt"
      from bought_reviews where user_id = ${userId} order by created_at`);
    const stored = await ownReviews(
      query,
      bought.map(({ reviewId }) => reviewId),
    );
    const reviews = bought.map(({ reviewId, createdAt, editedAt }) => {
      const { productId, rating, content, images, reply } = stored.get(reviewId) ?? {};
      return { productId, rating, content, images, reply, createdAt, editedAt };
    });
    return { reviews };
  },
  async remove(tx: Tx, userId: string) {
    await tx(sql`update bought_reviews set user_id = null where user_id = ${userId}`);
  },
  async sweep() {},
};
