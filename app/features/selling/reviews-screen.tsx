import { Form } from 'react-router';
import { formatCalendarDate } from '#domain/format-date.ts';
import { shopReviewsPath } from '#domain/paths.ts';
import type { ShopRating, ShopReview } from '#server/services.ts';
import { sellingReviewsCopy as copy } from '../../copy/selling-reviews.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Field } from '../../ui/field.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ListFilter } from '../desk/list-filter.tsx';

const STARS = [5, 4, 3, 2, 1] as const;

export interface ReviewsScreenProps {
  shop: number;
  asked: { isUnanswered: boolean; stars: number | null; before: number | null };
  page: { rating: ShopRating; reviews: ShopReview[]; older: number | null };
  /** A reply that was refused, and why. */
  answer: { id: number; typed: string; fault: string } | null;
}

/** The reviews of a shop's goods, each with its reply or the form for one. */
export function ReviewsScreen({ shop, asked, page: { rating, reviews, older }, answer }: ReviewsScreenProps) {
  const { isUnanswered, stars } = asked;
  return (
    <>
      <Rating {...rating} />
      <LinkTabs
        label={copy.tabsLabel}
        current={isUnanswered ? 'unanswered' : 'all'}
        tabs={[
          { id: 'unanswered', label: copy.unanswered, to: shopReviewsPath(shop, { stars }) },
          { id: 'all', label: copy.all, to: shopReviewsPath(shop, { isUnanswered: false, stars }) },
        ]}
      />
      <ListFilter
        applied={`${isUnanswered} ${stars}`}
        path={shopReviewsPath(shop)}
        clear={stars === null ? null : shopReviewsPath(shop, { isUnanswered })}
      >
        {!isUnanswered && <input type="hidden" name="tampil" value="semua" />}
        <Field name="bintang" label={copy.stars} optionalText={null} hint={undefined} faultText={null}>
          {(control) => (
            <select {...control} defaultValue={stars ?? ''}>
              <option value="">{copy.allStars}</option>
              {STARS.map((count) => (
                <option key={count} value={count}>
                  {copy.star(count)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </ListFilter>
      {reviews.length === 0 ? (
        <EmptyList title={copy.none} text={isUnanswered ? copy.noneText : copy.noneAllText} />
      ) : (
        <ul className="space-y-4">
          {reviews.map((review) => (
            <li key={review.id} className="card space-y-3 p-4 sm:p-5">
              <Review review={review} />
              {review.reply === null ? (
                <details className="group" open={answer?.id === review.id}>
                  <FoldSummary>{copy.write}</FoldSummary>
                  <Reply
                    action={shopReviewsPath(shop, asked)}
                    id={review.id}
                    answer={answer?.id === review.id ? answer : null}
                  />
                </details>
              ) : (
                <p className="wrap-anywhere">
                  <span className="block text-sm text-ink-soft">{copy.reply}</span>
                  {review.reply}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {older !== null && (
        <Link
          to={shopReviewsPath(shop, { isUnanswered, stars, before: older })}
          className="button button-quiet"
        >
          {copy.older}
        </Link>
      )}
    </>
  );
}

/** The shop's rating, as shoppers see it, and what it is made of. */
function Rating({ rating, isOwn }: ShopRating) {
  if (rating === 0) return <p>{copy.noRating}</p>;
  return (
    <p>
      <b>{copy.shopRating(rating)}</b>
      <span className="block text-sm text-ink-soft">{isOwn ? copy.ratingOwn : copy.ratingGiven}</span>
    </p>
  );
}

function Review({ review }: { review: ShopReview }) {
  const { id, productId, product, options, username, rating, date, content, images } = review;
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <Link to={`/product/${productId}`} className="link">
          {product}
        </Link>
        {options !== '' && <span className="block text-sm text-ink-soft">{options}</span>}
      </p>
      <p>
        <b>{copy.rating(rating)}</b>
        <span className="block text-sm text-ink-soft">
          {username}, {formatCalendarDate(date)}
        </span>
      </p>
      <p className="wrap-anywhere">{content}</p>
      {images.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {images.map((address, index) => (
            <a key={address} href={address} className="link inline-flex min-h-11 items-center">
              {copy.photo(index + 1)}
            </a>
          ))}
        </p>
      )}
      <Link to={`/ulasan/${id}/laporkan`} className="link inline-flex min-h-11 items-center">
        {copy.report}
      </Link>
    </>
  );
}

function Reply({ action, id, answer }: { action: string; id: number; answer: ReviewsScreenProps['answer'] }) {
  return (
    <Form method="post" action={action} className="space-y-3">
      <input type="hidden" name="review" value={id} />
      <TextField
        texts={{
          name: 'text',
          label: copy.reply,
          optionalText: null,
          hint: copy.replyHint,
          faultText: answer?.fault ?? null,
        }}
        control={{ rows: 3, maxLength: 1000, defaultValue: answer?.typed ?? '' }}
      />
      <button type="submit" className="button button-primary">
        {copy.send}
      </button>
    </Form>
  );
}
