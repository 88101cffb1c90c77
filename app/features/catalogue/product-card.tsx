import type { ProductCard as Product } from '#domain/catalogue/product.ts';
import { formatRating, formatRupiah } from '#domain/format.ts';
import { cardCopy as copy } from '../../copy/card.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { CARD_PICTURE, Picture, type PictureTime } from '../../ui/picture.tsx';
import { CardDelivery } from '../delivery/card-delivery.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { DiscountBadge } from './discount-badge.tsx';
import { ProductLink } from './product-link.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

/**
 * A product in a list (P-CAT-10): one link that covers the card, with heart and cart button above it. Each
 * part has its place whatever the others hold, so that cards side by side agree line by line.
 * `layout` is 'row' in the list view of wide screens.
 */
export function ProductCard({
  product,
  layout = 'tile',
  picture = 'late',
}: {
  product: Product;
  layout?: 'tile' | 'row';
  picture?: PictureTime;
}) {
  const isRow = layout === 'row';
  return (
    <article
      className={`card group relative flex h-full overflow-hidden transition-shadow hover:shadow-card ${isRow ? 'flex-col lg:flex-row' : 'flex-col'}`}
    >
      <div className={`relative ${isRow ? 'lg:w-52 lg:shrink-0' : ''}`}>
        <Picture
          src={product.imageUrl}
          {...CARD_PICTURE}
          alt=""
          width={400}
          height={400}
          when={picture}
          decoding="async"
          className={`aspect-[9/7] w-full object-cover sm:aspect-square ${product.isSoldOut ? 'opacity-60' : ''}`}
        />
        <Badges product={product} />
      </div>
      <div className="flex flex-1 flex-col gap-0.5 p-2.5 sm:p-3.5">
        <h3 className="min-h-[2lh] text-[0.8125rem] leading-tight font-medium sm:text-base">
          <ProductLink product={product} />
        </h3>
        <div className={isRow ? '' : 'leading-tight'}>
          <PriceTag product={product} />
        </div>
        <Facts product={product} />
        <div className={`relative z-10 flex gap-1 ${isRow ? 'lg:max-w-64' : ''}`}>
          <AddToCartButton product={product} className="button-quiet flex-1 max-sm:text-sm" />
          <WishlistHeart product={product} variant="icon" className="-mr-1.5 shrink-0" />
        </div>
      </div>
    </article>
  );
}

function Badges({ product }: { product: Product }) {
  const { discount } = product;
  return (
    <>
      {discount > 0 && <DiscountBadge percent={discount} className="absolute top-2 left-2" />}
      <p className="absolute bottom-2 left-2 flex flex-wrap gap-1 empty:hidden">
        {product.isFlashPrice && (
          <span className="badge inline-flex items-center gap-1 bg-brand text-on-brand">
            <Icon name="zap" className="size-3 fill-current" />
            {copy.flash}
          </span>
        )}
        {product.isFreeShipping && (
          <span className="badge bg-success-soft text-success">{copy.freeShipping}</span>
        )}
      </p>
    </>
  );
}

/**
 * The price now, and the original one struck through when it is higher. On the cards of phones always below: whether both
 * have room in one line would change with the typeface.
 */
export function PriceTag({
  product: { price, originalPrice },
  large = false,
}: {
  product: Pick<Product, 'price' | 'originalPrice'>;
  large?: boolean;
}) {
  return (
    <p
      className={`nums flex flex-wrap items-baseline gap-x-2 font-extrabold ${large ? 'text-2xl sm:text-3xl' : 'text-base sm:text-lg'}`}
    >
      {formatRupiah(price)}
      {originalPrice > price && (
        <s className={`font-normal text-ink-soft ${large ? 'text-sm' : 'text-xs max-sm:w-full'}`}>
          <span className="sr-only">{copy.originalPrice} </span>
          {formatRupiah(originalPrice)}
        </s>
      )}
    </p>
  );
}

function Facts({ product }: { product: Product }) {
  const { location: place, couriers = null, closedUntil: reopensOn } = product;
  return (
    <div className="mt-auto text-xs leading-snug text-ink-soft">
      <p className="card-line nums">
        {product.reviewCount > 0 ? (
          <span role="img" aria-label={copy.rating(formatRating(product.rating))} className="mark-star">
            {formatRating(product.rating)}
          </span>
        ) : (
          <span>{copy.unrated}</span>
        )}
        <span className="border-l border-line pl-1.5">{copy.sold(product.soldCount)}</span>
      </p>
      <p className="card-place mark-place truncate">{place}</p>
      <CardDelivery from={{ place, couriers, reopensOn }} isFree={product.isFreeShipping} />
    </div>
  );
}
