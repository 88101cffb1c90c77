import { currentPrice, type ProductCard as Product } from '#domain/catalogue/product.ts';
import { formatRating, formatRupiah } from '#domain/format.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import { catalogCopy } from '../../copy/catalog.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { CARD_PICTURE, Picture } from './picture.tsx';
import { ProductLink } from './product-link.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

const copy = catalogCopy.card;

/**
 * A product in a list (spec 2, Product card): one link that covers the card, with heart and cart button above it.
 * `layout` is 'row' in the list view of wide screens.
 */
export function ProductCard({
  product,
  layout = 'tile',
  eager = false,
}: {
  product: Product;
  layout?: 'tile' | 'row';
  /** The image is in the first view: load it at once. */
  eager?: boolean;
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
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={`aspect-square w-full object-cover ${product.stock === 0 ? 'opacity-60' : ''}`}
        />
        <DiscountBadge product={product} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        <h3 className="min-h-[2lh] text-sm font-medium sm:text-base">
          <ProductLink product={product} />
        </h3>
        <PriceTag product={product} />
        <Facts product={product} />
        <div className={`mt-auto pt-2 ${isRow ? 'lg:max-w-52' : ''}`}>
          <AddToCartButton product={product} className="relative z-10 w-full" />
        </div>
      </div>
      <div className="absolute top-2 right-2 z-10">
        <WishlistHeart product={product} variant="icon" />
      </div>
    </article>
  );
}

function DiscountBadge({ product }: { product: Product }) {
  const percent = discountPercent(currentPrice(product), product.originalPrice);
  return (
    <div className="absolute inset-y-2 left-2 flex flex-col items-start">
      {percent > 0 && (
        <span className="badge bg-accent text-on-accent">
          <span aria-hidden>{copy.discount(percent)}</span>
          <span className="sr-only">{copy.discountLabel(percent)}</span>
        </span>
      )}
      {product.flashPrice !== null && (
        <span className="badge mt-auto inline-flex items-center gap-1 bg-brand text-on-brand">
          <Icon name="zap" className="size-3 fill-current" />
          {copy.flash}
        </span>
      )}
    </div>
  );
}

/** The price now, and the original one struck through when it is higher. */
export function PriceTag({
  product,
  large = false,
}: {
  product: Pick<Product, 'price' | 'originalPrice' | 'flashPrice'>;
  large?: boolean;
}) {
  const price = currentPrice(product);
  return (
    <p className="nums flex flex-wrap items-baseline gap-x-2">
      <span className={large ? 'text-2xl font-extrabold sm:text-3xl' : 'text-base font-extrabold sm:text-lg'}>
        {formatRupiah(price)}
      </span>
      {product.originalPrice > price && (
        <s className="text-sm text-ink-soft">
          <span className="sr-only">{catalogCopy.card.originalPrice} </span>
          {formatRupiah(product.originalPrice)}
        </s>
      )}
    </p>
  );
}

function Facts({ product }: { product: Product }) {
  return (
    <div className="space-y-1 text-xs text-ink-soft sm:text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        {product.reviewCount > 0 ? (
          <span className="flex items-center gap-1">
            <Icon name="star" className="size-3.5 fill-star text-star" />
            <span className="sr-only">{copy.rating(formatRating(product.rating))}</span>
            <span aria-hidden className="nums">
              {formatRating(product.rating)}
            </span>
          </span>
        ) : (
          <span>{copy.unrated}</span>
        )}
        <span className="nums border-l border-line pl-2">{copy.sold(product.soldCount)}</span>
      </p>
      <p className="flex items-center gap-1">
        <Icon name="map-pin" className="size-3.5 shrink-0" />
        <span className="line-clamp-1">{product.location}</span>
      </p>
      {product.isFreeShipping && (
        <p>
          <span className="badge bg-success-soft text-success">{copy.freeShipping}</span>
        </p>
      )}
    </div>
  );
}
