import type { Product, Review } from '#domain/catalogue/product.ts';
import type { RatingBar } from '#domain/reviews/histogram.ts';
import { productDetailsCopy } from '../../copy/product-details.id.ts';
import { reviewsCopy as copy } from '../../copy/reviews.id.ts';
import { Link } from '../../ui/link.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';

/** The newest reviews under the histogram, and the way to all of them. */
export default function NewestReviews({
  product,
  reviews,
  bars,
}: {
  product: Product;
  reviews: readonly Review[];
  bars: readonly RatingBar[];
}) {
  if (reviews.length === 0) return <p className="text-ink-soft">{copy.none}</p>;
  return (
    <div className="space-y-4">
      <RatingSummary rating={product.rating} reviewCount={product.reviewCount} bars={bars} />
      <div>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
      <Link to={`/product/${product.id}/ulasan`} className="button button-quiet">
        {productDetailsCopy.allReviews}
      </Link>
    </div>
  );
}
