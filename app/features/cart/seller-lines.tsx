import type { ReactNode } from 'react';
import type { SellerLines as Group } from '#domain/cart/by-seller.ts';
import { sellerParcel } from '#domain/cart/line-parcel.ts';
import type { QuoteAnswer } from '#domain/cart/quotes.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { closedText } from '../../copy/holiday.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { SellerDelivery } from '../delivery/seller-delivery.tsx';
import { CheckLines } from './check-lines.tsx';

/** The lines of one seller under a box that ticks them all (P-CART-16). */
export function SellerLines({
  group: { sellerName, lines },
  unavailable,
  answer,
  onCheck,
  children,
}: {
  group: Group;
  unavailable: ReadonlySet<number>;
  /** What the shop tells of the lines. */
  answer: QuoteAnswer | null;
  onCheck: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  const parcel = sellerParcel(lines, answer);
  return (
    <section className="card px-3 sm:px-4">
      <h2 className="border-b border-line font-bold">
        <CheckLines lines={lines} unavailable={unavailable} onCheck={onCheck} className="min-h-12">
          <span className="sr-only">{cartCopy.checkSeller}</span>
          <Icon name="store" className="size-5 shrink-0 text-brand" />
          <span className="min-w-0 truncate">{sellerName}</span>
        </CheckLines>
      </h2>
      <ul aria-label={sellerName} className="divide-y divide-line">
        {children}
      </ul>
      {parcel.from?.reopensOn && (
        <p role="status" className="border-t border-line py-3 text-sm font-semibold text-danger">
          {closedText(parcel.from.reopensOn)} {cartCopy.closedShop}
        </p>
      )}
      {/* Not for goods that are all gone. */}
      {(answer === null || parcel.from !== null) && (
        <SellerDelivery from={parcel.from} items={parcel.items} />
      )}
    </section>
  );
}
