import type { CSSProperties } from 'react';

/**
 * Five stars, filled as the rating says to the nearest half; decoration, so a text must stand beside it. Each is as
 * large as a letter.
 */
export function RatingStars({ rating, className = 'text-base' }: { rating: number; className?: string }) {
  const style = { '--filled': `${Math.round(rating * 2) * 10}%` } as CSSProperties;
  return <span aria-hidden className={`rating-stars ${className}`} style={style} />;
}
