import type { ProductCard } from '#domain/catalogue/product.ts';
import { rupiah } from '#domain/money.ts';
import { textAt, textOf } from './growing.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** The card of the product with an ordinal in a segment. */
export function cardAt(segment: Segment, ordinal: number, sellers: Sellers): ProductCard {
  const number = (column: ArrayLike<number>) => column[ordinal] ?? 0;
  const flags = number(segment.flags);
  const couriers = sellers.couriersOf(number(segment.sellerId));
  const closedUntil = sellers.closedUntil(number(segment.sellerId));
  return {
    id: number(segment.id),
    name: textAt(segment.name, ordinal),
    price: rupiah(number(segment.price)),
    originalPrice: rupiah(number(segment.originalPrice)),
    discount: number(segment.discount),
    isFlashPrice: (flags & FLAG.flashPrice) > 0,
    imageUrl: textOf(segment.imageUrl, ordinal),
    rating: number(segment.rating),
    reviewCount: number(segment.reviewCount),
    soldCount: number(segment.soldCount),
    isSoldOut: (flags & FLAG.soldOut) > 0,
    isFreeShipping: (flags & FLAG.freeShipping) > 0,
    location: textOf(segment.location, ordinal),
    sellerName: sellers.nameOf(number(segment.sellerId)),
    ...(couriers !== null && { couriers }),
    ...(closedUntil !== null && { closedUntil }),
    hasVariants: (flags & FLAG.hasVariants) > 0,
  };
}
