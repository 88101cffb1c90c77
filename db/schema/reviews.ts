import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { reviews } from './catalogue.ts';
import { orderLines } from './orders.ts';

/** Reviews by shoppers, each of one bought line. Samples of the demo have no row here. */
export const boughtReviews = pgTable(
  'bought_reviews',
  {
    orderLineId: uuid('order_line_id')
      .primaryKey()
      .references(() => orderLines.id),
    reviewId: integer('review_id')
      .notNull()
      .unique()
      .references(() => reviews.id),
    /** Its writer: an account, or the guest of a browser. Neither after the account was deleted. */
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** It can be edited once. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (t) => [index('bought_reviews_user').on(t.userId), index('bought_reviews_guest').on(t.guestId)],
);
