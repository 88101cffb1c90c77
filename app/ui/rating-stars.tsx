import { Icon } from './icon.tsx';

/** Five stars, as many filled as the rating says when rounded; decoration, so a text must stand beside it. */
export function RatingStars({ rating, className = 'size-4' }: { rating: number; className?: string }) {
  return (
    <span aria-hidden className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          name="star"
          key={star}
          className={`${className} ${star <= Math.round(rating) ? 'fill-star text-star' : 'fill-line text-line'}`}
        />
      ))}
    </span>
  );
}
