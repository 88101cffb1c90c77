import { Suspense } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { formatRating } from '#domain/format.ts';
import { cardCopy } from '../../copy/card.id.ts';
import { productCopy as copy } from '../../copy/product.id.ts';
import { returnsText } from '../../copy/returns.id.ts';
import { ratingWords } from '../../copy/sellers.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/late.ts';
import { Link } from '../../ui/link.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { ChoicePrice } from '../catalogue/choice-facts.tsx';
import { DiscountBadge } from '../catalogue/discount-badge.tsx';
import { useChoice } from './choice.tsx';

/** Few products are in the flash sale. */
const FlashCountdown = onDemand(() => import('./flash-countdown.tsx'));

/** Name, rating, sold count and price of the product, or of what is chosen of it, on its own page (P-PROD-2, P-FLASH-10). */
export function ProductHeading({ product }: { product: Product }) {
  const choice = useChoice();
  const price = choice.shown ?? product;
  return (
    <div className="space-y-1.5 md:space-y-3">
      <h1 className="text-lg font-bold sm:text-2xl">{product.name}</h1>
      <p className="nums flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {product.rating === 0 ? (
          <span>{ratingWords(0)}</span>
        ) : (
          <span className="flex items-center gap-1.5">
            <RatingStars rating={product.rating} />
            <span className="sr-only">{cardCopy.rating(formatRating(product.rating))}</span>
            <span aria-hidden className="font-semibold text-ink">
              {formatRating(product.rating)}
            </span>
          </span>
        )}
        <Link
          to={`/product/${product.id}?tab=ulasan#informasi`}
          className="relative -my-2.5 inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-brand"
        >
          {copy.reviewCount(product.reviewCount)}
        </Link>
        <span>{copy.sold(product.soldCount)}</span>
      </p>
      <ProductPrice product={product} />
      {price.isFlashPrice && (
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="badge inline-flex items-center gap-1 bg-brand text-sm text-on-brand">
            <Icon name="zap" className="size-3.5 fill-current" />
            {copy.flash}
          </span>
          <Suspense>
            <FlashCountdown />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The price of a product, or of what is chosen of it, and whether it can be sent back. */
export function ProductPrice({ product }: { product: Product }) {
  const choice = useChoice();
  const price = choice.shown ?? product;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ChoicePrice price={price} isFrom={choice.isFrom} className="text-xl sm:text-3xl" />
      {price.discount > 0 && <DiscountBadge percent={price.discount} className="text-sm" />}
      <span className="text-sm text-ink-soft">{returnsText(product.notReturnable)}</span>
    </div>
  );
}
