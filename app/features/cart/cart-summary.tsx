import { type ReactNode, useId } from 'react';
import { type CartTotals, cartSummary } from '#domain/cart/totals.ts';
import { formatRupiah } from '#domain/format.ts';
import { cartCopy } from '../../copy/cart.id.ts';

const copy = cartCopy.summary;

/**
 * 'Ringkasan Belanja' (P-CART-7): beside the rows on wide screens. On phones it follows them, and the bill with
 * 'Checkout' stays at the bottom edge while the cart is in view; the section itself then has no box, so that the bar
 * can stick as long as the whole cart.
 */
export function CartSummary({
  totals,
  children,
}: {
  totals: CartTotals;
  /** The way to checkout. */
  children: ReactNode;
}) {
  const { goodsTotal, discount, bill } = cartSummary(totals);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="contents lg:sticky lg:top-28 lg:block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <div className="rounded-card border border-line bg-surface p-4 lg:border-0 lg:p-0">
        <h2 id={titleId} className="text-lg font-bold">
          {copy.title}
        </h2>
        <dl className="nums mt-3 space-y-2">
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">{copy.goods(totals.totalItems)}</dt>
            <dd>{formatRupiah(goodsTotal)}</dd>
          </div>
          {totals.totalSavings > 0 && (
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">{copy.discount}</dt>
              <dd className="text-success">{formatRupiah(discount)}</dd>
            </div>
          )}
        </dl>
      </div>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:mt-3 lg:block lg:px-0 lg:pb-0"
      >
        <div className="flex-1 basis-32">
          <dl className="nums lg:flex lg:items-baseline lg:justify-between lg:gap-4">
            <dt className="text-sm text-ink-soft lg:text-base lg:font-bold lg:text-ink">{copy.bill}</dt>
            <dd className="text-lg font-extrabold">{formatRupiah(bill)}</dd>
          </dl>
          <p className="text-xs text-ink-soft lg:text-sm">{copy.withoutShipping}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
