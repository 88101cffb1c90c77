import { sql } from 'drizzle-orm';
import { mediaAddress } from '#domain/media/media-address.ts';
import { PURPOSES } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';
import { editableUntil, isEditable } from '#domain/reviews/review-rules.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { changeReview, type StoredReview, storeReview } from '#server/modules/catalogue/catalogue.ts';
import type { Media } from '#server/modules/media/media.ts';
import {
  deliveredTo,
  isOwnPurchase,
  lockReceivedOrder,
  type OrderOwner,
  type ReceivedLine,
  type ReceivedOrder,
  receivedOrder,
  type SharesAccount,
} from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { type BoughtReview, reviewsOfLines } from './bought-reviews.ts';
import { acceptPhotos, PHOTOS, photosOfLines } from './review-photos.ts';
import type { OwnReview, PostedReview, ReviewRefusal, ReviewService } from './review-service.ts';

const MOST_PHOTOS = PURPOSES.review.picture.most;

/** Creates the interface of pages to reviews of bought goods. */
export function createReviewService({
  query,
  transaction,
  media,
  sharesAccount,
}: {
  query: Query;
  transaction: Transaction;
  media: Media;
  sharesAccount: SharesAccount;
}): ReviewService {
  acceptPhotos(media, query);
  return {
    async order(owner, number) {
      const order = await receivedOrder(query, owner, number);
      if (!order) return null;
      const written = await reviewsOfLines(query, order.lines);
      const now = await shopNow(query);
      const photos = await photosOfLines(query, { media, owner, lines: order.lines });
      const lines = order.lines.map((line) => ({
        ...line,
        photos: photos.get(line.id) ?? [],
        review: shown(written.get(line.id), now),
      }));
      return { number: order.number, shop: order.shop, lines };
    },
    write: (owner, number, given) =>
      transaction(async (tx): Promise<Result<null, ReviewRefusal>> => {
        const refusal = await write(tx, { media, sharesAccount, owner, number }, given);
        return refusal ? { ok: false, error: refusal } : { ok: true, value: null };
      }),
  };
}

async function write(
  tx: Tx,
  {
    media,
    sharesAccount,
    owner,
    number,
  }: { media: Media; sharesAccount: SharesAccount; owner: OrderOwner; number: string },
  posted: PostedReview,
): Promise<ReviewRefusal | null> {
  const order = await lockReceivedOrder(tx, owner, number);
  const line = order?.lines.find((bought) => bought.position === posted.position);
  if (!order || !line) return 'unknown';
  const buying = { owner, sellerId: order.shop.id, to: await deliveredTo(tx, order.number) };
  if (order.isOwnPurchase || (await isOwnPurchase(tx, buying, sharesAccount))) return 'own_shop';
  const written = (await reviewsOfLines(tx, [line])).get(line.id);
  const photos = [...new Set(posted.photos)];
  const { rating, review: content } = posted.form;
  const words = { rating, content, images: photos.map(mediaAddress) };
  if (written && isSame(written, words)) return null;
  if (written && !isEditable(written, await tx.now())) return 'not_editable';
  if (photos.length > MOST_PHOTOS) return 'too_many_files';
  // Before anything is written: it may refuse.
  const given = { purpose: PHOTOS, subject: line.id, owner, ids: photos, isWhole: true } as const;
  const attached = await media.attach(tx, given);
  if (!attached.ok) return attached.error;
  return written ? edit(tx, written, words) : store(tx, owner, { order, line, words });
}

/** What a review says and shows. */
type Words = Pick<StoredReview, 'rating' | 'content' | 'images'>;

const isSame = (written: Words, { rating, content, images }: Words) =>
  written.rating === rating && written.content === content && written.images.join() === images.join();

async function store(
  tx: Tx,
  owner: OrderOwner,
  { order, line, words }: { order: ReceivedOrder; line: ReceivedLine; words: Words },
): Promise<null> {
  const now = await tx.now();
  const reviewId = await storeReview(tx, {
    productId: line.productId,
    name: order.recipient ?? '',
    options: line.options,
    ...words,
    date: jakartaDay(now),
  });
  await tx(sql`
    insert into bought_reviews (order_line_id, review_id, user_id, guest_id, created_at)
    values (${line.id}, ${reviewId}, ${owner.userId ?? null}, ${owner.guestId ?? null}, ${now})`);
  return null;
}

async function edit(tx: Tx, written: BoughtReview, words: Words): Promise<null> {
  await changeReview(tx, written.id, words);
  await tx(sql`update bought_reviews set edited_at = ${await tx.now()} where review_id = ${written.id}`);
  return null;
}

function shown(written: BoughtReview | undefined, now: Date): OwnReview | null {
  if (!written) return null;
  const { rating, content, reply, hiddenAt, hiddenFor } = written;
  const editUntil = isEditable(written, now) ? editableUntil(written) : null;
  return { rating, content, reply, hidden: hiddenAt && { ground: hiddenFor }, editUntil };
}
