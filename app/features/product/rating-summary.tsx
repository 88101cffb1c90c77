import { formatRating } from '#domain/format.ts';
import type { RatingBar } from '#domain/reviews/histogram.ts';
import { productCopy } from '../../copy/product.id.ts';
import { reviewsCopy as copy } from '../../copy/reviews.id.ts';
import { RatingStars } from '../../ui/rating-stars.tsx';

/** The mean, and how the ratings spread (P-PROD-8). */
export function RatingSummary({
  rating,
  reviewCount,
  bars,
}: {
  rating: number;
  reviewCount: number;
  bars: readonly RatingBar[];
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <div>
        <p className="nums text-4xl font-extrabold">
          {formatRating(rating)}
          <span className="text-lg font-semibold text-ink-soft">{copy.outOf}</span>
        </p>
        <RatingStars rating={rating} className="text-xl" />
        <p className="nums text-sm text-ink-soft">{productCopy.reviewCount(reviewCount)}</p>
      </div>
      <ul className="min-w-[min(14rem,100%)] flex-1 space-y-1 sm:max-w-sm">
        {bars.map(({ stars, count, percent }) => (
          <li key={stars} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{copy.histogram(stars, count)}</span>
            <span aria-hidden className="nums w-3">
              {stars}
            </span>
            <span aria-hidden className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-star" style={{ width: `${percent}%` }} />
            </span>
            <span aria-hidden className="nums w-8 text-right text-ink-soft">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
