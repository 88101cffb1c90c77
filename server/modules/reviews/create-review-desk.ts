import { sql } from 'drizzle-orm';
import type { ReviewForm } from '#domain/forms/review.ts';
import type { Result } from '#domain/result.ts';
import { editableUntil, isEditable } from '#domain/reviews/review-rules.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { scopeAt } from '#server/modules/access/access.ts';
import {
  changeReview,
  ownReviews,
  type StoredReview,
  storeReview,
} from '#server/modules/catalogue/catalogue.ts';
import {
  lockReceivedOrder,
  type OrderOwner,
  type ReceivedLine,
  type ReceivedOrder,
  receivedOrder,
} from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { OwnReview, ReviewDesk, ReviewRefusal } from './review-desk.ts';

/** Creates the interface of pages to reviews of bought goods. */
export function createReviewDesk({
  query,
  transaction,
}: {
  query: Query;
  transaction: Transaction;
}): ReviewDesk {
  return {
    async order(owner, number) {
      const order = await receivedOrder(query, owner, number);
      if (!order) return null;
      const written = await reviewsOfLines(query, order.lines);
      const now = await shopNow(query);
      const lines = order.lines.map(({ id, ...line }) => ({ ...line, review: shown(written.get(id), now) }));
      return { number: order.number, shop: order.shop, lines };
    },
    write: (owner, number, given) =>
      transaction(async (tx): Promise<Result<null, ReviewRefusal>> => {
        const refusal = await write(tx, owner, { ...given, number });
        return refusal ? { ok: false, error: refusal } : { ok: true, value: null };
      }),
  };
}

async function write(
  tx: Tx,
  owner: OrderOwner,
  { number, position, form }: { number: string; position: number; form: ReviewForm },
): Promise<ReviewRefusal | null> {
  const order = await lockReceivedOrder(tx, owner, number);
  const line = order?.lines.find((bought) => bought.position === position);
  if (!order || !line) return 'unknown';
  if (owner.userId !== undefined && (await scopeAt(tx, { userId: owner.userId, sellerId: order.shop.id })))
    return 'own_shop';
  const written = (await reviewsOfLines(tx, [line])).get(line.id);
  return written ? edit(tx, written, form) : store(tx, owner, { order, line, form });
}

async function store(
  tx: Tx,
  owner: OrderOwner,
  { order, line, form }: { order: ReceivedOrder; line: ReceivedLine; form: ReviewForm },
): Promise<null> {
  const now = await tx.now();
  const reviewId = await storeReview(tx, {
    productId: line.productId,
    name: order.recipient ?? '',
    options: line.options,
    rating: form.rating,
    content: form.review,
    date: jakartaDay(now),
  });
  await tx(sql`
    insert into bought_reviews (order_line_id, review_id, user_id, guest_id, created_at)
    values (${line.id}, ${reviewId}, ${owner.userId ?? null}, ${owner.guestId ?? null}, ${now})`);
  return null;
}

async function edit(tx: Tx, written: BoughtReview, form: ReviewForm): Promise<ReviewRefusal | null> {
  if (written.rating === form.rating && written.content === form.review) return null;
  const now = await tx.now();
  if (!isEditable(written, now)) return 'not_editable';
  await changeReview(tx, written.id, { rating: form.rating, content: form.review });
  await tx(sql`update bought_reviews set edited_at = ${now} where review_id = ${written.id}`);
  return null;
}

/** A review of a bought line, as it is stored. */
type BoughtReview = StoredReview & { createdAt: Date; editedAt: Date | null };

/** The reviews of lines by the lines' ids. */
async function reviewsOfLines(
  query: Query,
  lines: readonly { id: string }[],
): Promise<ReadonlyMap<string, BoughtReview>> {
  const bought = await query<{
    lineId: string;
    reviewId: number;
    createdAt: Date;
    editedAt: Date | null;
  }>(sql`
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

function shown(written: BoughtReview | undefined, now: Date): OwnReview | null {
  if (!written) return null;
  const { rating, content, reply, hiddenAt } = written;
  const editUntil = isEditable(written, now) ? editableUntil(written) : null;
  return { rating, content, reply, isHidden: hiddenAt !== null, editUntil };
}

async function shopNow(query: Query): Promise<Date> {
  const [row] = await query<{ now: Date }>(sql`select shop_now() as now`);
  if (!row) throw new Error('The database tells no time');
  return row.now;
}
