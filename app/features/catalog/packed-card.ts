import type { ProductCard } from '#domain/catalogue/product.ts';

/** All of a card, in the order in which it is packed. */
const FIELDS = Object.keys({
  id: 0,
  name: 0,
  price: 0,
  originalPrice: 0,
  discount: 0,
  isFlashPrice: 0,
  imageUrl: 0,
  rating: 0,
  reviewCount: 0,
  soldCount: 0,
  stock: 0,
  isFreeShipping: 0,
  location: 0,
  sellerName: 0,
  hasVariants: 0,
} satisfies Record<keyof ProductCard, 0>) as (keyof ProductCard)[];

/**
 * A card on its way from a loader to the browser: its values alone, as JSON. The router's own encoding names every
 * value of every card; packed, a list's HTML is a twentieth smaller (docs/decisions/0012-first-view.md).
 */
export type PackedCard = string;

export const packCard = (card: ProductCard): PackedCard => JSON.stringify(FIELDS.map((field) => card[field]));

/** @param packed what {@link packCard} of the same build made of a card. */
export const unpackCard = (packed: PackedCard): ProductCard =>
  Object.fromEntries(
    JSON.parse(packed).map((value: unknown, index: number) => [FIELDS[index] ?? '', value]),
  ) as unknown as ProductCard;
