import { remainingPieces, soldPercent } from '#domain/flash-sale/flash-item.ts';
import { formatRupiah } from '#domain/format.ts';
import type { FlashOffer } from '#server/services.ts';
import { cardCopy } from '../../copy/card.id.ts';
import { flashSaleCopy as copy } from '../../copy/flash-sale.id.ts';
import { Picture, type PictureTime } from '../../ui/picture.tsx';
import { AddToCartButton } from '../catalogue/add-to-cart-button.tsx';
import { ProductLink } from '../catalogue/product-link.tsx';

/**
 * One offer of a flash session: flash price, percent off, how much is sold and how many are left (P-FLASH-4). An offer
 * of a session that is still to come says when it starts instead.
 */
export function FlashCard({
  offer,
  startsAt = null,
  withCartButton = false,
  inStrip = false,
  picture = 'late',
}: {
  offer: FlashOffer;
  /** Hour of an upcoming session, as '08:00': the flash price cannot be bought yet. */
  startsAt?: string | null;
  /** With the button that puts a running offer into the cart. */
  withCartButton?: boolean;
  /** Small, for a row that is scrolled on phones. */
  inStrip?: boolean;
  picture?: PictureTime;
}) {
  const { product, price, originalPrice, discount } = offer;
  return (
    <article
      className={`card group relative flex h-full overflow-hidden text-ink hover:shadow-card ${inStrip ? 'flex-col lg:flex-row' : 'max-sm:flex-row sm:flex-col'}`}
    >
      <div
        className={`relative shrink-0 ${inStrip ? 'lg:w-30' : 'w-32 max-sm:self-start max-sm:p-3 max-sm:pr-0 sm:w-full'}`}
      >
        <Picture
          src={product.imageUrl}
          sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 30vw, 8rem"
          largest={480}
          alt=""
          width={400}
          height={400}
          when={picture}
          className={`w-full object-cover ${inStrip ? 'aspect-[8/7] lg:aspect-square lg:h-full' : 'aspect-square max-sm:rounded-xl'}`}
        />
        <span
          className={`badge absolute bg-accent text-on-accent ${inStrip ? 'top-2 left-2' : 'top-2 left-2 max-sm:top-4 max-sm:left-4'}`}
        >
          {copy.off(discount)}
        </span>
      </div>
      <div className={`flex min-w-0 flex-1 flex-col ${inStrip ? 'gap-0.5 p-2.5' : 'gap-1.5 p-3 sm:p-4'}`}>
        <h3 className={`text-sm font-medium ${inStrip ? 'max-lg:[&>a]:line-clamp-1' : 'sm:text-base'}`}>
          <ProductLink product={product} />
        </h3>
        <p className="nums flex flex-wrap items-baseline gap-x-2">
          <span className={`font-extrabold ${inStrip ? '' : 'text-lg'}`}>{formatRupiah(price)}</span>
          <s className="text-sm text-ink-soft">
            <span className="sr-only">{cardCopy.originalPrice} </span>
            {formatRupiah(originalPrice)}
          </s>
        </p>
        <div className="mt-auto pt-1">
          {startsAt === null ? (
            <Stock offer={offer} />
          ) : (
            <p className="nums text-sm font-semibold text-accent-ink">{copy.startsTomorrow(startsAt)}</p>
          )}
        </div>
        {startsAt === null && withCartButton && <BuyNow offer={offer} />}
      </div>
    </article>
  );
}

function Stock({ offer }: { offer: FlashOffer }) {
  const percent = soldPercent(offer);
  return (
    <div className="space-y-1.5">
      <div className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="nums flex flex-wrap justify-between gap-x-2 text-xs text-ink-soft">
        <span>{copy.sold(percent)}</span>
        <span className="font-semibold text-ink">{copy.left(remainingPieces(offer))}</span>
      </p>
    </div>
  );
}

/** A product whose flash pieces are gone costs its standing price again: it is not sold under the flash price. */
function BuyNow({ offer: { product } }: { offer: FlashOffer }) {
  if (!product.isFlashPrice) return <p className="text-sm font-semibold">{copy.allGone}</p>;
  return <AddToCartButton product={product} className="button-primary relative z-10 mt-1.5 w-full" />;
}
