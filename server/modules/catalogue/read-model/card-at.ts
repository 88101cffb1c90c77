import type { ProductCard } from '#domain/catalogue/product.ts';
import { rupiah } from '#domain/money.ts';
import { textAt, textOf } from './growing.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** The card of the product at a place of a segment. */
export function cardAt(segment: Segment, ordinal: number, sellers: Sellers): ProductCard {
  const number = (column: ArrayLike<number>) => column[ordinal] ?? 0;
  const flags = number(segment.flags);
  const flashPrice = number(segment.flashPrice);
  return {
    id: number(segment.id),
    name: textAt(segment.name, ordinal),
    price: rupiah(number(segment.price)),
    originalPrice: rupiah(number(segment.originalPrice)),
    discount: number(segment.discount),
    imageUrl: textOf(segment.imageUrl, ordinal),
    rating: number(segment.rating),
    reviewCount: number(segment.reviewCount),
    soldCount: number(segment.soldCount),
    stock: number(segment.stock),
    isFreeShipping: (flags & FLAG.freeShipping) > 0,
    location: textOf(segment.location, ordinal),
    sellerName: sellers.nameOf(number(segment.sellerId)),
    flashPrice: flashPrice === 0 ? null : rupiah(flashPrice),
    hasVariants: (flags & FLAG.hasVariants) > 0,
  };
}
