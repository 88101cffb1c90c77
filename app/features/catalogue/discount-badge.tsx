import { cardCopy as copy } from '../../copy/card.id.ts';

/** '-20%', read out as 'Diskon 20%'. */
export function DiscountBadge({ percent, className }: { percent: number; className: string }) {
  return (
    <span
      role="img"
      aria-label={copy.discountLabel(percent)}
      className={`badge bg-accent text-on-accent ${className}`}
    >
      {copy.discount(percent)}
    </span>
  );
}
