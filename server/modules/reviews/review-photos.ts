import { isUuid } from '#domain/is-uuid.ts';
import { isEditable } from '#domain/reviews/review-rules.ts';
import type { Media, MediaView } from '#server/modules/media/media.ts';
import { hasReceivedLine, type OrderOwner } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { reviewsOfLines } from './bought-reviews.ts';
import type { ReviewPhoto } from './review-service.ts';

/** Pictures of reviews are media of this purpose; their subject is the order line. */
export const PHOTOS = 'review';

/**
 * Opens the uploads of pictures: whoever received a line may add to its review as long as it can be written or edited.
 * Those of a hidden review are seen by their sender alone.
 */
export function acceptPhotos(media: Pick<Media, 'accept'>, query: Query): void {
  const reviewOf = async (lineId: string) =>
    isUuid(lineId) ? (await reviewsOfLines(query, [{ id: lineId }])).get(lineId) : undefined;
  media.accept(PHOTOS, {
    async mayAdd(owner, lineId) {
      if (!(await hasReceivedLine(query, owner, lineId))) return false;
      const written = await reviewOf(lineId);
      return !written || isEditable(written, await shopNow(query));
    },
    maySee: (viewer, lineId) => hasReceivedLine(query, viewer, lineId),
    isShown: async (lineId) => (await reviewOf(lineId))?.hiddenAt === null,
  });
}

const toPhoto = ({ id, address }: MediaView, isWaiting: boolean): ReviewPhoto => ({ id, address, isWaiting });

/** The pictures of lines by the lines' ids: those of the review, and then those that wait for it to be posted. */
export async function photosOfLines(
  query: Query,
  { media, owner, lines }: { media: Media; owner: OrderOwner; lines: readonly { id: string }[] },
): Promise<ReadonlyMap<string, ReviewPhoto[]>> {
  const ids = lines.map(({ id }) => id);
  const attached = await media.attached(query, PHOTOS, ids);
  const photos = new Map<string, ReviewPhoto[]>();
  for (const subject of ids) {
    const waiting = await media.waiting(query, { owner, purpose: PHOTOS, subject });
    photos.set(subject, [
      ...(attached.get(subject) ?? []).map((photo) => toPhoto(photo, false)),
      ...waiting.map((photo) => toPhoto(photo, true)),
    ]);
  }
  return photos;
}
