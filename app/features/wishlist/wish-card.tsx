import { formatRupiah } from '#domain/format.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-item.ts';
import { wishlistCopy } from '../../copy/wishlist.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CARD_PICTURE, Picture } from '../../ui/picture.tsx';

type WishState = 'buyable' | 'in-cart' | 'sold-out' | 'gone';

const LABELS: Readonly<Record<WishState, string>> = {
  buyable: wishlistCopy.addToCart,
  'in-cart': wishlistCopy.inCart,
  'sold-out': wishlistCopy.soldOut,
  gone: wishlistCopy.gone,
};

/** A wished product (P-WISH-4). The handlers get the pressed button, which is about to go away. */
export function WishCard({
  wish,
  state,
  onAddToCart,
  onRemove,
}: {
  wish: WishlistItem;
  state: WishState;
  onAddToCart: (button: HTMLElement) => void;
  onRemove: (button: HTMLElement) => void;
}) {
  const { name, productId, imageUrl } = wish;
  return (
    <li className="card relative flex min-w-0 flex-col overflow-hidden">
      <Picture
        src={imageUrl}
        {...CARD_PICTURE}
        alt=""
        width={400}
        height={400}
        when="late"
        className={`aspect-square w-full object-cover ${state === 'sold-out' || state === 'gone' ? 'opacity-60' : ''}`}
      />
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        <h2 className="text-sm font-medium sm:text-base">
          {state === 'gone' ? (
            <span className="line-clamp-2 min-h-[2lh]">{name}</span>
          ) : (
            <Link
              to={`/product/${productId}`}
              className="line-clamp-2 min-h-[2lh] cover-link hover:text-brand"
            >
              {name}
            </Link>
          )}
        </h2>
        <Price wish={wish} />
        <button
          type="button"
          disabled={state !== 'buyable'}
          onClick={(event) => onAddToCart(event.currentTarget)}
          className="button button-primary relative z-10 mt-auto w-full px-2 text-sm sm:text-base"
        >
          {LABELS[state]}
        </button>
      </div>
      <button
        type="button"
        data-remove
        aria-label={wishlistCopy.remove(name)}
        onClick={(event) => onRemove(event.currentTarget)}
        className="icon-button absolute top-2 right-2 z-10 rounded-full bg-surface/90 text-ink-soft hover:text-danger"
      >
        <Icon name="trash-2" className="size-5" />
      </button>
    </li>
  );
}

function Price({ wish: { price, originalPrice } }: { wish: WishlistItem }) {
  return (
    <p className="nums flex flex-wrap items-baseline gap-x-2 pb-1">
      <span className="text-base font-extrabold sm:text-lg">{formatRupiah(price)}</span>
      {originalPrice !== undefined && (
        <s className="text-sm text-ink-soft">
          <span className="sr-only">{wishlistCopy.originalPrice} </span>
          {formatRupiah(originalPrice)}
        </s>
      )}
    </p>
  );
}
