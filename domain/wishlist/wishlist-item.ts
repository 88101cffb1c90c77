import type { NewLine } from '../cart/cart-line.ts';
import type { Rupiah } from '../money.ts';

/** A wished product, identified by its productId (P-WISH-1). */
export interface WishlistItem {
  /** Time-based. */
  id: number;
  productId: number;
  name: string;
  price: Rupiah;
  /** Only where it is higher than the price. */
  originalPrice?: Rupiah;
  imageUrl: string;
  /** Absent when not known. */
  sellerName?: string;
  addedAt: Date;
}

/** Something to put on the wishlist, before it becomes an item. */
export type NewWish = Omit<WishlistItem, 'id' | 'addedAt'>;

/** The seller of a cart line whose wish did not know it (P-WISH-5). */
const UNKNOWN_SELLER = 'Store';

/** The seller that a cart line of a wish names (P-WISH-5). */
export const sellerOfWish = ({ sellerName }: Pick<NewWish, 'sellerName'>): string =>
  sellerName ?? UNKNOWN_SELLER;

/** The cart line for a wish: one piece, at the wish's price. */
export function lineForWish({
  productId,
  name,
  sellerName,
  price,
  originalPrice,
  imageUrl,
}: NewWish): NewLine {
  return {
    productId,
    name,
    sellerName: sellerName ?? UNKNOWN_SELLER,
    price,
    originalPrice,
    imageUrl,
    quantity: 1,
  };
}
