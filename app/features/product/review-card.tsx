import { useState } from 'react';
import type { Review } from '#domain/catalogue/product.ts';
import { formatCalendarDate } from '#domain/format-date.ts';
import { reviewsCopy as copy } from '../../copy/reviews.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReviewPhotos } from './review-photos.tsx';

/**
 * One review: avatar initial, name, date, stars, text, pictures, and the helpful vote (P-PROD-7, P-PROD-8). The list of
 * all reviews adds the way to report it; the product's page has no room for it in its weight.
 */
export function ReviewCard({ review, canReport = false }: { review: Review; canReport?: boolean }) {
  return (
    <article className="space-y-3 border-t border-line py-5 first:border-0">
      <header className="flex items-center gap-3">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold text-brand"
        >
          {review.username.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0">
          <h3 className="truncate font-semibold">{review.username}</h3>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <RatingStars rating={review.rating} />
            <span className="sr-only">{copy.rated(review.rating)}</span>
            <time dateTime={review.date}>{formatCalendarDate(review.date)}</time>
          </p>
        </div>
      </header>
      {review.options !== '' && <p className="text-sm text-ink-soft">{copy.bought(review.options)}</p>}
      {review.content !== '' && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{review.content}</p>
      )}
      <ReviewPhotos review={review} />
      {review.reply && <Reply {...review.reply} />}
      {canReport ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <HelpfulButton review={review} />
          <Link
            to={`/ulasan/${review.id}/laporkan`}
            rel="nofollow"
            className="inline-flex min-h-11 items-center px-2 text-sm text-ink-soft underline"
          >
            {copy.report}
          </Link>
        </div>
      ) : (
        <HelpfulButton review={review} />
      )}
    </article>
  );
}

function Reply({ text, date }: { text: string; date: string }) {
  return (
    <div className="max-w-prose rounded-xl bg-sunken p-3">
      <p className="text-sm font-semibold">
        {copy.reply} · <time dateTime={date}>{formatCalendarDate(date)}</time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}

function HelpfulButton({ review }: { review: Review }) {
  const [count, setCount] = useState(review.helpful);
  const [isVoted, setIsVoted] = useState(false);
  const { show } = useToast();

  async function vote() {
    setIsVoted(true);
    const voted = await import('../../browser/cast-vote.ts').then(
      ({ castVote }) => castVote(review.id),
      () => null,
    );
    if (voted?.ok) {
      setCount(voted.value.helpful);
      show({ title: copy.thanked });
    } else {
      setIsVoted(false);
      show({ title: copy.voteFailed, tone: 'destructive' });
    }
  }

  return (
    <button
      type="button"
      onClick={vote}
      disabled={isVoted}
      className="nums inline-flex min-h-11 items-center gap-2 rounded-xl px-2 text-sm font-medium text-ink-soft hover:bg-sunken disabled:text-brand"
    >
      <Icon name="thumbs-up" className="size-4" />
      {copy.helpful(count)}
    </button>
  );
}
