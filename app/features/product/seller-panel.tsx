import type { SellerSummary } from '#domain/catalogue/product.ts';
import { productDetailsCopy as copy } from '../../copy/product-details.id.ts';
import { ratingWords } from '../../copy/sellers.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { SellerAvatar } from '../../ui/seller-avatar.tsx';

/** The seller on a product page, with the ways to ask about the product and to the shop. */
export function SellerPanel({ productId, seller }: { productId: number; seller: SellerSummary }) {
  return (
    <section className="card flex flex-wrap items-center gap-4 p-4">
      <SellerAvatar name={seller.name} />
      <div className="min-w-0 flex-[1_1_5.5rem]">
        <h2 className="flex flex-wrap items-center gap-2 font-bold">
          {seller.name}
          {seller.isOfficial && (
            <span className="badge inline-flex items-center gap-1 bg-brand-soft text-brand">
              <Icon name="badge-check" className="size-3.5" />
              {copy.officialStore}
            </span>
          )}
        </h2>
        <p className="nums text-sm text-ink-soft">
          <RatingStars rating={seller.rating} />
          {copy.figures(ratingWords(seller.rating), seller.responseRate)}
        </p>
      </div>
      <Link to={`/chat/${seller.id}?produk=${productId}`} className="button button-quiet max-sm:w-full">
        {copy.ask}
      </Link>
      <Link to={`/seller/${seller.id}`} className="button button-quiet max-sm:w-full">
        {copy.visitStore}
      </Link>
    </section>
  );
}
