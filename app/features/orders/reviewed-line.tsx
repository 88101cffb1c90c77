import { smallPicture } from '#domain/media/media-address.ts';
import type { ReviewedLine as Line } from '#server/services.ts';
import { mediaCopy } from '../../copy/media.id.ts';
import { orderReviewCopy as copy } from '../../copy/order-review.id.ts';
import { reviewsCopy } from '../../copy/reviews.id.ts';
import { Link } from '../../ui/link.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { OrderPicture } from '../order-parts/order-picture.tsx';
import { type ReviewAnswer, ReviewForm } from './review-form.tsx';

/** The photos of a review that cannot be edited any more; a press opens one. */
function Photos({ photos }: Pick<Line, 'photos'>) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map(({ id, address }, index) => (
        <li key={id}>
          <a href={address}>
            <img
              src={smallPicture(address)}
              alt={mediaCopy.photo(index + 1)}
              width={96}
              height={96}
              className="size-24 rounded-xl object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

type OwnReview = NonNullable<Line['review']>;

/** That the operator hides a review, why, and what its writer can do. */
function Hidden({
  number,
  review: { editUntil },
  hidden: { ground },
}: {
  number: string;
  review: OwnReview;
  hidden: NonNullable<OwnReview['hidden']>;
}) {
  const contact = copy.contact(number);
  return (
    <div className="space-y-1 rounded-xl bg-sunken p-3">
      <p className="font-semibold text-danger">{copy.hidden(ground)}</p>
      <p>{editUntil === null ? copy.hiddenFixed : copy.hiddenEditable}</p>
      <Link to={contact.to} className="link inline-flex min-h-11 items-center">
        {contact.label}
      </Link>
    </div>
  );
}

/** A bought line: its form while it can be written or edited, else what was written. */
export function ReviewedLine({
  number,
  line,
  answer,
}: {
  /** Of its order. */
  number: string;
  line: Line;
  answer: ReviewAnswer | null;
}) {
  const { position, productId, name, options, imageUrl, photos, review } = line;
  const isOpen = review === null || review.editUntil !== null;
  return (
    <li id={`barang-${position}`} className="card scroll-mt-24 space-y-4 p-4 sm:p-5">
      <div className="flex gap-3">
        <OrderPicture src={imageUrl} />
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">
            <Link to={`/product/${productId}`} className="hover:text-brand">
              {name}
            </Link>
          </h2>
          {options !== '' && <p className="text-sm text-ink-soft">{options}</p>}
        </div>
      </div>
      {review?.hidden && <Hidden number={number} review={review} hidden={review.hidden} />}
      {isOpen ? (
        <ReviewForm line={line} answer={answer} />
      ) : (
        <div className="space-y-2">
          <p>
            <RatingStars rating={review.rating} />
            <span className="sr-only">{reviewsCopy.rated(review.rating)}</span>
          </p>
          {review.content !== '' && <p className="whitespace-pre-line wrap-anywhere">{review.content}</p>}
          <Photos photos={photos} />
          <p className="text-sm text-ink-soft">{copy.fixed}</p>
        </div>
      )}
      {review?.reply && (
        <p className="rounded-xl bg-sunken p-3 whitespace-pre-line wrap-anywhere">
          <span className="block text-sm font-semibold">{copy.reply}</span>
          {review.reply}
        </p>
      )}
      {review && !review.hidden && (
        <Link to={`/product/${productId}/ulasan`} className="link inline-flex min-h-11 items-center">
          {copy.toReviews}
        </Link>
      )}
    </li>
  );
}
